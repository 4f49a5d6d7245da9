// The rules of a support sheet, for phones without a connection. They repeat src/madoi/games/yurikure;
// tests/web/test_sheet_rules.py compares the two on the same sheets. Imports nothing.

/** YK-1.1. */
export const GIRLS = ["akane", "shirakaba", "kuroki", "tsuge", "murafuji", "midorino", "sorai", "haila", "momozono"];
/** YK-2.5, in the order of placing. */
export const SETUP_VALUES = [5, 4, 3, 2, 1];
/** YK-9.1: the most setup points of a pair that count. */
const MAX_COUNTED_SETUP = 5;
/** The largest rule parameter. */
export const MAX_EXTRA = 8;

/** When points are placed: 0 is the setup, 3 and 6 are the turns after which more are. */
export const ROUNDS = [0, 3, 6] as const;
export type Round = (typeof ROUNDS)[number];
export type Pair = [string, string];

export interface Point {
  pair: Pair;
  value: number;
  round: Round;
}

/** The terms that matter to a sheet. `extra`: rule parameters; null: the book's. */
export interface Terms {
  players: number;
  advanced: boolean;
  orientations: boolean;
  extra: [number | null, number | null];
}

export interface Couple {
  pair: Pair;
  fated: boolean;
}

export interface Sheet {
  terms: Terms;
  /** How far the game is: points up to this round are due. */
  round: Round;
  points: Point[];
  /** The own reveals and the highest of anybody else, by girl. */
  revealed: Record<string, number>;
  others: Record<string, number>;
  couples: Couple[];
}

/** A message, its rule, and what it is about. */
export interface Fault {
  code: string;
  rule: string;
  facts: Record<string, unknown>;
  pairs: Pair[];
  girls: string[];
  /** Something is only not there yet. */
  missing: boolean;
}

/** YK-2.1. */
export function girlsFor(terms: Terms): string[] {
  return terms.players === 5 ? GIRLS : GIRLS.slice(0, 7);
}

/** The order does not matter. */
export function samePair(one: Pair, other: Pair): boolean {
  return one.includes(other[0]) && one.includes(other[1]);
}

/** YK-3.2, YK-8.2: the points to place after this turn. */
export function extraPoints(terms: Terms, turn: 3 | 6): number {
  const usual = terms.orientations ? { 3: 3, 6: 5 } : { 3: 1, 6: 3 };
  return terms.extra[turn === 3 ? 0 : 1] ?? usual[turn];
}

/** YK-1.6: control points by girl. */
export function controlOf(sheet: Sheet): Record<string, number> {
  const found = Object.fromEntries(girlsFor(sheet.terms).map((girl) => [girl, 0]));
  for (const { pair, value } of sheet.points) for (const girl of pair) if (girl in found) found[girl]! += value;
  return found;
}

/** Setup points, later points, and how many count (YK-9.1). */
export function supportOf(sheet: Sheet, pair: Pair): { setup: number; extra: number; counted: number } {
  const here = sheet.points.filter((point) => samePair(point.pair, pair));
  const setup = here.reduce((sum, { round, value }) => sum + (round === 0 ? value : 0), 0);
  const extra = here.reduce((sum, { round, value }) => sum + (round === 0 ? 0 : value), 0);
  return { setup, extra, counted: Math.min(MAX_COUNTED_SETUP, setup) + extra };
}

export function findFaults(sheet: Sheet): Fault[] {
  return [
    ...termFaults(sheet),
    ...setupFaults(sheet),
    ...extraFaults(sheet, 3),
    ...extraFaults(sheet, 6),
    ...revealFaults(sheet),
  ];
}

function fault(
  code: string,
  rule: string,
  facts: Record<string, unknown>,
  pairs: Pair[] = [],
  girls: string[] = [],
): Fault {
  return { code, rule, facts, pairs, girls, missing: false };
}

function termFaults({ terms, points }: Sheet): Fault[] {
  const found: Fault[] = [];
  if (terms.advanced && terms.orientations) found.push(fault("yurikure-advanced-with-orientations", "YK-8.2", {}));
  const known = girlsFor(terms);
  for (const girl of GIRLS.filter((one) => !known.includes(one))) {
    const pairs = points.map((point) => point.pair).filter((pair) => pair.includes(girl));
    if (pairs.length)
      found.push(fault("web-sheet-fault-girl", "YK-2.1", { girl: `@yurikure-girl-${girl}` }, pairs, [girl]));
  }
  return found;
}

/** YK-2.5: the values 1 to 5, each once, on different pairs unless support is advanced. */
function setupFaults({ terms, points }: Sheet): Fault[] {
  const rule = "YK-2.5";
  const given = points.filter((point) => point.round === 0);
  const found: Fault[] = [];
  for (const value of new Set(given.map((point) => point.value))) {
    const pairs = given.filter((point) => point.value === value).map((point) => point.pair);
    if (!SETUP_VALUES.includes(value)) found.push(fault("web-sheet-fault-value", rule, { value }, pairs));
    else if (pairs.length > 1) found.push(fault("web-sheet-fault-twice", rule, { value, count: pairs.length }, pairs));
  }
  const missing = SETUP_VALUES.filter((value) => !given.some((point) => point.value === value));
  if (missing.length) found.push({ ...fault("web-sheet-fault-missing", rule, { values: missing }), missing: true });
  if (!terms.advanced) {
    given.forEach(({ pair }, place) => {
      const before = given.slice(0, place).filter((point) => samePair(point.pair, pair)).length;
      if (before === 1)
        found.push(
          fault(
            "web-sheet-fault-same-pair",
            rule,
            { one: `@yurikure-girl-${pair[0]}`, other: `@yurikure-girl-${pair[1]}` },
            [pair],
          ),
        );
    });
  }
  return found;
}

/** YK-3.2, YK-8.2: the points after this turn, on any pairs. */
function extraFaults({ terms, round, points }: Sheet, turn: 3 | 6): Fault[] {
  const here = points.filter((point) => point.round === turn);
  const given = here.reduce((sum, point) => sum + point.value, 0);
  const needed = extraPoints(terms, turn);
  if (given === needed || (!given && round < turn)) return [];
  const rule = terms.orientations ? "YK-8.2" : "YK-3.2";
  const missing = given < needed;
  return [
    {
      ...fault("web-sheet-fault-points", rule, { turn, needed, given }, missing ? [] : here.map((point) => point.pair)),
      missing,
    },
  ];
}

/** YK-4.1, YK-4.2: at most what one has, and never as much as somebody else. */
function revealFaults(sheet: Sheet): Fault[] {
  const own = controlOf(sheet);
  const found: Fault[] = [];
  for (const girl of girlsFor(sheet.terms)) {
    const value = sheet.revealed[girl] ?? 0;
    const facts = { girl: `@yurikure-girl-${girl}`, value };
    if (value > own[girl]!)
      found.push(fault("yurikure-reveal-too-much", "YK-4.1", { ...facts, most: own[girl] }, [], [girl]));
    if (value && value === (sheet.others[girl] ?? 0))
      found.push(fault("web-sheet-fault-equal", "YK-4.2", facts, [], [girl]));
  }
  return found;
}

/** How the game ended, and the score of this sheet. */
export interface Final {
  ending: "fated" | "polygamy" | "nine-turns";
  rule: string;
  /** Whether only five setup points of a pair count. */
  capped: boolean;
  lines: { pair: Pair; setup: number; extra: number; points: number }[];
  sum: number;
  girls: string[];
  /** YK-9.5: the reveals on the girls concerned. */
  exposure: number;
}

/** YK-7.4 to YK-7.6, YK-9.1 to YK-9.5, from the couples at the end. */
export function scoreSheet(sheet: Sheet): Final {
  const known = girlsFor(sheet.terms);
  const couples = sheet.couples.filter(({ pair }) => pair.every((girl) => known.includes(girl)));
  const fated = couples.filter((couple) => couple.fated).map((couple) => couple.pair);
  const group = fated.length
    ? []
    : inGroups(
        known,
        couples.map((couple) => couple.pair),
      );
  const ending = fated.length ? "fated" : group.length ? "polygamy" : "nine-turns";
  const pairs = fated.length ? fated : group.length ? group : couples.map((couple) => couple.pair);
  const capped = ending !== "polygamy";
  const lines = pairs.map((pair) => {
    const { setup, extra, counted } = supportOf(sheet, pair);
    return { pair, setup, extra, points: capped ? counted : setup + extra };
  });
  const girls = known.filter((girl) => pairs.some((pair) => pair.includes(girl)));
  return {
    ending,
    rule: { fated: "YK-9.2", polygamy: "YK-9.3", "nine-turns": "YK-9.4" }[ending],
    capped,
    lines,
    sum: lines.reduce((sum, line) => sum + line.points, 0),
    girls,
    exposure: girls.reduce((sum, girl) => sum + (sheet.revealed[girl] ?? 0), 0),
  };
}

/** YK-7.5, YK-D7: the pairs within groups of three or more girls who are all couples with each other. */
function inGroups(girls: string[], couples: Pair[]): Pair[] {
  const coupled = (one: string, other: string): boolean => couples.some((pair) => samePair(pair, [one, other]));
  return couples.filter(([one, other]) =>
    girls.some((third) => third !== one && third !== other && coupled(one, third) && coupled(other, third)),
  );
}
