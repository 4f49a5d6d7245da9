// Taking back: whether one can by oneself, must ask, or has nothing to take back.

import { byPerson } from "../i18n/seats";
import type { Table } from "../net/table-store.svelte";

/** `alone`: the others would have to be asked, but they are machines, which always agree. */
export type Undoing = "free" | "alone" | "ask" | "nothing";

export function undoOf(table: Table): Undoing {
  const undo = table.now?.undo;
  if (!undo || undo.refusal?.code === "undo-nothing") return "nothing";
  if (!undo.refusal) return "free";
  return table.now!.seats.every((one, seat) => seat === table.viewer || !byPerson(one)) ? "alone" : "ask";
}
