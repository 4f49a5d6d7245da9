import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preferences } from "../state/preferences.svelte";
import { SceneClock } from "./scene-clock.svelte";

let seen: (inSight: boolean) => void;
const TIMING = { beats: 3, beatMs: 1000, stillBeat: 2 };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        seen = (isIntersecting) => report([{ isIntersecting }]);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  preferences.set({ speed: "normal" });
});
afterEach(() => {
  preferences.set({ speed: "normal" });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watched(): { clock: SceneClock; stop: () => void } {
  const clock = new SceneClock(TIMING);
  let unwatch = () => {};
  const destroy = $effect.root(() => {
    $effect(() => {
      unwatch = clock.watch(document.createElement("div"));
    });
  });
  flushSync();
  return {
    clock,
    stop: () => {
      unwatch();
      destroy();
    },
  };
}

test("a scene advances in a round while it is in sight, and rests otherwise", () => {
  const { clock, stop } = watched();
  vi.advanceTimersByTime(5000);
  expect(clock.beat, "nobody has seen it yet").toBe(2);
  seen(true);
  vi.advanceTimersByTime(2000);
  expect(clock.beat).toBe(1);
  seen(false);
  vi.advanceTimersByTime(5000);
  expect(clock.beat).toBe(1);
  stop();
});

test("without motion it shows the beat for that", () => {
  const { clock, stop } = watched();
  seen(true);
  vi.advanceTimersByTime(1000);
  preferences.set({ speed: "off" });
  flushSync();
  vi.advanceTimersByTime(9000);
  expect(clock.beat).toBe(2);
  stop();
});
