// When a sound tells players that it is their turn.

import type { News } from "../net/protocol";

/** Whether a player has just decided something and is asked again: they are looking, and need no bell. */
export function followsOwnDecision(news: readonly News[], viewer: number): boolean {
  const last = news.findLast((one) => one.what === "decided");
  return last?.seat === viewer && last.how === "person";
}
