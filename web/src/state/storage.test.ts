import { beforeEach, describe, expect, test } from "vitest";
import {
  finished,
  forgetFinished,
  forgetTable,
  invitationsTo,
  keepFinished,
  keepOpened,
  keepSeat,
  keepStanding,
  keepUnsent,
  seats,
  secretOf,
  standing,
  unsentAt,
  type Finished,
} from "./storage";
import type { TableOfMine } from "../net/protocol";

beforeEach(() => localStorage.clear());

const game = (table: string, at: number): Finished => ({
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
    for (let number = 0; number < 120; number++) keepSeat(`t${number}`, `s${number}`);
    expect(Object.keys(seats()).length).toBe(120);
  });

  test("of games that are over make room: the latest fifty stay, those that go on all do", () => {
    for (let number = 0; number < 60; number++) {
      keepSeat(`over${number}`, "s");
      keepFinished(game(`over${number}`, number));
    }
    keepSeat("on", "s");
    keepSeat("another", "s");
    const kept = Object.keys(seats());
    expect(kept.filter((table) => table.startsWith("over")).length).toBe(50);
    expect(kept).toContain("over59");
    expect(kept).not.toContain("over0");
    expect(kept).toContain("on");
  });

  test("what is no secret is none, and broken storage holds nothing", () => {
    localStorage.setItem("madoi-seats", JSON.stringify({ good: "s", bad: 7 }));
    expect(seats()).toEqual({ good: "s" });
    expect(secretOf("bad")).toBe("");
    localStorage.setItem("madoi-seats", "{");
    expect(seats()).toEqual({});
  });

  test("opening a table keeps its seat and its invitations", () => {
    const invitations = [{ seat: 1, invitation: "x" }];
    keepOpened({ table: "t", seat: 0, secret: "s", invitations });
    expect(secretOf("t")).toBe("s");
    expect(invitationsTo("t")).toEqual(invitations);
    keepOpened({ table: "u", seat: null, secret: "", invitations: [] });
    expect(Object.keys(seats())).toEqual(["t"]);
  });
});

describe("games that are over", () => {
  test("come with the latest first, and without what is no game", () => {
    keepFinished(game("old", 1));
    keepFinished(game("new", 2));
    const kept = JSON.parse(localStorage.getItem("madoi-finished")!) as Record<string, unknown>;
    const seatless = { ...game("seatless", 3), seat: 5 };
    const unpaid = { ...game("unpaid", 3), points: [] };
    localStorage.setItem("madoi-finished", JSON.stringify({ ...kept, nothing: null, seatless, unpaid }));
    expect(finished().map((one) => one.table)).toEqual(["new", "old"]);
  });

  test("go on after all when something was corrected", () => {
    keepFinished(game("t", 1));
    forgetFinished("t");
    expect(finished()).toEqual([]);
  });
});

test("of what could not be sent the fifty tables stay where something was entered last", () => {
  for (let number = 0; number < 51; number++) keepUnsent(`t${number}`, { number });
  expect(unsentAt("t0")).toBe(null);
  expect(unsentAt("t1")).toEqual({ number: 1 });
  keepUnsent("t1", { number: "again" });
  keepUnsent("t51", {});
  expect(unsentAt("t1"), "it was used last but one").toEqual({ number: "again" });
  expect(unsentAt("t2")).toBe(null);
});

test("how a table stood is known only while its seat is held; a forgotten table leaves nothing", () => {
  keepStanding([{ table: "t" }, { table: "gone" }] as TableOfMine[]);
  keepSeat("t", "s");
  expect(standing().map((one) => one.table)).toEqual(["t"]);
  keepUnsent("t", {});
  forgetTable("t");
  expect([secretOf("t"), unsentAt("t"), standing()]).toEqual(["", null, []]);
});
