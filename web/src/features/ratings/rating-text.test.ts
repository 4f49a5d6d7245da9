import { expect, it } from "vitest";
import { changeText, placeOnScale, reachOf, seasonText } from "./rating-text";

const rating = (points: number, reach: number) => ({ points, low: points - reach, high: points + reach });

it("shows a change with its sign", () => {
  expect(changeText(rating(1480, 90), rating(1492, 88))).toBe("+12");
  expect(changeText(rating(1480, 90), rating(1477, 88))).toBe("−3");
  expect(changeText(rating(1480, 90), rating(1480, 88))).toBe("±0");
  expect(reachOf(rating(1480, 90))).toBe(90);
});

it("names a season by its months", () => {
  expect(seasonText("2026-4")).toMatch(/10.*12|Oct.*Dec/);
  expect(seasonText("2026-4")).toContain("2026");
  expect(seasonText("2027-1")).toMatch(/1.*3|Jan.*Mar/);
});

it("draws all intervals on one scale", () => {
  const all = [rating(1500, 500), rating(1750, 250)];
  expect(placeOnScale(all[0]!, all)).toEqual({ left: 0, width: 100, at: 50 });
  expect(placeOnScale(all[1]!, all)).toEqual({ left: 50, width: 50, at: 75 });
});
