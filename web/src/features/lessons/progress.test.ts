import { beforeEach, expect, test } from "vitest";
import type { LessonSummary } from "../../net/protocol";
import { saveFinishedGame } from "../../state/storage";
import { firstLesson, saveProgress } from "./progress";

const lesson = (id: string, game: string): LessonSummary => ({ id, game, title: {}, about: {}, minutes: 4, steps: 9 });
const LESSONS = [lesson("kasane-first", "kasane"), lesson("lily-first", "lily"), lesson("lily-second", "lily")];

beforeEach(() => localStorage.clear());

test("the first time leads to the first lesson of the game", () => {
  expect(firstLesson("lily", LESSONS)?.id).toBe("lily-first");
  saveProgress("lily-first", { step: 3, done: false });
  expect(firstLesson("lily", LESSONS)?.id, "it goes on").toBe("lily-first");
});

test("whoever has finished it, or a game, needs none; nor where there is none", () => {
  saveProgress("lily-first", { step: 8, done: true });
  saveFinishedGame({
    table: "t",
    game: "kasane",
    at: 1,
    seat: 0,
    seats: [{ kind: "person", name: "Rin", bot: "" }],
    points: [1],
    winners: [0],
    paper: false,
    continued: false,
  });
  expect([firstLesson("lily", LESSONS), firstLesson("kasane", LESSONS), firstLesson("bids", LESSONS)]).toEqual([
    null,
    null,
    null,
  ]);
});
