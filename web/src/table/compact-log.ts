// Folds lines of the log that say the same of one seat after the other, such as passes, into one.

import type { Line, News } from "../net/protocol";

/** The lines to show for each of the news, by its number: the first of a fold has the seats of all of them. */
export function foldLines(
  news: readonly News[],
  folded: { key: string; together: string } | null,
): Map<number, Line[]> {
  const found = new Map<number, Line[]>();
  let fold: Line | null = null;
  for (const { number, lines = [] } of news) {
    const shown: Line[] = [];
    for (const line of lines) {
      if (!folded || line.key !== folded.key) {
        fold = null;
        shown.push(line);
      } else if (!fold) {
        fold = { ...line };
        shown.push(fold);
      } else {
        const seats = (fold.facts.seats ?? [fold.facts.seat]) as number[];
        const seat = line.facts.seat as number;
        Object.assign(fold, {
          key: folded.together,
          facts: { seats: seats.includes(seat) ? seats : [...seats, seat] },
        });
      }
    }
    found.set(number, shown);
  }
  return found;
}
