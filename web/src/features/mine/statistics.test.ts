import { describe, expect, test } from "vitest";
import type { FinishedGame } from "../../state/storage";
import { countsInStatistics, hasPoints, wilsonInterval, mean, opponentGroup, finalPlace, tally } from "./statistics";

/** A game against these: bots by name, people where it is empty. */
function game(
  at: number,
  others: string[],
  points: number[],
  winners: number[],
  parts: Partial<FinishedGame> = {},
): FinishedGame {
  return {
    table: `t${at}`,
    game: "kasane",
    at,
    seat: 0,
    seats: [
      { kind: "person", name: "Rin", bot: "" },
      ...others.map((bot) => ({ kind: bot ? ("bot" as const) : ("person" as const), name: bot || "Mio", bot })),
    ],
    points,
    winners,
    paper: false,
    continued: false,
    ...parts,
  };
}

const EVENINGS = [
  game(3, ["strong", "casual", ""], [17, 17, 12, 8], [0, 1]),
  game(1, ["casual", "casual", "casual"], [21, 30, 12, 8], [1]),
  game(2, ["casual", "casual", "casual"], [40, 30, 12, 8], [0]),
];

describe("which games count", () => {
  test("not those that began in their middle, nor those that a bot ended for me", () => {
    expect(countsInStatistics(EVENINGS[0]!)).toBe(true);
    expect(countsInStatistics(game(1, ["casual"], [40, 2], [0], { continued: true }))).toBe(false);
    const handed = game(1, ["casual"], [40, 2], [0]);
    handed.seats[0]!.bot = "casual";
    expect(countsInStatistics(handed)).toBe(false);
  });
});

describe("places", () => {
  test("winners are first, also where they share it", () => {
    expect(finalPlace(EVENINGS[0]!)).toBe(1);
    expect(finalPlace({ ...EVENINGS[0]!, seat: 1 })).toBe(1);
  });

  test("of the others those come before me who won or have more points", () => {
    expect(finalPlace(EVENINGS[1]!)).toBe(2);
    expect(finalPlace({ ...EVENINGS[1]!, seat: 3 })).toBe(4);
    expect(finalPlace(game(1, ["", ""], [5, 5, 5], [2])), "a winner by another rule is before me").toBe(2);
  });
});

describe("the sum of it", () => {
  test("games and wins, and how often chance alone would have won", () => {
    const { games, won, expected } = tally(EVENINGS);
    expect([games, won]).toEqual([3, 2]);
    expect(expected, "one of four, one of four, two of four").toBeCloseTo(1 / 3);
  });

  test("places and points, the oldest first", () => {
    const { places, points } = tally(EVENINGS);
    expect(places).toEqual([
      { place: 2, of: 4, won: false },
      { place: 1, of: 4, won: true },
      { place: 1, of: 4, won: true },
    ]);
    expect(points).toEqual([21, 40, 17]);
  });

  test("points that only say who won are none", () => {
    const duel = game(1, ["strongest"], [1, 0], [0], { game: "lily" });
    expect(hasPoints(duel)).toBe(false);
    expect(tally([duel]).points).toEqual([]);
  });

  test("of no games nothing is expected", () => {
    expect(tally([])).toEqual({ games: 0, won: 0, expected: 0, places: [], points: [] });
    expect(mean([2, 4, 9])).toBe(5);
  });
});

test("against whom: one kind of bot, several, people, or both", () => {
  expect(opponentGroup(EVENINGS[1]!)).toBe("bot-casual");
  expect(opponentGroup(EVENINGS[0]!)).toBe("both");
  expect(opponentGroup(game(1, ["strong", "casual"], [1, 2, 3], [2]))).toBe("bots");
  expect(opponentGroup(game(1, ["", ""], [1, 2, 3], [2]))).toBe("people");
});

test("the interval is Wilson's: around the share, narrower with more games, within 0 and 1", () => {
  const [low, high] = wilsonInterval(5, 10);
  expect([low, high]).toEqual([expect.closeTo(0.2366, 4), expect.closeTo(0.7634, 4)]);
  const [lower, higher] = wilsonInterval(50, 100);
  expect(higher - lower).toBeLessThan(high - low);
  expect(wilsonInterval(0, 5)[0]).toBeCloseTo(0);
  expect(wilsonInterval(5, 5)[1]).toBeCloseTo(1);
});
