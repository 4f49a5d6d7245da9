import { describe, expect, test } from "vitest";
import type { Line, News, OutcomeSnapshot, Snapshot } from "../net/protocol";
import { resultOf } from "../table/result-text";
import { hasResult, rankSeats, weightiest } from "./ending";
import { ending as kasane } from "./kasane/ending";
import { ending as lily, tallyBattles } from "./lily/ending";
import { ending as yurikure } from "./yurikure/ending";

const outcome = (points: number[], winners: number[]): OutcomeSnapshot => ({ points, winners, seed: "" });
const line = (key: string, facts: Record<string, unknown>): Line => ({ key, rule: "", facts });
const told = (...lines: Line[]): News[] => [{ number: 0, at: 0, what: "decided", lines }];

test("a game that goes on elsewhere has no result here", () => {
  const now = { number: 0, phase: "over", seats: [] } satisfies Snapshot;
  expect(hasResult(now)).toBe(true);
  expect(hasResult({ ...now, abandoned: true, taken_along: true })).toBe(false);
});

describe("places", () => {
  test("by points; equal seats share a place", () => {
    const places = rankSeats(outcome([14, 21, 14, 7], [1])).map(({ seat, place }) => [seat, place]);
    expect(places).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
      [3, 4],
    ]);
  });

  test("the winner of a tie-break is first", () => {
    expect(rankSeats(outcome([5, 5], [1]))[0]).toEqual({ seat: 1, place: 1, points: 5 });
  });
});

describe("the result in words", () => {
  test.each([
    [[9, 4, 2], [0], 0, "web-end-won", "web-end-ahead", { points: 5, seat: 1 }],
    [[9, 4, 2], [0], 2, "web-end-place", "web-end-behind", { points: 7, seat: 0 }],
    [[9, 9, 2], [1], 0, "web-end-place", "web-end-level", { points: 0, seat: 1 }],
    [[9, 9, 2], [0, 1], 0, "web-end-shared", "web-end-level", { points: 0, seat: 1 }],
    [[4, 4, 2], [], 0, "web-end-draw", "web-end-level", { points: 0, seat: 1 }],
    [[1, 0], [0], 1, "web-end-won-by", "web-end-behind", { points: 1, seat: 0 }],
    [[9, 4, 2], [0], -1, "web-end-won-by", "web-end-ahead", { points: 5, seat: 1 }],
  ])("%j %j for %i", (points, winners, viewer, place, margin, facts) => {
    const result = resultOf(outcome(points, winners), viewer);
    expect([result.place.key, result.margin]).toEqual([place, { key: margin, facts }]);
  });
});

describe("what made the difference", () => {
  test("Kasane: between equal points, the layers are told", () => {
    const seats = [12, 11, 11].map((layers, seat) => ({ points: seat < 2 ? 18 : 9, row: Array<number>(layers) }));
    const view = { seats } as never;
    const facts = { seat: 1, own: 12, rival: 11 };
    expect(kasane.margin!(view, [], 0, 1)).toEqual({ key: "web-end-kasane-layers", facts });
    expect(kasane.margin!(view, [], 1, 2)).toBe(null);
  });

  test("Kasane: points by where they come from, together the margin", () => {
    const made = (seat: number, yaku: string, cards: number[], points: number) =>
      line("kasane-made", { seat, yaku: `@kasane-yaku-${yaku}`, cards, count: cards.length, join: "no", points });
    const news = told(
      made(0, "juu", [4, 6], 2),
      made(1, "yugiri", [2, 4, 6], 6),
      made(1, "yugiri", [2, 4], 2),
      line("kasane-took-plus-one", { seat: 0, column: 1, points: 1 }),
      line("kasane-colours", { seat: 0, colours: 2, count: 8, points: 4 }),
      line("kasane-colours", { seat: 2, colours: 9, count: 9, points: 5 }),
    );
    const found = weightiest(kasane.reasons({} as never, news, 0, 1));
    expect(found.map(({ label, own, rival, gain }) => [label.key, own, rival, gain])).toEqual([
      ["kasane-yaku-yugiri", 0, 8, -8],
      ["web-end-kasane-colours", 4, 0, 4],
      ["kasane-yaku-juu", 2, 0, 2],
    ]);
    expect(found[0]!.props).toEqual([{ kind: "card", cards: [2, 4, 6] }]);
  });

  test("what was taken back counts no more", () => {
    const took = told(line("kasane-took-plus-one", { seat: 0, column: 1, points: 1 }));
    const undone: News = { number: 1, at: 0, what: "undone", taken_back: [0] };
    expect(kasane.reasons({} as never, [...took, undone], 0, 1)).toEqual([]);
  });

  const part = (one: string, other: string, setup: number, extra: number) => ({
    key: "yurikure-score-part",
    one: `@yurikure-girl-${one}`,
    other: `@yurikure-girl-${other}`,
    setup,
    extra,
  });
  const score = (seat: number, points: number, revealed: number, parts: unknown[]) =>
    line("yurikure-score", { seat, points, revealed, parts });
  const view = { ending_pairs: [["akane", "kuroki"]], sheets: [null, null] } as never;

  test("Yuri-Kure: support on the couples of the end", () => {
    const news = told(score(0, 5, 3, [part("akane", "kuroki", 4, 1)]), score(1, 2, 9, [part("akane", "kuroki", 2, 0)]));
    expect(weightiest(yurikure.reasons(view, news, 1, 0)).map(({ own, rival, gain }) => [own, rival, gain])).toEqual([
      [2, 5, -3],
    ]);
  });

  test("Yuri-Kure: what was revealed decides only equal sums (YK-9.5)", () => {
    const equal = [part("akane", "kuroki", 4, 0)];
    const news = told(score(0, 4, 3, equal), score(1, 4, 9, equal));
    expect(weightiest(yurikure.reasons(view, news, 0, 1)).map(({ label, gain }) => [label.key, gain])).toEqual([
      ["web-end-yurikure-revealed", 6],
    ]);
  });

  test("Lily: hits on the leader, the last one included, count most", () => {
    const lines = [
      line("lily-stays", { seat: 1 }),
      line("lily-defeated", { seat: 0 }),
      line("lily-defeated", { seat: 0 }),
      line("lily-not-defeated", { seat: 0 }),
      line("lily-defeated", { seat: 1 }),
      line("lily-won", { reason: "leader", seat: 0, other_seat: 1 }),
    ];
    expect(tallyBattles(lines)).toEqual([
      { hits: 2, defeats: 0, repelled: 1, criticals: 0, blocks: 0 },
      { hits: 0, defeats: 2, repelled: 0, criticals: 0, blocks: 0 },
    ]);
    const found = weightiest(lily.reasons({} as never, told(...lines), 0, 1));
    expect(found.map(({ label }) => label.key)).toEqual([
      "web-end-lily-hits",
      "web-end-lily-defeats",
      "web-end-lily-repelled",
    ]);
    expect(lily.margin!({ turn: 7 } as never, told(...lines), 0, 1)?.facts).toEqual({ own: 2, rival: 0, turn: 7 });
  });
});
