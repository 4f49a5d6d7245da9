import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { words as shared } from "./words.svelte";

// Each test has words of its own: what is loaded stays loaded.
const Words = shared.constructor as new () => typeof shared;
const FILES: Record<string, string> = {
  "/words/en.ftl": "web-play = Play\nrulebook-kasane = KS",
  "/words/en-rules.ftl": "rule-KS-1-1 = Cards are laid out.\nrule-title-KS-1-1 = The columns",
  "/words/en-match.ftl": "match-title = Quick match",
  "/words/ja.ftl": "web-play = 遊ぶ\nrulebook-kasane = KS",
  "/words/ja-rules.ftl": "rule-KS-1-1 = 札を並べる。",
};
let asked: string[];
let reachable: boolean;

beforeEach(() => {
  asked = [];
  reachable = true;
  vi.spyOn(globalThis, "fetch").mockImplementation((path) => {
    asked.push(path as string);
    return reachable ? Promise.resolve(new Response(FILES[path as string])) : Promise.reject(new TypeError());
  });
});
afterEach(() => localStorage.removeItem("madoi-language"));

test("a page can name rules without their texts", async () => {
  const words = new Words();
  await words.setLanguage("en");
  expect(words.text("web-play")).toBe("Play");
  expect(words.hasRule("KS-1.1")).toBe(true);
  expect(words.hasRule("XX-1.1")).toBe(false);
  expect(words.rule("KS-1.1")).toBeNull();
  expect(words.rulebooks).toEqual({ kasane: "KS" });
  expect(words.rules).toEqual([]);
  expect(asked).toEqual(["/words/en.ftl"]);
});

test("the rules are loaded once, also in the next language", async () => {
  const words = new Words();
  await words.setLanguage("en");
  await words.loadPart("rules");
  await words.loadPart("rules");
  expect(words.rule("KS-1.1")).toBe("Cards are laid out.");
  expect(words.hasRule("KS-2.4")).toBe(false);
  expect(words.rules).toEqual(["KS-1.1"]);
  await words.setLanguage("ja");
  expect(words.rule("KS-1.1")).toBe("札を並べる。");
  expect(asked).toEqual(["/words/en.ftl", "/words/en-rules.ftl", "/words/ja.ftl", "/words/ja-rules.ftl"]);
});

test("a page loads its own part, and the others stay", async () => {
  const words = new Words();
  await words.setLanguage("en");
  await Promise.all([words.loadPart("rules"), words.loadPart("match")]);
  expect(words.text("match-title")).toBe("Quick match");
  expect(words.rule("KS-1.1")).toBe("Cards are laid out.");
});

test("a language that is chosen while the rules come has them too", async () => {
  const words = new Words();
  await words.setLanguage("en");
  await Promise.all([words.loadPart("rules"), words.setLanguage("ja")]);
  await words.loadPart("rules");
  expect(words.language).toBe("ja");
  expect(words.rule("KS-1.1")).toBe("札を並べる。");
});

test("rules out of reach are asked for again by the rulebook, and languages change all the same", async () => {
  const words = new Words();
  await words.setLanguage("en");
  reachable = false;
  await expect(words.loadPart("rules")).rejects.toThrow();
  reachable = true;
  await words.setLanguage("ja");
  expect(words.text("web-play")).toBe("遊ぶ");
  await words.loadPart("rules");
  expect(words.rule("KS-1.1")).toBe("札を並べる。");
});
