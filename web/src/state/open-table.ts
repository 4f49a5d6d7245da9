// Entering a table that was opened here.

import type { TableOpened } from "../net/protocol";
import { router } from "./router.svelte";
import { saveOpenedTable } from "./storage";

/** Save the seat and invitations of a new table, and go there. */
export function enterTable(opened: TableOpened): void {
  saveOpenedTable(opened);
  router.go(`/t/${opened.table}`);
}
