import { beforeEach, describe, expect, test, vi } from "vitest";
import { asCard, DECK } from "../../../testing/cards";
import { deckStorage, mergeSets, type SavedSet } from "./deck-storage.svelte";

beforeEach(() => {
  for (const deck of deckStorage.decks) deckStorage.remove(deck.id);
  for (const set of deckStorage.sets) deckStorage.removeSet(set.name);
  localStorage.clear();
});

const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? "[]") as { id: string; name: string }[];
const asSet = (name: string, id: string): SavedSet => ({
  name,
  text: "",
  value: JSON.stringify({ cards: { [id]: {} }, order: [id] }),
  cards: { [id]: asCard(id) },
});

describe("decks", () => {
  test("a new one gets an id and comes first; one that is changed stays where it is", () => {
    const first = deckStorage.save({ ...DECK, name: "first" });
    const second = deckStorage.save({ ...DECK, name: "second" });
    expect(deckStorage.decks.map((one) => one.id)).toEqual([second, first]);
    deckStorage.save({ ...deckStorage.find(first)!, name: "renamed" });
    expect(deckStorage.decks.map((one) => one.name)).toEqual(["second", "renamed"]);
    expect(kept("madoi-lily-decks").map((one) => one.name)).toEqual(["second", "renamed"]);
  });

  test("one that was dropped comes back to its place, once", () => {
    const ids = ["a", "b", "c"].map((name) => deckStorage.save({ ...DECK, name }));
    const back = deckStorage.remove(ids[1]!);
    expect(deckStorage.decks.map((one) => one.name)).toEqual(["c", "a"]);
    back();
    back();
    expect(deckStorage.decks.map((one) => one.name)).toEqual(["c", "b", "a"]);
  });

  test("what another tab keeps is here as well, and what is broken is nothing", () => {
    const tell = (text: string) => {
      localStorage.setItem("madoi-lily-decks", text);
      dispatchEvent(new StorageEvent("storage", { key: "madoi-lily-decks" }));
    };
    tell(JSON.stringify([{ ...DECK, id: "x" }]));
    expect(deckStorage.find("x")?.leader).toBe("one");
    tell("{");
    expect(deckStorage.decks).toEqual([]);
  });

  test("a device that is full is told, and what was built stays until the page is closed", () => {
    const setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", { setItem });
    const id = deckStorage.save(DECK);
    expect(deckStorage.full).toBe(true);
    expect(deckStorage.find(id)?.name).toBe(DECK.name);
    vi.unstubAllGlobals();
    deckStorage.save(DECK);
    expect(deckStorage.full).toBe(false);
  });
});

describe("sets of one's own", () => {
  test("a file of the same name replaces the one before", () => {
    deckStorage.saveSet(asSet("a.toml", "mine"));
    deckStorage.saveSet(asSet("a.toml", "other"));
    expect(deckStorage.sets.map((one) => Object.keys(one.cards))).toEqual([["other"]]);
    const back = deckStorage.removeSet("a.toml");
    expect(deckStorage.sets).toEqual([]);
    back();
    expect(deckStorage.sets.length).toBe(1);
  });

  test("a deck takes along those it needs, as one", () => {
    deckStorage.saveSet(asSet("a.toml", "one"));
    deckStorage.saveSet(asSet("b.toml", "chance"));
    deckStorage.saveSet(asSet("c.toml", "unused"));
    expect(JSON.parse(deckStorage.setsFor(DECK))).toEqual({ cards: { one: {}, chance: {} }, order: ["one", "chance"] });
    expect(deckStorage.setsWith(["unused"])).toBe(asSet("c.toml", "unused").value);
    expect(deckStorage.setsWith(["w101"])).toBe("");
    expect(mergeSets([])).toBe("");
  });
});
