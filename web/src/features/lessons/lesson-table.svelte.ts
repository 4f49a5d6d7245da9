// The table of a lesson: a recorded game at the learner's step. Refusals are part of the lesson, so nothing is sent to
// the server.

import type { TableModel } from "../../net/table-model";
import type { Line, LessonContent, LessonStep, News, Snapshot, RefusalData } from "../../net/protocol";
import { words } from "../../i18n/words.svelte";
import { ReplayTable } from "../replay/replay-table.svelte";

export class LessonTable implements TableModel {
  /** The step that the guide talks about. */
  stepIndex = $state(0);
  /** Counts jumps: the board is remounted, since it has nothing to animate from. */
  jumps = $state(0);
  readonly waitsForReader = true;
  readonly #replay: ReplayTable;
  /** The step that the board goes to. */
  #shownStep = $state(0);

  constructor(
    readonly lesson: LessonContent,
    at: number,
    /** Called with an illegal action and its reason. */
    readonly onRefused: (action: string, reason: RefusalData) => void,
  ) {
    this.#replay = new ReplayTable(lesson.retold);
    this.stepIndex = this.#shownStep = this.#existing(at);
  }

  /** Move the board to a step. The guide follows with `arrive`, when everything has been shown. */
  show(at: number): void {
    const step = this.#existing(at);
    if (step !== this.#shownStep + 1) this.jumps += 1;
    this.#shownStep = step;
  }

  arrive(): void {
    this.stepIndex = this.#shownStep;
  }

  viewAfter(news: News): Record<string, unknown> | null {
    return this.#replay.viewAfter(news);
  }

  #existing(at: number): number {
    return Math.min(Math.max(0, at), this.lesson.steps.length - 1);
  }

  get #shownIndex(): number {
    return this.#replay.indexAfter(this.lesson.steps[this.#shownStep]!.after);
  }

  readonly game = $derived.by(() => this.lesson.retold.game);
  readonly viewer = $derived.by(() => this.lesson.retold.viewer);
  readonly step: LessonStep = $derived.by(() => this.lesson.steps[this.stepIndex]!);
  readonly names = $derived.by(() =>
    this.lesson.players.map((name, seat) =>
      seat === this.viewer ? words.text("web-you-name") : words.localized(name),
    ),
  );

  readonly now: Snapshot = $derived.by(() => {
    const now = this.#replay.stateAt(this.#shownIndex);
    if (this.step.decision && this.stepIndex === this.#shownStep) return now;
    // The player is reading: nothing is asked, and nobody waits.
    return { ...now, prompt: null, to_move: (now.to_move ?? []).filter((seat) => seat !== this.viewer) };
  });

  readonly news: News[] = $derived.by(() =>
    this.lesson.retold.moments.slice(0, this.#shownIndex + 1).map((one) => one.news),
  );

  readonly linesSinceStep: Line[] = $derived.by(() => {
    const before = this.lesson.steps[this.stepIndex - 1];
    const since = before ? this.#replay.indexAfter(before.after) + 1 : 0;
    return this.lesson.retold.moments
      .slice(since, this.#replay.indexAfter(this.step.after) + 1)
      .flatMap((one) => one.news.lines ?? []);
  });

  /** Why this is not allowed now; null: it is. */
  reasonAgainst(action: string): RefusalData | null {
    if (this.now.prompt?.actions.includes(action)) return null;
    const { refused } = this.step;
    const parts = action.split(" ");
    const beginnings = parts.map((_, place) => [...parts.slice(0, parts.length - 1 - place), "*"].join(" "));
    const found = [action, ...beginnings].find((one) => refused[one] !== undefined);
    return found === undefined ? null : this.lesson.reasons[refused[found]!]!;
  }

  whyNot(action: string): Promise<RefusalData | null> {
    const reason = this.reasonAgainst(action);
    if (reason) this.onRefused(action, reason);
    return Promise.resolve(reason);
  }

  setPremove(): Promise<void> {
    return Promise.resolve();
  }

  undo(): Promise<void> {
    return Promise.resolve();
  }
}
