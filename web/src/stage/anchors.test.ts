import { expect, test } from "vitest";
import { actionPlaces } from "../games";
import { markPlaces } from "./anchors";

test("choices at one place share a mark, and the first is strong until the reader points at another", () => {
  const choices = [["column-1", "cell-juu-2"], ["column-1"], ["column-3"]];
  expect(markPlaces(choices, -1)).toEqual([
    { at: "column-1", text: "1 · 2", strong: true },
    { at: "cell-juu-2", text: "1", strong: true },
    { at: "column-3", text: "3", strong: false },
  ]);
  expect(markPlaces(choices, 2).map((mark) => mark.strong)).toEqual([false, false, true]);
});

test("where actions are made on the boards", () => {
  expect(actionPlaces("kasane", { column: 2, yaku: "juu", count: 3, join: false }, {})).toEqual([
    "column-2",
    "cell-juu-3",
  ]);
  expect(actionPlaces("kasane", { column: 4, yaku: null, count: 0, join: false }, {})).toEqual(["column-4"]);
  expect(actionPlaces("yurikure", { verb: "approach", girls: ["akane"], value: null }, { acting: "kuroki" })).toEqual([
    "girl-akane",
  ]);
  expect(actionPlaces("yurikure", { verb: "pass", girls: [], value: null }, {})).toEqual(["action-pass"]);
});
