// Who sits where, in words.

import { lastBot } from "../state/storage";
import type { SeatNow } from "../net/protocol";
import { words } from "./words.svelte";

/** How a bot is called in the language of now; what somebody else calls herself is never changed. */
export function botName(bot: string): string {
  return words.text(`bot-name-${bot}`);
}

/** Whom one plays with, where nobody has chosen: as last time, or somebody who makes mistakes too. */
export function defaultBot(bots: readonly string[]): string {
  return [lastBot(), "casual", ...bots].find((one) => bots.includes(one)) ?? "";
}

/** How well a bot plays, honestly. */
export function botDescription(bot: string): string {
  return words.text(`bot-about-${bot}`);
}

/** A seat's name; empty while nobody sits there. Bots that nobody named are called in the language of now. */
export function seatName(seat: SeatNow): string {
  const name = seat.name ?? "";
  if (seat.kind !== "bot" || !seat.bot || !name.startsWith(seat.bot)) return name;
  const rest = name.slice(seat.bot.length);
  return /^( \d+)?$/.test(rest) ? botName(seat.bot) + rest : name;
}

export const isFree = (seat: SeatNow): boolean => seat.kind === "open" || seat.kind === "invited" || !!seat.vacant;

/** Whether a person decides for this seat now. */
export const isPlayedByPerson = (seat: SeatNow): boolean => seat.kind === "person" && !seat.bot;
