// To a table that was opened from here.

import { keepOpened } from "./keeping";
import { place } from "./place.svelte";
import type { TableOpened } from "./protocol";

/** Keep what opening it gave, and go there. */
export function enter(opened: TableOpened): void {
  keepOpened(opened);
  place.go(`/t/${opened.table}`);
}
