// A game that is told again: stands at one of its moments, as a table would have shown it then, connected to nothing.

import { Refused } from "../../net/api";
import type { AtTable } from "../../net/table-model";
import type { Changed, GameRetold, News, Now, Reasoned } from "../../net/protocol";
import { seatName } from "../../i18n/seats";

/** Put a value where it belongs; what does not change is shared with what was there before. */
function put(whole: unknown, path: Changed["path"], value: unknown, depth = 0): unknown {
  if (depth === path.length) return value;
  const step = path[depth]!;
  const copy = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as object) }) as Record<
    string | number,
    unknown
  >;
  copy[step] = put(copy[step], path, value, depth + 1);
  return copy;
}

export class Retold implements AtTable {
  /** Which of the moments one looks at. */
  place = $state(0);
  /** How often one has gone anywhere but to the next moment: what moves on a board belongs to the next moment only. */
  jumps = $state(0);
  readonly #shown: Now[] = [];

  constructor(readonly told: GameRetold) {}

  get game(): string {
    return this.told.game;
  }

  get viewer(): number {
    return Math.max(-1, this.told.viewer);
  }

  get last(): number {
    return this.told.moments.length - 1;
  }

  get names(): string[] {
    return this.now.seats.map(seatName);
  }

  readonly now: Now = $derived.by(() => this.at(this.place));
  readonly news: News[] = $derived.by(() => this.told.moments.slice(0, this.place + 1).map((moment) => moment.news));

  /** After how many decisions one looks. */
  get decisions(): number {
    return this.told.moments[this.place]!.decisions;
  }

  /** The table at a moment. */
  at(place: number): Now {
    for (let next = this.#shown.length; next <= place; next++) {
      let now: unknown = this.#shown[next - 1] ?? null;
      for (const { path, value } of this.told.moments[next]!.changes) now = put(now, path, value);
      this.#shown.push(now as Now);
    }
    return this.#shown[place]!;
  }

  go(place: number): void {
    const to = Math.min(this.last, Math.max(0, place));
    if (to === this.place) return;
    if (to !== this.place + 1) this.jumps++;
    this.place = to;
  }

  /** The last moment at which no more than so many decisions were made: the same moment for any viewer. */
  after(decisions: number): number {
    const found = this.told.moments.findLastIndex((moment) => moment.decisions <= decisions);
    return Math.max(0, found);
  }

  why(): Promise<Reasoned | null> {
    return Promise.reject(new Refused({ code: "web-replay-only", rule: "", facts: {} }));
  }

  wish(): Promise<unknown> {
    return this.why();
  }

  undo(): Promise<unknown> {
    return this.why();
  }
}
