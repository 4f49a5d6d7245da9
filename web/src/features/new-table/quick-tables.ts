// Tables with the usual rules, opened with one tap: against bots, or for oneself and friends.

import { loadBoard, termsAlone } from "../../games";
import { words } from "../../i18n/words.svelte";
import { api } from "../../net/api";
import type { SeatRequest, TermsRequest } from "../../net/protocol";
import { enterBotTable, enterTable, tableLink } from "../../state/open-table";
import { playerFace, playerName } from "../../state/storage";

const USUAL_PLAYERS = 4;

/** How many play where nobody says. */
export const usualCount = (counts: readonly number[]): number =>
  counts.includes(USUAL_PLAYERS) ? USUAL_PLAYERS : Math.max(...counts);

/** How many seats a table for a friend has: two where the game can be played by two. */
export const friendsCount = (counts: readonly number[]): number => Math.min(...counts);

const me = (): SeatRequest => ({ kind: "me", name: playerName() || words.text("web-guest"), face: playerFace() });

export async function openWithBots(game: string, count: number, bot: string): Promise<void> {
  const bots: SeatRequest[] = Array.from({ length: count - 1 }, () => ({ kind: "bot", bot }));
  loadBoard(game).catch(() => undefined); // while the table opens; it is asked for again when it is shown
  await enterBotTable({ game, seats: [me(), ...bots], terms: termsAlone(game, bot) });
}

/** `live`: everybody plays at once. `daily`: a move a day, so that nobody needs to be there at the same time. */
export const PACES = ["live", "daily"] as const;
export type Pace = (typeof PACES)[number];
const DAY_SECONDS = 86_400;
const termsOf = (pace: Pace): TermsRequest =>
  pace === "daily" ? { clock: { kind: "each", seconds: DAY_SECONDS } } : {};

/** Whether players at a table with this clock come back for every move. */
export const isSlow = (clock: TermsRequest["clock"]): boolean =>
  clock?.kind === "each" && (clock.seconds ?? 0) >= DAY_SECONDS;

export async function openForFriends(game: string, count: number, pace: Pace = "live"): Promise<void> {
  const open: SeatRequest[] = Array.from({ length: count - 1 }, () => ({ kind: "open" }));
  const opened = await api.openTable({ game, seats: [me(), ...open], terms: termsOf(pace) });
  enterTable(opened);
  // On a phone the system's share sheet opens by itself; elsewhere, or where it may not, the page has a button for it.
  if ("share" in navigator && matchMedia("(pointer: coarse)").matches)
    await navigator.share({ text: invitationText(game), url: tableLink(opened.table) }).catch(() => undefined);
}

/** What is sent with a link. */
export const invitationText = (game: string): string =>
  words.text("web-invites-you", { name: playerName() || words.text("web-guest"), game: words.game(game) });
