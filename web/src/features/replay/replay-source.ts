// Where a replay comes from: a table of the service, or a record that somebody has brought.

import { api, Refused } from "../../net/api";
import type { ContinuationWanted, GameRetold, Reviewed, SeatWanted, TableOpened } from "../../net/protocol";
import { seatName } from "../../i18n/seats";
import { Retold } from "./replay-table.svelte";
import { keepReview, keepTold, reviewOf, toldTo } from "./replay-storage";

/** Who looks: a seat, or one of these. */
export const SPECTATOR = -1;
export const OPEN = -2;

export class Source {
  readonly #told = new Map<number, GameRetold>();

  constructor(
    /** The table's id, or the name under which the record is kept here. */
    readonly id: string,
    /** The record, where it is no table's. */
    readonly record: string | null,
  ) {}

  /** The game as this viewer could follow it; as it is kept here, where there is no line. Throws `Refused`. */
  async told(viewer: number): Promise<GameRetold> {
    const known = this.#told.get(viewer);
    if (known) return known;
    try {
      const told = await (this.record === null ? api.replay(this.id, viewer) : api.retell(this.record, viewer));
      this.#told.set(viewer, told);
      const names = new Retold(told).now.seats.map(seatName);
      void keepTold(
        { id: this.id, game: told.game, names, ...(this.record === null ? {} : { record: this.record }) },
        told,
      );
      return told;
    } catch (error) {
      const kept =
        error instanceof Refused && error.refusal.code === "store-away" ? await toldTo(this.id, viewer) : null;
      if (!kept) throw error;
      return kept;
    }
  }

  /** How the chances went, as far as it is known; asked again until all is. Throws `Refused`. */
  async review(): Promise<Reviewed> {
    const found = await (this.record === null ? api.review(this.id) : api.reviewRecord(this.record));
    if (found.done === 1) void keepReview(this.id, found);
    return found;
  }

  /** What was worked out here before; null: nothing. */
  keptReview(): Promise<Reviewed | null> {
    return reviewOf(this.id);
  }

  async text(): Promise<string> {
    return this.record ?? api.record(this.id);
  }

  goOn(decisions: number, seats: SeatWanted[]): Promise<TableOpened> {
    const wanted: ContinuationWanted = { seats, decisions };
    return this.record === null ? api.goOn(this.id, wanted) : api.goOnFrom(this.record, wanted);
  }
}
