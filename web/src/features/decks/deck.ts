// A deck while it is built, and its text forms: file, list, line, link.

import type { Cards } from "../../games/lily/cards";
import { address } from "../../state/site";

export interface Deck {
  name: string;
  cards: Record<string, number>;
  potentials: Record<string, number>;
  leader: string;
  partner: string;
}

export const emptyDeck = (name: string): Deck => ({ name, cards: {}, potentials: {}, leader: "", partner: "" });

export const totalCount = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((all, one) => all + one, 0);

export const deckIds = (deck: Deck): string[] => [
  ...new Set([...Object.keys(deck.cards), ...Object.keys(deck.potentials), deck.leader, deck.partner].filter(Boolean)),
];

/** Add or remove copies. Leader and partner are cleared when their card leaves the deck. */
export function withCopies(deck: Deck, part: "cards" | "potentials", id: string, more: number): Deck {
  const copies = Math.min(99, Math.max(0, (deck[part][id] ?? 0) + more));
  const { [id]: _, ...others } = deck[part];
  const counts = copies ? { ...deck[part], [id]: copies } : others;
  const stays = (one: string) => (part === "cards" && one === id && !copies ? "" : one);
  return { ...deck, [part]: counts, leader: stays(deck.leader), partner: stays(deck.partner) };
}

const NONE = "-";
const countedIds = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([id, copies]) => `${id}*${copies}`)
    .join(" ");

/** One line, as in records and options; an unfinished deck has `-` for a missing leader or partner. */
export const deckLine = (deck: Deck): string =>
  `${countedIds(deck.cards)} / ${countedIds(deck.potentials)} / ${deck.leader || NONE} ${deck.partner || NONE}`;

const MAX_LINE_CHARACTERS = 6000;
const ID = /^[a-z][a-z0-9-]{0,23}$/;
const COUNTED = /^([a-z][a-z0-9-]{0,23})\*([1-9]\d?)$/;

/** Null: not a deck. */
function deckFromLine(line: string, name: string): Deck | null {
  const parts =
    line.length > MAX_LINE_CHARACTERS ? [] : line.split("/").map((part) => part.trim().split(/\s+/).filter(Boolean));
  if (parts.length !== 3) return null;
  const counts = parts.slice(0, 2).map((part) => part.map((one) => COUNTED.exec(one)));
  const people = parts[2]!.map((id) => (id === NONE ? "" : id));
  if (counts.some((part) => part.includes(null)) || people.length !== 2 || people.some((id) => id && !ID.test(id)))
    return null;
  const [cards, potentials] = counts.map((part) => Object.fromEntries(part.map((one) => [one![1]!, Number(one![2])])));
  return { name, cards: cards!, potentials: potentials!, leader: people[0]!, partner: people[1]! };
}

/** A link that carries the deck behind the #, where no server sees it. */
export const deckLink = (deck: Deck): string =>
  `${location.origin}${address("/decks")}#${new URLSearchParams({ deck: deckLine(deck), name: deck.name })}`;

/** Null: the link's deck cannot be read; undefined: it has none. */
export function deckFromLink(hash: string): Deck | null | undefined {
  const parameters = new URLSearchParams(hash.slice(1));
  const line = parameters.get("deck");
  return line === null ? undefined : deckFromLine(line, (parameters.get("name") ?? "").slice(0, 60));
}

const quoteToml = (text: string) => JSON.stringify(text).replaceAll("\u007f", "\\u007f");
const tomlTable = (counts: Record<string, number>) => Object.entries(counts).map(([id, copies]) => `${id} = ${copies}`);

/** The file format that `madoi` reads. */
export function deckFile(deck: Deck): string {
  const people = (["leader", "partner"] as const).filter((one) => deck[one]).map((one) => `${one} = "${deck[one]}"`);
  return [
    `name = ${quoteToml(deck.name)}`,
    ...people,
    "",
    "[cards]",
    ...tomlTable(deck.cards),
    "",
    "[potentials]",
    ...tomlTable(deck.potentials),
    "",
  ].join("\n");
}

/** A list for people: counts, ids and names. */
export function deckText(deck: Deck, cards: Cards): string {
  const nameOf = (id: string) => `${id} ${cards.get(id).id ? cards.fullName(id) : ""}`.trim();
  const lines = (counts: Record<string, number>) =>
    Object.entries(counts).map(([id, copies]) => `${copies} ${nameOf(id)}`);
  const people = (["leader", "partner"] as const)
    .filter((one) => deck[one])
    .map((one) => `${one}: ${nameOf(deck[one])}`);
  return [`name: ${deck.name}`, ...people, "", ...lines(deck.cards), "", ...lines(deck.potentials), ""].join("\n");
}
