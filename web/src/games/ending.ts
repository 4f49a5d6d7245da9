// What is told when a game is over: the places, the margin, and what made the difference. Pure; the texts are keys.

import type { Line, News, OutcomeSnapshot, Snapshot } from "../net/protocol";
import type { StageProp } from "../stage/beat";

/** A message and its facts. */
export interface Phrase {
  key: string;
  facts: Record<string, unknown>;
}

/** One thing that made the difference between two seats. */
export interface Reason {
  label: Phrase;
  /** What each of the two has of it. */
  own: number;
  rival: number;
  /** What it is worth to the seat, below 0: to the rival. */
  gain: number;
  /** What it looked like. */
  props: StageProp[];
}

/** How a game tells its end. */
export interface Ending<View> {
  /** How far the two are apart, where points do not say it; null: they do. */
  margin?: (view: View, news: readonly News[], seat: number, rival: number) => Phrase | null;
  /** All that made the seat different from the rival. */
  reasons: (view: View, news: readonly News[], seat: number, rival: number) => Reason[];
}

/** Whether a game was played to its end: not where the players ended it, or it goes on elsewhere. */
export const hasResult = (now: Snapshot | null): boolean => now?.phase === "over" && !now.abandoned;

export const MAX_REASONS = 3;

/** What weighed most, first. */
export const weightiest = (reasons: readonly Reason[]): Reason[] =>
  reasons
    .filter((reason) => reason.gain !== 0)
    .sort((one, other) => Math.abs(other.gain) - Math.abs(one.gain))
    .slice(0, MAX_REASONS);

export interface Placed {
  seat: number;
  /** Counted from 1; equal seats share a place. */
  place: number;
  points: number;
}

/** The seats in the order of their places. The rules name the winners; the others are placed by their points. */
export function rankSeats(outcome: OutcomeSnapshot): Placed[] {
  const { points, winners } = outcome;
  const isAhead = (one: number, other: number): boolean =>
    winners.includes(one) !== winners.includes(other) ? winners.includes(one) : points[one]! > points[other]!;
  const seats = points.map((_, seat) => seat);
  const placed = seats.map((seat) => ({
    seat,
    place: 1 + seats.filter((other) => isAhead(other, seat)).length,
    points: points[seat]!,
  }));
  return placed.sort((one, other) => one.place - other.place || one.seat - other.seat);
}

/** Whom a seat is compared with: the best of the others. */
export const rivalOf = (ranking: readonly Placed[], seat: number): number =>
  ranking.find((one) => one.seat !== seat)?.seat ?? seat;

/** All log lines that were not taken back. */
export function currentLines(news: readonly News[]): Line[] {
  const gone = new Set(news.flatMap((one) => one.taken_back ?? []));
  return news.filter((one) => !gone.has(one.number)).flatMap((one) => one.lines ?? []);
}
