// Simulates draws from a shuffled deck: first hand with its exchange (LY-5.4), draws, supports (LY-8.4, LY-8.5).

import type { Deck } from "./deck";
import { catalogue } from "./card-catalogue.svelte";

export interface RevealedSupport {
  /** Two when the first was an event and another was revealed. */
  cards: string[];
  failed: boolean;
}

/** A uniformly random number below `most`. */
function randomBelow(most: number): number {
  const all = 2 ** 32;
  const fair = all - (all % most);
  for (;;) {
    const drawn = crypto.getRandomValues(new Uint32Array(1))[0]!;
    if (drawn < fair) return drawn % most;
  }
}

function shuffled(cards: string[]): string[] {
  const left = [...cards];
  for (let place = left.length - 1; place > 0; place--) {
    const other = randomBelow(place + 1);
    [left[place], left[other]] = [left[other]!, left[place]!];
  }
  return left;
}

export class DrawSimulation {
  pile = $state.raw<string[]>([]);
  hand = $state.raw<string[]>([]);
  trash = $state.raw<string[]>([]);
  /** Indices of the hand cards to exchange. */
  chosen = $state.raw<number[]>([]);
  exchanged = $state(false);
  lastSupport = $state.raw<RevealedSupport | null>(null);
  supports = $state(0);
  failed = $state(0);
  refreshCount = $state(0);
  #leader: string;
  readonly #all: string[];

  constructor(deck: Deck) {
    const left = { ...deck.cards };
    for (const id of [deck.leader, deck.partner]) if (left[id]) left[id] -= 1;
    this.#leader = deck.leader;
    this.#all = Object.entries(left).flatMap(([id, copies]) => Array.from({ length: copies }, () => id));
    this.restart();
  }

  /** Start over; the counts of supports stay. */
  restart(): void {
    this.pile = shuffled(this.#all);
    this.hand = [];
    this.trash = [];
    this.chosen = [];
    this.exchanged = false;
    this.lastSupport = null;
    this.draw(catalogue.limits.hand);
  }

  draw(count = 1): void {
    for (let drawn = 0; drawn < count && this.pile.length; drawn++) {
      this.hand = [...this.hand, this.pile[0]!];
      this.pile = this.pile.slice(1);
      this.#refresh();
    }
  }

  toggleChosen(place: number): void {
    this.chosen = this.chosen.includes(place) ? this.chosen.filter((one) => one !== place) : [...this.chosen, place];
  }

  /** LY-5.4: the chosen cards go to the trash, and as many are drawn; once. */
  exchange(): void {
    this.trash = [...this.trash, ...this.chosen.map((place) => this.hand[place]!)];
    this.hand = this.hand.filter((_, place) => !this.chosen.includes(place));
    const count = this.chosen.length;
    this.chosen = [];
    this.exchanged = true;
    this.draw(count);
  }

  /** LY-8.4, LY-8.5: an event is replaced once; an event or the leader's name fails. Then it is trashed (LY-8.14). */
  revealSupport(): void {
    const cards = this.#reveal();
    if (!cards.length) return;
    if (catalogue.card(cards[0]!)?.kind === "event") cards.push(...this.#reveal());
    const last = cards.at(-1)!;
    const failed = catalogue.card(last)?.kind !== "character" || catalogue.shareName(last, this.#leader);
    this.lastSupport = { cards, failed };
    this.supports += 1;
    this.failed += Number(failed);
    this.trash = [...this.trash, ...cards];
    this.#refresh();
  }

  #reveal(): string[] {
    const top = this.pile[0];
    this.pile = this.pile.slice(1);
    return top === undefined ? [] : [top];
  }

  revealMany(times: number): void {
    const { pile, hand, trash } = this;
    for (let time = 0; time < times; time++) {
      this.pile = shuffled(this.#all);
      this.revealSupport();
    }
    Object.assign(this, { pile, hand, trash });
  }

  /** LY-4.9: an empty deck is refilled from the trash. */
  #refresh(): void {
    if (this.pile.length || !this.trash.length) return;
    this.pile = shuffled(this.trash);
    this.trash = [];
    this.refreshCount += 1;
  }
}
