// The table of a lesson: a game that was played, as the learner saw it at the step she is at. What she may not do is
// known beforehand, so nothing is asked of the server.

import type { AtTable } from "../lib/at-table";
import { name as keptName } from "../lib/keeping";
import type { Line, LessonGiven, LessonStep, News, Now, Reasoned } from "../lib/protocol";
import { words } from "../lib/words.svelte";
import { Retold } from "../lib/retold.svelte";

export class LessonTable implements AtTable {
  /** At which step she is, from 0. */
  at = $state(0);
  readonly #retold: Retold;

  constructor(
    readonly lesson: LessonGiven,
    at: number,
    /** What is asked for and is not allowed. */
    readonly refused: (action: string, reason: Reasoned) => void,
  ) {
    this.#retold = new Retold(lesson.retold);
    this.at = Math.min(Math.max(0, at), lesson.steps.length - 1);
  }

  readonly game = $derived.by(() => this.lesson.retold.game);
  readonly viewer = $derived.by(() => this.lesson.retold.viewer);
  readonly step: LessonStep = $derived.by(() => this.lesson.steps[this.at]!);
  readonly names = $derived.by(() =>
    this.lesson.players.map((name, seat) => (seat === this.viewer ? keptName() || words.text("web-guest") : words.own(name))),
  );

  readonly now: Now = $derived.by(() => {
    const now = this.#retold.at(this.#retold.after(this.step.after));
    if (this.step.decision) return now;
    // She reads: nothing is asked, and nobody waits for her.
    return { ...now, prompt: null, to_move: (now.to_move ?? []).filter((seat) => seat !== this.viewer) };
  });

  readonly news: News[] = $derived.by(() => this.lesson.retold.moments.slice(0, this.#retold.after(this.step.after) + 1).map((one) => one.news));

  /** What has happened since the step before. */
  readonly meanwhile: Line[] = $derived.by(() => {
    const before = this.lesson.steps[this.at - 1];
    return this.news.slice(before ? this.#retold.after(before.after) + 1 : 0).flatMap((one) => one.lines ?? []);
  });

  /** Why this is not allowed now; null: it is. */
  reason(action: string): Reasoned | null {
    if (this.now.prompt?.actions.includes(action)) return null;
    const { refused } = this.step;
    const parts = action.split(" ");
    const beginnings = parts.map((_, place) => [...parts.slice(0, parts.length - 1 - place), "*"].join(" "));
    const found = [action, ...beginnings].find((one) => refused[one] !== undefined);
    return found === undefined ? null : this.lesson.reasons[refused[found]!]!;
  }

  why(action: string): Promise<Reasoned | null> {
    const reason = this.reason(action);
    if (reason) this.refused(action, reason);
    return Promise.resolve(reason);
  }

  wish(): Promise<void> {
    return Promise.resolve();
  }

  undo(): Promise<void> {
    return Promise.resolve();
  }
}
