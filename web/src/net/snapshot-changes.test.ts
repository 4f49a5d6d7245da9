import { expect, test } from "vitest";
import { asNow } from "../../testing/fake-socket";
import { withChanges } from "./snapshot-changes";

const ROW = [{ card: "e1" }];
const BEFORE = asNow({ number: 4, wish: "pass", view: { turn: 1, row: ROW, hand: [1, 2] } });

function changed(changes: object) {
  return withChanges(BEFORE, { type: "changes", news: [], now: {}, ...changes });
}

test("what is new replaces what was there, in the view too", () => {
  const now = changed({ now: { number: 5, to_move: [1] }, view: { turn: 2, hand: [] } });
  expect(now).toMatchObject({
    number: 5,
    to_move: [1],
    wish: "pass",
    view: { turn: 2, row: [{ card: "e1" }], hand: [] },
  });
});

test("what is gone is there no more", () => {
  expect(changed({ gone: ["wish"] })).not.toHaveProperty("wish");
});

test("what has not changed stays the same object, and the snapshot before stays as it was", () => {
  const now = changed({ now: { number: 5 }, view: { turn: 2 } });
  expect(now.view!.row).toBe(ROW);
  expect(BEFORE).toMatchObject({ number: 4, view: { turn: 1 } });
});
