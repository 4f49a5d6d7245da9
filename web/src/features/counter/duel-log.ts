// The log of a duel counter: a state and the moves since. Undo takes a move back; two phones exchange logs.

import { apply, newDuel, PARTNERS, PHASES, STEPS, type Duel, type Move } from "./duel-state";

export interface DuelLog {
  base: Duel;
  moves: Move[];
}

/** Moves that can be taken back; older ones become part of the base. */
export const MAX_MOVES = 100;
/** What a service accepts (COUNTER_CHARACTERS in src/madoi/server/limits.py); a log has a quarter of it. */
export const MAX_CHARACTERS = 16_000;
/** Moves of a dial follow each other; together they are one. */
const DIALS = [
  "potentials",
  "coupling",
  "reversed",
  "extra",
  "power",
  "support",
  "defence",
  "target",
  "targets",
  "name",
];

export const newLog = (): DuelLog => ({ base: newDuel(), moves: [] });

export const duelOf = (log: DuelLog): Duel => log.moves.reduce((duel, move) => apply(duel, move) ?? duel, log.base);

const dialOf = (move: Move): string | null =>
  DIALS.includes(move.type) ? `${move.type} ${"seat" in move ? move.seat : ""} ${"at" in move ? move.at : ""}` : null;

/** The log with one more move; the same log where the move means nothing. */
export function append(log: DuelLog, move: Move): DuelLog {
  if (!apply(duelOf(log), move)) return log;
  const last = log.moves.at(-1);
  const turnsOn = last !== undefined && dialOf(last) !== null && dialOf(last) === dialOf(move);
  const moves = [...(turnsOn ? log.moves.slice(0, -1) : log.moves), move];
  if (moves.length <= MAX_MOVES) return { base: log.base, moves };
  const [first, ...rest] = moves;
  return { base: apply(log.base, first!) ?? log.base, moves: rest };
}

export const undo = (log: DuelLog): DuelLog => ({ base: log.base, moves: log.moves.slice(0, -1) });

const isCount = (value: unknown): boolean => Number.isInteger(value) && Math.abs(value as number) < 1000;
const isSeat = (value: unknown): boolean => value === 0 || value === 1;
const isOneOf = (allowed: readonly unknown[]) => (value: unknown) => allowed.includes(value);
const isFlag = (value: unknown): boolean => typeof value === "boolean";
const isName = (value: unknown): boolean => typeof value === "string" && value.length <= 40;

type Check = (value: unknown) => boolean;
const isShaped =
  (shape: Record<string, Check>): Check =>
  (value) =>
    typeof value === "object" &&
    value !== null &&
    Object.entries(shape).every(([field, check]) => check((value as Record<string, unknown>)[field]));
const isList =
  (check: Check, least: number, most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(check);

const isSide = isShaped({
  name: isName,
  potentials: isCount,
  coupling: isCount,
  reversed: isCount,
  partner: isOneOf(PARTNERS),
});
const isTarget = isShaped({ leader: isFlag, power: isCount, fails: isFlag, blocked: isFlag });
const isBattle = isShaped({
  step: isOneOf(STEPS),
  attacker: isSeat,
  leader: isFlag,
  power: isCount,
  support: isShaped({ value: isCount, fails: isFlag }),
  defence: isCount,
  targets: isList(isTarget, 1, 4),
  counter: isOneOf(["none", "sange", "coupling"]),
  critical: isFlag,
});
const isDuel = isShaped({
  sides: isList(isSide, 2, 2),
  turn: isCount,
  active: isSeat,
  phase: isOneOf(PHASES),
  played: isCount,
  extra: isCount,
  upTo: isFlag,
  battle: (value) => value === null || isBattle(value),
  winner: (value) => value === null || value === "draw" || isSeat(value),
});
const FIELDS: Record<string, Check> = {
  seat: isSeat,
  value: isCount,
  level: isCount,
  at: isCount,
  on: isFlag,
  leader: isFlag,
  text: isName,
  state: isOneOf(PARTNERS),
};
const NEEDED: Record<Move["type"], string[]> = {
  name: ["seat", "text"],
  begin: ["seat"],
  "up-to": ["on"],
  next: [],
  potentials: ["seat", "value"],
  coupling: ["seat", "value"],
  reversed: ["seat", "value"],
  partner: ["seat", "state"],
  deploy: ["level", "leader"],
  extra: ["value"],
  attack: [],
  power: ["value"],
  support: ["value"],
  defence: ["value"],
  "attacker-leader": ["on"],
  "support-fails": ["on"],
  target: ["at", "value"],
  "target-leader": ["at", "on"],
  "target-fails": ["at", "on"],
  block: ["at", "on"],
  targets: ["value"],
  step: [],
  sange: ["value"],
  "coupling-counter": ["value"],
  critical: ["on"],
  settle: [],
  cancel: [],
  lose: ["seat"],
  again: [],
};
const isMove: Check = (value) => {
  if (!isShaped({ type: isOneOf(Object.keys(NEEDED)) })(value)) return false;
  const move = value as Record<string, unknown>;
  return NEEDED[move["type"] as Move["type"]].every((field) => FIELDS[field]!(move[field]));
};

/** A log from a storage or from the other phone; null: not one. */
export function readLog(text: string): DuelLog | null {
  if (text.length > MAX_CHARACTERS) return null;
  try {
    const found: unknown = JSON.parse(text);
    return isShaped({ base: isDuel, moves: isList(isMove, 0, MAX_MOVES) })(found) ? (found as DuelLog) : null;
  } catch {
    return null;
  }
}
