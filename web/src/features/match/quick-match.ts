// Quick match: a seat at a table with whoever wants the same game at the same pace.

import { words } from "../../i18n/words.svelte";
import { isLocal } from "../../local/local-id";
import { api } from "../../net/api";
import { MAX_MATCH_SEATS } from "../../net/protocol";
import { router } from "../../state/router.svelte";
import { playerFace, playerName, saveSeat, seatSecrets } from "../../state/storage";
import type { Pace } from "../new-table/quick-tables";

/** Sit down, with the player's own entries in options that have one per seat (a deck), and go to the waiting room. Throws `RefusalError`. */
export async function findMatch(game: string, pace: Pace, options: Record<string, string>): Promise<void> {
  // In a second tab the same person waits on the same seat.
  const mine = Object.entries(seatSecrets())
    .filter(([table]) => !isLocal(table))
    .slice(-MAX_MATCH_SEATS)
    .map(([table, secret]) => ({ table, secret }));
  const name = playerName() || words.text("web-guest");
  const seat = await api.match({ game, pace, name, face: playerFace(), options, mine });
  saveSeat(seat.table, seat.secret);
  router.go(`/t/${seat.table}`);
}
