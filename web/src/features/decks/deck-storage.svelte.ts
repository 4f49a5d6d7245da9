// Decks built here and card sets loaded from files, in the local storage of this browser.

import { type Deck, deckIds } from "./deck";
import type { CatalogueCard } from "../../games/lily/data-types";

export interface SavedDeck extends Deck {
  id: string;
}

export interface SavedSet {
  /** The name of its file. */
  name: string;
  text: string;
  /** The set as a table option. */
  value: string;
  cards: Record<string, CatalogueCard>;
}

const DECKS_KEY = "madoi-lily-decks";
const SETS_KEY = "madoi-lily-sets";

function loadList<Thing>(place: string): Thing[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
    return Array.isArray(found) ? (found as Thing[]) : [];
  } catch {
    return [];
  }
}

class Shelf {
  decks = $state.raw<SavedDeck[]>(loadList<SavedDeck>(DECKS_KEY));
  sets = $state.raw<SavedSet[]>(loadList<SavedSet>(SETS_KEY));
  /** The storage is full: changes last only until the page is closed. */
  full = $state(false);

  constructor() {
    // Another tab may have saved something.
    addEventListener("storage", ({ key }) => {
      if (key === DECKS_KEY) this.decks = loadList<SavedDeck>(DECKS_KEY);
      if (key === SETS_KEY) this.sets = loadList<SavedSet>(SETS_KEY);
    });
  }

  find(id: string): SavedDeck | undefined {
    return this.decks.find((one) => one.id === id);
  }

  /** A new deck gets an id. */
  save(deck: Deck & { id?: string }): string {
    const id = deck.id ?? crypto.getRandomValues(new Uint32Array(2)).reduce((text, one) => text + one.toString(36), "");
    const one = { ...deck, id };
    this.decks = this.find(id) ? this.decks.map((other) => (other.id === id ? one : other)) : [one, ...this.decks];
    this.#write(DECKS_KEY, this.decks);
    return id;
  }

  /** Returns a function that undoes the removal. */
  remove(id: string): () => void {
    const before = this.decks;
    this.decks = before.filter((one) => one.id !== id);
    this.#write(DECKS_KEY, this.decks);
    return () => {
      const dropped = before.find((one) => one.id === id);
      if (!dropped || this.find(id)) return;
      this.decks = this.decks.toSpliced(before.indexOf(dropped), 0, dropped);
      this.#write(DECKS_KEY, this.decks);
    };
  }

  /** Replaces a set from a file of the same name. */
  saveSet(set: SavedSet): void {
    this.sets = [...this.sets.filter((one) => one.name !== set.name), set];
    this.#write(SETS_KEY, this.sets);
  }

  removeSet(name: string): () => void {
    const dropped = this.sets.find((one) => one.name === name);
    this.sets = this.sets.filter((one) => one.name !== name);
    this.#write(SETS_KEY, this.sets);
    return () => dropped && this.saveSet(dropped);
  }

  /** The own sets that contain any of these cards, as a table option; empty: none. */
  setsWith(ids: readonly string[]): string {
    return mergeSets(this.sets.filter((set) => ids.some((id) => id in set.cards)));
  }

  /** The own sets that a deck needs, as a table option. */
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
