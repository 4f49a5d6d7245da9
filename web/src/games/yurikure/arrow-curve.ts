// The curves of arrows between girls.

import { MIDDLE, type Point } from "./girls";
import type { Box } from "./label-placement";
import type { Arrow } from "./view";

const FRAME_RADIUS = 40;
/** How far the curve of an action is bent. */
const BEND = 34;
/** The circle around the sign of an arrow. */
const SIGN_SIZE = 30;

/** A curve from girl to girl, bent towards the middle, ending before their frames. */
export function arrowCurve(from: Point, to: Point, bend: number): { path: string; sign: Point } {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const [nx, ny] = [-(to.y - from.y) / length, (to.x - from.x) / length];
  // Bend towards the middle of the circle.
  const side = (MIDDLE.x - half.x) * nx + (MIDDLE.y - half.y) * ny < 0 ? -1 : 1;
  const deep = bend * Math.max(1, 2.6 - length / 110); // neighbours need a deeper curve
  const turn = { x: half.x + nx * deep * side, y: half.y + ny * deep * side };
  const trim = (end: Point): Point => {
    const far = Math.hypot(turn.x - end.x, turn.y - end.y) || 1;
    return { x: end.x + ((turn.x - end.x) / far) * FRAME_RADIUS, y: end.y + ((turn.y - end.y) / far) * FRAME_RADIUS };
  };
  const [a, b] = [trim(from), trim(to)];
  // A third of the way: in the middle are the pair's numbers.
  const third = (from: number, over: number, to: number) => (4 * from + 4 * over + to) / 9;
  const sign = { x: third(a.x, turn.x, b.x), y: third(a.y, turn.y, b.y) };
  return { path: `M${a.x} ${a.y}Q${turn.x} ${turn.y} ${b.x} ${b.y}`, sign };
}

/** The curve that carries the sign of an action; null: a Game of Love whose pair is not complete yet. */
export function signCurve(arrow: Arrow, at: Record<string, Point>): ReturnType<typeof arrowCurve> | null {
  const [one, other] = arrow.verb === "love" ? arrow.to : [arrow.from, arrow.to[0]];
  return one && other ? arrowCurve(at[one]!, at[other]!, BEND) : null;
}

/** What the signs cover. */
export function signBoxes(arrows: readonly Arrow[], at: Record<string, Point>): Box[] {
  return arrows.flatMap((arrow) => {
    const curve = signCurve(arrow, at);
    return curve ? [{ ...curve.sign, width: SIGN_SIZE, height: SIGN_SIZE }] : [];
  });
}
