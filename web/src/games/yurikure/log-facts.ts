// Facts from the log that the view does not have: dice, votes, final reveals.

import type { Line, News } from "../../net/protocol";
import { lineTest } from "../event-faces";
import type { CoupleDieFace, ConfessionDieFace, Faces, KissDieFace } from "./data-types";

/** The result is a different word for each kind of die. */
type Numbers<Face extends { result: string }> = Omit<Face, "result">;
export type DieResult = (ConfessionDieFace | CoupleDieFace | KissDieFace)["result"];

const tells = lineTest<Faces>();

/** The girl that a fact names. */
export function girl(fact: string): string {
  return fact.replace("@yurikure-girl-", "");
}

/** News that was not taken back and has log lines. */
export function currentNews(news: readonly News[]): News[] {
  const gone = new Set(news.flatMap((one) => one.taken_back ?? []));
  return news.filter((one) => !gone.has(one.number) && one.lines?.length);
}

export interface Die {
  kind: "confession" | "couple" | "kiss";
  result: DieResult;
  one: string;
  other: string;
  die: number;
  rule: string;
  limit: number;
  favor: number;
  discomfort: number;
  charm: number;
  sum: number;
  /** What the sum of a kiss must reach. */
  needed: number;
  /** The outcome: the following lines about the same pair. */
  outcome: Line[];
}

export interface DiceRoll {
  number: number;
  dice: Die[];
}

const DICE = ["yurikure-confession-die", "yurikure-couple-die", "yurikure-kiss-die"] as const;
const isDie = (line: Line) => tells(line, ...DICE);

/** The dice of the last news that has any. A correction may tell several turns: the last die of each pair counts. */
export function lastDice(news: readonly News[]): DiceRoll | null {
  const found = currentNews(news).findLast((one) => one.lines!.some(isDie));
  if (!found) return null;
  const dice = diceIn(found.lines!);
  const later = (one: Die, place: number) =>
    dice.some(
      (other, at) => at > place && other.kind === one.kind && other.one === one.one && other.other === one.other,
    );
  return { number: found.number, dice: dice.filter((one, place) => !later(one, place)) };
}

/** The dice that these lines tell of, in their order. */
export function diceIn(lines: readonly Line[]): Die[] {
  return lines.flatMap((line, place): Die[] => {
    if (!tells(line, ...DICE)) return [];
    // What a die is not compared to counts as 0.
    const facts: Partial<Numbers<ConfessionDieFace> & Numbers<CoupleDieFace> & Numbers<KissDieFace>> = line.facts;
    const kind = line.key.slice("yurikure-".length, -"-die".length) as Die["kind"];
    const same = (other: Line) => other.facts.one === line.facts.one && other.facts.other === line.facts.other;
    // Kisses are rolled together and told one by one, so lines are matched by pair.
    const next = lines.findIndex((other, at) => at > place && isDie(other) && same(other));
    return [
      {
        kind,
        result: line.facts.result,
        one: girl(line.facts.one),
        other: girl(line.facts.other),
        die: line.facts.die,
        rule: line.rule,
        limit: facts.limit ?? 0,
        favor: facts.favor ?? 0,
        discomfort: facts.discomfort ?? 0,
        charm: facts.charm ?? 0,
        sum: facts.sum ?? 0,
        needed: facts.needed ?? 0,
        outcome: lines.slice(place + 1, next < 0 ? undefined : next).filter(same),
      },
    ];
  });
}

export interface Vote {
  agrees: boolean;
  count: number;
}

/** The votes in the current Game of Love, by girl. */
export function loveVotes(news: readonly News[]): Record<string, Vote> {
  const lines = currentNews(news).flatMap((one) => one.lines!);
  const start = lines.findLastIndex((line) => line.key === "yurikure-final-action");
  const found: Record<string, Vote> = {};
  for (const line of lines.slice(start + 1)) {
    if (tells(line, "yurikure-voted")) {
      found[girl(line.facts.girl)] = { agrees: line.facts.agrees === "yes", count: line.facts.count };
    }
  }
  return found;
}

/** What each seat had revealed on the girls concerned at the end. */
export function finalReveals(news: readonly News[]): number[] {
  const found: number[] = [];
  for (const line of currentNews(news).flatMap((one) => one.lines!)) {
    if (tells(line, "yurikure-score")) found[line.facts.seat] = line.facts.revealed;
  }
  return found;
}

export function lastLine(news: readonly News[], key: keyof Faces): Line | undefined {
  return currentNews(news)
    .flatMap((one) => one.lines!)
    .findLast((line) => line.key === key);
}
