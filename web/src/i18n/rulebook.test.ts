import { beforeAll, describe, expect, test } from "vitest";
import { speak } from "../../testing/words";
import { LANGUAGES, words } from "./words.svelte";
import {
  ruleAddress,
  neighbourRule,
  chapterTitle,
  rulebookGames,
  gameOfRule,
  groupByChapter,
  rulesOfGame,
  ruleStatus,
} from "./rulebook";
import { matchesRule, searchTerms } from "../features/rules/search";

/** What the page of all books finds. */
const sought = (seek: string) =>
  words.rules.filter((rule) =>
    matchesRule(
      rule,
      [words.ruleTitle(rule), words.rule(rule) ?? "", words.ruleNote("rule-table", rule) ?? ""],
      searchTerms(seek),
    ),
  );

describe("the books", () => {
  beforeAll(() => speak("en"));

  test("hold every rule in one game, in the chapters of its book", () => {
    expect(rulebookGames().flatMap(rulesOfGame).length).toBe(words.rules.length);
    for (const game of rulebookGames()) {
      const rules = rulesOfGame(game);
      expect(rules.length).toBeGreaterThan(20);
      const chapters = groupByChapter(rules);
      expect(chapters.flatMap((chapter) => chapter.rules)).toEqual(rules);
      expect(new Set(chapters.map((chapter) => chapter.id)).size, "no chapter comes twice").toBe(chapters.length);
      for (const { id } of chapters) expect(chapterTitle(id)).not.toBe(id);
    }
  });

  test("a rule knows its game, its address and its neighbours", () => {
    expect(gameOfRule("YK-4.8")).toBe("yurikure");
    expect(gameOfRule("XX-1.1")).toBe("");
    expect(ruleAddress("KS-2.4")).toBe("/rules/kasane#KS-2.4");
    expect(neighbourRule("LY-8.12", 1)).toBe("LY-8.13");
    expect(neighbourRule("LY-8.13", -1)).toBe("LY-8.12");
    expect(neighbourRule(rulesOfGame("kasane")[0]!, -1)).toBe("");
    expect(neighbourRule(rulesOfGame("kasane").at(-1)!, 1)).toBe("");
  });

  test("what is not the game as everybody plays it is told", () => {
    expect(ruleStatus("YK-D7")).toBe("decision");
    expect(ruleStatus("YK-8.2")).toBe("expansion");
    expect(ruleStatus("KS-6.1")).toBe("option");
    expect(ruleStatus("KS-2.4")).toBe("");
  });
});

test("the books have the same rules in every language, each with its own title and text", async () => {
  const titles: string[][] = [];
  const rules: (readonly string[])[] = [];
  for (const language of LANGUAGES) {
    await speak(language);
    rules.push(words.rules);
    titles.push(words.rules.map((rule) => words.ruleTitle(rule)));
    expect(words.rules.filter((rule) => !words.rule(rule) || words.ruleTitle(rule) === rule)).toEqual([]);
  }
  expect(rules[1]).toEqual(rules[0]);
  expect(rules[2]).toEqual(rules[0]);
  expect(new Set(titles.map((one) => one.join())).size).toBe(3);
});

describe("searched", () => {
  test("in English: by words of title and text", async () => {
    await speak("en");
    const found = sought("ROBE  Right-most").filter((rule) => gameOfRule(rule) === "kasane");
    expect(found).toContain("KS-2.4");
    expect(found.length).toBeLessThan(6);
  });

  test("in Japanese, in the other kana", async () => {
    await speak("ja");
    expect(sought("さぽーとは失敗")).toEqual(["LY-8.5"]);
  });

  test("in Chinese, without the spaces of its type", async () => {
    await speak("zh-Hant");
    expect(sought("最多４張")).toEqual(["LY-5.1"]);
  });

  test("by id, however it is written", () => {
    for (const typed of ["yk4.8", "YK-4.8", "ｙｋ-4.8"]) expect(sought(typed)).toEqual(["YK-4.8"]);
    expect(sought("ly-d10")).toEqual(["LY-D10"]);
    expect(sought("zzzz")).toEqual([]);
  });
});
