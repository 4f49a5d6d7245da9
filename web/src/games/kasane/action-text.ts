// Moves of Kasane in words.

import { words } from "../../i18n/words.svelte";
import type { KasaneData, KasaneParts } from "./data-types";
import { PLUS_ONE, moveOf, type Move } from "./view";

export function actionText(parts: KasaneParts, view: KasaneData): string {
  return moveText(moveOf("", parts, view));
}

/** A move in words without a view: which card will lie in front is not known. */
export function futureActionText({ column, yaku, count, join }: KasaneParts): string {
  if (!yaku) return words.text("kasane-later-take", { column });
  const facts = { column, yaku: `@kasane-yaku-${yaku}`, count };
  return join ? words.text("kasane-later-join", facts) : words.text("kasane-later-make", facts);
}

/** "Take the 5 of column 1 and make Juu of 2 with 5.5: 2 points." */
export function moveText(move: Move): string {
  const facts = { card: move.card, column: move.column + 1 };
  const taken =
    move.card === PLUS_ONE ? words.text("web-kasane-take-plus-one", facts) : words.text("web-kasane-take", facts);
  return move.yaku ? words.text("web-kasane-and", { taken, made: yakuText(move) }) : taken;
}

/** Only the yaku: "Juu of 2 with 5.5: 2 points". */
export function yakuText(move: Move): string {
  const facts = { yaku: `@kasane-yaku-${move.yaku}`, count: move.count, cards: move.cards, points: move.points };
  return move.join ? words.text("web-kasane-make-joined", facts) : words.text("web-kasane-make", facts);
}
