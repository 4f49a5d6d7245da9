import { describe, expect, test } from "vitest";
import { matchesRule, highlightMatches, searchTerms } from "./search";

const finds = (seek: string, text: string, rule = "KS-2.4") => matchesRule(rule, [text], searchTerms(seek));
const lit = (seek: string, text: string) =>
  highlightMatches(text, searchTerms(seek))
    .filter((piece) => piece.found)
    .map((piece) => piece.text);

describe("words", () => {
  test.each([
    ["ROBE  Right-most", "the right-most card of the robe", "capitals and spaces do not matter"],
    ["robe", "Ｒｏｂｅ", "nor does width"],
    ["cafe", "Café", "nor accents"],
    ["さぽーとは失敗", "そのサポートは失敗する", "both kanas are one to somebody who types"],
    ["サポート", "さぽーと", "either way"],
    ["最多４張", "最多 4 張", "Chinese type sets spaces around digits; nobody types them"],
    ["が", "が", "a voiced kana is one sign, however it is written"],
  ])("%s is found in %s: %s", (seek, text) => {
    expect(finds(seek, text)).toBe(true);
  });

  test.each([
    ["robe left", "the right-most card of the robe", "all words must be there"],
    ["か", "が", "a voiced kana is another"],
    ["right most", "rightmos", "whole words, as they were typed"],
  ])("%s is not found in %s: %s", (seek, text) => {
    expect(finds(seek, text)).toBe(false);
  });

  test("each of them may be in another text", () => {
    expect(matchesRule("KS-2.4", ["Robe", "the right-most card"], searchTerms("robe card"))).toBe(true);
    expect(matchesRule("KS-2.4", ["Robe"], searchTerms(""))).toBe(true);
  });
});

describe("ids", () => {
  test.each(["yk4.8", "YK-4.8", "ｙｋ-4.8", "4.8", "yk", "yk-", "YK4"])("%s means YK-4.8", (seek) => {
    expect(finds(seek, "", "YK-4.8")).toBe(true);
  });

  test.each([
    ["ks4.8", "YK-4.8", "another book"],
    ["ks3.1", "KS-3.10", "an id that begins alike is meant too", true],
    ["yk4.8", "YK-4.1", "another rule"],
    ["4", "YK-4.8", "a number alone is no chapter"],
    ["ly1", "LY-10.1", "nor is the beginning of one"],
    ["yk-d", "YK-D7", "the decisions", true],
    ["d7", "YK-D7", "one of them", true],
    ["yk-d", "YK-4.8", "which a rule is not"],
  ])("%s and %s: %s", (seek, rule, _, found = false) => {
    expect(finds(seek, "", rule)).toBe(found);
  });
});

describe("what was found is marked", () => {
  test("as it stands in the text, with what was not typed", () => {
    expect(lit("さぽーとは失敗", "そのサポートは失敗する")).toEqual(["サポートは失敗"]);
    expect(lit("最多４張", "同名卡最多 4 張。")).toEqual(["最多 4 張"]);
    expect(lit("ROBE right-most", "Right-most in the robe")).toEqual(["Right-most", "robe"]);
  });

  test("every time, and what overlaps as one", () => {
    expect(lit("aba", "ababa aba")).toEqual(["ababa", "aba"]);
  });

  test("and nothing of the text is lost", () => {
    const text = "𠮷野 — Ｋasane ７ 枚";
    const cut = highlightMatches(text, searchTerms("野 7"));
    expect(cut.map((piece) => piece.text).join("")).toBe(text);
    expect(cut.filter((piece) => piece.found).map((piece) => piece.text)).toEqual(["野", "７"]);
    expect(highlightMatches("", ["x"])).toEqual([]);
  });
});
