// A replay as a table: shows one moment of a finished game, without a connection.

import { RefusalError } from "../../net/api";
import type { TableModel } from "../../net/table-model";
import type { SnapshotChange, Replay, News, Snapshot, RefusalData } from "../../net/protocol";
import { namesFor } from "../../i18n/seats";

/** A copy with one value replaced; unchanged parts are shared. */
function withValueAt(whole: unknown, path: SnapshotChange["path"], value: unknown, depth = 0): unknown {
  if (depth === path.length) return value;
  const step = path[depth]!;
  const copy = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as object) }) as Record<
    string | number,
    unknown
  >;
  copy[step] = withValueAt(copy[step], path, value, depth + 1);
  return copy;
}

export class ReplayTable implements TableModel {
  index = $state(0);
  /** Counts moves to any but the next moment: boards animate only to the next. */
  jumps = $state(0);
  readonly #states: Snapshot[] = [];

  constructor(
    readonly data: Replay,
    /** The seat the reader played; -1: none of them. */
    readonly reader = -1,
  ) {}

  get game(): string {
    return this.data.game;
  }

  get viewer(): number {
    return Math.max(-1, this.data.viewer);
  }

  get lastIndex(): number {
    return this.data.moments.length - 1;
  }

  get names(): string[] {
    return namesFor(this.now.seats, this.reader);
  }

  readonly now: Snapshot = $derived.by(() => this.stateAt(this.index));
  readonly news: News[] = $derived.by(() => this.data.moments.slice(0, this.index + 1).map((moment) => moment.news));

  get decisions(): number {
    return this.data.moments[this.index]!.decisions;
  }

  stateAt(index: number): Snapshot {
    for (let next = this.#states.length; next <= index; next++) {
      let now: unknown = this.#states[next - 1] ?? null;
      for (const { path, value } of this.data.moments[next]!.changes) now = withValueAt(now, path, value);
      this.#states.push(now as Snapshot);
    }
    return this.#states[index]!;
  }

  viewAfter(news: News): Record<string, unknown> | null {
    const index = this.data.moments.findIndex((moment) => moment.news === news);
    return index < 0 ? null : (this.stateAt(index).view ?? null);
  }

  go(index: number): void {
    const to = Math.min(this.lastIndex, Math.max(0, index));
    if (to === this.index) return;
    if (to !== this.index + 1) this.jumps++;
    this.index = to;
  }

  /** The last moment with at most this many decisions: the same for every viewer. */
  indexAfter(decisions: number): number {
    const found = this.data.moments.findLastIndex((moment) => moment.decisions <= decisions);
    return Math.max(0, found);
  }

  whyNot(): Promise<RefusalData | null> {
    return Promise.reject(new RefusalError({ code: "web-replay-only", rule: "", facts: {} }));
  }

  setPremove(): Promise<unknown> {
    return this.whyNot();
  }

  undo(): Promise<unknown> {
    return this.whyNot();
  }
}
