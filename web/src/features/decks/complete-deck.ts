// Completes a deck that is being built: with the cards of the ready deck that is nearest to it.

import type { CatalogueCard, DeckData, DeckLimits } from "../../games/lily/data-types";
import { totalCount, type Deck } from "./deck";

interface Source {
  cards: readonly CatalogueCard[];
  decks: Readonly<Record<string, DeckData>>;
  limits: DeckLimits;
}

type Part = "cards" | "potentials";

const overlap = (one: Record<string, number>, other: Record<string, number>): number =>
  Object.entries(one).reduce((sum, [id, copies]) => sum + Math.min(copies, other[id] ?? 0), 0);

/** The ready deck with the most cards in common; among equals, the one with most cards of the same colours. */
function nearest(deck: Deck, { cards, decks }: Source): DeckData | undefined {
  const colorOf = new Map(cards.map((card) => [card.id, card.color]));
  const colors = (counts: Record<string, number>) =>
    Object.entries(counts).reduce<Record<string, number>>((sums, [id, copies]) => {
      const color = colorOf.get(id);
      return color ? { ...sums, [color]: (sums[color] ?? 0) + copies } : sums;
    }, {});
  const own = colors(deck.cards);
  const value = (one: DeckData) => overlap(deck.cards, one.cards) + overlap(own, colors(one.cards));
  return Object.values(decks).reduce<DeckData | undefined>(
    (best, one) => (!best || value(one) > value(best) ? one : best),
    undefined,
  );
}

/** The same deck with as many cards and potentials as a deck needs, and with leader and partner. Nothing is taken out. */
export function completeDeck(deck: Deck, source: Source): Deck {
  const model = nearest(deck, source);
  if (!model) return deck;
  const { limits } = source;
  const cardOf = new Map(source.cards.map((card) => [card.id, card]));
  const fill = (part: Part, least: number, alike: number, ofOneName: number): Record<string, number> => {
    const counts = { ...deck[part] };
    const named = (name: string) =>
      Object.entries(counts).reduce((sum, [id, copies]) => {
        const card = cardOf.get(id);
        return card?.names.includes(name) && card.most <= alike ? sum + copies : sum;
      }, 0);
    const hasRoom = (id: string) => cardOf.get(id)?.names.every((name) => named(name) < ofOneName) ?? true;
    const add = (id: string, most: number) => {
      while (totalCount(counts) < least && (counts[id] ?? 0) < most && hasRoom(id)) counts[id] = (counts[id] ?? 0) + 1;
    };
    const most = (id: string) => cardOf.get(id)?.most ?? alike;
    for (const [id, copies] of Object.entries(model[part])) add(id, Math.min(copies, most(id)));
    for (const id of Object.keys(model[part])) add(id, most(id));
    return counts;
  };
  const [least] = limits.cards;
  const cards = fill("cards", least, limits.alike, Math.floor(least / limits.name_share));
  const isFirst = (id: string) => source.cards.some((card) => card.id === id && card.level === 1);
  const person = (chosen: string, named: string, other: string): string => {
    if (chosen) return chosen;
    const free = (id: string) => id !== other || (cards[id] ?? 0) > 1;
    if (cards[named] && free(named)) return named;
    return Object.keys(cards).find((id) => isFirst(id) && free(id)) ?? "";
  };
  const leader = person(deck.leader, model.leader, deck.partner);
  return {
    ...deck,
    cards,
    potentials: fill("potentials", limits.potentials[0], limits.potentials_alike, Infinity),
    leader,
    partner: person(deck.partner, model.partner, leader),
  };
}
