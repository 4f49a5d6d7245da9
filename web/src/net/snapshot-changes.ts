// The server sends a whole snapshot once, and then what has changed in it. What has not stays the same object.

import type { Changes, Snapshot } from "./protocol";

export function withChanges(before: Snapshot, changes: Changes): Snapshot {
  const now: Snapshot = { ...before, ...changes.now };
  for (const part of changes.gone ?? []) delete now[part];
  if (before.view) now.view = { ...before.view, ...changes.view };
  return now;
}
