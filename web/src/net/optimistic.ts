// A table as it will be once it has what was decided without a line, as far as a page can know that.

import { foresee, type Foreseen } from "../games";
import type { AtTable } from "./table-model";
import type { News, Now, Reasoned } from "./protocol";
import type { Table } from "./table-store.svelte";
import type { Unsent } from "./outbox.svelte";

export class AsIf implements AtTable {
  constructor(
    readonly table: Table,
    readonly unsent: Unsent,
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

  /** What comes of all that waits; null: nothing waits, or what comes of it only the table knows. */
  get foreseen(): Foreseen | null {
    const now = this.table.now;
    if (!now?.view || !now.prompt || this.unsent.decisions[0]?.asked !== now.prompt.id) return null;
    let found: Foreseen = { view: now.view, prompt: now.prompt };
    for (const { action } of this.unsent.decisions) {
      const next = found.prompt && foresee(this.game, found.view, found.prompt, action);
      if (!next) return null;
      found = next;
    }
    return found;
  }

  get now(): Now | null {
    const { now } = this.table;
    const found = this.foreseen;
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

  why(action: string): Promise<Reasoned | null> {
    return this.table.why(action);
  }

  wish(wish: string): Promise<unknown> {
    return this.table.wish(wish);
  }

  /** What waits is taken back first. */
  undo(ask = false): Promise<unknown> {
    if (!this.unsent.decisions.length) return this.table.undo(ask);
    this.unsent.drop();
    return Promise.resolve();
  }

  /** Decide what is asked, here or as it will be. */
  play(action: string): void {
    this.unsent.play(action, this.foreseen?.prompt?.question);
  }
}
