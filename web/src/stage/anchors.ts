// Places on the board: elements that say by `data-stage` what they are the place of.

import type { Motion } from "./beat";

/** Where new things are appended: beside the last child. */
const APPENDS = "data-stage-appends";

/** A place may be shown twice, on the board and beside the name: the one in sight counts, the board's first. */
export function findPlace(name: string): DOMRect | null {
  const found = [...document.querySelectorAll(`[data-stage~="${CSS.escape(name)}"]`)].filter((one) =>
    one.checkVisibility(),
  );
  const element = found.findLast(isInSight) ?? found.at(-1);
  if (!element) return null;
  const last = element.hasAttribute(APPENDS) ? element.lastElementChild : null;
  if (!last) return element.getBoundingClientRect();
  const { right, top, width, height } = last.getBoundingClientRect();
  return new DOMRect(Math.min(right + 3, element.getBoundingClientRect().right - width), top, width, height);
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** A number on a place; a strong one is what the reader points at. */
export interface PlaceMark {
  at: string;
  text: string;
  strong: boolean;
}

/** The marks of numbered choices, each with its places. Choices at the same place share a mark. */
export function markPlaces(choices: readonly (readonly string[])[], pointedAt: number): PlaceMark[] {
  const places = [...new Set(choices.flat())];
  return places.map((at) => {
    const numbers = choices.flatMap((found, choice) => (found.includes(at) ? [choice] : []));
    const first = pointedAt >= 0 ? pointedAt : 0;
    return { at, text: numbers.map((choice) => choice + 1).join(" · "), strong: numbers.includes(first) };
  });
}

/** The places from which motions start. */
export function measureStarts(motions: readonly Motion[]): ReadonlyMap<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const motion of motions) {
    const place = motion.kind === "travel" ? findPlace(motion.from) : null;
    if (motion.kind === "travel" && place) found.set(motion.from, place);
  }
  return found;
}
