// Deck statistics, computed here so that they follow every tap. Only the failure rate of supports comes from the
// server.

import type { Deck } from "./deck";
import type { CatalogueCard } from "../../games/lily/data-types";

export const COLORS = ["white-lily", "hexagram", "rhododendron"] as const;
export const RANGES = ["1", "2", "1-2", "1-3"] as const;
export const LEVELS = [1, 2, 3, 4, 5] as const;
export const SUPPORTS = [10, 20, 30] as const;
export const POWERS = [30, 40, 50, 60, 70, 80] as const;

export interface Bar {
  key: string;
  count: number;
}

export interface DeckStats {
  levels: Bar[];
  colors: Bar[];
  supports: Bar[];
  ranges: Bar[];
  characters: number;
  events: number;
  power: number;
  level: number;
}

const mean = (cards: CatalogueCard[], of: (card: CatalogueCard) => number) =>
  cards.length ? cards.reduce((all, card) => all + of(card), 0) / cards.length : 0;

export function computeDeckStats(deck: Deck, card: (id: string) => CatalogueCard | undefined): DeckStats {
  const all = Object.entries(deck.cards).flatMap(([id, copies]) => {
    const one = card(id);
    return one ? Array.from({ length: copies }, () => one) : [];
  });
  const characters = all.filter((one) => one.kind === "character");
  const bars = <Key extends string | number>(keys: readonly Key[], of: (card: CatalogueCard) => unknown) =>
    keys.map((key) => ({ key: String(key), count: characters.filter((one) => of(one) === key).length }));
  return {
    levels: bars(LEVELS, (one) => one.level),
    colors: bars(COLORS, (one) => one.color),
    supports: bars(SUPPORTS, (one) => one.support),
    ranges: bars(RANGES, (one) => one.range),
    characters: characters.length,
    events: all.filter((one) => one.kind === "event").length,
    power: mean(characters, (one) => one.power ?? 0),
    level: mean(characters, (one) => one.level ?? 0),
  };
}

/** The chance that at least one of some copies is among the first cards drawn. */
export function drawChance(copies: number, size: number, seen: number): number {
  if (size <= 0 || copies <= 0) return 0;
  let none = 1;
  for (let drawn = 0; drawn < Math.min(seen, size); drawn++)
    none *= Math.max(0, size - copies - drawn) / (size - drawn);
  return 1 - none;
}
