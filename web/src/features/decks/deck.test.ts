import { describe, expect, test } from "vitest";
import { CARDS, DECK } from "../../../testing/cards";
import { speak } from "../../../testing/words";
import { Cards } from "../../games/lily/cards";
import {
  emptyDeck,
  deckFile,
  deckFromLink,
  deckIds,
  deckLine,
  deckLink,
  deckText,
  totalCount,
  withCopies,
} from "./deck";

const hashOf = (line: string, name = "") => `#${new URLSearchParams({ deck: line, name }).toString()}`;

describe("building", () => {
  test("copies are added and taken; none is no entry, and there are never fewer than none", () => {
    const more = withCopies(DECK, "cards", "three", 2);
    expect(more.cards["three"]).toBe(2);
    expect(DECK.cards["three"], "the deck before is as it was").toBe(undefined);
    const fewer = withCopies(more, "cards", "three", -5);
    expect("three" in fewer.cards).toBe(false);
    expect(withCopies(DECK, "cards", "one", 500).cards["one"]).toBe(99);
    expect(withCopies(DECK, "potentials", "chance", 1).potentials).toEqual({ chance: 3 });
  });

  test("leader and partner stay while they are in the deck", () => {
    const left = withCopies(DECK, "cards", "one", -3);
    expect(left.leader).toBe("one");
    expect(withCopies(left, "cards", "one", -1)).toMatchObject({ leader: "", partner: "two" });
    expect(withCopies(DECK, "cards", "two", -3)).toMatchObject({ leader: "one", partner: "" });
    expect(withCopies(DECK, "potentials", "one", -1).leader, "another part of it").toBe("one");
  });

  test("it can be counted, and names its cards once each", () => {
    expect(totalCount(DECK.cards)).toBe(11);
    expect(totalCount({})).toBe(0);
    expect(deckIds(DECK)).toEqual(["one", "two", "twin", "event", "chance"]);
    expect(deckIds(emptyDeck("new"))).toEqual([]);
  });
});

describe("as text", () => {
  test("in one line, with a dash for whom it lacks", () => {
    expect(deckLine(DECK)).toBe("one*4 two*3 twin*2 event*2 / chance*2 / one two");
    expect(deckLine({ ...DECK, partner: "" })).toBe("one*4 two*3 twin*2 event*2 / chance*2 / one -");
  });

  test("as a link, and back again", () => {
    const link = deckLink(DECK);
    expect(link).toMatch(/^https:\/\/madoi\.example\/decks#/);
    expect(deckFromLink(new URL(link).hash)).toEqual(DECK);
    const unfinished = { ...emptyDeck("円居 & more"), cards: { one: 1 } };
    expect(deckFromLink(new URL(deckLink(unfinished)).hash)).toEqual(unfinished);
  });

  test("a link without a deck has none, and one that cannot be read is told apart", () => {
    expect(deckFromLink("")).toBe(undefined);
    expect(deckFromLink("#name=x")).toBe(undefined);
  });

  test.each([
    ["w101*4", "a part is missing"],
    ["one*4 / / one", "a partner is missing"],
    ["one*0 / / one two", "no copies"],
    ["one*100 / / one two", "too many copies"],
    ["one / / one two", "no number"],
    ["One*1 / / one two", "no id"],
    ["one*1 / / one <script>", "no id either"],
    [`${"one*1 ".repeat(2000)} / / one two`, "endless"],
  ])("%s is no deck: %s", (line) => {
    expect(deckFromLink(hashOf(line))).toBe(null);
  });

  test("a name that goes on for ever is cut", () => {
    expect(deckFromLink(hashOf(deckLine(DECK), "x".repeat(500)))?.name.length).toBe(60);
  });

  test("as a file: quotes are escaped, whom it lacks is left out", () => {
    expect(deckFile(DECK).split("\n")).toEqual([
      'name = "Hers \\"and\\" mine"',
      'leader = "one"',
      'partner = "two"',
      "",
      "[cards]",
      "one = 4",
      "two = 3",
      "twin = 2",
      "event = 2",
      "",
      "[potentials]",
      "chance = 2",
      "",
    ]);
    expect(deckFile(emptyDeck("\u007f"))).toBe('name = "\\u007f"\n\n[cards]\n\n[potentials]\n');
  });

  test("as a list for people, with the names of the cards", async () => {
    await speak("en");
    const list = deckText({ ...DECK, cards: { one: 4, unknown: 1 } }, new Cards({ cards: CARDS }));
    expect(list).toContain("leader: one ");
    expect(list).toMatch(/^4 one .*Name of one/m);
    expect(list, "a card that is not known has its id").toMatch(/^1 unknown$/m);
    expect(list).toMatch(/^2 chance /m);
  });
});
