// The rulebooks: the rules of a game and their chapters, from the catalogues (src/madoi/words, rules-….ftl).

import { words } from "./words.svelte";

/** The games with a rulebook. */
export const rulebookGames = (): string[] => Object.keys(words.rulebooks);

export interface Chapter {
  id: string;
  rules: string[];
}

export function gameOfRule(rule: string): string {
  return rulebookGames().find((game) => rule.startsWith(`${words.rulebooks[game]}-`)) ?? "";
}

export function rulesOfGame(game: string): string[] {
  return words.rules.filter((rule) => gameOfRule(rule) === game);
}

/** `KS-2` of KS-2.4; decisions, like YK-D7, are a chapter of their own. */
function chapterOf(rule: string): string {
  return rule.includes(".") ? rule.split(".")[0]! : rule.replace(/\d+$/, "");
}

export function groupByChapter(rules: readonly string[]): Chapter[] {
  const found: Chapter[] = [];
  for (const rule of rules) {
    const id = chapterOf(rule);
    if (found.at(-1)?.id === id) found.at(-1)!.rules.push(rule);
    else found.push({ id, rules: [rule] });
  }
  return found;
}

export function chapterTitle(chapter: string): string {
  return words.ruleNote("rule-chapter", chapter) ?? chapter;
}

export function ruleAddress(rule: string): string {
  return `/rules/${gameOfRule(rule)}#${rule}`;
}

/** Why a rule is not part of the standard game; empty: it is. */
export function ruleStatus(rule: string): "" | "decision" | "expansion" | "option" {
  const chapter = chapterOf(rule);
  if (chapter.endsWith("-D")) return "decision";
  if (chapter === "YK-8") return "expansion";
  return chapter === "KS-6" ? "option" : "";
}

/** The rule before or after another; empty: none. */
export function neighbourRule(rule: string, step: number): string {
  const all = rulesOfGame(gameOfRule(rule));
  return all[all.indexOf(rule) + step] ?? "";
}
