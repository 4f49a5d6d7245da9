// The clock of a moving scene: it advances only while the scene is in sight, and not at all without motion.

import { preferences } from "../state/preferences.svelte";

/** How a scene is timed: the beats of one round, their length, and the beat that is shown without motion. */
export interface SceneTiming {
  beats: number;
  beatMs: number;
  stillBeat: number;
}

export class SceneClock {
  beat = $state(0);
  #timing: SceneTiming;

  constructor(timing: SceneTiming) {
    this.#timing = timing;
    this.beat = timing.stillBeat;
  }

  /** Attach to the element of the scene. Browsers slow timers of hidden pages down, but do not stop them. */
  watch = (element: Element): (() => void) => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let inSight = false;
    const start = () => {
      clearInterval(timer);
      if (!preferences.duration(1)) this.beat = this.#timing.stillBeat;
      else if (inSight && !document.hidden) timer = setInterval(() => this.#advance(), this.#timing.beatMs);
    };
    const observer = new IntersectionObserver((entries) => {
      inSight = entries.at(-1)!.isIntersecting;
      start();
    });
    observer.observe(element);
    document.addEventListener("visibilitychange", start);
    $effect(() => {
      void preferences.speed;
      start();
    });
    return () => {
      clearInterval(timer);
      observer.disconnect();
      document.removeEventListener("visibilitychange", start);
    };
  };

  #advance(): void {
    this.beat = (this.beat + 1) % this.#timing.beats;
  }
}
