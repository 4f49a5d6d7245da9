// The rulebooks: which rules a game has, and in which chapters. The catalogues say so (src/madoi/words, rules-….ftl).

import { words } from "./words.svelte";

/** The letters with which the ids of a game begin. */
const LETTERS: Record<string, string> = { kasane: "KS", yurikure: "YK", lily: "LY" };

export const GAMES = Object.keys(LETTERS);

export interface Chapter {
  id: string;
  rules: string[];
}

export function gameOf(rule: string): string {
  return GAMES.find((game) => rule.startsWith(`${LETTERS[game]}-`)) ?? "";
}

export function rulesOf(game: string): string[] {
  return words.rules.filter((rule) => gameOf(rule) === game);
}

/** `KS-2` of KS-2.4; decisions, like YK-D7, are a chapter of their own. */
function chapterOf(rule: string): string {
  return rule.includes(".") ? rule.split(".")[0]! : rule.replace(/\d+$/, "");
}

/** Rules in the chapters of their book. */
export function inChapters(rules: readonly string[]): Chapter[] {
  const found: Chapter[] = [];
  for (const rule of rules) {
    const id = chapterOf(rule);
    if (found.at(-1)?.id === id) found.at(-1)!.rules.push(rule);
    else found.push({ id, rules: [rule] });
  }
  return found;
}

export function chapterTitle(chapter: string): string {
  return words.about("rule-chapter", chapter) ?? chapter;
}

/** Where a rule can be read in its book. */
export function addressOf(rule: string): string {
  return `/rules/${gameOf(rule)}#${rule}`;
}

/** What of a book is not the game as everybody plays it; empty: it is. */
export function standing(rule: string): "" | "decision" | "expansion" | "option" {
  const chapter = chapterOf(rule);
  if (chapter.endsWith("-D")) return "decision";
  if (chapter === "YK-8") return "expansion";
  return chapter === "KS-6" ? "option" : "";
}

/** The rule before or after another in its book; empty: there is none. */
export function beside(rule: string, step: number): string {
  const all = rulesOf(gameOf(rule));
  return all[all.indexOf(rule) + step] ?? "";
}
