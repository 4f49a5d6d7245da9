import { expect, it } from "vitest";
import type { CatalogueCard, DeckData } from "../../games/lily/data-types";
import { completeDeck } from "./complete-deck";
import { emptyDeck, totalCount } from "./deck";

const card = (id: string, color: string, level = 1): CatalogueCard => ({
  id,
  kind: "character",
  name: id,
  names: [id],
  color,
  colors: [color],
  level,
  title: {},
  called: {},
  flavour: {},
  skills: [],
  skill_types: [],
  most: 4,
});
const ids = (letter: string) => Array.from({ length: 13 }, (_, number) => `${letter}${number}`);
const ready = (letter: string): DeckData => ({
  name: {},
  about: {},
  cards: Object.fromEntries(ids(letter).map((id) => [id, 4])),
  potentials: { [`${letter}p1`]: 2, [`${letter}p2`]: 2, [`${letter}p3`]: 2, [`${letter}p4`]: 2 },
  leader: `${letter}0`,
  partner: `${letter}1`,
});
const source = {
  cards: [...ids("w").map((id) => card(id, "white-lily")), ...ids("r").map((id) => card(id, "rhododendron"))],
  decks: { dawn: ready("w"), ember: ready("r") },
  limits: {
    cards: [50, 60] as [number, number],
    alike: 4,
    name_share: 5,
    first_level: 4,
    potentials: [8, 10] as [number, number],
    potentials_alike: 2,
    hand: 6,
  },
};

it("fills up with the ready deck that is nearest, and keeps what was chosen", () => {
  const begun = { ...emptyDeck("Mine"), cards: { r3: 1, r12: 3 }, partner: "r3" };
  const done = completeDeck(begun, source);
  expect(totalCount(done.cards)).toBe(50);
  expect(totalCount(done.potentials)).toBe(8);
  expect(Object.keys(done.cards).every((id) => id.startsWith("r"))).toBe(true);
  expect(Object.values(done.cards).every((copies) => copies <= 4)).toBe(true);
  expect([done.leader, done.partner]).toEqual(["r0", "r3"]);
  expect(completeDeck(begun, source)).toEqual(done);
});

it("adds no more copies of a card, and no more cards of a name, than a deck may have", () => {
  const limited = source.cards.map((one) =>
    one.id === "r0" ? { ...one, most: 1 } : Number(one.id.slice(1)) < 5 ? { ...one, names: ["many"] } : one,
  );
  const done = completeDeck({ ...emptyDeck("Mine"), cards: { r12: 1 } }, { ...source, cards: limited });
  expect(done.cards["r0"]).toBe(1);
  expect([1, 2, 3, 4].reduce((sum, number) => sum + (done.cards[`r${number}`] ?? 0), 0)).toBe(10);
});

it("leaves a complete deck alone, and never takes a card out", () => {
  const done = completeDeck(emptyDeck("Mine"), source);
  expect(completeDeck(done, source)).toEqual(done);
  const large = { ...done, cards: { ...done.cards, r1: 4, r2: 4, r3: 4 } };
  expect(completeDeck(large, source).cards).toEqual(large.cards);
});
