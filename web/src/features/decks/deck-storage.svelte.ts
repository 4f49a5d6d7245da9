// What is kept on this device: decks that were built here, and sets of cards that were loaded from files. Nowhere else.

import { type Deck, deckIds } from "./deck";
import type { CatalogueCard } from "./card-catalogue.svelte";

export interface SavedDeck extends Deck {
  id: string;
}

export interface SavedSet {
  /** The name of its file. */
  name: string;
  text: string;
  /** The set as the option of a table. */
  value: string;
  cards: Record<string, CatalogueCard>;
}

const DECKS = "madoi-lily-decks";
const SETS = "madoi-lily-sets";

function kept<Thing>(place: string): Thing[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
    return Array.isArray(found) ? (found as Thing[]) : [];
  } catch {
    return [];
  }
}

class Shelf {
  decks = $state.raw<SavedDeck[]>(kept<SavedDeck>(DECKS));
  sets = $state.raw<SavedSet[]>(kept<SavedSet>(SETS));
  /** The device keeps no more; what was changed is here only until the page is closed. */
  full = $state(false);

  constructor() {
    // Another tab may build too: what it keeps is here as well.
    addEventListener("storage", ({ key }) => {
      if (key === DECKS) this.decks = kept<SavedDeck>(DECKS);
      if (key === SETS) this.sets = kept<SavedSet>(SETS);
    });
  }

  find(id: string): SavedDeck | undefined {
    return this.decks.find((one) => one.id === id);
  }

  /** Keep a deck; a new one gets an id. */
  save(deck: Deck & { id?: string }): string {
    const id = deck.id ?? crypto.getRandomValues(new Uint32Array(2)).reduce((text, one) => text + one.toString(36), "");
    const one = { ...deck, id };
    this.decks = this.find(id) ? this.decks.map((other) => (other.id === id ? one : other)) : [one, ...this.decks];
    this.#write(DECKS, this.decks);
    return id;
  }

  /** Take a deck off the shelf; gives the way back. */
  remove(id: string): () => void {
    const before = this.decks;
    this.decks = before.filter((one) => one.id !== id);
    this.#write(DECKS, this.decks);
    return () => {
      const dropped = before.find((one) => one.id === id);
      if (!dropped || this.find(id)) return;
      this.decks = this.decks.toSpliced(before.indexOf(dropped), 0, dropped);
      this.#write(DECKS, this.decks);
    };
  }

  /** Keep a set; one from a file of the same name is replaced. */
  saveSet(set: SavedSet): void {
    this.sets = [...this.sets.filter((one) => one.name !== set.name), set];
    this.#write(SETS, this.sets);
  }

  removeSet(name: string): () => void {
    const dropped = this.sets.find((one) => one.name === name);
    this.sets = this.sets.filter((one) => one.name !== name);
    this.#write(SETS, this.sets);
    return () => dropped && this.saveSet(dropped);
  }

  /** The own sets that have any of these cards, as the option of a table; empty: none. */
  setsWith(ids: readonly string[]): string {
    return mergeSets(this.sets.filter((set) => ids.some((id) => id in set.cards)));
  }

  /** The own sets that a deck needs. */
  setsFor(deck: Deck): string {
    return this.setsWith(deckIds(deck));
  }

  #write(place: string, things: readonly unknown[]): void {
    try {
      localStorage.setItem(place, JSON.stringify(things));
      this.full = false;
    } catch {
      this.full = true;
    }
  }
}

/** Several sets as one, as the option of a table. */
export function mergeSets(sets: readonly SavedSet[]): string {
  if (sets.length < 2) return sets[0]?.value ?? "";
  const all: Record<string, unknown> = {};
  for (const set of sets) {
    for (const [part, things] of Object.entries(JSON.parse(set.value) as Record<string, unknown>)) {
      all[part] = Array.isArray(things)
        ? [...((all[part] as unknown[]) ?? []), ...(things as unknown[])]
        : { ...(all[part] as object), ...(things as object) };
    }
  }
  return JSON.stringify(all);
}

export const deckStorage = new Shelf();
