// The same people once more, asked for from afar.

import { Refused } from "../../net/api";
import { Table } from "../../net/table-store.svelte";

/** Milliseconds in which a table should answer. */
const PATIENCE = 8000;

/** The table where the same seats play again; throws `Refused`. */
export async function again(id: string, secret: string): Promise<string> {
  const table = new Table(id, secret);
  try {
    await until(() => table.now !== null || table.refusal !== null);
    if (table.refusal) throw new Refused(table.refusal);
    if (!table.now?.rematch) await table.request({ type: "rematch" });
    await until(() => !!table.now?.rematch);
    return table.now!.rematch!;
  } finally {
    table.close();
  }
}

async function until(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  while (!holds()) {
    if (Date.now() > deadline) throw new Refused({ code: "store-away", rule: "", facts: {} });
    await new Promise((go) => setTimeout(go, 30));
  }
}
