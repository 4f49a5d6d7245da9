import { beforeEach, describe, expect, test } from "vitest";
import {
  finishedGames,
  forgetFinishedGame,
  forgetTable,
  invitationsFor,
  saveFinishedGame,
  saveOpenedTable,
  saveSeat,
  saveKnownTables,
  saveOutbox,
  seatSecrets,
  seatSecret,
  lastKnownTables,
  loadOutbox,
  type FinishedGame,
} from "./storage";
import type { MyTable } from "../net/protocol";

beforeEach(() => localStorage.clear());

const game = (table: string, at: number): FinishedGame => ({
  table,
  game: "kasane",
  at,
  seat: 0,
  seats: [{ kind: "person", name: "Rin", bot: "" }],
  points: [1],
  winners: [0],
  paper: false,
  continued: false,
});

describe("seats", () => {
  test("of games that go on are never forgotten, however many there are", () => {
    for (let number = 0; number < 120; number++) saveSeat(`t${number}`, `s${number}`);
    expect(Object.keys(seatSecrets()).length).toBe(120);
  });

  test("of games that are over make room: the latest fifty stay, those that go on all do", () => {
    for (let number = 0; number < 60; number++) {
      saveSeat(`over${number}`, "s");
      saveFinishedGame(game(`over${number}`, number));
    }
    saveSeat("on", "s");
    saveSeat("another", "s");
    const kept = Object.keys(seatSecrets());
    expect(kept.filter((table) => table.startsWith("over")).length).toBe(50);
    expect(kept).toContain("over59");
    expect(kept).not.toContain("over0");
    expect(kept).toContain("on");
  });

  test("what is no secret is none, and broken storage holds nothing", () => {
    localStorage.setItem("madoi-seats", JSON.stringify({ good: "s", bad: 7 }));
    expect(seatSecrets()).toEqual({ good: "s" });
    expect(seatSecret("bad")).toBe("");
    localStorage.setItem("madoi-seats", "{");
    expect(seatSecrets()).toEqual({});
  });

  test("opening a table keeps its seat and its invitations", () => {
    const invitations = [{ seat: 1, invitation: "x" }];
    saveOpenedTable({ table: "t", seat: 0, secret: "s", invitations });
    expect(seatSecret("t")).toBe("s");
    expect(invitationsFor("t")).toEqual(invitations);
    saveOpenedTable({ table: "u", seat: null, secret: "", invitations: [] });
    expect(Object.keys(seatSecrets())).toEqual(["t"]);
  });
});

describe("games that are over", () => {
  test("come with the latest first, and without what is no game", () => {
    saveFinishedGame(game("old", 1));
    saveFinishedGame(game("new", 2));
    const kept = JSON.parse(localStorage.getItem("madoi-finished")!) as Record<string, unknown>;
    const seatless = { ...game("seatless", 3), seat: 5 };
    const unpaid = { ...game("unpaid", 3), points: [] };
    localStorage.setItem("madoi-finished", JSON.stringify({ ...kept, nothing: null, seatless, unpaid }));
    expect(finishedGames().map((one) => one.table)).toEqual(["new", "old"]);
  });

  test("go on after all when something was corrected", () => {
    saveFinishedGame(game("t", 1));
    forgetFinishedGame("t");
    expect(finishedGames()).toEqual([]);
  });
});

test("of what could not be sent the fifty tables stay where something was entered last", () => {
  for (let number = 0; number < 51; number++) saveOutbox(`t${number}`, { number });
  expect(loadOutbox("t0")).toBe(null);
  expect(loadOutbox("t1")).toEqual({ number: 1 });
  saveOutbox("t1", { number: "again" });
  saveOutbox("t51", {});
  expect(loadOutbox("t1"), "it was used last but one").toEqual({ number: "again" });
  expect(loadOutbox("t2")).toBe(null);
});

test("how a table stood is known only while its seat is held; a forgotten table leaves nothing", () => {
  saveKnownTables([{ table: "t" }, { table: "gone" }] as MyTable[]);
  saveSeat("t", "s");
  expect(lastKnownTables().map((one) => one.table)).toEqual(["t"]);
  saveOutbox("t", {});
  forgetTable("t");
  expect([seatSecret("t"), loadOutbox("t"), lastKnownTables()]).toEqual(["", null, []]);
});
