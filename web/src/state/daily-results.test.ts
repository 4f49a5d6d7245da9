import { beforeEach, describe, expect, test } from "vitest";
import { dailyResult, dailyResults, dayAfter, dayAt, isDay, isSealed, saveDailyResult, streak } from "./daily-results";
import { collectData, importData } from "./device-transfer";

beforeEach(() => localStorage.clear());

const done = { where: "service", score: { place: 1, margin: 4, points: 20 }, table: "", seed: "", sent: true } as const;

describe("results", () => {
  test("are kept by day and game, and move to another device", () => {
    saveDailyResult("2026-11-18", "lily", done);
    saveDailyResult("2026-11-18", "kasane", { ...done, where: "device", score: null, table: "local-1", seed: "00" });
    expect(dailyResult("2026-11-18", "lily")).toEqual(done);
    expect(dailyResult("2026-11-17", "lily")).toBe(null);
    const data = collectData();
    localStorage.clear();
    importData(data);
    expect(Object.keys(dailyResults())).toEqual(["2026-11-18/lily", "2026-11-18/kasane"]);
  });

  test("that are none are left out", () => {
    const bad = {
      a: null,
      b: { ...done, where: "elsewhere" },
      c: { ...done, score: { place: 0, margin: 1, points: 1 } },
    };
    localStorage.setItem("madoi-daily", JSON.stringify({ ...bad, "2026-11-18/lily": done }));
    expect(Object.keys(dailyResults())).toEqual(["2026-11-18/lily"]);
    localStorage.setItem("madoi-daily", "{");
    expect(dailyResults()).toEqual({});
  });
});

describe("a streak", () => {
  const on = (...days: string[]) => Object.fromEntries(days.map((day) => [`${day}/lily`, done]));

  test("counts days in a row up to today", () => {
    expect(streak(on("2026-11-18", "2026-11-17", "2026-11-15"), "2026-11-18")).toBe(2);
  });

  test("goes on while today is not over", () => {
    expect(streak(on("2026-11-17", "2026-11-16"), "2026-11-18")).toBe(2);
    expect(streak(on("2026-11-16"), "2026-11-18")).toBe(0);
  });

  test("counts a day once, and only what is finished", () => {
    const two = { ...on("2026-11-18"), "2026-11-18/kasane": done, "2026-11-17/kasane": { ...done, score: null } };
    expect(streak(two, "2026-11-18")).toBe(1);
  });

  test("crosses months and years", () => {
    expect(streak(on("2027-01-01", "2026-12-31", "2026-12-30"), "2027-01-01")).toBe(3);
  });
});

test("records open two hours after the day", () => {
  expect(isSealed("2026-11-18", Date.UTC(2026, 10, 19, 1, 59))).toBe(true);
  expect(isSealed("2026-11-18", Date.UTC(2026, 10, 19, 2))).toBe(false);
});

test("days are those of UTC", () => {
  expect(dayAt(Date.UTC(2026, 10, 18, 23, 59))).toBe("2026-11-18");
  expect(dayAfter("2026-02-28", 1)).toBe("2026-03-01");
  expect(["2026-11-18", "2026-13-18", "x", ""].map(isDay)).toEqual([true, false, false, false]);
});
