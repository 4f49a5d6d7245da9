import { beforeAll, expect, test } from "vitest";
import { speak } from "../../../testing/words";
import { chanceText } from "./chance-text";

beforeAll(() => speak("en"));

test("a question of a game without one of its own says what it is about, never a key", () => {
  expect(chanceText("kasane-chance-card", {}, [])).toBe("Which card is laid next?");
  expect(chanceText("bids-chance-prize", {}, [])).toBe("Chance prize");
});
