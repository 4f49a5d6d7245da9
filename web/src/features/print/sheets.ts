// The sheets of a print: nine cards to a page, and the backs so that they lie behind their fronts.

import { codeOf } from "../../games/lily/card-code";
import type { PrintedCard } from "../../games/lily/data-types";
import type { Deck } from "../decks/deck";

export const COLUMNS = 3;
export const CARDS_PER_SHEET = 9;
export const CARD_MM = { width: 63, height: 88 };
/** A4 and US Letter, in millimetres. */
export const PAPERS = { a4: [210, 297], letter: [215.9, 279.4] } as const;
export type Paper = keyof typeof PAPERS;

/** Which cards are printed: every copy of a deck, its potentials, its other cards, or each card once. */
export const SELECTIONS = ["all", "cards", "potentials", "once"] as const;
export type Selection = (typeof SELECTIONS)[number];

export interface SheetCard {
  id: string;
  code: string;
}

/** Null: an empty place. */
export type Sheet = (SheetCard | null)[];

const copiesOf = (counts: Record<string, number>): string[] =>
  Object.entries(counts).flatMap(([id, copies]) => Array<string>(copies).fill(id));

export function selectedIds(deck: Pick<Deck, "cards" | "potentials">, selection: Selection): string[] {
  if (selection === "once") return [...new Set([...Object.keys(deck.cards), ...Object.keys(deck.potentials)])];
  return [
    ...(selection === "potentials" ? [] : copiesOf(deck.cards)),
    ...(selection === "cards" ? [] : copiesOf(deck.potentials)),
  ];
}

/** Sheets of nine; unknown cards are left out. */
export function sheetsOf(ids: readonly string[], cards: Readonly<Record<string, PrintedCard>>): Sheet[] {
  const known = ids.flatMap((id) => (cards[id] ? [{ id, code: codeOf(cards[id]) }] : []));
  return Array.from({ length: Math.ceil(known.length / CARDS_PER_SHEET) }, (_, page) =>
    Array.from({ length: CARDS_PER_SHEET }, (__, place) => known[page * CARDS_PER_SHEET + place] ?? null),
  );
}

/** The back of a sheet, turned over its long edge: each row from right to left. */
export const behind = (sheet: Sheet): Sheet =>
  sheet.map((_, place) => {
    const row = Math.floor(place / COLUMNS) * COLUMNS;
    return sheet[row + COLUMNS - 1 - (place - row)]!;
  });

/** Where the edges of the cards are on a paper, in millimetres. */
export function cutLines(paper: Paper): { across: number[]; down: number[] } {
  const [width, height] = PAPERS[paper];
  const lines = (length: number, size: number, count: number) =>
    Array.from({ length: count + 1 }, (_, line) => (length - size * count) / 2 + size * line);
  return {
    across: lines(width, CARD_MM.width, COLUMNS),
    down: lines(height, CARD_MM.height, CARDS_PER_SHEET / COLUMNS),
  };
}
