// A search for cards: text, filters and order.

import { LANGUAGES, words } from "../../i18n/words.svelte";
import { COLORS, LEVELS, POWERS, RANGES, SUPPORTS } from "./deck-stats";
import type { CatalogueCard } from "../../games/lily/data-types";
import { catalogue } from "./card-catalogue.svelte";

export const KINDS = ["character", "event", "potential"] as const;
export const SKILLS = ["activated", "continuous", "auto", "special", "sp", "none"] as const;
export const ORDERS = ["set", "name", "level", "power", "support"] as const;
export const WHERE = ["any", "in", "out", "more", "leader"] as const;

/** The filters that are lists of values. */
const LISTS = ["kinds", "colors", "levels", "supports", "ranges", "skills", "sets"] as const;
const MAX_TEXT_CHARACTERS = 200;

const LEAST_POWER = POWERS[0];
const MOST_POWER = POWERS.at(-1)!;

const normalize = (text: string) => text.normalize("NFKC").toLowerCase();

/** All filters. Within one filter any chosen value matches; all filters must match. */
export class CardQuery {
  text = $state("");
  kinds = $state<string[]>([]);
  colors = $state<string[]>([]);
  levels = $state<string[]>([]);
  supports = $state<string[]>([]);
  ranges = $state<string[]>([]);
  skills = $state<string[]>([]);
  sets = $state<string[]>([]);
  minPower = $state(LEAST_POWER as number);
  maxPower = $state(MOST_POWER as number);
  name = $state("");
  mentions = $state("");
  /** One of `WHERE`: anywhere, in the deck, not in it, room for another copy, possible leader. */
  where = $state<string>("any");
  order = $state<string>("set");

  readonly activeFilters = $derived(
    [this.kinds, this.colors, this.levels, this.supports, this.ranges, this.skills, this.sets].filter(
      (one) => one.length,
    ).length +
      [
        this.minPower !== LEAST_POWER || this.maxPower !== MOST_POWER,
        this.name,
        this.mentions,
        this.where !== "any",
      ].filter(Boolean).length,
  );

  /** The query as the search part of an address; empty: nothing is filtered. */
  readonly search = $derived.by(() => {
    const parameters = new URLSearchParams();
    if (this.text) parameters.set("q", this.text);
    for (const list of LISTS) if (this[list].length) parameters.set(list, this[list].join(","));
    if (this.minPower !== LEAST_POWER || this.maxPower !== MOST_POWER)
      parameters.set("power", `${this.minPower}-${this.maxPower}`);
    if (this.name) parameters.set("name", this.name);
    if (this.mentions) parameters.set("with", this.mentions);
    if (this.where !== "any") parameters.set("where", this.where);
    if (this.order !== "set") parameters.set("order", this.order);
    const text = parameters.toString();
    return text && `?${text}`;
  });

  /** From the search part of an address; what it does not know is left out. */
  constructor(search = "") {
    const parameters = new URLSearchParams(search);
    const among = (key: string, known: readonly string[], usual: string): string => {
      const value = parameters.get(key) ?? usual;
      return known.includes(value) ? value : usual;
    };
    this.text = (parameters.get("q") ?? "").slice(0, MAX_TEXT_CHARACTERS);
    for (const list of LISTS) this[list] = (parameters.get(list) ?? "").split(",").filter(Boolean);
    const [, least, most] = /^(\d+)-(\d+)$/.exec(parameters.get("power") ?? "") ?? [];
    if (least && (POWERS as readonly number[]).includes(Number(least))) this.minPower = Number(least);
    if (most && (POWERS as readonly number[]).includes(Number(most))) this.maxPower = Number(most);
    this.name = parameters.get("name") ?? "";
    this.mentions = parameters.get("with") ?? "";
    this.where = among("where", WHERE, "any");
    this.order = among("order", ORDERS, "set");
  }

  clear(): void {
    this.text = this.name = this.mentions = "";
    this.kinds = this.colors = this.levels = this.supports = this.ranges = this.skills = this.sets = [];
    this.minPower = LEAST_POWER;
    this.maxPower = MOST_POWER;
    this.where = "any";
  }

  matches(card: CatalogueCard, copies: number): boolean {
    const one = (chosen: string[], ...has: unknown[]) =>
      !chosen.length || has.some((each) => chosen.includes(String(each)));
    return (
      one(this.kinds, card.kind) &&
      one(this.colors, ...card.colors) &&
      one(this.levels, card.level) &&
      one(this.supports, card.support) &&
      one(this.ranges, card.range) &&
      one(this.skills, ...skillTypes(card)) &&
      one(this.sets, catalogue.setOf.get(card.id)) &&
      this.#hasPower(card) &&
      (!this.name || card.names.includes(this.name)) &&
      (!this.mentions || card.names.includes(this.mentions) || mentionsName(card, this.mentions)) &&
      this.#isWhere(card, copies) &&
      this.#hasText(card)
    );
  }

  #hasPower(card: CatalogueCard): boolean {
    if (this.minPower === LEAST_POWER && this.maxPower === MOST_POWER) return true;
    return card.power !== undefined && card.power >= this.minPower && card.power <= this.maxPower;
  }

  #isWhere(card: CatalogueCard, copies: number): boolean {
    switch (this.where) {
      case "in":
        return copies > 0;
      case "out":
        return copies === 0;
      case "more":
        return copies < catalogue.maxCopies(card.id);
      case "leader":
        return card.kind === "character" && card.level === 1;
      default:
        return true;
    }
  }

  /** Every word must occur: in names and titles of any language, or in the other texts of the current one. */
  #hasText(card: CatalogueCard): boolean {
    const parts = normalize(this.text).split(/\s+/).filter(Boolean);
    if (!parts.length) return true;
    const texts = [
      card.id,
      ...LANGUAGES.flatMap((one) => [card.title[one] ?? "", card.called[one] ?? ""]),
      words.localized(card.flavour),
      ...catalogue.cards.skillTexts(card.id),
    ];
    const text = normalize(texts.join("\n"));
    return parts.every((part) => text.includes(part));
  }

  sort(cards: CatalogueCard[]): CatalogueCard[] {
    const by = (of: (card: CatalogueCard) => number) => cards.toSorted((one, other) => of(other) - of(one));
    switch (this.order) {
      case "name":
        return cards.toSorted(
          (one, other) =>
            catalogue.cards.name(one.id).localeCompare(catalogue.cards.name(other.id), words.language) ||
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

/** The types of its skills; `none` for a character without skills. */
function skillTypes(card: CatalogueCard): string[] {
  const types = card.skill_types.filter(Boolean);
  return types.length || card.kind !== "character" ? types : ["none"];
}

/** Whether a skill names this character: her name is among the facts of its text. */
function mentionsName(card: CatalogueCard, name: string): boolean {
  const called = catalogue.all.find((one) => one.name === name)?.called;
  return called !== undefined && JSON.stringify(card.skills).includes(JSON.stringify(called));
}

export function characterNames(cards: readonly CatalogueCard[]): { name: string; called: string }[] {
  const called = new Map(
    cards.filter((card) => card.kind === "character").map((card) => [card.name, words.localized(card.called)]),
  );
  return [...called]
    .map(([name, text]) => ({ name, called: text }))
    .sort((one, other) => one.called.localeCompare(other.called, words.language));
}

export { COLORS, LEVELS, POWERS, RANGES, SUPPORTS };
