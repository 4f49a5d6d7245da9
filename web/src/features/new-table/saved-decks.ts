// What is kept on this device and can be chosen for a seat: decks that were built here, and the cards of one's own they need.

import { deckLine, totalCount } from "../decks/deck";
import { deckStorage } from "../decks/deck-storage.svelte";

export interface SavedEntry {
  value: string;
  name: string;
}

/** The entries of an option that are kept here; those that are not finished are left out. */
export function savedEntries(game: string, option: string): SavedEntry[] {
  if (game !== "lily" || option !== "decks") return [];
  return deckStorage.decks
    .filter((deck) => totalCount(deck.cards) && deck.leader && deck.partner)
    .map((deck) => ({ value: deckLine(deck), name: deck.name }));
}

/** The cards of one's own that the entries of an option need, as the option `set`; null: none. */
export function requiredSet(value: string): SavedEntry | null {
  const ids = value.match(/[a-z][a-z0-9-]*/g) ?? [];
  const set = deckStorage.setsWith(ids);
  return set
    ? {
        value: set,
        name: deckStorage.sets
          .filter((one) => ids.some((id) => id in one.cards))
          .map((one) => one.name)
          .join(", "),
      }
    : null;
}
