// What somebody looks for among the cards, and in which order.

import { LANGUAGES, words } from "../../i18n/words.svelte";
import { COLORS, LEVELS, POWERS, RANGES, SUPPORTS } from "./deck-stats";
import { stock, type StockedCard } from "./card-catalogue.svelte";

export const KINDS = ["character", "event", "potential"] as const;
export const SKILLS = ["activated", "continuous", "auto", "special", "sp", "none"] as const;
export const SORTS = ["set", "name", "level", "power", "support"] as const;
export const PLACES = ["any", "in", "out", "more", "leader"] as const;

const LEAST_POWER = POWERS[0];
const MOST_POWER = POWERS.at(-1)!;

const plain = (text: string) => text.normalize("NFKC").toLowerCase();

/** Everything that can be asked of a card. Of each question any of the chosen answers does; all questions count. */
export class Wanted {
  text = $state("");
  kinds = $state<string[]>([]);
  colors = $state<string[]>([]);
  levels = $state<string[]>([]);
  supports = $state<string[]>([]);
  ranges = $state<string[]>([]);
  skills = $state<string[]>([]);
  sets = $state<string[]>([]);
  least = $state(LEAST_POWER as number);
  most = $state(MOST_POWER as number);
  /** A name that the card has, or of whom it speaks. */
  name = $state("");
  with = $state("");
  /** Where it could be: anywhere, in the deck that is built, not in it, room for one more, whom one can lead with. */
  place = $state<string>("any");
  sort = $state<string>("set");

  /** How many questions are asked besides the text. */
  readonly asked = $derived(
    [this.kinds, this.colors, this.levels, this.supports, this.ranges, this.skills, this.sets].filter(
      (one) => one.length,
    ).length +
      [this.least !== LEAST_POWER || this.most !== MOST_POWER, this.name, this.with, this.place !== "any"].filter(
        Boolean,
      ).length,
  );

  clear(): void {
    this.text = this.name = this.with = "";
    this.kinds = this.colors = this.levels = this.supports = this.ranges = this.skills = this.sets = [];
    this.least = LEAST_POWER;
    this.most = MOST_POWER;
    this.place = "any";
  }

  fits(card: StockedCard, copies: number): boolean {
    const one = (chosen: string[], ...has: unknown[]) =>
      !chosen.length || has.some((each) => chosen.includes(String(each)));
    return (
      one(this.kinds, card.kind) &&
      one(this.colors, ...card.colors) &&
      one(this.levels, card.level) &&
      one(this.supports, card.support) &&
      one(this.ranges, card.range) &&
      one(this.skills, ...skillsOf(card)) &&
      one(this.sets, stock.setOf.get(card.id)) &&
      this.#power(card) &&
      (!this.name || card.names.includes(this.name)) &&
      (!this.with || card.names.includes(this.with) || speaksOf(card, this.with)) &&
      this.#place(card, copies) &&
      this.#says(card)
    );
  }

  #power(card: StockedCard): boolean {
    if (this.least === LEAST_POWER && this.most === MOST_POWER) return true;
    return card.power !== undefined && card.power >= this.least && card.power <= this.most;
  }

  #place(card: StockedCard, copies: number): boolean {
    switch (this.place) {
      case "in":
        return copies > 0;
      case "out":
        return copies === 0;
      case "more":
        return copies < stock.most(card.id);
      case "leader":
        return card.kind === "character" && card.level === 1;
      default:
        return true;
    }
  }

  /** Every word somewhere on the card: names and titles in any language, the rest in the language of now. */
  #says(card: StockedCard): boolean {
    const parts = plain(this.text).split(/\s+/).filter(Boolean);
    if (!parts.length) return true;
    const said = [
      card.id,
      ...LANGUAGES.flatMap((one) => [card.title[one] ?? "", card.called[one] ?? ""]),
      words.own(card.flavour),
      ...stock.cards.texts(card.id),
    ];
    const text = plain(said.join("\n"));
    return parts.every((part) => text.includes(part));
  }

  sorted(cards: StockedCard[]): StockedCard[] {
    const by = (of: (card: StockedCard) => number) => cards.toSorted((one, other) => of(other) - of(one));
    switch (this.sort) {
      case "name":
        return cards.toSorted(
          (one, other) =>
            stock.cards.name(one.id).localeCompare(stock.cards.name(other.id), words.language) ||
            (one.level ?? 9) - (other.level ?? 9),
        );
      case "level":
        return cards.toSorted((one, other) => (one.level ?? 9) - (other.level ?? 9));
      case "power":
        return by((card) => card.power ?? 0);
      case "support":
        return by((card) => card.support ?? 0);
      default:
        return cards;
    }
  }
}

/** Which kinds of skills it has; `none` for a character without any. */
function skillsOf(card: StockedCard): string[] {
  const types = card.skill_types.filter(Boolean);
  return types.length || card.kind !== "character" ? types : ["none"];
}

/** Whether the skills of a card name somebody: her name stands among the facts of their text. */
function speaksOf(card: StockedCard, name: string): boolean {
  const called = stock.all.find((one) => one.name === name)?.called;
  return called !== undefined && JSON.stringify(card.skills).includes(JSON.stringify(called));
}

/** All names that cards have, with how they are called. */
export function namesOf(cards: readonly StockedCard[]): { name: string; called: string }[] {
  const called = new Map(
    cards.filter((card) => card.kind === "character").map((card) => [card.name, words.own(card.called)]),
  );
  return [...called]
    .map(([name, text]) => ({ name, called: text }))
    .sort((one, other) => one.called.localeCompare(other.called, words.language));
}

export { COLORS, LEVELS, POWERS, RANGES, SUPPORTS };
