// All cards that there are: those of the game, as the server tells them once, and those of sets kept here.

import { Cards, type Card } from "../../games/lily/cards";
import { api, refusalOf } from "../../net/api";
import type { Reasoned } from "../../net/protocol";
import type { Deck } from "./deck";
import { shelf } from "./deck-storage.svelte";

/** A card, with what its special skills make of it. */
export interface StockedCard extends Card {
  names: string[];
  colors: string[];
  any_number: boolean;
}

export interface Limits {
  cards: [number, number];
  alike: number;
  first_level: number;
  potentials: [number, number];
  potentials_alike: number;
  hand: number;
}

type Ready = Omit<Deck, "name"> & { name: Record<string, string>; about: Record<string, string> };

interface Told {
  cards: Record<string, StockedCard>;
  sets: Record<string, string[]>;
  decks: Record<string, Ready>;
  limits: Limits;
}

const NOTHING: Told = {
  cards: {},
  sets: {},
  decks: {},
  limits: { cards: [0, 0], alike: 0, first_level: 0, potentials: [0, 0], potentials_alike: 0, hand: 0 },
};

class Stock {
  #told = $state.raw<Told>(NOTHING);
  refusal = $state.raw<Reasoned | null>(null);

  readonly every = $derived(shelf.sets.reduce((all, set) => ({ ...all, ...set.cards }), this.#told.cards));
  readonly cards = $derived(new Cards({ cards: this.every }));
  readonly all = $derived(Object.values(this.every));
  /** Which set a card is in: the key of a shipped one, or the file of an own one. */
  readonly setOf = $derived(
    new Map([
      ...Object.entries(this.#told.sets).flatMap(([name, ids]) => ids.map((id) => [id, name] as const)),
      ...shelf.sets.flatMap((set) => Object.keys(set.cards).map((id) => [id, set.name] as const)),
    ]),
  );
  readonly sets = $derived(Object.keys(this.#told.sets));
  readonly ready = $derived(this.#told.decks);
  readonly limits = $derived(this.#told.limits);
  readonly here = $derived(this.all.length > 0);

  async load(): Promise<void> {
    if (this.#told !== NOTHING) return;
    this.refusal = await refusalOf(async () => void (this.#told = (await api.stock("lily")) as unknown as Told));
  }

  card(id: string): StockedCard | undefined {
    return this.every[id];
  }

  /** How many copies of a card a deck may have. */
  most(id: string): number {
    const card = this.card(id);
    return card?.any_number ? 99 : card?.kind === "potential" ? this.limits.potentials_alike : this.limits.alike;
  }

  /** Whether two cards share a name (LY-2.4; a special skill may add names). */
  sameName(one: string, other: string): boolean {
    return this.card(one)?.names.some((name) => this.card(other)?.names.includes(name)) ?? false;
  }
}

export const stock = new Stock();
