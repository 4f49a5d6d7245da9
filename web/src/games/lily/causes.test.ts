import { expect, test } from "vitest";
import { asCard } from "../../../testing/cards";
import { speak } from "../../../testing/words";
import { Cards } from "./cards";
import { changesText, livesOf } from "./causes";
import type { CharacterView, SideView } from "./data-types";

const cards = new Cards({ cards: { rin: asCard("rin", { power: 50 }), mio: asCard("mio") } });

test("a changed power names who changed it", async () => {
  await speak("en");
  const stands = {
    card: "rin",
    power: 80,
    changes: [
      { kind: "skill", card: "mio", number: 40 },
      { kind: "skill", card: "rin", number: -10 },
    ],
  } as CharacterView;
  const text = changesText(cards, stands);
  expect(text).toContain("+40");
  expect(text).toContain("Name of mio");
  expect(text).toContain("−10");
});

test.each([
  [0, 10, 5],
  [4, 6, 1],
  [5, 5, 0],
  [6, 4, 0],
  [2, 1, 1],
  [2, 0, 0],
])("with %i potentials and %i cards of hatena a leader stays %i times", (potentials, hatena, lives) => {
  const side = { potentials: Array.from({ length: potentials }, () => ({ card: "x", up: true })), hatena };
  expect(livesOf(side as unknown as SideView)).toBe(lives);
});
