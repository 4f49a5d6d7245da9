// Whether undo is possible: freely, with consent, or not at all.

import { isPlayedByPerson } from "../i18n/seats";
import type { TableStore } from "../net/table-store.svelte";

/** `alone`: consent is needed, but the others are bots, which always agree. */
export type UndoMode = "free" | "alone" | "ask" | "nothing";

/** Refusals that no consent changes: nothing was decided, or not since the game was continued or moved; or it counts for
 * the board of the day. */
const FINAL = ["undo-nothing", "undo-forked", "daily-no-undo"];

export function undoMode(table: Pick<TableStore, "now" | "viewer">): UndoMode {
  const undo = table.now?.undo;
  if (!undo || FINAL.includes(undo.refusal?.code ?? "")) return "nothing";
  if (!undo.refusal) return "free";
  return table.now!.seats.every((one, seat) => seat === table.viewer || !isPlayedByPerson(one)) ? "alone" : "ask";
}
