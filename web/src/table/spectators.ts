// Who watches a table, or has opened its link, in words.

import { words } from "../i18n/words.svelte";
import type { Presence } from "../net/protocol";

/** The number of spectators, and the names of those who gave one. */
export function spectatorText({ spectators, names = [] }: Presence): string {
  const count = words.text("web-spectators", { count: spectators });
  return names.length ? words.text("web-spectators-named", { count, names: words.joined(names) }) : count;
}

/** Who has opened the link to a table that waits: names as far as they are known, else a number. */
export function invitedText({ spectators, names = [] }: Presence): string {
  if (!names.length) return words.text("web-link-opened", { count: spectators });
  return words.text("web-link-opened-by", { names: words.joined(names), others: spectators - names.length });
}
