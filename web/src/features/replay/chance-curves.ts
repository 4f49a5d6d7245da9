// The curves of the win chances, as paths over the moments of a replay: x is the moment, y from 1 (none) to 0 (sure).

import type { AnalysisPoint } from "../../net/protocol";

/** One path per seat. `indexAfter` gives the moment after a number of decisions. */
export function chancePaths(points: readonly AnalysisPoint[], indexAfter: (decisions: number) => number): string[] {
  const seats = points[0]?.shares.length ?? 0;
  return Array.from({ length: seats }, (_, seat) =>
    points
      .map(({ decisions, shares }, place) => `${place ? "L" : "M"}${indexAfter(decisions)} ${1 - shares[seat]!}`)
      .join(""),
  );
}
