// Opening and entering tables, and their links.

import { words } from "../i18n/words.svelte";
import { api, hasLocalRuntime, RefusalError, SERVICE_UNREACHABLE } from "../net/api";
import { offline } from "../net/offline.svelte";
import type { TableOpened, TableRequest } from "../net/protocol";
import { router } from "./router.svelte";
import { address } from "./site";
import { saveOpenedTable } from "./storage";

/** How long a player waits for the service before their own device opens the table. */
const PATIENCE_MS = 4000;

/** Save the seat and invitations of a new table, and go there. */
export function enterTable(opened: TableOpened): void {
  saveOpenedTable(opened);
  router.go(`/t/${opened.table}`);
}

/** The link to send. It names a language for chat programs, which show a preview of it and have none of their own. */
export const tableLink = (table: string): string =>
  `${location.origin}${address(`/t/${table}`)}?lang=${words.language}`;

/** Open a table against bots: at the service, or on this device where that is slow or out of reach.
 * Throws `RefusalError`. */
export async function openBotTable(wanted: TableRequest): Promise<TableOpened> {
  if (!offline.unreachable) {
    try {
      return await Promise.race([api.openTable(wanted), late()]);
    } catch (error) {
      const away = error instanceof RefusalError && error.refusal.code === SERVICE_UNREACHABLE.code;
      if (!away || !(await hasLocalRuntime())) throw error;
    }
  }
  return openLocalTable(wanted);
}

/** The same, and go there. */
export async function enterBotTable(wanted: TableRequest): Promise<void> {
  enterTable(await openBotTable(wanted));
}

/** Open a table on this device and go there. Throws `RefusalError`. */
export async function enterLocalTable(wanted: TableRequest): Promise<void> {
  enterTable(await openLocalTable(wanted));
}

/** Nobody else can come to a table on this device: there is nobody to chat with. */
function openLocalTable(wanted: TableRequest): Promise<TableOpened> {
  return api.openLocalTable({ ...wanted, terms: { ...wanted.terms, public: false, chat: false } });
}

function late(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new RefusalError(SERVICE_UNREACHABLE)), PATIENCE_MS));
}
