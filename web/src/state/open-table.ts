// Entering a table that was opened here, and its link.

import { words } from "../i18n/words.svelte";
import type { TableOpened } from "../net/protocol";
import { router } from "./router.svelte";
import { saveOpenedTable } from "./storage";

/** Save the seat and invitations of a new table, and go there. */
export function enterTable(opened: TableOpened): void {
  saveOpenedTable(opened);
  router.go(`/t/${opened.table}`);
}

/** The link to send. It names a language for chat programs, which show a preview of it and have none of their own. */
export const tableLink = (table: string): string => `${location.origin}/t/${table}?lang=${words.language}`;
