import { expect, test } from "vitest";
import { speak } from "../../../testing/words";
import type { EveningState } from "../../net/protocol";
import {
  currentTables,
  finalTable,
  goingOn,
  hasNextRound,
  isFinal,
  myTable,
  termTexts,
  winnerNames,
} from "./evening.svelte";

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

test("an evening tells its kind, its rounds, and its pace where it is slow", async () => {
  await speak("en");
  const before: Partial<EveningState> = { mode: "swiss", pace: "live", played: [], rounds: 1 };
  expect(termTexts(evening(before))).toEqual(["Swiss", "1 round"]);
  expect(termTexts(evening({ mode: "swiss", pace: "daily" }))).toEqual(["Swiss", "Round 1 of 2", "One move a day"]);
  expect(termTexts(evening({ mode: "swiss", phase: "over" }))).toEqual(["Swiss", "2 rounds"]);
  expect(termTexts(evening({ ...before, mode: "round-robin", rounds: 0 }))).toEqual(["Round robin"]);
});

test("nobody joins for a round that does not come", () => {
  expect(hasNextRound(evening({}))).toBe(true);
  expect(hasNextRound(evening({ rounds: 1 }))).toBe(false);
  expect(hasNextRound(evening({ phase: "pause" }))).toBe(true);
  expect(hasNextRound(evening({ phase: "gathering", played: [], rounds: 0 }))).toBe(true);
  expect(hasNextRound(evening({ phase: "over" }))).toBe(false);
});

test("the winner is named when the evening is over, and is you if you are", async () => {
  await speak("en");
  const player = (name: string, place: number) => ({ name, place, points: 0, strength: 0, firsts: 0, left: false });
  const players = [player("Rin", 1), player("Mio", 3), player("Aki", 1)] as EveningState["players"];
  expect(winnerNames(evening({ phase: "over", players, me: 2 }))).toEqual(["Rin", "You"]);
  expect(winnerNames(evening({ phase: "playing", players }))).toEqual([]);
  expect(winnerNames(evening({ phase: "over", players, played: [] }))).toEqual([]);
});
