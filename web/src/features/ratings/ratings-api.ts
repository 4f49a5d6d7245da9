// Ratings at the service: having a game rated, what it changed, the list, leaving it.

import { fetchJson, RefusalError, SERVICE_UNREACHABLE } from "../../net/api";
import type { RatedGameState, RatingList } from "../../net/protocol";
import { deviceKey, knownDeviceKey } from "../../state/device-key";

export const listRatings = (game: string, season: string): Promise<RatingList> =>
  fetchJson<RatingList>("/api/ratings", { game, season, device: knownDeviceKey() || null });

/** Whether the game of this seat is rated, and what it changed; null: it cannot be. */
export async function ratedGame(table: string, secret: string): Promise<RatedGameState | null> {
  try {
    return await fetchJson<RatedGameState>("/api/ratings/game", { table, secret, device: deviceKey() });
  } catch (error) {
    if (error instanceof RefusalError && error.refusal.code !== SERVICE_UNREACHABLE.code) return null;
    throw error;
  }
}

/** Tables whose game was wanted, or cannot be rated. */
const asked = new Set<string>();

/** Have the game of this seat rated, once. Where the service is out of reach, the next call tries again. */
export async function claimGame(table: string, secret: string): Promise<void> {
  if (asked.has(table)) return;
  asked.add(table);
  await ratedGame(table, secret).catch(() => asked.delete(table));
}

/** Have no running game rated; `erase`: delete the ratings of this device too. */
export async function leaveRatings(erase: boolean): Promise<void> {
  const device = knownDeviceKey();
  asked.clear();
  if (device) await fetchJson("/api/ratings/leave", { device, erase });
}
