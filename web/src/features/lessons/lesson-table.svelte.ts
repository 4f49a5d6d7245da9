// The table of a lesson: a game that was played, as the learner saw it at the step she is at. What she may not do is
// known beforehand, so nothing is asked of the server.

import { tick } from "svelte";
import type { AtTable } from "../../net/table-model";
import { comfort } from "../../state/preferences.svelte";
import { name as keptName } from "../../state/storage";
import type { Line, LessonGiven, LessonStep, News, Now, Reasoned } from "../../net/protocol";
import { words } from "../../i18n/words.svelte";
import { Retold } from "../replay/replay-table.svelte";

/** So many moments between two steps are shown one after the other; more would be waited for. */
const SHOWN = 6;
const PAUSE = 550;

export class LessonTable implements AtTable {
  /** At which step she is, from 0. */
  at = $state(0);
  /** How often the board had to begin anew: where one goes back, or over much at once, it has nothing to remember. */
  jumps = $state(0);
  readonly patient = true;
  readonly #retold: Retold;
  /** The moment that is shown: that of the step, or one on the way there. */
  #place = $state(0);

  constructor(
    readonly lesson: LessonGiven,
    at: number,
    /** What is asked for and is not allowed. */
    readonly refused: (action: string, reason: Reasoned) => void,
  ) {
    this.#retold = new Retold(lesson.retold);
    this.at = Math.min(Math.max(0, at), lesson.steps.length - 1);
    this.#place = this.#moment;
  }

  /** Go to a step; what the others do on the way to the next one is seen. */
  async go(at: number): Promise<void> {
    const next = at === this.at + 1;
    this.at = Math.min(Math.max(0, at), this.lesson.steps.length - 1);
    const step = this.at;
    const to = this.#moment;
    if (!next || this.step.skipped || to - this.#place > SHOWN) {
      this.jumps += 1;
      this.#place = to;
    }
    while (this.#place < to && this.at === step) {
      this.#place += 1;
      await tick();
      if (this.#place < to && comfort.span(PAUSE)) await new Promise((done) => setTimeout(done, PAUSE));
    }
  }

  /** Where the step stands in the game that is told. */
  get #moment(): number {
    return this.#retold.after(this.step.after);
  }

  readonly arrived = $derived.by(() => this.#place === this.#moment);

  readonly game = $derived.by(() => this.lesson.retold.game);
  readonly viewer = $derived.by(() => this.lesson.retold.viewer);
  readonly step: LessonStep = $derived.by(() => this.lesson.steps[this.at]!);
  readonly names = $derived.by(() =>
    this.lesson.players.map((name, seat) =>
      seat === this.viewer ? keptName() || words.text("web-guest") : words.own(name),
    ),
  );

  readonly now: Now = $derived.by(() => {
    const now = this.#retold.at(this.#place);
    if (this.step.decision && this.arrived) return now;
    // She reads: nothing is asked, and nobody waits for her.
    return { ...now, prompt: null, to_move: (now.to_move ?? []).filter((seat) => seat !== this.viewer) };
  });

  readonly news: News[] = $derived.by(() =>
    this.lesson.retold.moments.slice(0, this.#place + 1).map((one) => one.news),
  );

  /** What has happened since the step before. */
  readonly meanwhile: Line[] = $derived.by(() => {
    const before = this.lesson.steps[this.at - 1];
    const since = before ? this.#retold.after(before.after) + 1 : 0;
    return this.lesson.retold.moments.slice(since, this.#moment + 1).flatMap((one) => one.news.lines ?? []);
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
