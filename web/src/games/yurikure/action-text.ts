// Actions of Yuri-Kure in words.

import { words } from "../../i18n/words.svelte";
import type { YurikureData, YurikureParts } from "./data-types";

export const girlName = (girl: string): string => words.text(`yurikure-girl-${girl}`);
export const girlLetter = (girl: string): string => words.text(`web-yurikure-letter-${girl}`);
export const pairText = (one: string, other: string): string =>
  words.text("yurikure-pair", { one: girlName(one), other: girlName(other) });

export function declarationText({ verb, girls }: { verb: string; girls: string[] }, isVote = false): string {
  if (isVote && verb === "yes") return words.text("yurikure-choice-agree");
  if (isVote && verb === "no") return words.text("yurikure-choice-disagree");
  const [one = "", other] = girls.map(girlName);
  return words.text(`yurikure-choice-${verb}`, other ? { one, other } : { girl: one });
}

export function actionText(parts: YurikureParts, view: YurikureData): string {
  const { verb, girls, value } = parts;
  const own = view.sheets[view.viewer];
  const [one = "", other] = girls.map(girlName);
  if (value !== null) {
    const hidden = (own?.control[girls[0]!] ?? value) - value;
    return words.text("yurikure-menu-reveal", { girl: one, value, hidden });
  }
  if (verb === "support") {
    const points = view.due?.values[own?.draft.length ?? 0] ?? 0;
    return words.text("yurikure-menu-support", { one, other, value: points });
  }
  if (verb === "clear" || verb === "hand-in" || verb === "pass") return words.text(`yurikure-menu-${verb}`);
  return declarationText(parts, view.question?.kind === "vote");
}

/** An action in words without a view: a Yes may be an answer or a vote. */
export function futureActionText(parts: YurikureParts): string {
  const { verb, girls, value } = parts;
  const [one = "", other] = girls.map(girlName);
  if (verb === "support") return words.text("yurikure-later-support", { one, other });
  if (value !== null) return words.text("yurikure-later-reveal", { girl: one, value });
  if (verb === "yes" || verb === "no") return words.text(`yurikure-later-${verb}`);
  if (verb === "clear" || verb === "hand-in" || verb === "pass") return words.text(`yurikure-menu-${verb}`);
  return words.text("yurikure-later-declare", { choice: declarationText(parts) });
}
