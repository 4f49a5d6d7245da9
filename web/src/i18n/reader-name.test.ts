import { beforeAll, describe, expect, test } from "vitest";
import { catalogueOf, speak } from "../../testing/words";
import { namesFor } from "./seats";
import { words } from "./words.svelte";

const SEATS = [
  { kind: "person", name: "Guest" },
  { kind: "bot", name: "sayo", bot: "casual" },
] as const;
/** Verbs after "You" that only fit a name. Messages that never speak of the reader may use them. */
const THIRD_PERSON = /\byou (?:is|has|was|\w+(?:es|[^su]s))\b/i;
const ABOUT_OTHERS = [
  "not-your-turn",
  "table-bot-plays",
  "vote-here",
  "undo-waiting",
  "web-undo-asked",
  "web-correct-asked",
  "web-yurikure-other-ahead",
];

describe("the reader is you", () => {
  test.each([
    ["en", "You"],
    ["ja", "あなた"],
    ["zh-Hant", "你"],
  ] as const)("in %s: %s", async (language, you) => {
    await speak(language);
    const names = namesFor(SEATS, 0);
    expect(names[0]).toBe(you);
    expect(namesFor(SEATS, -1)[0], "to everybody else").toBe("Guest");
    expect(words.text("kasane-made", { seat: 0, yaku: "", count: 2, cards: [1, 2], join: "" }, names)).toContain(you);
  });
});

describe("English sentences with the reader in them", () => {
  beforeAll(() => speak("en"));
  const text = (key: string, facts: Record<string, unknown>) => words.text(key, facts, namesFor(SEATS, 0));

  test.each([
    ["kasane-started", { seat: 0 }, "You are the start player."],
    ["web-kasane-robe-of", { seat: 0, count: 2 }, /^Your robe: /],
    ["lily-looked-known", { seat: 0, cards: [] }, /in your deck/],
    ["web-others", { seats: [1, 0] }, "Waiting for Sayo, you."],
    ["lily-attacked", { seat: 0, card: "Rin", start: "front", other: "Mio", area: "front" }, /^Your Rin /],
  ])("%s", (key, facts, expected) => expect(text(key, facts)).toMatch(expected));

  test("no message with a player in it makes a mistake", async () => {
    const messages = (await catalogueOf("en")).split(/^(?=[a-z])/mu).filter((one) => /\$(?:other-)?seats? /u.test(one));
    expect(messages.length).toBeGreaterThan(100);
    for (const message of messages) {
      const key = message.split(" ")[0]!;
      if (ABOUT_OTHERS.includes(key)) continue;
      const facts = { seat: 0, seats: [0], other_seat: 0, count: 1, card: "Rin", other: "Mio", what: "Field" };
      expect(text(key, facts), key).not.toMatch(THIRD_PERSON);
      expect(text(key, facts), key).not.toMatch(/You's|[a-z] You\b|you's/);
    }
  });
});
