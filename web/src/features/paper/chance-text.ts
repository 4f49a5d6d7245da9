// What falls at a paper table, in words.

import type { ChoiceNow, News } from "../../net/protocol";
import { words, type Facts } from "../../i18n/words.svelte";

/** What is asked for, with whom it is about. */
export const chanceText = (what: string, facts: Facts, names: readonly string[]): string =>
  words.text(`web-falls-${what}`, facts, names);

/** What it will be compared to; empty: nothing. */
export function comparisonText(what: string, against: Facts): string {
  return Object.keys(against).length ? words.text(`web-against-${what}`, against) : "";
}

/** A result as people say it. */
export const resultText = (shown: Facts, names: readonly string[]): string =>
  Object.entries(shown)
    .map(([name, fact]) => words.fact(name, fact, names))
    .join(" ");

export const chanceChoiceText = (choice: ChoiceNow, names: readonly string[]): string =>
  resultText(choice.shown, names);

/** The news that told of what fell last, for each of the last so many results; -1: it cannot be found. */
export function newsNumbersOfResults(news: readonly News[], count: number): number[] {
  const found: number[] = [];
  for (const one of news.toReversed()) {
    if (found.length >= count) break;
    for (const _ of one.fell ?? []) found.unshift(one.number);
  }
  return found.slice(-count);
}
