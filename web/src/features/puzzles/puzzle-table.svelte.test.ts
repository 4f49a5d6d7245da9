import { beforeEach, describe, expect, test } from "vitest";
import { asReplay } from "../../../testing/replays";
import type { PuzzleGame } from "../../net/protocol";
import { countAttempts, firstAttempts, saveAttempt } from "./attempts";
import { nextPuzzle, puzzleOfDay } from "./puzzle-choice";
import { PuzzleTable } from "./puzzle-table.svelte";

const PROMPT = { id: "0", question: "", facts: {}, actions: ["take 1"], default: "", wishes: [], parts: [{}] };
const GAME: PuzzleGame = {
  game: "kasane",
  puzzles: [
    { id: "a", level: "easy" },
    { id: "b", level: "hard" },
    { id: "c", level: "easy" },
  ],
};
const DAY_MS = 86_400_000;

function position(views: number) {
  const replay = asReplay(
    "kasane",
    Array.from({ length: views }, (_, place) => ({ place })),
  );
  replay.moments[0]!.changes.push({ path: ["prompt"], value: PROMPT });
  return replay;
}

beforeEach(() => localStorage.clear());

describe("the table of a puzzle", () => {
  test("asks at the position, and shows a line of play to its end without asking", () => {
    const table = new PuzzleTable(position(1));
    expect(table.now.prompt?.actions).toEqual(["take 1"]);
    table.play(position(4));
    expect(table.now.view).toEqual({ place: 3 });
    expect(table.now.prompt).toBeNull();
    expect(table.news).toHaveLength(4);
    table.back(true);
    expect(table.now.view).toEqual({ place: 0 });
    expect(table.now.prompt).not.toBeNull();
  });

  test("has a reason for what is not possible", async () => {
    const table = new PuzzleTable(position(1));
    expect(await table.whyNot("take 1")).toBeNull();
    expect((await table.whyNot("take 9"))?.code).toBe("puzzle-no-move");
  });
});

describe("attempts", () => {
  test("the first one counts", () => {
    saveAttempt("kasane", "a", false);
    saveAttempt("kasane", "a", true);
    saveAttempt("kasane", "b", true);
    saveAttempt("lily", "a", true);
    expect(countAttempts("kasane")).toEqual({ solved: 1, failed: 1 });
  });

  test("what is no attempt is ignored", () => {
    localStorage.setItem("madoi-puzzles", '{"kasane-a": "yes", "kasane-b": true}');
    expect(firstAttempts()).toEqual({ "kasane-b": true });
    localStorage.setItem("madoi-puzzles", "[");
    expect(firstAttempts()).toEqual({});
  });
});

describe("the next puzzle", () => {
  test("is new, of the level, and not the last one", () => {
    expect(nextPuzzle(GAME, "", "")?.id).toBe("a");
    expect(nextPuzzle(GAME, "", "a")?.id).toBe("b");
    expect(nextPuzzle(GAME, "easy", "a")?.id).toBe("c");
    expect(nextPuzzle(GAME, "hard", "b")).toBeNull();
    expect(nextPuzzle(GAME, "medium", "")).toBeNull();
  });

  test("is a failed one when all were tried", () => {
    saveAttempt("kasane", "a", true);
    saveAttempt("kasane", "b", false);
    saveAttempt("kasane", "c", true);
    expect(nextPuzzle(GAME, "", "c")?.id).toBe("b");
    expect(nextPuzzle(GAME, "easy", "a")?.id).toBe("c");
  });
});

test("the puzzle of the day changes at midnight UTC and comes round", () => {
  const days = [0, 1, 2, 3].map((day) => puzzleOfDay(GAME, day * DAY_MS + DAY_MS / 2)?.id);
  expect(days).toEqual(["a", "b", "c", "a"]);
  expect(puzzleOfDay(GAME, DAY_MS)?.id).toBe(puzzleOfDay(GAME, 2 * DAY_MS - 1)?.id);
  expect(puzzleOfDay({ ...GAME, puzzles: [] }, 0)).toBeNull();
});
