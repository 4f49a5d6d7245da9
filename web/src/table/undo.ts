// Whether undo is possible: freely, with consent, or not at all.

import { isPlayedByPerson } from "../i18n/seats";
import type { TableStore } from "../net/table-store.svelte";

/** `alone`: consent is needed, but the others are bots, which always agree. */
export type UndoMode = "free" | "alone" | "ask" | "nothing";

export function undoMode(table: TableStore): UndoMode {
  const undo = table.now?.undo;
  if (!undo || undo.refusal?.code === "undo-nothing") return "nothing";
  if (!undo.refusal) return "free";
  return table.now!.seats.every((one, seat) => seat === table.viewer || !isPlayedByPerson(one)) ? "alone" : "ask";
}
