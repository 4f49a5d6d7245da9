// Names of seats and bots.

import { lastBot } from "../state/storage";
import type { SeatSnapshot } from "../net/protocol";
import { words } from "./words.svelte";

export function botName(bot: string): string {
  return words.text(`bot-name-${bot}`);
}

/** The last bot played, or a casual one. */
export function defaultBot(bots: readonly string[]): string {
  return [lastBot(), "casual", ...bots].find((one) => bots.includes(one)) ?? "";
}

export function botDescription(bot: string): string {
  return words.text(`bot-about-${bot}`);
}

/** Empty while nobody sits there. Default bot names are translated; names that people chose are not. */
export function seatName(seat: SeatSnapshot): string {
  const name = seat.name ?? "";
  if (seat.kind !== "bot" || !seat.bot || !name.startsWith(seat.bot)) return name;
  const rest = name.slice(seat.bot.length);
  return /^( \d+)?$/.test(rest) ? botName(seat.bot) + rest : name;
}

export const isFree = (seat: SeatSnapshot): boolean => seat.kind === "open" || seat.kind === "invited" || !!seat.vacant;

export const isPlayedByPerson = (seat: SeatSnapshot): boolean => seat.kind === "person" && !seat.bot;
