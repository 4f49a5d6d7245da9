import { expect, test } from "vitest";
import { chancePaths } from "./chance-curves";

test("a curve per seat, over the moments the viewer sees", () => {
  const points = [
    { decisions: 0, shares: [0.5, 0.5], lines: 9 },
    { decisions: 6, shares: [1, 0], lines: 0 },
  ];
  expect(chancePaths(points, (decisions) => decisions / 2)).toEqual(["M0 0.5L3 0", "M0 0.5L3 1"]);
  expect(chancePaths([], () => 0)).toEqual([]);
});
