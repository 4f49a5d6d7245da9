// What is kept on this device and can be chosen for a seat: decks that were built here, and the cards of one's own they need.

import { lineOf, sum } from "../decks/deck";
import { shelf } from "../decks/deck-storage.svelte";

export interface Kept {
  value: string;
  name: string;
}

/** The entries of an option that are kept here; those that are not finished are left out. */
export function keptFor(game: string, option: string): Kept[] {
  if (game !== "lily" || option !== "decks") return [];
  return shelf.decks
    .filter((deck) => sum(deck.cards) && deck.leader && deck.partner)
    .map((deck) => ({ value: lineOf(deck), name: deck.name }));
}

/** The cards of one's own that the entries of an option need, as the option `set`; null: none. */
export function setNeeded(value: string): Kept | null {
  const ids = value.match(/[a-z][a-z0-9-]*/g) ?? [];
  const set = shelf.setsWith(ids);
  return set
    ? {
        value: set,
        name: shelf.sets
          .filter((one) => ids.some((id) => id in one.cards))
          .map((one) => one.name)
          .join(", "),
      }
    : null;
}
