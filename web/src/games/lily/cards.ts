// The cards of a duel in the current language, from `reference`.

import { words, type Facts } from "../../i18n/words.svelte";
import type { LilyReference, PrintedCard } from "./data-types";

const NONE: PrintedCard = {
  id: "",
  kind: "event",
  name: "",
  title: {},
  called: {},
  flavour: {},
  skills: [],
  skill_types: [],
};

export class Cards {
  readonly byId: Record<string, PrintedCard>;
  readonly decks: Record<string, number>[];

  constructor(reference: Partial<LilyReference>) {
    this.byId = reference.cards ?? {};
    this.decks = reference.decks ?? [];
  }

  /** An empty card until the reference has loaded. */
  get(id: string): PrintedCard {
    return this.byId[id] ?? NONE;
  }

  name(id: string): string {
    return words.localized(this.get(id).called);
  }

  title(id: string): string {
    return words.localized(this.get(id).title);
  }

  flavour(id: string): string {
    return words.localized(this.get(id).flavour);
  }

  /** Title and name, as a fact of a message. */
  phrase(id: string): Facts {
    return { key: "lily-card", title: this.get(id).title, name: this.get(id).called };
  }

  fullName(id: string): string {
    return phraseText(this.phrase(id));
  }

  #facts(card: PrintedCard, facts: Facts): Facts {
    return {
      ...facts,
      level: card.level ?? 0,
      power: card.power ?? 0,
      support: card.support ?? 0,
      range: card.range ?? "",
    };
  }

  /** The printed facts of a character; the kind of any other card. */
  about(id: string): string {
    const card = this.get(id);
    if (card.kind !== "character") return words.text(`lily-board-kind-${card.kind}`);
    return words.text("lily-board-facts", this.#facts(card, { color: `@lily-term-color-${card.color}` }));
  }

  brief(id: string): string {
    const card = this.get(id);
    if (card.kind !== "character") return this.about(id);
    return words.text("lily-board-brief", this.#facts(card, { mark: `@lily-board-mark-${card.color}` }));
  }

  /** The text of a skill, counted from 1; empty: none. */
  skillText(id: string, number: number): string {
    const skill = this.get(id).skills[number - 1];
    return skill ? phraseText(skill) : "";
  }

  skillTexts(id: string): string[] {
    return this.get(id).skills.map(phraseText);
  }

  /** The society of a player's deck: the colour most of its cards have. */
  societyOf(seat: number): string {
    const sums: Record<string, number> = {};
    for (const [id, copies] of Object.entries(this.decks[seat] ?? {})) {
      const { color } = this.get(id);
      if (color) sums[color] = (sums[color] ?? 0) + copies;
    }
    return Object.entries(sums).reduce((most, one) => (one[1] > most[1] ? one : most), ["", 0])[0];
  }

  /** How many cards of this name are in a player's deck. */
  inDeck(seat: number, name: string): number {
    const deck = Object.entries(this.decks[seat] ?? {});
    return deck.reduce((sum, [id, copies]) => (this.get(id).name === name ? sum + copies : sum), 0);
  }
}

export function phraseText(phrase: Facts): string {
  const { key, ...facts } = phrase;
  return words.text(String(key), facts);
}
