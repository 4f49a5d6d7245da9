import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { RefusalError } from "../../net/api";
import type { Trial, TrialRequest } from "../../net/protocol";
import { DeckTrial, verdictOf } from "./deck-trial.svelte";

const WANTED: TrialRequest = { value: "mine", against: ["dawn", "dusk"], games: 200, bot: "greedy" };
const played = (games: number, done: number): Trial => ({
  results: [
    { games, wins: null, measures: {} },
    { games, wins: null, measures: {} },
  ],
  done,
});

describe("a trial", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("asks until all games are played, and tells how many there are", async () => {
    const answers = [played(0, 0), played(50, 0.25), played(200, 1)];
    const ask = vi.fn(() => Promise.resolve(answers.shift()!));
    const trial = new DeckTrial(ask);
    trial.start(WANTED);
    expect(trial.allGames).toBe(400);
    await vi.runAllTimersAsync();
    expect(ask).toHaveBeenCalledTimes(3);
    expect([trial.games, trial.working]).toEqual([400, false]);
  });

  test("that is stopped asks no more, and keeps what was played", async () => {
    const ask = vi.fn(() => Promise.resolve(played(50, 0.25)));
    const trial = new DeckTrial(ask);
    trial.start(WANTED);
    await vi.advanceTimersByTimeAsync(0);
    trial.stop();
    await vi.runAllTimersAsync();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(trial.games).toBe(100);
  });

  test("says why it was refused; one that only came too fast goes on", async () => {
    const refuse = (code: string) => Promise.reject(new RefusalError({ code, rule: "", facts: {} }));
    const answers = [() => refuse("http-too-fast"), () => refuse("review-too-many")];
    const trial = new DeckTrial(() => answers.shift()!());
    trial.start(WANTED);
    await vi.runAllTimersAsync();
    expect(trial.refusal?.code).toBe("review-too-many");
    expect(trial.working).toBe(false);
  });
});

test("an interval that holds one half says nothing about who is better", () => {
  expect([verdictOf(0.51, 0.6), verdictOf(0.45, 0.55), verdictOf(0.3, 0.49)]).toEqual(["good", "even", "bad"]);
});
