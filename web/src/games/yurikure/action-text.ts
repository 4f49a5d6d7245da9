// Actions of Yuri-Kure in words.

import { words } from "../../i18n/words.svelte";
import type { YurikureData } from "./data-types";

export const girlName = (girl: string): string => words.text(`yurikure-girl-${girl}`);
export const girlLetter = (girl: string): string => words.text(`web-yurikure-letter-${girl}`);
export const pairText = (one: string, other: string): string =>
  words.text("yurikure-pair", { one: girlName(one), other: girlName(other) });

export function declarationText(action: string, isVote = false): string {
  const [verb, ...girls] = action.split(" ");
  if (isVote && verb === "yes") return words.text("yurikure-choice-agree");
  if (isVote && verb === "no") return words.text("yurikure-choice-disagree");
  const names = girls.map(girlName);
  return words.text(
    `yurikure-choice-${verb}`,
    names.length === 2 ? { one: names[0], other: names[1] } : { girl: names[0] ?? "" },
  );
}

export function actionText(action: string, view: YurikureData): string {
  const [verb, ...rest] = action.split(" ");
  const own = view.sheets[view.viewer];
  if (verb === "reveal") {
    const value = Number(rest[1]);
    const hidden = (own?.control[rest[0]!] ?? value) - value;
    return words.text("yurikure-menu-reveal", { girl: girlName(rest[0]!), value, hidden });
  }
  if (verb === "support") {
    const value = view.due?.values[own?.draft.length ?? 0] ?? 0;
    return words.text("yurikure-menu-support", { one: girlName(rest[0]!), other: girlName(rest[1]!), value });
  }
  if (verb === "clear" || verb === "hand-in" || verb === "pass") return words.text(`yurikure-menu-${verb}`);
  return declarationText(action, view.question?.kind === "vote");
}

/** An action in words without a view: a Yes may be an answer or a vote. */
export function futureActionText(action: string): string {
  const [verb, first, second] = action.split(" ");
  if (verb === "support")
    return words.text("yurikure-later-support", { one: girlName(first!), other: girlName(second!) });
  if (verb === "reveal") return words.text("yurikure-later-reveal", { girl: girlName(first!), value: Number(second) });
  if (verb === "yes" || verb === "no") return words.text(`yurikure-later-${verb}`);
  if (verb === "clear" || verb === "hand-in" || verb === "pass") return words.text(`yurikure-menu-${verb}`);
  return words.text("yurikure-later-declare", { choice: declarationText(action) });
}
