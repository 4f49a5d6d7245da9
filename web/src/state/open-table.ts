// To a table that was opened from here.

import { keepOpened } from "./storage";
import { place } from "./router.svelte";
import type { TableOpened } from "../net/protocol";

/** Keep what opening it gave, and go there. */
export function enter(opened: TableOpened): void {
  keepOpened(opened);
  place.go(`/t/${opened.table}`);
}
