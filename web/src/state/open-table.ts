// Opening and entering tables, and their links.

import { words } from "../i18n/words.svelte";
import { api, catchRefusal, hasLocalRuntime, isRuntimeKept, RefusalError, SERVICE_UNREACHABLE } from "../net/api";
import { offline } from "../net/offline.svelte";
import type { TableOpened, TableRequest } from "../net/protocol";
import { router } from "./router.svelte";
import { address } from "./site";
import { saveOpenedTable } from "./storage";

/** How long the service may take before Python starts on this device, where that has to be downloaded first. */
const PATIENCE_MS = 4000;
/** The same where it is on the device already: the start costs nothing but a few seconds of work. */
const KEPT_PATIENCE_MS = 1500;

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
  if (offline.unreachable) return openLocalTable(wanted);
  const lateStart = new AbortController();
  try {
    // The service may still answer while Python starts: what is ready first opens the table.
    const opened = await Promise.race([api.openTable(wanted), startLate(lateStart.signal)]);
    if (opened) return opened;
  } catch (error) {
    const away = error instanceof RefusalError && error.refusal.code === SERVICE_UNREACHABLE.code;
    if (!away || !(await hasLocalRuntime())) throw error;
  } finally {
    lateStart.abort();
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

/** Start Python before somebody plays, in a quiet moment of a loaded page: where "Play now" plays on this device, and all
 * that needs is here already. */
export async function warmUp(): Promise<void> {
  if (!offline.unreachable || offline.savesData || !(await isRuntimeKept())) return;
  if (document.readyState !== "complete") await new Promise((done) => addEventListener("load", done, { once: true }));
  await new Promise((done) => (globalThis.requestIdleCallback ?? setTimeout)(done));
  await api.warmUpLocal();
}

/** Start Python on this device when the service is slow. Never ends where that is impossible or was aborted. */
async function startLate(signal: AbortSignal): Promise<null> {
  const patience = (await isRuntimeKept()) ? KEPT_PATIENCE_MS : PATIENCE_MS;
  await new Promise((resolve) => setTimeout(resolve, patience));
  if (!signal.aborted && (await hasLocalRuntime()) && !(await catchRefusal(api.startLocal))) return null;
  return new Promise(() => undefined);
}
