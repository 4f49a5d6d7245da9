// The card catalogue: the cards of the game, fetched once, and those of the player's own sets.

import { Cards } from "../../games/lily/cards";
import type { CatalogueCard, LilyCatalogue } from "../../games/lily/data-types";
import { words } from "../../i18n/words.svelte";
import { api, catchRefusal } from "../../net/api";
import type { RefusalData } from "../../net/protocol";
import { deckStorage } from "./deck-storage.svelte";

const NOTHING: LilyCatalogue = {
  cards: {},
  sets: {},
  decks: {},
  limits: { cards: [0, 0], alike: 0, name_share: 1, first_level: 0, potentials: [0, 0], potentials_alike: 0, hand: 0 },
};

class Stock {
  #told = $state.raw<LilyCatalogue>(NOTHING);
  refusal = $state.raw<RefusalData | null>(null);

  readonly every = $derived(deckStorage.sets.reduce((all, set) => ({ ...all, ...set.cards }), this.#told.cards));
  readonly cards = $derived(new Cards({ cards: this.every }));
  readonly all = $derived(Object.values(this.every));
  /** The set of a card: the key of a shipped set, or the file name of an own one. */
  readonly setOf = $derived(
    new Map([
      ...Object.entries(this.#told.sets).flatMap(([name, ids]) => ids.map((id) => [id, name] as const)),
      ...deckStorage.sets.flatMap((set) => Object.keys(set.cards).map((id) => [id, set.name] as const)),
    ]),
  );
  readonly sets = $derived(Object.keys(this.#told.sets));
  readonly readyDecks = $derived(this.#told.decks);
  readonly limits = $derived(this.#told.limits);
  readonly loaded = $derived(this.all.length > 0);

  async load(): Promise<void> {
    if (this.#told !== NOTHING) return;
    this.refusal = await catchRefusal(async () => void (this.#told = await api.catalogue<LilyCatalogue>("lily")));
  }

  card(id: string): CatalogueCard | undefined {
    return this.every[id];
  }

  /** What a set is called: a shipped one in the player's language, an own one as its file. */
  setName(set: string): string {
    return this.sets.includes(set) ? words.text(`lily-set-${set}`) : set;
  }

  maxCopies(id: string): number {
    const card = this.card(id);
    return card?.most ?? this.limits.alike;
  }

  /** Whether two cards share a name (LY-2.4; a special skill may add names). */
  shareName(one: string, other: string): boolean {
    return this.card(one)?.names.some((name) => this.card(other)?.names.includes(name)) ?? false;
  }
}

export const catalogue = new Stock();
