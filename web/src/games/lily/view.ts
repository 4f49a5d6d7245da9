// The field, the phases and the steps of a battle, in their order.

import type { BattleView, FieldView, LilyData } from "./data-types";

export type Area = keyof FieldView;

export const FRONT: Area[] = ["lf", "cf", "rf"];
export const BACK: Area[] = ["lb", "cb", "rb"];
export const AREAS: Area[] = [...FRONT, ...BACK];

/** With this many cards in the potential area, a defeated leader leaves (LY-8.12). */
export const MAX_POTENTIALS = 5;

export const STEPS: BattleView["step"][] = [
  "declared",
  "starts",
  "support",
  "counter",
  "sp",
  "sums",
  "critical",
  "block",
  "compare",
  "end",
];
export const PHASES: LilyData["phase"][] = ["start", "coupling", "event", "deployment", "action", "end"];

/** Whether supports have been revealed in this battle. */
export function revealed(battle: BattleView): boolean {
  return STEPS.indexOf(battle.step) > STEPS.indexOf("support") || battle.supports.some((one) => one !== null);
}
