// What is kept on this device: decks that were built here, and sets of cards that were loaded from files. Nowhere else.

import { type Deck, idsOf } from "./deck";
import type { StockedCard } from "./card-catalogue.svelte";

export interface KeptDeck extends Deck {
  id: string;
}

export interface KeptSet {
  /** The name of its file. */
  name: string;
  text: string;
  /** The set as the option of a table. */
  value: string;
  cards: Record<string, StockedCard>;
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
  decks = $state.raw<KeptDeck[]>(kept<KeptDeck>(DECKS));
  sets = $state.raw<KeptSet[]>(kept<KeptSet>(SETS));
  /** The device keeps no more; what was changed is here only until the page is closed. */
  full = $state(false);

  constructor() {
    // Another tab may build too: what it keeps is here as well.
    addEventListener("storage", ({ key }) => {
      if (key === DECKS) this.decks = kept<KeptDeck>(DECKS);
      if (key === SETS) this.sets = kept<KeptSet>(SETS);
    });
  }

  deck(id: string): KeptDeck | undefined {
    return this.decks.find((one) => one.id === id);
  }

  /** Keep a deck; a new one gets an id. */
  keep(deck: Deck & { id?: string }): string {
    const id = deck.id ?? crypto.getRandomValues(new Uint32Array(2)).reduce((text, one) => text + one.toString(36), "");
    const one = { ...deck, id };
    this.decks = this.deck(id) ? this.decks.map((other) => (other.id === id ? one : other)) : [one, ...this.decks];
    this.#write(DECKS, this.decks);
    return id;
  }

  /** Take a deck off the shelf; gives the way back. */
  drop(id: string): () => void {
    const before = this.decks;
    this.decks = before.filter((one) => one.id !== id);
    this.#write(DECKS, this.decks);
    return () => {
      const dropped = before.find((one) => one.id === id);
      if (!dropped || this.deck(id)) return;
      this.decks = this.decks.toSpliced(before.indexOf(dropped), 0, dropped);
      this.#write(DECKS, this.decks);
    };
  }

  /** Keep a set; one from a file of the same name is replaced. */
  keepSet(set: KeptSet): void {
    this.sets = [...this.sets.filter((one) => one.name !== set.name), set];
    this.#write(SETS, this.sets);
  }

  dropSet(name: string): () => void {
    const dropped = this.sets.find((one) => one.name === name);
    this.sets = this.sets.filter((one) => one.name !== name);
    this.#write(SETS, this.sets);
    return () => dropped && this.keepSet(dropped);
  }

  /** The own sets that have any of these cards, as the option of a table; empty: none. */
  setsWith(ids: readonly string[]): string {
    return together(this.sets.filter((set) => ids.some((id) => id in set.cards)));
  }

  /** The own sets that a deck needs. */
  setsFor(deck: Deck): string {
    return this.setsWith(idsOf(deck));
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
export function together(sets: readonly KeptSet[]): string {
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

export const shelf = new Shelf();
