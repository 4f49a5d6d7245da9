// A score in words.

import type { Score } from "../../net/protocol";
import { words } from "../../i18n/words.svelte";

/** "1st", or in a duel "Won". */
export function placeText(game: string, { place, margin }: Score): string {
  if (game !== "lily") return words.text("daily-place", { place });
  return words.text(place > 1 ? "daily-lost" : margin > 0 ? "daily-won" : "daily-drawn");
}

/** "4 points ahead". */
export function marginText({ margin }: Score): string {
  const points = Math.abs(margin);
  return words.text(margin > 0 ? "daily-ahead" : margin < 0 ? "daily-behind" : "daily-level", { points });
}

export const scoreText = (game: string, score: Score): string =>
  words.joined([placeText(game, score), marginText(score)]);

/** Below 0: the first is better. */
export const compareScores = (one: Score, other: Score): number =>
  one.place - other.place || other.margin - one.margin || other.points - one.points;
