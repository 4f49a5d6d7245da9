import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RefusalError } from "../../net/api";
import type { Analysis } from "../../net/protocol";
import { GameAnalysis } from "./game-analysis.svelte";

const part = (done: number, waiting = 0): Analysis => ({ points: [], turnings: [], done, waiting });

class Source {
  answers: (Analysis | Error)[] = [];
  asked: boolean[] = [];
  saved: Analysis | null = null;
  analyse(background: boolean): Promise<Analysis> {
    this.asked.push(background);
    const answer = this.answers.shift() ?? part(0.9);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  }
  savedAnalysis = () => Promise.resolve(this.saved);
}

let source: Source;
let game: GameAnalysis;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  source = new Source();
  game = new GameAnalysis(source);
});
afterEach(() => {
  game.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("it starts by itself and asks until it is complete", async () => {
  source.answers = [part(0.5), part(1)];
  void game.open(true);
  await pass(1100);
  expect([source.asked, game.done, game.working]).toEqual([[true, true], true, false]);
});

test("nothing is asked where the player does not want it, or where it is known", async () => {
  await game.open(false);
  source.saved = part(1);
  await game.open(true);
  expect([source.asked, game.done]).toEqual([[], true]);
});

test("a hidden page asks nothing in the background", async () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  void game.open(true);
  await pass(5000);
  expect(source.asked).toEqual([]);
  hidden.mockReturnValue(false);
  await pass(1100);
  expect(source.asked.length).toBeGreaterThan(0);
});

test("a busy server is asked seldom", async () => {
  source.answers = [part(0, 2)];
  void game.open(true);
  await pass(4000);
  expect(source.asked).toEqual([true]);
  await pass(1100);
  expect(source.asked).toEqual([true, true]);
});

test("a player who wants it now does not wait in the background", async () => {
  source.answers = [part(0, 2), part(0.3)];
  void game.open(true);
  await pass(10);
  void game.start();
  await pass(10);
  expect(source.asked).toEqual([true, false]);
});

test("it can be stopped, and a refusal of what nobody asked for is silent", async () => {
  void game.open(true);
  await pass(1100);
  game.stop();
  await pass(10_000);
  expect([source.asked.length, game.working]).toEqual([2, false]);
  const refusal = { code: "review-too-many", rule: "", facts: {} };
  source.answers = [new RefusalError(refusal), new RefusalError(refusal)];
  await game.open(true);
  expect(game.refusal).toBe(null);
  await game.start();
  expect(game.refusal).toEqual(refusal);
});
