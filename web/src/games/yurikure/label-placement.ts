// Places labels on the lines of the circle without overlaps.

import { MIDDLE, type Point } from "./girls";

export interface Box extends Point {
  width: number;
  height: number;
}

const POSITIONS = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.26, 0.74];
/** How far towards the middle a label may move, where its line has no room. */
const INWARD_SHIFTS = [0, 0.08, 0.16, 0.24, 0.32];
const GAP = 3;

function between(a: Point, b: Point, part: number): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

/** What girls cover: portrait and name. */
export function girlBoxes(at: Record<string, Point>): Box[] {
  return Object.values(at).flatMap((girl) => [
    { x: girl.x, y: girl.y - 4, width: 72, height: 62 },
    { x: girl.x, y: girl.y + 34, width: 84, height: 18 },
  ]);
}

/** The place on the line, or a little inside, with the least overlap; the middle is preferred. */
export function placeLabel(a: Point, b: Point, width: number, height: number, taken: readonly Box[]): Box {
  const hidden = (spot: Point) =>
    taken.reduce((sum, one) => {
      const wide = (one.width + width) / 2 + GAP - Math.abs(one.x - spot.x);
      const high = (one.height + height) / 2 + GAP - Math.abs(one.y - spot.y);
      return wide > 0 && high > 0 ? sum + wide * high : sum;
    }, 0);
  const spots = INWARD_SHIFTS.flatMap((inside) =>
    POSITIONS.map((part) => between(between(a, b, part), MIDDLE, inside)),
  );
  const best = spots
    .map((spot) => ({ spot, cost: hidden(spot) }))
    .reduce((best, next) => (next.cost < best.cost ? next : best));
  return { ...best.spot, width, height };
}
