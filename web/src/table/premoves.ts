// The premove that follows from a preference.

import type { Snapshot } from "../net/protocol";

/** The premove to set now: empty to take it back, null to leave all as it is. */
export function premoveToSet(now: Snapshot | null, premove: string, wanted: boolean): string | null {
  if (!now || !premove || now.phase !== "playing") return null;
  if (!wanted) return now.wish === premove ? "" : null;
  return !now.wish && now.prompt?.wishes.includes(premove) ? premove : null;
}
