// The stage: a table that shows what happens step by step, a little behind the table it follows.
//
// Boards, prompt and log read the staged table. While beats are played it has no prompt and no outcome, so questions
// and the end of the game wait for the stage.

import { untrack } from "svelte";
import { stagingOf } from "../games";
import type { TableModel } from "../net/table-model";
import type { News, PromptSnapshot, RefusalData, Snapshot } from "../net/protocol";
import { withoutTakenBack } from "../net/undo-news";
import { preferences } from "../state/preferences.svelte";
import { playSound } from "../ui/sounds";
import type { Beat, Motion, PlayedNews, Thumbnail } from "./beat";

/** Whoever is further behind than this gets the result and a summary instead of a film. One entry is always played. */
const MAX_FILM_MS = 30_000;
const MAX_SHORT_FILM_ENTRIES = 8;
/** How long a mark stays when nothing moves. */
const STILL_MARK_MS = 900;
/** How long a step is told again that was never played here: a sentence over the board. */
const TOLD_AGAIN_MS = 2200;
const MAX_SPECTATOR_STEPS = 16;

/** Taking something back is one short beat, however much it was. */
const TAKEN_BACK_MS = 900;
const MAX_TAKEN_BACK_MOTIONS = 8;

interface QueuedBeat {
  beat: Beat;
  /** The number of news that are told while it is played: those before. */
  shownNews: number;
}

export class StagedTable implements TableModel {
  /** What is being played. */
  beat = $state.raw<Beat | null>(null);
  /** Marks that stay for a moment and hold nobody up: motion is reduced. */
  stillMarks = $state.raw<Motion[]>([]);
  /** How many times as fast as the player's own speed. */
  rate = $state(1);
  /** How many pictures of `since` show what happened while the viewer was not looking. */
  missed = $state(0);
  /** The places from which this beat's motions start, measured before the board changed. */
  starts: ReadonlyMap<string, DOMRect> = new Map();

  /** What happened since the viewer's last decision, also what is still to be played. Spectators decide nothing: for
   * them the newest steps. */
  #since = $state.raw<PlayedNews[]>([]);
  #shown = $state.raw<{ news: News[]; now: Snapshot | null }>({ news: [], now: null });
  #target: { news: News[]; now: Snapshot | null } = { news: [], now: null };
  #queue: QueuedBeat[] = [];
  #lastView: Record<string, unknown> | null = null;
  #waiting: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #markTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly source: TableModel,
    /** Measures the places that the motions start from. */
    readonly measure: (motions: readonly Motion[]) => ReadonlyMap<string, DOMRect> = () => new Map(),
    /** Whether a prompt is answered without the player, besides those that the server answers. */
    readonly isAnswered: (prompt: PromptSnapshot) => boolean = () => false,
  ) {}

  get game(): string {
    return this.source.game;
  }

  get viewer(): number {
    return this.source.viewer;
  }

  get names(): string[] {
    return this.source.names;
  }

  get waitsForReader(): boolean {
    return this.source.waitsForReader ?? false;
  }

  /** Before anything was played, the source is shown as it is. */
  get now(): Snapshot | null {
    return this.#shown.now ?? this.#withoutAnsweredPrompt(this.source.now);
  }

  /** Nobody is asked what is answered by itself: the question would only flash. */
  #withoutAnsweredPrompt(now: Snapshot | null): Snapshot | null {
    const prompt = now?.prompt;
    return prompt && (prompt.automatic || this.isAnswered(prompt)) ? { ...now, prompt: null } : now;
  }

  get news(): News[] {
    return this.#shown.now ? this.#shown.news : this.source.news;
  }

  /** What happened since the viewer's last decision, as far as it has been played. */
  get since(): PlayedNews[] {
    const last = this.news.at(-1)?.number ?? -1;
    return this.#since.filter((step) => step.news.number <= last);
  }

  /** For whom the table waits, as far as the viewer can have seen: while something is played, only for a viewer who
   * is being asked all the while. */
  get awaited(): readonly number[] {
    if (!this.playing) return this.now?.to_move ?? [];
    return this.now?.prompt ? [this.viewer] : [];
  }

  /** The length of the beat at the speed of now. */
  get milliseconds(): number {
    return ((this.beat?.milliseconds ?? 0) * preferences.speedFactor) / this.rate;
  }

  get playing(): boolean {
    return this.beat !== null;
  }

  whyNot(action: string): Promise<RefusalData | null> {
    return this.source.whyNot(action);
  }

  setPremove(wish: string): Promise<unknown> {
    return this.source.setPremove(wish);
  }

  undo(ask?: boolean): Promise<unknown> {
    return this.source.undo(ask);
  }

  /** Take over what the source shows now. Call it in an effect. */
  follow(): void {
    const { news, now } = this.source;
    untrack(() => this.#take(news, now));
  }

  #take(news: News[], now: Snapshot | null): void {
    const before = this.#target;
    const fresh = isContinued(before.news, news) ? news.slice(before.news.length) : null;
    this.#target = { news, now };
    if (!fresh || !before.now?.view || !now || fresh.some((one) => one.taken_back?.length)) {
      this.#since = !before.now?.view && now?.view && this.viewer >= 0 ? this.#sinceInLog(news, now.view) : [];
      this.finish();
      if (fresh && now?.view) this.#showTakenBack(fresh, news, now.view);
      return;
    }
    this.#enqueue(fresh, now);
  }

  /** Show the result at once. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.beat = null;
    this.#shown = { ...this.#target, now: this.#withoutAnsweredPrompt(this.#target.now) };
    for (const resolve of this.#waiting.splice(0)) resolve();
    this.#lastView = this.#target.now?.view ?? null;
  }

  /** The page is hidden: what is left of the film becomes part of the summary. */
  leave(): void {
    if (!this.beat) return;
    const last = this.news.at(-1)?.number ?? -1;
    this.#miss(this.#since.filter((step) => step.news.number > last));
    this.finish();
  }

  #miss(steps: readonly PlayedNews[]): void {
    this.missed += thumbnailsOf(this.game, steps).length;
  }

  /** Resolves when everything has been played. */
  settled(): Promise<void> {
    return this.beat ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve();
  }

  /** Play a step again; the table is shown as it is now afterwards. */
  replay(step: PlayedNews): void {
    this.finish();
    const { news, now } = this.#target;
    if (now) this.#shown = { news, now: { ...now, ...HELD } }; // nobody answers on a board of the past
    this.#queue = step.beats.map((beat) => ({ beat, shownNews: news.length }));
    this.#next();
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#markTimer);
  }

  #enqueue(fresh: readonly News[], now: Snapshot): void {
    const staging = stagingOf(this.game);
    const first = this.#target.news.length - fresh.length;
    const queued: QueuedBeat[] = [];
    const steps: PlayedNews[] = [];
    let view = this.#lastView ?? {};
    fresh.forEach((one, place) => {
      const lines = one.lines ?? [];
      if (one.what === "decided" && one.seat === this.viewer) {
        this.#since = [];
        this.missed = 0;
        steps.length = 0;
      }
      if (!staging || !lines.length) return;
      const isLast = place === fresh.length - 1;
      const after = isLast ? (now.view ?? null) : (this.source.viewAfter?.(one) ?? null);
      const beats = staging.beats(lines, view, after, this.viewer);
      queued.push(...beats.map((beat) => ({ beat, shownNews: first + place })));
      if (one.seat !== this.viewer) steps.push({ news: one, beats });
      view = after ?? staging.viewAfter(lines, view, this.viewer);
    });
    this.#since = [...this.#since, ...steps].slice(this.viewer < 0 ? -MAX_SPECTATOR_STEPS : 0);
    this.#lastView = now.view ?? view;
    const film = [...this.#queue, ...queued].reduce((sum, { beat }) => sum + beat.milliseconds, 0);
    if (preferences.speed === "off" || preferences.reducesMotion) {
      this.#markStill(queued);
      playHeaviest(queued);
      return this.finish();
    }
    const entries = new Set([...this.#queue, ...queued].map(({ shownNews }) => shownNews)).size;
    // A lesson shows everything; its reader taps to skip.
    const isTooLong = film > MAX_FILM_MS && entries > MAX_SHORT_FILM_ENTRIES && !this.waitsForReader;
    const unseen = steps.filter(({ news }) => news.number <= (this.source.missedUntil ?? -1));
    if (document.hidden || isTooLong || unseen.length > 1) {
      this.#miss(steps);
      return this.finish();
    }
    this.#queue.push(...queued);
    if (!this.beat) this.#next();
  }

  #next(): void {
    const next = this.#queue.shift();
    if (!next) return this.finish();
    this.starts = this.measure(next.beat.motions);
    const { news, now } = this.#target;
    if (!now) return this.finish();
    const before = this.#shown.now ?? now;
    this.#shown = {
      news: news.slice(0, next.shownNews),
      // Seats, clocks and names are live; what the game asks or has decided waits. A question that was there before
      // stays: others may act while one is answering.
      now: {
        ...now,
        view: next.beat.during,
        ...HELD,
        ...(now.prompt && now.prompt.id === before.prompt?.id ? { prompt: now.prompt } : {}),
        phase: before.phase === "waiting" ? "playing" : before.phase,
      },
    };
    this.beat = next.beat;
    if (next.beat.sound) playSound(next.beat.sound, next.beat.weight ?? 0.5);
    this.#timer = setTimeout(() => this.#next(), this.milliseconds);
  }

  /** What the others did since the viewer's last decision, from the log of a page that has just been opened. How the board
   * looked then is not known, so a step is told again in words. */
  #sinceInLog(news: readonly News[], view: Record<string, unknown>): PlayedNews[] {
    const staging = stagingOf(this.game);
    const happened = withoutTakenBack(news);
    const own = happened.findLastIndex((one) => one.what === "decided" && one.seat === this.viewer);
    return happened.slice(own + 1).flatMap((one) => {
      const lines = staging?.thumbnails(one.lines ?? []).map(({ line }) => line) ?? [];
      const beats = lines.map((caption) => ({ during: view, motions: [], milliseconds: TOLD_AGAIN_MS, caption }));
      return beats.length ? [{ news: one, beats }] : [];
    });
  }

  /** Show where something was taken back: it travels back to where it came from, and the seat is marked. */
  #showTakenBack(fresh: readonly News[], news: readonly News[], view: Record<string, unknown>): void {
    const numbers = new Set(fresh.flatMap((one) => one.taken_back ?? []));
    const seat = fresh.findLast((one) => one.taken_back?.length)?.seat ?? -1;
    if (!numbers.size || seat < 0) return;
    const staging = stagingOf(this.game);
    const undone: Motion[] = [];
    let before = view; // what was taken back followed upon what is shown now
    for (const { lines = [] } of news.filter((one) => numbers.has(one.number))) {
      if (!staging || !lines.length) continue;
      undone.push(...staging.beats(lines, before, null, this.viewer).flatMap((beat) => beat.motions));
      before = staging.viewAfter(lines, before, this.viewer);
    }
    const motions: Motion[] = [
      ...undone
        .slice(-MAX_TAKEN_BACK_MOTIONS)
        .map((motion): Motion =>
          motion.kind === "travel"
            ? { kind: "travel", prop: motion.prop, from: motion.to, to: motion.from }
            : { kind: "mark", at: motion.at, tone: "note" },
        ),
      { kind: "mark", at: `seat-${seat}`, tone: "note", text: "↶" },
    ];
    const beat: Beat = { during: view, motions, milliseconds: TAKEN_BACK_MS, sound: "paper" };
    const queued = [{ beat, shownNews: news.length }];
    if (preferences.speed === "off" || preferences.reducesMotion || document.hidden) return this.#markStill(queued);
    this.#queue.push(...queued);
    this.#next();
  }

  #markStill(queued: readonly QueuedBeat[]): void {
    if (preferences.speed === "off") return;
    const marks = queued.flatMap(({ beat }) =>
      beat.motions.map((motion): Motion =>
        motion.kind === "mark" ? motion : { kind: "mark", at: motion.to, tone: "note" },
      ),
    );
    this.stillMarks = marks;
    clearTimeout(this.#markTimer);
    this.#markTimer = setTimeout(() => (this.stillMarks = []), STILL_MARK_MS);
  }
}

/** What is held back while something is played. */
const HELD = { prompt: null, out_of_turn: null, outcome: null, open: null, undo: null, chance: null, to_move: [] };

/** One sound for all that is shown at once. */
function playHeaviest(queued: readonly QueuedBeat[]): void {
  if (document.hidden) return;
  const [heaviest] = queued
    .flatMap(({ beat: { sound, weight = 0.5 } }) => (sound ? [{ sound, weight }] : []))
    .sort((one, other) => other.weight - one.weight);
  if (heaviest) playSound(heaviest.sound, heaviest.weight);
}

function isContinued(before: readonly News[], after: readonly News[]): boolean {
  const last = before.at(-1);
  return !last || after[before.length - 1]?.number === last.number;
}

/** Small pictures of what happened. */
export function thumbnailsOf(game: string, steps: readonly PlayedNews[]): { step: PlayedNews; thumbnail: Thumbnail }[] {
  const staging = stagingOf(game);
  if (!staging) return [];
  return steps.flatMap((step) => staging.thumbnails(step.news.lines ?? []).map((thumbnail) => ({ step, thumbnail })));
}
