// What the log shows: without what is no longer true, and with lines that say the same of one seat after the other, such as
// passes, folded into one.

import type { Line, News } from "../net/protocol";

const opensSeat = (one: News | undefined): boolean => one?.what === "handed" && one.why === "opened";

/** The news that the log shows. "The game goes on here" is true of its last move only, and so are the seats opened then. */
export function shownNews(news: readonly News[]): News[] {
  const lastMove = news.findLastIndex((one) => one.what === "moved-here");
  return news.filter((one, place) => {
    if (one.what === "moved-here") return place === lastMove;
    if (opensSeat(one)) return place > lastMove && !opensSeat(news[place - 1]);
    return one.what !== "said" && one.what !== "opened";
  });
}

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
