// Moves of Kasane as a view shows them.

import type { CellView, KasaneData, KasaneParts } from "./data-types";

/** The card without number and colour. */
export const PLUS_ONE = 0;
export const LAYERS = 12;

export interface Move {
  action: string;
  /** Counted from 0. */
  column: number;
  card: number;
  /** Empty: none. */
  yaku: string;
  count: number;
  join: boolean;
  /** All cards of the yaku, a joined one first. */
  cards: number[];
  /** Cards that go from the hand to the robe. */
  laid: number[];
  points: number;
}

/** A move of whoever decides in this view. */
export function moveOf(action: string, parts: KasaneParts, view: KasaneData): Move {
  const { count, join } = parts;
  const yaku = parts.yaku ?? "";
  const column = parts.column - 1;
  const card = view.columns[column]?.at(-1) ?? PLUS_ONE;
  const seat = view.seats[view.mover];
  const hand = card === PLUS_ONE ? (seat?.hand ?? []) : [...(seat?.hand ?? []), card];
  const fromHand = count - (join ? 1 : 0);
  const made = fromHand > 0 ? hand.slice(-fromHand) : [];
  const end = seat?.row.at(-1);
  return {
    action,
    column,
    card,
    yaku,
    count,
    join,
    cards: join && end !== undefined ? [end, ...made] : made,
    laid: card === PLUS_ONE ? [PLUS_ONE, ...made] : made,
    points: yaku ? nextPoints(view.cells.find((cell) => cell.yaku === yaku && cell.count === count)) : 0,
  };
}

function nextPoints(cell: CellView | undefined): number {
  return cell?.points[cell.taken] ?? 0;
}

export const isFull = (cell: CellView): boolean => cell.taken >= cell.points.length;

export const cardLabel = (card: number): string => (card === PLUS_ONE ? "+1" : String(card));
