// Opening and entering tables, and their links.

import { words } from "../i18n/words.svelte";
import { api, hasLocalRuntime, RefusalError, SERVICE_UNREACHABLE } from "../net/api";
import { offline } from "../net/offline.svelte";
import type { TableOpened, TableRequest } from "../net/protocol";
import { router } from "./router.svelte";
import { saveOpenedTable } from "./storage";

/** How long a player waits for the service before their own device opens the table. */
const PATIENCE_MS = 4000;

/** Save the seat and invitations of a new table, and go there. */
export function enterTable(opened: TableOpened): void {
  saveOpenedTable(opened);
  router.go(`/t/${opened.table}`);
}

/** The link to send. It names a language for chat programs, which show a preview of it and have none of their own. */
export const tableLink = (table: string): string => `${location.origin}/t/${table}?lang=${words.language}`;

/** Open a table against bots and go there: at the service, or on this device where that is slow or out of reach.
 * Throws `RefusalError`. */
export async function enterBotTable(wanted: TableRequest): Promise<void> {
  if (!offline.unreachable) {
    try {
      enterTable(await Promise.race([api.openTable(wanted), late()]));
      return;
    } catch (error) {
      const away = error instanceof RefusalError && error.refusal.code === SERVICE_UNREACHABLE.code;
      if (!away || !(await hasLocalRuntime())) throw error;
    }
  }
  await enterLocalTable(wanted);
}

/** Open a table on this device and go there. Throws `RefusalError`. */
export async function enterLocalTable(wanted: TableRequest): Promise<void> {
  // Nobody else can come: there is nobody to chat with.
  enterTable(await api.openLocalTable({ ...wanted, terms: { ...wanted.terms, public: false, chat: false } }));
}

function late(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new RefusalError(SERVICE_UNREACHABLE)), PATIENCE_MS));
}
