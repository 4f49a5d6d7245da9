import { beforeEach, describe, expect, test, vi } from "vitest";
import { asCard, DECK } from "../../../testing/cards";
import { shelf, together, type KeptSet } from "./deck-storage.svelte";

beforeEach(() => {
  for (const deck of shelf.decks) shelf.drop(deck.id);
  for (const set of shelf.sets) shelf.dropSet(set.name);
  localStorage.clear();
});

const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? "[]") as { id: string; name: string }[];
const asSet = (name: string, id: string): KeptSet => ({
  name,
  text: "",
  value: JSON.stringify({ cards: { [id]: {} }, order: [id] }),
  cards: { [id]: asCard(id) },
});

describe("decks", () => {
  test("a new one gets an id and comes first; one that is changed stays where it is", () => {
    const first = shelf.keep({ ...DECK, name: "first" });
    const second = shelf.keep({ ...DECK, name: "second" });
    expect(shelf.decks.map((one) => one.id)).toEqual([second, first]);
    shelf.keep({ ...shelf.deck(first)!, name: "renamed" });
    expect(shelf.decks.map((one) => one.name)).toEqual(["second", "renamed"]);
    expect(kept("madoi-lily-decks").map((one) => one.name)).toEqual(["second", "renamed"]);
  });

  test("one that was dropped comes back to its place, once", () => {
    const ids = ["a", "b", "c"].map((name) => shelf.keep({ ...DECK, name }));
    const back = shelf.drop(ids[1]!);
    expect(shelf.decks.map((one) => one.name)).toEqual(["c", "a"]);
    back();
    back();
    expect(shelf.decks.map((one) => one.name)).toEqual(["c", "b", "a"]);
  });

  test("what another tab keeps is here as well, and what is broken is nothing", () => {
    const tell = (text: string) => {
      localStorage.setItem("madoi-lily-decks", text);
      dispatchEvent(new StorageEvent("storage", { key: "madoi-lily-decks" }));
    };
    tell(JSON.stringify([{ ...DECK, id: "x" }]));
    expect(shelf.deck("x")?.leader).toBe("one");
    tell("{");
    expect(shelf.decks).toEqual([]);
  });

  test("a device that is full is told, and what was built stays until the page is closed", () => {
    const setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", { setItem });
    const id = shelf.keep(DECK);
    expect(shelf.full).toBe(true);
    expect(shelf.deck(id)?.name).toBe(DECK.name);
    vi.unstubAllGlobals();
    shelf.keep(DECK);
    expect(shelf.full).toBe(false);
  });
});

describe("sets of one's own", () => {
  test("a file of the same name replaces the one before", () => {
    shelf.keepSet(asSet("a.toml", "mine"));
    shelf.keepSet(asSet("a.toml", "other"));
    expect(shelf.sets.map((one) => Object.keys(one.cards))).toEqual([["other"]]);
    const back = shelf.dropSet("a.toml");
    expect(shelf.sets).toEqual([]);
    back();
    expect(shelf.sets.length).toBe(1);
  });

  test("a deck takes along those it needs, as one", () => {
    shelf.keepSet(asSet("a.toml", "one"));
    shelf.keepSet(asSet("b.toml", "chance"));
    shelf.keepSet(asSet("c.toml", "unused"));
    expect(JSON.parse(shelf.setsFor(DECK))).toEqual({ cards: { one: {}, chance: {} }, order: ["one", "chance"] });
    expect(shelf.setsWith(["unused"])).toBe(asSet("c.toml", "unused").value);
    expect(shelf.setsWith(["w101"])).toBe("");
    expect(together([])).toBe("");
  });
});
