// Saved decks as choices for a seat, and the own card sets they need.

import { deckLine, totalCount } from "../decks/deck";
import { deckStorage } from "../decks/deck-storage.svelte";

export interface SavedEntry {
  value: string;
  name: string;
}

/** Unfinished decks are left out. */
export function savedEntries(game: string, option: string): SavedEntry[] {
  if (game !== "lily" || option !== "decks") return [];
  return deckStorage.decks
    .filter((deck) => totalCount(deck.cards) && deck.leader && deck.partner)
    .map((deck) => ({ value: deckLine(deck), name: deck.name }));
}

/** The own cards that these entries need, as the option `set`; null: none. */
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
