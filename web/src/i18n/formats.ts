// Dates, times and numbers in the current language.

import { words } from "./words.svelte";

const UNIT_SECONDS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];
/** The smallest count of a unit to show, so that rounding errs less than half. */
const MIN_UNITS = 2;

/** "3 minutes ago", "in 2 days"; both times by the server's clock. */
export function relativeTime(seconds: number, now: number): string {
  const difference = seconds - now;
  for (const [unit, size] of UNIT_SECONDS)
    if (Math.abs(difference) >= MIN_UNITS * size) return inUnits(Math.trunc(difference / size), unit);
  return difference > 0 ? inUnits(Math.trunc(difference), "second") : words.text("web-mine-just-now");
}

/** Browsers say "3 時間後", with a space that Japanese does not have. */
function inUnits(count: number, unit: Intl.RelativeTimeFormatUnit): string {
  const told = new Intl.RelativeTimeFormat(words.language).format(count, unit);
  return words.language === "ja" ? told.replaceAll(" ", "") : told;
}

export const formatDate = (seconds: number): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: "medium" }).format(seconds * 1000);

export const formatTime = (seconds: number): string =>
  new Intl.DateTimeFormat(words.language, { timeStyle: "short" }).format(seconds * 1000);

export const formatPercent = (share: number): string =>
  new Intl.NumberFormat(words.language, { style: "percent" }).format(share);

export const formatNumber = (value: number, digits = 0): string =>
  new Intl.NumberFormat(words.language, { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(value);
