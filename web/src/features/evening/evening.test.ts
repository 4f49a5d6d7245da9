import { expect, test } from "vitest";
import type { EveningState } from "../../net/protocol";
import { currentTables, finalTable, goingOn, isFinal, myTable } from "./evening.svelte";

const table = (id: string, players: number[], points: number[] = []) => ({
  table: id,
  players,
  points,
  scores: points,
});
const evening = (changed: Partial<EveningState>): EveningState => ({
  version: 1,
  time: 0,
  phase: "playing",
  rounds: 2,
  me: 2,
  order: [3, 0, 1, 2],
  played: [{ tables: [table("a", [0, 1]), table("b", [2, 3])], byes: [] }],
  ...changed,
});

test("my table is the one that still runs with me", () => {
  expect(myTable(evening({}))?.table).toBe("b");
  expect(myTable(evening({ me: -1 }))).toBeUndefined();
  const over = evening({ played: [{ tables: [table("a", [0, 1]), table("b", [2, 3], [1, 0])], byes: [] }] });
  expect(myTable(over)).toBeUndefined();
  expect(currentTables(evening({ phase: "pause" }))).toEqual([]);
  expect(currentTables(evening({ phase: "gathering", played: [] }))).toEqual([]);
});

test("the final is the leader's table in the last of several rounds", () => {
  expect(finalTable(evening({}))).toBeUndefined();
  const last = evening({ played: [{ tables: [], byes: [] }, evening({}).played![0]!] });
  expect(isFinal(last)).toBe(true);
  expect(finalTable(last)?.table).toBe("b");
  expect(isFinal(evening({ rounds: 1 }))).toBe(false);
});

test("evenings that are over are left out, and one whose table waits comes first", () => {
  const evenings = [
    { id: "over", now: evening({ phase: "over" }) },
    { id: "pause", now: evening({ phase: "pause" }) },
    { id: "waits", now: evening({}) },
  ];
  expect(goingOn(evenings).map(({ id }) => id)).toEqual(["waits", "pause"]);
});
