// The view of Yuri-Kure.

export interface Relation {
  pair: [string, string];
  favor: number;
  discomfort: number;
  couple: boolean;
  sworn: boolean;
}

export interface Support {
  pair: [string, string];
  setup: number;
  extra: number;
}

export interface Sheet {
  support: Support[];
  draft: [string, string][];
  control: Record<string, number>;
}

export interface Question {
  girl: string;
  kind: "action" | "answer" | "vote" | "love-answer" | "cool" | "start";
  step: "reveal" | "declare" | "respond" | "open";
  declared: string | null;
  priority?: number;
  passes?: number;
  passed?: boolean[];
  tried?: string[];
}

export interface Affair {
  actor: string;
  pair: [string, string];
  voters: string[];
  votes_for: number;
  votes_against: number;
  yeses: number;
}

export interface View {
  viewer: number;
  turn: number;
  girls: string[];
  order: string[];
  acting: string | null;
  orientations: Record<string, string[]>;
  relations: Relation[];
  setup_couple: [string, string];
  revealed: Record<string, number>[];
  virtual_controller: number;
  due: { values: number[]; different: boolean; setup: boolean } | null;
  handed_in: boolean[];
  question: Question | null;
  affair: Affair | null;
  sheets: (Sheet | null)[];
  ending: "" | "fated" | "polygamy" | "nine-turns";
  ending_pairs: [string, string][];
}

export function pairKey(one: string, other: string): string {
  return [one, other].sort().join(" ");
}

export function highestReveal(view: View, girl: string): number {
  return Math.max(0, ...view.revealed.map((row) => row[girl] ?? 0));
}

/** The seat with the highest reveal; -1: none. */
export function controllerOf(view: View, girl: string): number {
  const most = highestReveal(view, girl);
  return most ? view.revealed.findIndex((row) => row[girl] === most) : -1;
}

/** Control of a girl, with the points being placed. */
export function controlWithDraft(view: View, sheet: Sheet, girl: string): number {
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

export function arrowsIn(view: View): Arrow[] {
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
  if (question?.declared) {
    const [verb, ...to] = question.declared.split(" ");
    if (to.length) found.push({ verb: verb!, from: question.girl, to, state: "declared" });
  }
  return found;
}
