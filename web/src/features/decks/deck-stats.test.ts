import { describe, expect, test } from "vitest";
import { CARDS, DECK } from "../../../testing/cards";
import { emptyDeck } from "./deck";
import { drawChance, computeDeckStats } from "./deck-stats";

const figures = (deck = DECK) => computeDeckStats(deck, (id) => CARDS[id]);
const counted = (bars: { key: string; count: number }[]) => Object.fromEntries(bars.map((bar) => [bar.key, bar.count]));

describe("a deck in numbers", () => {
  test("every copy counts, events apart", () => {
    const { characters, events, levels } = figures();
    expect([characters, events]).toEqual([9, 2]);
    expect(counted(levels)).toEqual({ 1: 4, 2: 3, 3: 2, 4: 0, 5: 0 });
  });

  test("by support, colour and range", () => {
    const { supports, colors, ranges } = figures();
    expect(counted(supports)).toEqual({ 10: 4, 20: 5, 30: 0 });
    expect(counted(colors)).toEqual({ "white-lily": 6, hexagram: 3, rhododendron: 0 });
    expect(counted(ranges)).toEqual({ 1: 4, 2: 2, "1-2": 3, "1-3": 0 });
  });

  test("means are those of the characters", () => {
    const { power, level } = figures();
    expect(power).toBeCloseTo((4 * 30 + 5 * 50) / 9);
    expect(level).toBeCloseTo((4 + 3 * 2 + 2 * 3) / 9);
  });

  test("an empty deck, and cards that are not known, count nothing", () => {
    expect(figures(emptyDeck("")).power).toBe(0);
    expect(figures({ ...emptyDeck(""), cards: { unknown: 4 } }).characters).toBe(0);
  });
});

describe("how likely a card is seen", () => {
  test("is what drawing without putting back says", () => {
    expect(drawChance(1, 40, 10)).toBeCloseTo(0.25);
    expect(drawChance(4, 40, 6)).toBeCloseTo(1 - (36 * 35 * 34 * 33 * 32 * 31) / (40 * 39 * 38 * 37 * 36 * 35));
  });

  test("is sure where there are not enough others, and nothing where there is none", () => {
    expect(drawChance(4, 6, 3)).toBe(1);
    expect(drawChance(1, 10, 99)).toBe(1);
    expect(drawChance(0, 40, 6)).toBe(0);
    expect(drawChance(4, 0, 6)).toBe(0);
  });
});
