// Names of seats and bots.

import { lastBot } from "../state/storage";
import type { SeatSnapshot } from "../net/protocol";
import { plainWords, words } from "./words.svelte";

export function botName(bot: string): string {
  return words.textOr([`bot-name-${bot}`], plainWords(bot));
}

/** The last bot played, or a casual one. */
export function defaultBot(bots: readonly string[]): string {
  return [lastBot(), "casual", ...bots].find((one) => bots.includes(one)) ?? "";
}

export function botDescription(bot: string): string {
  return words.textOr([`bot-about-${bot}`], "");
}

/** The name that the server gave a bot, without the number that tells two apart; the seat of a player who was voted
 * out still has the player's name. */
function givenName(seat: SeatSnapshot): [name: string, number: string] {
  const [, name = "", number = ""] =
    /^(.*?)( \d+)?$/.exec(seat.kind === "bot" && !seat.replaced ? (seat.name ?? "") : "") ?? [];
  return [name, number];
}

/** The character that a bot plays as, if it has one: older games call bots by their strength. */
export function characterOf(seat: SeatSnapshot): string {
  const [name] = givenName(seat);
  return name && words.has(`cast-name-${name}`) ? name : "";
}

/** The portrait of a seat: a bot's character, or what a person chose. Empty: none. */
export const faceOf = (seat: SeatSnapshot): string =>
  characterOf(seat) || (seat.kind === "person" ? (seat.face ?? "") : "");

/** Empty while nobody sits there. Names that the server gave to bots are translated; names that people chose are not. */
export function seatName(seat: SeatSnapshot): string {
  const [name, number] = givenName(seat);
  if (characterOf(seat)) return words.text(`cast-name-${name}`) + number;
  return name && name === seat.bot ? botName(name) + number : (seat.name ?? "");
}

/** Everybody's name as a reader is told it: the reader is "you", under whatever name the others know them. */
export function namesFor(seats: readonly SeatSnapshot[], reader: number): string[] {
  return seats.map((seat, number) => (number === reader ? words.text("web-you-name") : seatName(seat)));
}

export const isFree = (seat: SeatSnapshot): boolean => seat.kind === "open" || seat.kind === "invited" || !!seat.vacant;

export const isPlayedByPerson = (seat: SeatSnapshot): boolean => seat.kind === "person" && !seat.bot;
