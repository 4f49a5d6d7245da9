// The terms of a table in words: options and clock.

import type { ClockTerms, OptionInfo } from "../net/protocol";
import { plainWords, words } from "./words.svelte";

export const optionTitle = (option: string): string => words.textOr([`web-option-${option}`], plainWords(option));

/** A choice that reads as a word, unlike the text of a file. */
const PLAIN_CHOICE = /^[\w-]{1,24}$/;

/** The name of an option's choice; choices from files are called the player's own. */
export function choiceName(option: string, choice: string): string {
  const key = `web-option-${option}-${choice}`;
  return words.textOr([key], PLAIN_CHOICE.test(choice) ? plainWords(choice) : words.text("web-own"));
}

/** What the choice means; empty where the name says it all. */
export function choiceDescription(option: string, choice: string): string {
  const key = `web-option-about-${option}-${choice}`;
  return words.has(key) ? words.text(key) : "";
}

/** A seat's entry of an option with one per seat, separated by commas; a single entry is for all. */
export function seatEntry(value: string, seat: number): string {
  const entries = value.split(",");
  return entries[seat] ?? entries.at(-1)!;
}

export function withSeatEntry(value: string, seats: number, seat: number, entry: string): string {
  return Array.from({ length: seats }, (_, place) => (place === seat ? entry : seatEntry(value, place))).join(",");
}

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** A duration: "30 seconds", "5 minutes", "2 days". */
export function durationText(seconds: number): string {
  if (seconds >= DAY_SECONDS && seconds % DAY_SECONDS === 0)
    return words.text("web-span-days", { count: seconds / DAY_SECONDS });
  if (seconds >= HOUR_SECONDS && seconds % HOUR_SECONDS === 0)
    return words.text("web-span-hours", { count: seconds / HOUR_SECONDS });
  if (seconds >= MINUTE_SECONDS && seconds % MINUTE_SECONDS === 0)
    return words.text("web-span-minutes", { count: seconds / MINUTE_SECONDS });
  return words.text("web-span-seconds", { count: seconds });
}

export function clockText(clock: ClockTerms | undefined): string {
  if (clock?.kind === "each") return words.text("web-clock-each-of", { span: durationText(clock.seconds ?? 0) });
  if (clock?.kind === "bank")
    return words.text("web-clock-bank-of", {
      span: durationText(clock.seconds ?? 0),
      more: durationText(clock.increment ?? 0),
    });
  return words.text("web-clock-none");
}

export function changedOptions(offered: readonly OptionInfo[], options: Record<string, string>): string[] {
  return offered
    .filter((one) => (options[one.name] ?? one.default) !== one.recommended)
    .map((one) => {
      const value = options[one.name] ?? one.default;
      const names = one.words.length
        ? words.joined(value.split(",").map((entry) => choiceName(one.name, entry)))
        : choiceName(one.name, value);
      return words.text("web-agreed", { what: optionTitle(one.name), how: names });
    });
}
