// Who watches a table, in words.

import { words } from "../i18n/words.svelte";
import type { Presence } from "../net/protocol";

/** The number of spectators, and the names of those who gave one. */
export function spectatorText({ spectators, names = [] }: Presence): string {
  const count = words.text("web-spectators", { count: spectators });
  return names.length ? words.text("web-spectators-named", { count, names: words.joined(names) }) : count;
}
