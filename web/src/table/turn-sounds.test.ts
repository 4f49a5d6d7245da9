import { expect, test } from "vitest";
import type { News } from "../net/protocol";
import { followsOwnDecision } from "./turn-sounds";

const decided = (seat: number, how: News["how"]): News => ({ number: 1, at: 0, what: "decided", seat, how });

test.each<[string, News[], boolean]>([
  ["the game begins", [], false],
  ["another player has decided", [decided(0, "person"), decided(1, "bot")], false],
  ["the player has just decided", [decided(1, "bot"), decided(0, "person")], true],
  ["somebody says something in between", [decided(0, "person"), { number: 2, at: 0, what: "said", seat: 1 }], true],
  ["the server has answered for the player", [decided(0, "forced")], false],
])("a bell rings when the turn comes to a player, not after each of their own decisions: %s", (_, news, follows) => {
  expect(followsOwnDecision(news, 0)).toBe(follows);
});
