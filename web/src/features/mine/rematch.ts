// Asks for a rematch without opening the table's page.

import { RefusalError, SERVICE_UNREACHABLE } from "../../net/api";
import { TableStore } from "../../net/table-store.svelte";

const TIMEOUT_MS = 8000;

/** Returns the table of the rematch. Throws `RefusalError`. */
export async function requestRematch(id: string, secret: string): Promise<string> {
  const table = new TableStore(id, secret);
  try {
    await waitUntil(() => table.now !== null || table.refusal !== null);
    if (table.refusal) throw new RefusalError(table.refusal);
    if (!table.now?.rematch) await table.request({ type: "rematch" });
    await waitUntil(() => !!table.now?.rematch);
    return table.now!.rematch!;
  } finally {
    table.close();
  }
}

async function waitUntil(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!holds()) {
    if (Date.now() > deadline) throw new RefusalError(SERVICE_UNREACHABLE);
    await new Promise((go) => setTimeout(go, 30));
  }
}
