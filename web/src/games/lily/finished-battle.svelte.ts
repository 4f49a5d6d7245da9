// The battle that just ended: it stays on the board with its outcome until the player does something.

import { untrack } from "svelte";
import { words } from "../../i18n/words.svelte";
import type { TableModel } from "../../net/table-model";
import type { BattleView, LilyData } from "./data-types";

interface Finished {
  view: LilyData;
  battle: BattleView;
  /** The number of the last news before it ended. */
  from: number;
}

const OUTCOME_KEYS = ["lily-defeated", "lily-not-defeated", "lily-stays", "lily-blocked"];

export class FinishedBattle {
  /** Null: none to show. */
  current = $state.raw<Finished | null>(null);
  readonly #context: () => { view: LilyData; table: TableModel };

  /** Call it while the board's component is set up. */
  constructor(context: () => { view: LilyData; table: TableModel }) {
    this.#context = context;
    let before: { view: LilyData; number: number } | null = null;
    $effect(() => {
      const { view, table } = context();
      const now = { view, number: table.now?.number ?? 0 };
      untrack(() => {
        if (now.view.battle) this.current = null;
        else if (before?.view.battle && now.view.result === null)
          this.current = { view: before.view, battle: before.view.battle, from: before.number };
        before = now;
      });
    });
  }

  readonly outcome = $derived.by(() => {
    const { table } = this.#context();
    const from = this.current?.from ?? Infinity;
    const lines = table.news.filter((one) => one.number > from).flatMap((one) => one.lines ?? []);
    const end = lines.findIndex((line) => line.key === "lily-battle-over");
    return (end < 0 ? lines : lines.slice(0, end))
      .filter((line) => OUTCOME_KEYS.includes(line.key))
      .map((line) => words.text(line.key, line.facts, table.names));
  });

  dismiss(): void {
    this.current = null;
  }
}
