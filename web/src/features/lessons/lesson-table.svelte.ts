// The table of a lesson: a recorded game at the learner's step. Refusals are part of the lesson, so nothing is sent to
// the server.

import { tick } from "svelte";
import type { TableModel } from "../../net/table-model";
import { preferences } from "../../state/preferences.svelte";
import { playerName } from "../../state/storage";
import type { Line, LessonContent, LessonStep, News, Snapshot, RefusalData } from "../../net/protocol";
import { words } from "../../i18n/words.svelte";
import { ReplayTable } from "../replay/replay-table.svelte";

/** Up to this many moments between two steps are played one by one; more would take too long. */
const MAX_PLAYED_MOMENTS = 6;
const MOMENT_PAUSE_MS = 550;

export class LessonTable implements TableModel {
  stepIndex = $state(0);
  /** Counts jumps: the board is remounted, since it has nothing to animate from. */
  jumps = $state(0);
  readonly waitsForReader = true;
  readonly #replay: ReplayTable;
  /** The moment shown: that of the step, or one on the way there. */
  #shownIndex = $state(0);

  constructor(
    readonly lesson: LessonContent,
    at: number,
    /** Called with an illegal action and its reason. */
    readonly onRefused: (action: string, reason: RefusalData) => void,
  ) {
    this.#replay = new ReplayTable(lesson.retold);
    this.stepIndex = Math.min(Math.max(0, at), lesson.steps.length - 1);
    this.#shownIndex = this.#stepMoment;
  }

  /** Go to a step; on the way to the next one, the moves of the others are shown. */
  async go(at: number): Promise<void> {
    const next = at === this.stepIndex + 1;
    this.stepIndex = Math.min(Math.max(0, at), this.lesson.steps.length - 1);
    const step = this.stepIndex;
    const to = this.#stepMoment;
    if (!next || this.step.skipped || to - this.#shownIndex > MAX_PLAYED_MOMENTS) {
      this.jumps += 1;
      this.#shownIndex = to;
    }
    while (this.#shownIndex < to && this.stepIndex === step) {
      this.#shownIndex += 1;
      await tick();
      if (this.#shownIndex < to && preferences.duration(MOMENT_PAUSE_MS))
        await new Promise((done) => setTimeout(done, MOMENT_PAUSE_MS));
    }
  }

  get #stepMoment(): number {
    return this.#replay.indexAfter(this.step.after);
  }

  readonly arrived = $derived.by(() => this.#shownIndex === this.#stepMoment);

  readonly game = $derived.by(() => this.lesson.retold.game);
  readonly viewer = $derived.by(() => this.lesson.retold.viewer);
  readonly step: LessonStep = $derived.by(() => this.lesson.steps[this.stepIndex]!);
  readonly names = $derived.by(() =>
    this.lesson.players.map((name, seat) =>
      seat === this.viewer ? playerName() || words.text("web-guest") : words.localized(name),
    ),
  );

  readonly now: Snapshot = $derived.by(() => {
    const now = this.#replay.stateAt(this.#shownIndex);
    if (this.step.decision && this.arrived) return now;
    // The player is reading: nothing is asked, and nobody waits.
    return { ...now, prompt: null, to_move: (now.to_move ?? []).filter((seat) => seat !== this.viewer) };
  });

  readonly news: News[] = $derived.by(() =>
    this.lesson.retold.moments.slice(0, this.#shownIndex + 1).map((one) => one.news),
  );

  readonly linesSinceStep: Line[] = $derived.by(() => {
    const before = this.lesson.steps[this.stepIndex - 1];
    const since = before ? this.#replay.indexAfter(before.after) + 1 : 0;
    return this.lesson.retold.moments.slice(since, this.#stepMoment + 1).flatMap((one) => one.news.lines ?? []);
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
