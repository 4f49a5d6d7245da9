// What a turn does, in words.

import { words } from "../../lib/words.svelte";
import { asView, PLUS_ONE, readMove, type Move } from "./view";

export function choice(action: string, view: Record<string, unknown>): string {
  return sentence(readMove(action, asView(view)));
}

/** "Take the 5 of column 1 and make Juu of 2 with 5.5: 2 points." */
export function sentence(move: Move): string {
  const facts = { card: move.card, column: move.column + 1 };
  const taken =
    move.card === PLUS_ONE ? words.text("web-kasane-take-plus-one", facts) : words.text("web-kasane-take", facts);
  return move.yaku ? words.text("web-kasane-and", { taken, made: made(move) }) : taken;
}

/** "from column 3 · Juu (ten)" */
export function brief(action: string): string {
  const [, column, yaku] = action.split(" ");
  const taken = words.text("kasane-menu-take", { column: Number(column) });
  return yaku ? `${taken} · ${words.text(`kasane-yaku-${yaku}`)}` : taken;
}

/** The yaku alone: "Juu of 2 with 5.5: 2 points". */
export function made(move: Move): string {
  const facts = { yaku: `@kasane-yaku-${move.yaku}`, count: move.count, cards: move.cards, points: move.points };
  return move.join ? words.text("web-kasane-make-joined", facts) : words.text("web-kasane-make", facts);
}
