// What this browser keeps of the deals of the day: its own attempts and results, and the streak.

import type { Score } from "../net/protocol";

const RESULTS_KEY = "madoi-daily";
/** A year of three deals a day. */
const MAX_RESULTS = 1100;
const DAY_MS = 86_400_000;
const GRACE_MS = 7_200_000;
const DAY = /^20\d\d-\d\d-\d\d$/;

/** `service`: at a table of the service. `device`: taken along and played here. `site`: on a site without a server. */
export type PlayedWhere = "service" | "device" | "site";

export interface DailyResult {
  where: PlayedWhere;
  /** Null until the game is over. */
  score: Score | null;
  /** The table on this device; empty: none yet. */
  table: string;
  /** The seed of a deal that was taken along. */
  seed: string;
  /** Whether the service knows the result. */
  sent: boolean;
}

export type DailyResults = Record<string, DailyResult>;

const WHERE: readonly string[] = ["service", "device", "site"];

export function isScore(value: unknown): value is Score {
  const one = value as Score | null;
  return (
    typeof one === "object" &&
    Number.isInteger(one?.place) &&
    one!.place >= 1 &&
    one!.place <= 16 &&
    [one!.margin, one!.points].every((number) => Number.isFinite(number) && Math.abs(number) < 10_000)
  );
}

function isResult(value: unknown): value is DailyResult {
  const one = value as DailyResult | null;
  return (
    typeof one === "object" &&
    WHERE.includes(one?.where ?? "") &&
    (one!.score === null || isScore(one!.score)) &&
    typeof one!.table === "string" &&
    typeof one!.seed === "string"
  );
}

const dealKey = (day: string, game: string): string => `${day}/${game}`;

/** All results, by day and game. */
export function dailyResults(): DailyResults {
  try {
    const stored = JSON.parse(localStorage.getItem(RESULTS_KEY) ?? "{}") as DailyResults;
    return Object.fromEntries(Object.entries(stored).filter(([, one]) => isResult(one)));
  } catch {
    return {};
  }
}

export function dailyResult(day: string, game: string): DailyResult | null {
  return dailyResults()[dealKey(day, game)] ?? null;
}

export function saveDailyResult(day: string, game: string, result: DailyResult): void {
  const { [dealKey(day, game)]: _, ...rest } = dailyResults();
  const kept = [...Object.entries(rest), [dealKey(day, game), result] as const].slice(-MAX_RESULTS);
  localStorage.setItem(RESULTS_KEY, JSON.stringify(Object.fromEntries(kept)));
}

/** The day of a time in milliseconds, in UTC. */
export const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const isDay = (text: string): boolean => DAY.test(text) && !Number.isNaN(Date.parse(text));

export const dayAfter = (day: string, count: number): string => dayAt(Date.parse(day) + count * DAY_MS);

/** Whether the records of a day are still closed, two hours longer than the day (src/madoi/daily/day.py). */
export const isSealed = (day: string, time: number): boolean => time < Date.parse(day) + DAY_MS + GRACE_MS;

/** How many days in a row have a finished deal, up to today, or to yesterday while today has none yet. */
export function streak(results: DailyResults, today: string): number {
  const days = new Set(
    Object.entries(results)
      .filter(([, one]) => one.score)
      .map(([key]) => key.slice(0, today.length)),
  );
  let day = days.has(today) ? today : dayAfter(today, -1);
  let count = 0;
  for (; days.has(day); day = dayAfter(day, -1)) count += 1;
  return count;
}
