// The table of a puzzle: the position with its question, then what could have followed. Nothing is sent from here.

import type { TableModel } from "../../net/table-model";
import type { News, RefusalData, Replay, Snapshot } from "../../net/protocol";
import { namesFor } from "../../i18n/seats";
import { ReplayTable } from "../replay/replay-table.svelte";

export class PuzzleTable implements TableModel {
  /** A line of play is shown to its end, however long it is; a tap skips. */
  readonly waitsForReader = true;
  /** Counts jumps back to the position: the board is remounted, since it has nothing to animate from. */
  jumps = $state(0);
  /** Whether an answer is wanted. */
  asking = $state(true);
  #shown: ReplayTable;

  constructor(readonly position: Replay) {
    this.#shown = $state.raw(new ReplayTable(position));
  }

  /** Show what could follow a move; it begins with the position. */
  play(line: Replay): void {
    this.asking = false;
    const table = new ReplayTable(line);
    table.index = table.lastIndex;
    this.#shown = table;
  }

  /** Show the position again. */
  back(asking: boolean): void {
    this.asking = asking;
    this.jumps += 1;
    this.#shown = new ReplayTable(this.position);
  }

  get game(): string {
    return this.position.game;
  }

  get viewer(): number {
    return this.position.viewer;
  }

  get names(): string[] {
    return namesFor(this.now.seats, this.viewer);
  }

  readonly now: Snapshot = $derived.by(() => {
    const now = this.#shown.now;
    return this.asking ? now : { ...now, prompt: null, to_move: [] };
  });

  readonly news: News[] = $derived.by(() => this.#shown.news);

  viewAfter(news: News): Record<string, unknown> | null {
    return this.#shown.viewAfter(news);
  }

  whyNot(action: string): Promise<RefusalData | null> {
    const allowed = this.now.prompt?.actions.includes(action) ?? false;
    return Promise.resolve(allowed ? null : { code: "puzzle-no-move", rule: "", facts: { text: action } });
  }

  setPremove(): Promise<void> {
    return Promise.resolve();
  }

  undo(): Promise<void> {
    return Promise.resolve();
  }
}
