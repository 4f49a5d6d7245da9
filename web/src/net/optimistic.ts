// The optimistic table: shows entries that wait in the outbox as if the server had them, as far as the page can predict that.

import { predictAction, type Prediction } from "../games";
import type { Outbox } from "./outbox.svelte";
import type { News, Snapshot, RefusalData } from "./protocol";
import type { TableModel } from "./table-model";
import type { TableStore } from "./table-store.svelte";

export class OptimisticTable implements TableModel {
  constructor(
    readonly table: TableStore,
    readonly outbox: Outbox,
  ) {}

  get game(): string {
    return this.table.game;
  }

  get viewer(): number {
    return this.table.viewer;
  }

  get names(): string[] {
    return this.table.names;
  }

  get news(): News[] {
    return this.table.news;
  }

  get missedUntil(): number {
    return this.table.missedUntil;
  }

  /** The state after all waiting decisions; null: none wait, or only the server knows what follows. */
  get prediction(): Prediction | null {
    const now = this.table.now;
    if (!now?.view || !now.prompt || this.outbox.decisions[0]?.asked !== now.prompt.id) return null;
    let found: Prediction = { view: now.view, prompt: now.prompt };
    for (const { action } of this.outbox.decisions) {
      const next = found.prompt && predictAction(this.game, found.view, found.prompt, action);
      if (!next) return null;
      found = next;
    }
    return found;
  }

  get now(): Snapshot | null {
    const { now } = this.table;
    const found = this.prediction;
    if (!now || !found) return now;
    const { prompt: _, ...rest } = now;
    const others = (now.to_move ?? []).filter((seat) => found.prompt || seat !== this.viewer);
    return {
      ...rest,
      view: found.view,
      to_move: others,
      undo: { refusal: null },
      ...(found.prompt ? { prompt: found.prompt } : {}),
    };
  }

  whyNot(action: string): Promise<RefusalData | null> {
    return this.table.whyNot(action);
  }

  setPremove(wish: string): Promise<unknown> {
    return this.table.setPremove(wish);
  }

  /** Waiting decisions are taken back first. */
  undo(ask = false): Promise<unknown> {
    if (!this.outbox.decisions.length) return this.table.undo(ask);
    this.outbox.removeLast();
    return Promise.resolve();
  }

  /** Answer the prompt that is shown, real or predicted. */
  play(action: string): void {
    this.outbox.play(action, this.prediction?.prompt);
  }
}
