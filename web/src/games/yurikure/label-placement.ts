// Places labels on the lines of the circle: each on its own line, none on another or on a girl.

import { WIDTH, type Point } from "./girls";

export interface Box extends Point {
  width: number;
  height: number;
}

/** A label for the line from `a` to `b`, and the shapes it may have: lying first, perhaps standing. */
export interface LabelRequest {
  key: string;
  a: Point;
  b: Point;
  shapes: readonly { width: number; height: number }[];
}

/** How finely a line is searched. */
const STEPS = 60;
const GAP = 1;
/** A label that is in the way is moved; whoever was moved often is moved less. So the search ends, and soon. */
const MAX_MOVES = 400;

const MANY_GIRLS = 7;

/** What girls cover: portrait and name. They are drawn smaller where there are many. */
export function girlBoxes(at: Record<string, Point>): Box[] {
  const girls = Object.values(at);
  const many = girls.length > MANY_GIRLS;
  const [portrait, name] = many ? [51, { width: 70, height: 15 }] : [62, { width: 78, height: 18 }];
  return girls.flatMap((girl) => {
    const top = girl.y - 0.46 * (portrait + name.height);
    // Frames are round below; above, place and control stand in the corners.
    return [
      { x: girl.x, y: top + portrait * 0.35, width: portrait, height: portrait * 0.7 },
      { x: girl.x, y: top + portrait * 0.85, width: portrait * 0.7, height: portrait * 0.3 },
      { x: girl.x, y: top + portrait + name.height / 2 - 1, ...name },
    ];
  });
}

export function overlaps(one: Box, other: Box, gap = 0): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 + gap &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2 + gap
  );
}

/** All places on the line, those near its middle first. */
function candidates({ a, b, shapes }: LabelRequest, taken: readonly Box[]): Box[] {
  const found: { box: Box; off: number }[] = [];
  shapes.forEach((shape, rank) => {
    for (let step = 1; step < STEPS; step++) {
      const part = step / STEPS;
      const box = { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part, ...shape };
      const inside = box.x - box.width / 2 >= 0 && box.x + box.width / 2 <= WIDTH;
      if (inside && !taken.some((one) => overlaps(box, one, GAP)))
        found.push({ box, off: Math.abs(part - 0.5) + rank * 0.08 });
    }
  });
  return found.sort((one, other) => one.off - other.off).map(({ box }) => box);
}

/** A place for every label, or as many as there is room for. Those with least room choose first. */
export function placeLabels(requests: readonly LabelRequest[], taken: readonly Box[]): Map<string, Box> {
  const places = requests.map((request) => candidates(request, taken));
  const queue = places.map((_, number) => number).filter((number) => places[number]!.length);
  queue.sort((one, other) => places[one]!.length - places[other]!.length || one - other);
  const placed: (Box | null)[] = requests.map(() => null);
  const moved = requests.map(() => 0);
  for (let moves = 0; queue.length && moves < MAX_MOVES; moves++) {
    const number = queue.shift()!;
    let best: Box = places[number]![0]!;
    let least = Infinity;
    for (const box of places[number]!) {
      let cost = 0;
      for (let other = 0; other < placed.length && cost < least; other++) {
        const there = placed[other];
        if (there && overlaps(box, there, GAP)) cost += 1 + moved[other]!;
      }
      if (cost < least) [best, least] = [box, cost];
      if (!cost) break;
    }
    placed.forEach((there, other) => {
      if (!there || !overlaps(best, there, GAP)) return;
      placed[other] = null;
      queue.push(other);
    });
    placed[number] = best;
    // Not all alike, or two labels could chase each other for ever.
    moved[number]! += 1 + ((number * 7) % 5) / 10;
  }
  return new Map(placed.flatMap((box, number) => (box ? [[requests[number]!.key, box] as const] : [])));
}

/** How much smaller a mark may be drawn where there is no room. */
const MARK_SCALES = [1, 0.8, 0.65];

/** A place for every mark, all at one scale. Where none is free, a mark stands in the middle of its line. */
export function placeMarks(
  marks: readonly LabelRequest[],
  taken: readonly Box[],
): { boxes: Map<string, Box>; scale: number } {
  let boxes = new Map<string, Box>();
  let scale = 1;
  for (scale of MARK_SCALES) {
    const scaled = marks.map(({ shapes, ...mark }) => ({
      ...mark,
      shapes: shapes.map(({ width, height }) => ({ width: width * scale, height: height * scale })),
    }));
    boxes = placeLabels(scaled, taken);
    if (boxes.size === marks.length) break;
  }
  for (const { key, a, b, shapes } of marks) {
    const [{ width, height }] = shapes as [{ width: number; height: number }];
    if (!boxes.has(key))
      boxes.set(key, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, width: width * scale, height: height * scale });
  }
  return { boxes, scale };
}
