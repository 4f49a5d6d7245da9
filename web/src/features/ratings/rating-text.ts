// Ratings as texts: a change, an interval, a season.

import { formatNumber } from "../../i18n/formats";
import { words } from "../../i18n/words.svelte";
import type { RatingPoints } from "../../net/protocol";

/** Half of the interval: "1480 ± 90". */
export const reachOf = ({ low, high }: RatingPoints): number => Math.round((high - low) / 2);

/** "+12", "−3", "±0". */
export function changeText(before: RatingPoints, after: RatingPoints): string {
  const change = after.points - before.points;
  return `${change > 0 ? "+" : change < 0 ? "−" : "±"}${formatNumber(Math.abs(change))}`;
}

/** The months of a season: "2026-4" is October to December 2026. */
export function seasonText(season: string): string {
  const [year = 0, quarter = 1] = season.split("-").map(Number);
  const month = 3 * (quarter - 1);
  const format = new Intl.DateTimeFormat(words.language, { year: "numeric", month: "short", timeZone: "UTC" });
  return format.formatRange(Date.UTC(year, month), Date.UTC(year, month + 2));
}

export interface Scale {
  left: number;
  width: number;
  at: number;
}

/** Where an interval lies between the lowest and the highest end of all, in percent. */
export function placeOnScale(rating: RatingPoints, all: readonly RatingPoints[]): Scale {
  const least = Math.min(...all.map(({ low }) => low));
  const most = Math.max(...all.map(({ high }) => high));
  const share = (points: number) => (100 * (points - least)) / Math.max(1, most - least);
  return { left: share(rating.low), width: share(rating.high) - share(rating.low), at: share(rating.points) };
}
