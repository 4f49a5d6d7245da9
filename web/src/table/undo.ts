// Taking back: whether one can by oneself, must ask, or has nothing to take back.

import { isPlayedByPerson } from "../i18n/seats";
import type { TableStore } from "../net/table-store.svelte";

/** `alone`: the others would have to be asked, but they are machines, which always agree. */
export type UndoMode = "free" | "alone" | "ask" | "nothing";

export function undoMode(table: TableStore): UndoMode {
  const undo = table.now?.undo;
  if (!undo || undo.refusal?.code === "undo-nothing") return "nothing";
  if (!undo.refusal) return "free";
  return table.now!.seats.every((one, seat) => seat === table.viewer || !isPlayedByPerson(one)) ? "alone" : "ask";
}
