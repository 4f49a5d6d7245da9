// The curves of the win chances, as paths over the moments of a replay: x is the moment, y from 1 (none) to 0 (sure).

import type { AnalysisPoint } from "../../net/protocol";

const DASHES = ["", "7 3", "2 3", "9 3 2 3", "4 4"];
const COLOURS = [
  "var(--red)",
  "light-dark(#23628f, #86bde6)",
  "var(--good)",
  "var(--gold)",
  "light-dark(#6d4a9c, #c3a6ee)",
];

/** How the line of a seat is told from the others, also without colours. */
export const dashesOf = (seat: number): string => DASHES[seat % DASHES.length]!;
export const colourOf = (seat: number): string => COLOURS[seat % COLOURS.length]!;

/** One path per seat. `indexAfter` gives the moment after a number of decisions. */
export function chancePaths(points: readonly AnalysisPoint[], indexAfter: (decisions: number) => number): string[] {
  const seats = points[0]?.shares.length ?? 0;
  return Array.from({ length: seats }, (_, seat) =>
    points
      .map(({ decisions, shares }, place) => `${place ? "L" : "M"}${indexAfter(decisions)} ${1 - shares[seat]!}`)
      .join(""),
  );
}
