import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { CARDS, STOCK } from "../../../testing/cards";
import { speak } from "../../../testing/words";
import { api } from "../../net/api";
import { rulesOfCard } from "./card-rules";
import { catalogue } from "./card-catalogue.svelte";
import { characterNames, CardQuery } from "./card-query.svelte";

beforeAll(async () => {
  await speak("en");
  vi.spyOn(api, "catalogue").mockResolvedValue(STOCK);
  await catalogue.load();
});

let query: CardQuery;
beforeEach(() => (query = new CardQuery()));

const found = (copies: Record<string, number> = {}) =>
  catalogue.all.filter((card) => query.matches(card, copies[card.id] ?? 0)).map((card) => card.id);
const ids = Object.keys(CARDS);

describe("cards that are looked for", () => {
  test("are all of them while nothing is asked", () => {
    expect(found()).toEqual(ids);
    expect(query.activeFilters).toBe(0);
  });

  test("of one question any of the chosen answers does, and all questions count", () => {
    query.levels = ["2", "5"];
    expect(found()).toEqual(["two", "three"]);
    query.supports = ["30"];
    expect(found()).toEqual(["three"]);
    expect(query.activeFilters).toBe(2);
  });

  test.each([
    ["kinds", "event", ["event"]],
    ["ranges", "1-2", ["two"]],
    ["skills", "sp", ["three"]],
    ["skills", "none", ["two", "twin", "many"]],
    ["sets", "second", ["event", "chance", "many"]],
    ["colors", "rhododendron", ["three"]],
    ["colors", "hexagram", ["two", "three"]],
  ] as const)("%s: %s", (question, chosen, cards) => {
    query[question] = [chosen];
    expect(found()).toEqual(cards);
  });

  test("power from and to; what has none is left out only where it is asked for", () => {
    query.minPower = 40;
    query.maxPower = 50;
    expect(found()).toEqual(["two", "twin", "many"]);
    expect(query.activeFilters).toBe(1);
  });

  test("by name, which a skill may have added, and by whom they speak of", () => {
    query.name = "two";
    expect(found()).toEqual(["two", "twin"]);
    query.clear();
    query.mentions = "one";
    expect(found()).toEqual(["one", "twin"]);
  });

  test("by where they could be", () => {
    const deck = { one: 4, chance: 1, many: 50 };
    const at = (place: string) => {
      query.where = place;
      return found(deck);
    };
    expect(at("in")).toEqual(["one", "chance", "many"]);
    expect(at("out")).toEqual(["two", "twin", "three", "event"]);
    expect(at("more"), "four alike, two potentials alike, or any number").not.toContain("one");
    expect(at("more")).toContain("chance");
    expect(at("more")).toContain("many");
    expect(at("leader")).toEqual(["one", "many"]);
  });

  test("by words of any language, wherever they stand", () => {
    query.text = "NAME thr";
    expect(found()).toEqual(["three"]);
    query.text = "名　ｔｗｏ";
    expect(found()).toEqual(["two"]);
    query.text = "no such card";
    expect(found()).toEqual([]);
  });

  test("clearing asks nothing any more, and keeps the order", () => {
    Object.assign(query, { text: "x", kinds: ["event"], minPower: 40, where: "in", name: "one", order: "power" });
    query.clear();
    expect(found()).toEqual(ids);
    expect(query.order).toBe("power");
  });
});

test.each([
  ["set", ["one", "two", "twin", "three", "event", "chance", "many"]],
  ["level", ["one", "many", "two", "twin", "three", "event", "chance"]],
  ["power", ["three", "two", "twin", "many", "one", "event", "chance"]],
  ["support", ["three", "two", "twin", "one", "many", "event", "chance"]],
  ["name", ["chance", "event", "many", "one", "three", "twin", "two"]],
])("sorted by %s", (sort, order) => {
  query.order = sort;
  expect(query.sort(catalogue.all).map((card) => card.id)).toEqual(order);
});

test("names are those of characters, each once", () => {
  expect(characterNames(catalogue.all).map((one) => one.name)).toEqual(["many", "one", "three", "two"]);
});

test("a card knows the rules it is about", () => {
  expect(rulesOfCard(CARDS["one"]!)).toEqual(["LY-2.1", "LY-6.4", "LY-8.5", "LY-7.1", "LY-9.1", "LY-9.3", "LY-5.1"]);
  expect(rulesOfCard(CARDS["three"]!)).toContain("LY-8.7");
  expect(rulesOfCard(CARDS["chance"]!).at(-1)).toBe("LY-5.2");
});

describe("a search in the address", () => {
  test("is empty while nothing is asked, and comes back as it was", () => {
    expect(query.search).toBe("");
    query.text = "last post";
    query.levels = ["2", "5"];
    query.maxPower = 60;
    query.where = "leader";
    query.order = "power";
    const again = new CardQuery(query.search);
    expect(again.search).toBe(query.search);
    expect([again.text, again.levels, again.maxPower, again.where, again.order]).toEqual([
      "last post",
      ["2", "5"],
      60,
      "leader",
      "power",
    ]);
    again.clear();
    again.order = "set";
    expect(again.search).toBe("");
  });

  test("that nobody could have made changes nothing", () => {
    expect(new CardQuery("?power=7-9999&where=moon&order=chaos&nothing=1").search).toBe("");
  });
});
