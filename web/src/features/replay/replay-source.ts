// The source of a replay: a table of the service, or a record of the player's own.

import { api, RefusalError } from "../../net/api";
import type { ContinuationRequest, Replay, Analysis, SeatRequest, TableOpened } from "../../net/protocol";
import { seatName } from "../../i18n/seats";
import { finishedGames } from "../../state/storage";
import { ReplayTable } from "./replay-table.svelte";
import { saveAnalysis, saveReplay, loadAnalysis, loadReplay } from "./replay-storage";

/** Viewers that are not seats. */
export const SPECTATOR = -1;
export const ALL_SEEING = -2;

export class ReplaySource {
  readonly #loaded = new Map<number, Replay>();

  constructor(
    /** The table's id, or the id of the record on this device. */
    readonly id: string,
    /** Null: the replay is of a table. */
    readonly record: string | null,
  ) {}

  /** The seat this browser played in the game; -1: none. */
  get readerSeat(): number {
    return finishedGames().find((one) => one.table === this.id)?.seat ?? -1;
  }

  /** The game as this viewer could follow it; offline, from storage. Throws `RefusalError`. */
  async load(viewer: number): Promise<Replay> {
    const known = this.#loaded.get(viewer);
    if (known) return known;
    try {
      const game = await (this.record === null
        ? api.replayTable(this.id, viewer)
        : api.replayRecord(this.record, viewer));
      this.#loaded.set(viewer, game);
      const names = new ReplayTable(game).now.seats.map(seatName);
      void saveReplay(
        { id: this.id, game: game.game, names, ...(this.record === null ? {} : { record: this.record }) },
        game,
      );
      return game;
    } catch (error) {
      const kept =
        error instanceof RefusalError && error.refusal.code === "store-away" ? await loadReplay(this.id, viewer) : null;
      if (!kept) throw error;
      return kept;
    }
  }

  /** The analysis as far as it is done; ask again until `done` is 1. Throws `RefusalError`. */
  async analyse(background = false): Promise<Analysis> {
    const found = await (this.record === null ? api.analyseTable(this.id, background) : api.analyseRecord(this.record));
    if (found.done === 1) void saveAnalysis(this.id, found);
    return found;
  }

  /** A complete analysis from storage; null: none. */
  savedAnalysis(): Promise<Analysis | null> {
    return loadAnalysis(this.id);
  }

  async recordText(): Promise<string> {
    return this.record ?? api.record(this.id);
  }

  continueFrom(decisions: number, seats: SeatRequest[]): Promise<TableOpened> {
    const wanted: ContinuationRequest = { seats, decisions };
    return this.record === null ? api.continueTable(this.id, wanted) : api.continueRecord(this.record, wanted);
  }
}
