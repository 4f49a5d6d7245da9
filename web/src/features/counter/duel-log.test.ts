import { describe, expect, test } from "vitest";
import { append, duelOf, MAX_CHARACTERS, MAX_MOVES, newLog, readLog, undo, type DuelLog } from "./duel-log";
import type { Move } from "./duel-state";

const after = (log: DuelLog, ...moves: Move[]): DuelLog => moves.reduce(append, log);
const begun = after(newLog(), { type: "begin", seat: 1 });

describe("the log of a counter", () => {
  test("undo takes the last move back; the turns of a dial are one move", () => {
    const dialled = after(
      begun,
      { type: "coupling", seat: 1, value: 1 },
      { type: "coupling", seat: 1, value: 2 },
      { type: "coupling", seat: 0, value: 4 },
    );
    expect(duelOf(dialled).sides.map((side) => side.coupling)).toEqual([4, 2]);
    expect(duelOf(undo(dialled)).sides.map((side) => side.coupling)).toEqual([0, 2]);
    expect(undo(undo(dialled))).toEqual(begun);
  });

  test("has no moves that mean nothing", () => {
    expect(append(begun, { type: "settle" })).toBe(begun);
  });

  test("stays short: old moves become part of its base", () => {
    let log = begun;
    for (let round = 0; round < 150; round++) log = append(log, { type: "next" });
    expect(log.moves).toHaveLength(MAX_MOVES);
    expect(duelOf(log).turn).toBe(26);
    expect(JSON.stringify(log).length).toBeLessThan(MAX_CHARACTERS / 2);
    expect(readLog(JSON.stringify(log))).toEqual(log);
  });

  test("is read from another phone only if it is whole", () => {
    const attack = after(
      begun,
      ...Array<Move>(9).fill({ type: "next" }),
      { type: "attack" },
      { type: "block", at: 0, on: true },
    );
    expect(readLog(JSON.stringify(attack))).toEqual(attack);
    for (const broken of [
      "",
      "[]",
      "{}",
      JSON.stringify({ ...attack, moves: [{ type: "block", at: "0", on: true }] }),
      JSON.stringify({ ...attack, moves: [{ type: "constructor" }] }),
      JSON.stringify({ ...attack, base: { ...attack.base, sides: [attack.base.sides[0]] } }),
      JSON.stringify({ ...attack, base: { ...attack.base, battle: { step: "attack" } } }),
      JSON.stringify({ ...attack, base: { ...attack.base, turn: 1e9 } }),
      " ".repeat(MAX_CHARACTERS + 1),
    ])
      expect(readLog(broken)).toBe(null);
  });
});
