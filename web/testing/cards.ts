// A few cards of Lily, and a deck of them.

import type { Deck } from "../src/features/decks/deck";
import type { CatalogueCard } from "../src/games/lily/data-types";

export function asCard(id: string, parts: Partial<CatalogueCard> = {}): CatalogueCard {
  const called = { en: `Name of ${id}`, ja: `名 ${id}` };
  const card: CatalogueCard = {
    id,
    kind: "character",
    name: id,
    title: { en: `Title of ${id}` },
    called,
    flavour: {},
    skills: [],
    skill_types: [],
    color: "white-lily",
    level: 1,
    power: 30,
    support: 10,
    range: "1",
    names: [],
    colors: [],
    most: parts.kind === "potential" ? 2 : 4,
    ...parts,
  };
  return { ...card, names: parts.names ?? [card.name], colors: parts.colors ?? (card.color ? [card.color] : []) };
}

const [color, level, power, support, range] = [undefined, undefined, undefined, undefined, undefined];
/** Only characters have these. */
const BARE = { color, level, power, support, range };

export const CARDS: Record<string, CatalogueCard> = Object.fromEntries(
  [
    asCard("one", { skills: [{ key: "lily-once" }], skill_types: ["auto"] }),
    asCard("two", { level: 2, power: 50, support: 20, range: "1-2", color: "hexagram" }),
    asCard("twin", { name: "two", names: ["two", "one"], level: 3, power: 50, support: 20, range: "2" }),
    asCard("three", {
      level: 5,
      power: 80,
      support: 30,
      range: "1-3",
      skill_types: ["sp"],
      colors: ["hexagram", "rhododendron"],
    }),
    asCard("event", { ...BARE, kind: "event", skill_types: ["activated"] }),
    asCard("chance", { ...BARE, kind: "potential" }),
    asCard("many", { most: 99, power: 40 }),
  ].map((card) => [card.id, card]),
);

export const STOCK = {
  cards: CARDS,
  sets: { first: ["one", "two", "twin", "three"], second: ["event", "chance", "many"] },
  decks: {},
  limits: {
    cards: [10, 12],
    alike: 4,
    name_share: 1,
    first_level: 1,
    potentials: [1, 2],
    potentials_alike: 2,
    hand: 3,
  },
};

export const DECK: Deck = {
  name: 'Hers "and" mine',
  cards: { one: 4, two: 3, twin: 2, event: 2 },
  potentials: { chance: 2 },
  leader: "one",
  partner: "two",
};
