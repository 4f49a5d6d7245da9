// Statistics of the finished games that this browser keeps.

import type { FinishedGame } from "../../state/storage";

export interface Tally {
  games: number;
  won: number;
  /** The share of wins expected by chance: every player equally likely to be among the winners. */
  expected: number;
  /** My places, oldest first. */
  places: { place: number; of: number; won: boolean }[];
  /** Only from games in which points say more than who won. */
  points: number[];
}

/** Games that began from the start and that I finished myself. */
export function countsInStatistics(one: FinishedGame): boolean {
  return !one.continued && !one.seats[one.seat]!.bot;
}

export function finalPlace(one: FinishedGame): number {
  if (one.winners.includes(one.seat)) return 1;
  const mine = one.points[one.seat]!;
  return (
    1 + one.points.filter((points, seat) => seat !== one.seat && (one.winners.includes(seat) || points > mine)).length
  );
}

/** Whether points say more than who won. */
export const hasPoints = (one: FinishedGame): boolean => one.points.some((points) => points > 1);

export function tally(games: readonly FinishedGame[]): Tally {
  const ordered = [...games].sort((one, other) => one.at - other.at);
  return {
    games: ordered.length,
    won: ordered.filter((one) => one.winners.includes(one.seat)).length,
    expected:
      ordered.reduce((sum, one) => sum + one.winners.length / one.seats.length, 0) / Math.max(1, ordered.length),
    places: ordered.map((one) => ({
      place: finalPlace(one),
      of: one.seats.length,
      won: one.winners.includes(one.seat),
    })),
    points: ordered.filter(hasPoints).map((one) => one.points[one.seat]!),
  };
}

export function opponentGroup(one: FinishedGame): string {
  const others = one.seats.filter((_, seat) => seat !== one.seat);
  const bots = new Set(others.filter((seat) => seat.kind === "bot").map((seat) => seat.bot));
  if (!bots.size) return "people";
  if (others.some((seat) => seat.kind === "person")) return "both";
  return bots.size === 1 ? `bot-${[...bots][0]}` : "bots";
}

const Z_95 = 1.96;

/** The 95% Wilson interval of the true win rate. */
export function wilsonInterval(won: number, games: number): [number, number] {
  const share = won / games;
  const square = (Z_95 * Z_95) / games;
  const middle = share + square / 2;
  const half = Z_95 * Math.sqrt((share * (1 - share)) / games + square / games / 4);
  return [(middle - half) / (1 + square), (middle + half) / (1 + square)];
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
