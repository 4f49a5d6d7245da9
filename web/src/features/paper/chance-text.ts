// Chance questions and results of a paper table, in words.

import type { ChanceChoice, News } from "../../net/protocol";
import { words, type Facts } from "../../i18n/words.svelte";

/** The question for a result; where a game has none, what it is about. */
export function chanceText(what: string, facts: Facts, names: readonly string[]): string {
  const question = `web-falls-${what}`;
  return words.text(words.has(question) ? question : what, facts, names);
}

/** What the result is compared with; empty: nothing. */
export function comparisonText(what: string, against: Facts): string {
  return Object.keys(against).length ? words.text(`web-against-${what}`, against) : "";
}

export const resultText = (shown: Facts, names: readonly string[]): string =>
  Object.entries(shown)
    .map(([name, fact]) => words.fact(name, fact, names))
    .join(" ");

export const chanceChoiceText = (choice: ChanceChoice, names: readonly string[]): string =>
  resultText(choice.shown, names);

/** The news numbers of the last `count` results; -1: not found. */
export function newsNumbersOfResults(news: readonly News[], count: number): number[] {
  const found: number[] = [];
  for (const one of news.toReversed()) {
    if (found.length >= count) break;
    for (const _ of one.fell ?? []) found.unshift(one.number);
  }
  return found.slice(-count);
}
