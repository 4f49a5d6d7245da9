// The last battle, from the lines of the log: who fought, both sums, and everything that happened in it.

import type { Line, News } from "../../net/protocol";
import { idOf, plainLine, tells } from "./view-after";
import type { SumPart } from "./data-types";

export interface FighterReport {
  seat: number;
  card: string;
  attacks: boolean;
  /** The steps to the last sum that was told. */
  steps: SumPart[];
}

export interface BattleReport {
  fighters: FighterReport[];
  lines: Line[];
}

/** Null: nobody has attacked yet. */
export function lastBattle(news: readonly News[]): BattleReport | null {
  const gone = new Set(news.flatMap((one) => one.taken_back ?? []));
  const told = news.filter((one) => !gone.has(one.number)).flatMap((one) => one.lines ?? []);
  const last = told.findLastIndex((line) => line.key === "lily-attacked");
  if (last < 0) return null;
  // An attack on several is told line by line.
  let first = last;
  while (told[first - 1]?.key === "lily-attacked") first -= 1;
  const after = told.slice(first);
  const end = after.findIndex((line) => line.key === "lily-battle-over");
  const lines = end < 0 ? after : after.slice(0, end);
  return { fighters: fightersIn(lines), lines };
}

function fightersIn(lines: readonly Line[]): FighterReport[] {
  let found: FighterReport[] = [];
  for (const line of lines.map(plainLine)) {
    if (tells(line, "lily-sum-attack"))
      found = [{ seat: line.facts.seat!, card: idOf(line.facts.card), attacks: true, steps: line.facts.steps }];
    else if (tells(line, "lily-sum-defence"))
      found.push({ seat: line.facts.seat!, card: idOf(line.facts.card), attacks: false, steps: line.facts.steps });
    else if (tells(line, "lily-critical"))
      found = found.map((one) => (one.attacks ? { ...one, steps: line.facts.steps } : one));
  }
  return found;
}
