// What the log tells that a view does not hold: dice and what they were compared to, who voted how, the sums.

import type { Line, News } from "../../net/protocol";

/** A girl of a line's facts. */
function girl(fact: unknown): string {
  return String(fact).replace("@yurikure-girl-", "");
}

/** Everything told that still counts, by piece of news. */
export function currentNews(news: readonly News[]): News[] {
  const gone = new Set(news.flatMap((one) => one.taken_back ?? []));
  return news.filter((one) => !gone.has(one.number) && one.lines?.length);
}

export interface Die {
  kind: "confession" | "couple" | "kiss";
  one: string;
  other: string;
  die: number;
  rule: string;
  limit: number;
  favor: number;
  discomfort: number;
  charm: number;
  sum: number;
  /** What came of it: lines of the same pair that follow at once. */
  outcome: Line[];
}

export interface DiceRoll {
  /** The number of the news that told of them. */
  number: number;
  dice: Die[];
}

const DICE = ["yurikure-confession-die", "yurikure-couple-die", "yurikure-kiss-die"];

/** The dice of the last piece of news that told of any. A correction may tell of several turns: of each pair the last counts. */
export function lastDice(news: readonly News[]): DiceRoll | null {
  const found = currentNews(news).findLast((one) => one.lines!.some((line) => DICE.includes(line.key)));
  if (!found) return null;
  const lines = found.lines!;
  const dice: Die[] = [];
  lines.forEach((line, place) => {
    if (!DICE.includes(line.key)) return;
    const number = (name: string) => Number(line.facts[name] ?? 0);
    const kind = line.key.slice("yurikure-".length, -"-die".length) as Die["kind"];
    const same = (other: Line) => other.facts.one === line.facts.one && other.facts.other === line.facts.other;
    // Kisses are thrown together, then told one by one; what a die did is told about its pair.
    const next = lines.findIndex((other, at) => at > place && DICE.includes(other.key) && same(other));
    dice.push({
      kind,
      one: girl(line.facts.one),
      other: girl(line.facts.other),
      die: number("die"),
      rule: line.rule,
      limit: number("limit"),
      favor: number("favor"),
      discomfort: number("discomfort"),
      charm: number("charm"),
      sum: number("sum"),
      outcome: lines.slice(place + 1, next < 0 ? undefined : next).filter(same),
    });
  });
  const later = (one: Die, place: number) =>
    dice.some(
      (other, at) => at > place && other.kind === one.kind && other.one === one.one && other.other === one.other,
    );
  return { number: found.number, dice: dice.filter((one, place) => !later(one, place)) };
}

export interface Vote {
  agrees: boolean;
  count: number;
}

/** How the girls have voted in the Game of Love under way. */
export function loveVotes(news: readonly News[]): Record<string, Vote> {
  const lines = currentNews(news).flatMap((one) => one.lines!);
  const start = lines.findLastIndex((line) => line.key === "yurikure-final-action");
  const found: Record<string, Vote> = {};
  for (const line of lines.slice(start + 1)) {
    if (line.key === "yurikure-voted") {
      found[girl(line.facts.girl)] = { agrees: line.facts.agrees === "yes", count: Number(line.facts.count ?? 1) };
    }
  }
  return found;
}

/** What each seat had revealed on the girls concerned when the game ended, by seat. */
export function finalReveals(news: readonly News[]): number[] {
  const found: number[] = [];
  for (const line of currentNews(news).flatMap((one) => one.lines!)) {
    if (line.key === "yurikure-score") found[Number(line.facts.seat)] = Number(line.facts.revealed);
  }
  return found;
}

/** The last line of a kind that still counts. */
export function lastLine(news: readonly News[], key: string): Line | undefined {
  return currentNews(news)
    .flatMap((one) => one.lines!)
    .findLast((line) => line.key === key);
}
