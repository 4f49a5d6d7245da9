// Moving a table between this device and the service, with its log.

import type { TableStore } from "../net/table-store.svelte";
import { api } from "../net/api";
import { myTables } from "./my-tables.svelte";
import { router } from "./router.svelte";
import { saveSeat } from "./storage";

/** The address of a table says by this that its link is shown first. */
export const SHARING = "?share";

/** Move a table of this device to the service, where anybody with the link may take the seat of a bot. The device keeps
 * the table until the service has it. Throws `RefusalError`. */
export async function openToOthers(table: TableStore): Promise<void> {
  const { entries } = await api.localLog(table.id);
  const seats = table.now!.seats.flatMap((one, seat) => (one.kind === "bot" ? [seat] : []));
  const moved = await api.moveTable({ entries, seats });
  leaveFor(table, moved.table, SHARING);
}

/** Take a table of the service along to this device. The service keeps the log, in case that this fails on the way.
 * Throws `RefusalError`. */
export async function takeAlong(table: TableStore): Promise<void> {
  await api.startLocal(); // first: a game that ended there must be able to go on here
  const log = await api.takeTable(table.id, { secret: table.secret });
  const moved = await api.adoptTable(log);
  leaveFor(table, moved.table);
}

function leaveFor(table: TableStore, moved: string, search = ""): void {
  saveSeat(moved, table.secret);
  table.close();
  router.go(`/t/${moved}${search}`);
  myTables.forget(table.id);
}
