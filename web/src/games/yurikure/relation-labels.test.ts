import { describe, expect, test } from "vitest";
import { placeBondLabels } from "./relation-labels";
import type { RelationView } from "./data-types";
import { circlePositions, GIRL_STYLES, type Point } from "./girls";
import { girlBoxes, overlaps, type Box } from "./label-placement";
import { pairKey } from "./view";

const ALL = Object.keys(GIRL_STYLES);
const POSITIONS = 60;

/** The same numbers in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

/** A position with bonds between `share` of all pairs. */
function randomRelations(order: readonly string[], random: () => number, share: number): RelationView[] {
  const below = (most: number) => Math.floor(random() * most);
  return order.flatMap((one, place) =>
    order.slice(place + 1).flatMap((other): RelationView[] => {
      if (random() >= share) return [];
      const couple = below(3) === 0;
      const relation = { pair: [one, other] as [string, string], favor: below(7), discomfort: below(7) };
      return [{ ...relation, couple, sworn: couple && below(2) === 0 }];
    }),
  );
}

function distanceToLine(point: Point, a: Point, b: Point): number {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  return Math.abs((b.x - a.x) * (a.y - point.y) - (a.x - point.x) * (b.y - a.y)) / length;
}

describe.each([7, 9])("the labels of %i girls", (count) => {
  test.each([1, 0.6, 0.25])("have their places where this share of all pairs has a bond: %d", (share) => {
    const random = seeded(count * 100 + share * 10);
    for (let number = 0; number < POSITIONS; number++) {
      const order = ALL.toSorted(() => random() - 0.5).slice(0, count);
      const at = circlePositions(order);
      const relations = randomRelations(order, random, share);
      const { labels } = placeBondLabels(relations, at);
      expect(labels.size, "every bond has its label").toBe(relations.length);
      const boxes: Box[] = [];
      for (const { pair } of relations) {
        const { box } = labels.get(pairKey(...pair))!;
        expect(distanceToLine(box, at[pair[0]]!, at[pair[1]]!), "on its own bond").toBeLessThan(0.001);
        expect(
          girlBoxes(at).some((girl) => overlaps(box, girl)),
          "on no girl",
        ).toBe(false);
        expect(
          boxes.some((other) => overlaps(box, other)),
          "on no other label",
        ).toBe(false);
        boxes.push(box);
      }
    }
  });
});
