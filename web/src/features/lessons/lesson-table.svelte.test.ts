import { beforeEach, describe, expect, test } from "vitest";
import { asReplay } from "../../../testing/replays";
import type { LessonContent, LessonStep, RefusalData } from "../../net/protocol";
import { LessonTable } from "./lesson-table.svelte";
import { saveProgress, loadProgress } from "./progress";

const step = (after: number, parts: Partial<LessonStep> = {}): LessonStep => ({
  decision: 0,
  after,
  title: {},
  text: {},
  why: {},
  other: {},
  point: [],
  rules: [],
  expected: "",
  fine: [],
  wrong: [],
  refused: {},
  skipped: 0,
  hidden: [],
  ...parts,
});

const REASONS: RefusalData[] = ["empty", "not-yours", "never"].map((code) => ({ code, rule: "", facts: {} }));
const PROMPT = { id: "p", question: "", facts: {}, actions: ["take 1"], default: "", wishes: [], parts: [{}] };

function lesson(steps: LessonStep[], moments = 20): LessonContent {
  const views = Array.from({ length: moments }, (_, place) => ({ place }));
  const retold = asReplay("kasane", views);
  retold.moments[0]!.changes.push({ path: ["prompt"], value: PROMPT });
  return { id: "l", minutes: 1, title: {}, players: [], retold, reasons: REASONS, steps, learnt: {}, next_lesson: "" };
}

let refused: [string, string][];
const tableOf = (steps: LessonStep[], at = 0) =>
  new LessonTable(lesson(steps), at, (action, reason) => refused.push([action, reason.code]));
const shown = (table: LessonTable) => (table.now.view as { place: number }).place;

beforeEach(() => {
  localStorage.clear();
  refused = [];
});
describe("on the way to the next step", () => {
  test("the board goes first, and the guide follows", () => {
    const table = tableOf([step(0), step(3, { decision: 1 })]);
    table.show(1);
    expect([shown(table), table.stepIndex, table.jumps]).toEqual([3, 0, 0]);
    expect(table.now.prompt, "nothing is asked before the guide is there").toBe(null);
    table.arrive();
    expect([table.stepIndex, table.now.prompt]).toEqual([1, PROMPT]);
  });

  test("the view after each of the others' moves is known", () => {
    const table = tableOf([step(0), step(3)]);
    table.show(1);
    expect(table.news.map((news) => table.viewAfter(news))).toEqual([0, 1, 2, 3].map((place) => ({ place })));
  });

  test("going back or further on begins anew; what is played for the learner is shown", () => {
    const table = tableOf([step(0), step(1), step(2), step(3, { skipped: 4 })]);
    const go = (at: number) => {
      table.show(at);
      table.arrive();
      return [shown(table), table.jumps];
    };
    expect([go(2), go(1), go(2), go(3)]).toEqual([
      [2, 1],
      [1, 2],
      [2, 2],
      [3, 2],
    ]);
  });

  test("there is no step before the first or after the last", () => {
    const table = tableOf([step(0), step(1)], 99);
    expect(table.stepIndex).toBe(1);
    table.show(-3);
    table.arrive();
    expect(table.stepIndex).toBe(0);
  });
});

describe("what is asked of the learner", () => {
  test("only where the step is a decision; otherwise nobody waits for the learner", () => {
    expect(tableOf([step(0, { decision: 1 })]).now.prompt).toEqual(PROMPT);
    const reading = tableOf([step(0)]);
    expect([reading.now.prompt, reading.now.to_move]).toEqual([null, []]);
  });

  test("what happened since the step before can be read", () => {
    const table = tableOf([step(1), step(4)], 1);
    expect(table.linesSinceStep.map((line) => line.key)).toEqual(["line-2", "line-3", "line-4"]);
    expect(tableOf([step(1), step(4)]).linesSinceStep.map((line) => line.key)).toEqual(["line-0", "line-1"]);
  });

  test("why something is not allowed is known: the reason for it, or for the nearest family of it", async () => {
    const table = tableOf([step(0, { decision: 1, refused: { "take 4": 0, "take *": 1, "*": 2 } })]);
    expect(table.reasonAgainst("take 1"), "it is allowed").toBe(null);
    expect(["take 4", "take 9", "take 9 now", "wear"].map((action) => table.reasonAgainst(action)?.code)).toEqual([
      "empty",
      "not-yours",
      "not-yours",
      "never",
    ]);
    await table.whyNot("take 9");
    expect(refused).toEqual([["take 9", "not-yours"]]);
    expect(tableOf([step(0)]).reasonAgainst("anything")).toBe(null);
  });
});

describe("how far the learner has come", () => {
  test("is kept for each lesson, and read with care", () => {
    saveProgress("a", { step: 3, done: false });
    saveProgress("b", { step: 1, done: true });
    expect([loadProgress("a"), loadProgress("b")]).toEqual([
      { step: 3, done: false },
      { step: 1, done: true },
    ]);
    expect(loadProgress("c")).toEqual({ step: 0, done: false });
    localStorage.setItem("madoi-lessons", '{"a":{"step":"x","done":1}}');
    expect(loadProgress("a")).toEqual({ step: 0, done: false });
    localStorage.setItem("madoi-lessons", "{");
    expect(loadProgress("a")).toEqual({ step: 0, done: false });
  });
});
