// What a view of Yuri-Kure means: who controls whom, and what happens between girls.

import type { SheetView, YurikureData } from "./data-types";

/** What the circle of girls draws. */
export type CircleData = Pick<
  YurikureData,
  "order" | "relations" | "revealed" | "ending_pairs" | "acting" | "question" | "affair"
>;

export function pairKey(one: string, other: string): string {
  return [one, other].sort().join(" ");
}

export function highestReveal(view: Pick<YurikureData, "revealed">, girl: string): number {
  return Math.max(0, ...view.revealed.map((row) => row[girl] ?? 0));
}

/** The seat with the highest reveal; -1: none. */
export function controllerOf(view: Pick<YurikureData, "revealed">, girl: string): number {
  const most = highestReveal(view, girl);
  return most ? view.revealed.findIndex((row) => row[girl] === most) : -1;
}

/** Control of a girl, with the points being placed. */
export function controlWithDraft(view: YurikureData, sheet: SheetView, girl: string): number {
  const placed = sheet.draft.reduce(
    (sum, pair, place) => sum + (pair.includes(girl) ? (view.due?.values[place] ?? 0) : 0),
    0,
  );
  return (sheet.control[girl] ?? 0) + placed;
}

export const DECLARATION_VERBS = ["approach", "confess", "love", "nothing", "warm", "yes", "no"];

export interface Arrow {
  verb: string;
  from: string;
  to: string[];
  state: "chosen" | "declared" | "settled";
}

export function arrowsIn(view: YurikureData): Arrow[] {
  const found: Arrow[] = [];
  const { affair, question } = view;
  if (affair && question?.kind === "answer") {
    found.push({
      verb: "confess",
      from: affair.actor,
      to: affair.pair.filter((girl) => girl !== affair.actor),
      state: "settled",
    });
  } else if (affair) {
    found.push({ verb: "love", from: affair.actor, to: affair.pair, state: "settled" });
  }
  if (question?.declared_parts) {
    const { verb, girls } = question.declared_parts;
    if (girls.length) found.push({ verb, from: question.girl, to: girls, state: "declared" });
  }
  return found;
}
