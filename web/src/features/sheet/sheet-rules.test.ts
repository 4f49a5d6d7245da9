import { describe, expect, test } from "vitest";
import {
  controlOf,
  extraPoints,
  findFaults,
  scoreSheet,
  girlsFor,
  supportOf,
  type Pair,
  type Sheet,
  type Terms,
} from "./sheet-rules";

// tests/web/test_sheet_rules.py compares these rules with the engine; the tests here show each rule.

const TERMS: Terms = { players: 4, advanced: false, orientations: false, extra: [null, null] };
const pair = (text: string) => text.split(" ") as Pair;
const SETUP = ["akane shirakaba", "akane kuroki", "akane tsuge", "kuroki tsuge", "murafuji midorino"].map(
  (text, place) => ({ pair: pair(text), value: 5 - place, round: 0 as const }),
);
const sheet = (parts: Partial<Sheet> = {}, terms: Partial<Terms> = {}): Sheet => ({
  terms: { ...TERMS, ...terms },
  round: 0,
  points: SETUP,
  revealed: {},
  others: {},
  couples: [],
  ...parts,
});
const codes = (one: Sheet) => findFaults(one).map((fault) => fault.code.replace("web-sheet-fault-", ""));

describe("a setup", () => {
  test("with 5 to 1 on five pairs is right", () => {
    expect(findFaults(sheet())).toEqual([]);
  });

  test("lacks what was not given, which is not wrong yet", () => {
    const [fault, ...others] = findFaults(sheet({ points: SETUP.slice(0, 3) }));
    expect(fault).toMatchObject({
      code: "web-sheet-fault-missing",
      rule: "YK-2.5",
      facts: { values: [2, 1] },
      missing: true,
    });
    expect(others).toEqual([]);
  });

  test("has each value once, from 1 to 5", () => {
    const twice = SETUP.map((point, place) => (place === 4 ? { ...point, value: 2 } : point));
    expect(codes(sheet({ points: twice }))).toEqual(["twice", "missing"]);
    const nine = SETUP.map((point, place) => (place === 4 ? { ...point, value: 9 } : point));
    expect(codes(sheet({ points: nine }))).toEqual(["value", "missing"]);
  });

  test("has different pairs, whichever girl is named first, unless support is advanced", () => {
    const same = SETUP.map((point, place) => (place === 4 ? { ...point, pair: pair("shirakaba akane") } : point));
    expect(codes(sheet({ points: same }))).toEqual(["same-pair"]);
    expect(codes(sheet({ points: same }, { advanced: true }))).toEqual([]);
  });

  test("has only girls who play: two more with five players", () => {
    const haila = SETUP.map((point, place) => (place === 4 ? { ...point, pair: pair("akane haila") } : point));
    expect(codes(sheet({ points: haila }))).toEqual(["girl"]);
    expect(codes(sheet({ points: haila }, { players: 5 }))).toEqual([]);
    expect([girlsFor(TERMS).length, girlsFor({ ...TERMS, players: 5 }).length]).toEqual([7, 9]);
  });
});

describe("later points", () => {
  test("are one and three, with orientations three and five, or what the house says", () => {
    expect([extraPoints(TERMS, 3), extraPoints(TERMS, 6)]).toEqual([1, 3]);
    const oriented = { ...TERMS, orientations: true };
    expect([extraPoints(oriented, 3), extraPoints(oriented, 6)]).toEqual([3, 5]);
    expect(extraPoints({ ...oriented, extra: [0, 8] }, 3)).toBe(0);
    expect(extraPoints({ ...oriented, extra: [0, 8] }, 6)).toBe(8);
  });

  test("are due after their turn, and are too many when there are more", () => {
    const extra = { pair: pair("akane kuroki"), value: 2, round: 3 as const };
    expect(findFaults(sheet({ round: 3 }))).toMatchObject([{ rule: "YK-3.2", missing: true }]);
    expect(findFaults(sheet({ round: 3, points: [...SETUP, extra] }))).toMatchObject([
      { missing: false, pairs: [extra.pair] },
    ]);
    expect(codes(sheet({ round: 3, points: [...SETUP, { ...extra, value: 1 }] }))).toEqual([]);
  });

  test("do not go with advanced support and orientations together", () => {
    expect(findFaults(sheet({}, { advanced: true, orientations: true }))[0]).toMatchObject({
      code: "yurikure-advanced-with-orientations",
      rule: "YK-8.2",
    });
  });
});

describe("control", () => {
  test("of a girl is what all her pairs have", () => {
    expect(controlOf(sheet())).toMatchObject({ akane: 12, kuroki: 6, tsuge: 5, sorai: 0 });
  });

  test("is not revealed beyond what one has, nor as much as somebody else", () => {
    expect(findFaults(sheet({ revealed: { akane: 12 }, others: { akane: 11 } }))).toEqual([]);
    expect(findFaults(sheet({ revealed: { akane: 13 } }))).toMatchObject([{ rule: "YK-4.1", facts: { most: 12 } }]);
    expect(findFaults(sheet({ revealed: { akane: 7 }, others: { akane: 7 } }))).toMatchObject([{ rule: "YK-4.2" }]);
    expect(codes(sheet({ revealed: { akane: 0 }, others: { akane: 0 } }))).toEqual([]);
  });
});

describe("the end", () => {
  const extra = { pair: pair("shirakaba akane"), value: 3, round: 6 as const };
  const advanced = [...SETUP, { pair: pair("akane shirakaba"), value: 2, round: 0 as const }, extra];
  const couple = (text: string, fated = false) => ({ pair: pair(text), fated });

  test("of the setup support of a pair at most five counts, of the later all", () => {
    expect(supportOf(sheet({ points: advanced }), pair("akane shirakaba"))).toEqual({ setup: 7, extra: 3, counted: 8 });
  });

  test("after nine turns all couples count", () => {
    const couples = [couple("akane shirakaba"), couple("kuroki tsuge"), couple("sorai kuroki")];
    const end = scoreSheet(sheet({ points: advanced, couples, revealed: { akane: 4, murafuji: 9 } }));
    expect(end).toMatchObject({ ending: "nine-turns", rule: "YK-9.4", sum: 10, capped: true });
    expect(end.girls).toEqual(["akane", "shirakaba", "kuroki", "tsuge", "sorai"]);
    expect(end.exposure, "only on girls who are in it").toBe(4);
  });

  test("with a fated couple only that counts", () => {
    const couples = [couple("akane shirakaba"), couple("kuroki tsuge", true)];
    expect(scoreSheet(sheet({ couples }))).toMatchObject({ ending: "fated", rule: "YK-9.2", sum: 2 });
  });

  test("three who all love each other end it for themselves, without the limit", () => {
    const couples = ["akane shirakaba", "shirakaba kuroki", "kuroki akane", "kuroki tsuge"].map((text) => couple(text));
    const end = scoreSheet(sheet({ points: advanced, couples }));
    expect(end).toMatchObject({ ending: "polygamy", rule: "YK-9.3", capped: false, sum: 10 + 4 });
    expect(end.lines.length).toBe(3);
    const open = couples.filter((one) => !one.pair.includes("shirakaba") || one.pair.includes("akane"));
    expect(scoreSheet(sheet({ couples: open })).ending, "two of three pairs are no group").toBe("nine-turns");
  });
});
