import { expect, test } from "vitest";
import type { News } from "./protocol";
import { takenBackNumbers, withoutTakenBack } from "./undo-news";

test("what was taken back is told no more, not even when it was the last thing that happened", () => {
  const decided = (number: number, seat: number): News => ({ number, at: 0, what: "decided", seat });
  const undone: News = { number: 4, at: 0, what: "undone", seat: 1, taken_back: [2, 3] };
  const news = [decided(1, 0), decided(2, 1), decided(3, 2), undone];
  expect(withoutTakenBack(news)).toEqual([decided(1, 0), undone]);
  expect(takenBackNumbers(news)).toEqual(new Set([2, 3]));
});
