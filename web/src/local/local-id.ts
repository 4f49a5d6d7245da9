// Ids of tables on this device.

/** As `madoi.local.tables` makes them. The ids of a service are 22 characters long. */
const LOCAL_ID = /^local-[\w-]{22}$/;

/** Tells the page how a local table stands (`MyTable`); `state/my-tables` listens. */
export const LOCAL_TABLE_EVENT = "madoi-local-table";

/** Whether a table is on this device. */
export function isLocal(table: string): boolean {
  return LOCAL_ID.test(table);
}
