// Where an action is made: places on the board, as the stage knows them.

import type { LilyData, LilyParts } from "./data-types";
import { spot } from "./staging";

export const cardPlace = (id: string): string => `card-${id}`;
export const triggerPlace = (number: number): string => `trigger-${number}`;
/** A button below the hand. */
export const answerPlace = (verb: string, number: number): string => `answer-${verb}${number || ""}`;

export function actionPlaces({ verb, card, side, areas, number }: LilyParts, view: LilyData): string[] {
  const own = Math.max(view.viewer, 0);
  const [first, ...others] = areas;
  const found: string[] = card ? [cardPlace(card)] : [];
  if (verb === "event") found.push("event");
  if (verb === "first") found.push(triggerPlace(number));
  if (first) found.push(spot(side === "enemy" ? 1 - own : own, first));
  const seat = verb === "attack" ? 1 - own : own;
  found.push(...others.map((area) => spot(seat, area)));
  return found.length ? found : [answerPlace(verb, number)];
}
