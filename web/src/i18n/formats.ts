// Times in words, in the language of now.

import { words } from "./words.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];
/** A unit is used from so many of it on, so that nothing is rounded by half. */
const ENOUGH = 2;

/** How long ago, or in how long: "3 minutes ago", "in 2 days"; seconds as the clock of the server has them. */
export function relativeTime(seconds: number, now: number): string {
  const away = seconds - now;
  const format = new Intl.RelativeTimeFormat(words.language);
  for (const [unit, size] of STEPS)
    if (Math.abs(away) >= ENOUGH * size) return format.format(Math.trunc(away / size), unit);
  return away > 0 ? format.format(Math.trunc(away), "second") : words.text("web-mine-just-now");
}

export const formatDate = (seconds: number): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: "medium" }).format(seconds * 1000);

export const formatTime = (seconds: number): string =>
  new Intl.DateTimeFormat(words.language, { timeStyle: "short" }).format(seconds * 1000);

export const formatPercent = (share: number): string =>
  new Intl.NumberFormat(words.language, { style: "percent" }).format(share);

export const formatNumber = (value: number, digits = 0): string =>
  new Intl.NumberFormat(words.language, { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(value);
