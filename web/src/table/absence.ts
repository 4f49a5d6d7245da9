// Who is away: what the others are asked about.

import { isPlayedByPerson } from "../i18n/seats";
import type { SeatSnapshot, Snapshot } from "../net/protocol";

/** `left`: for good. `lost`: the connection. `late`: their time ran out. `awaited`: a rematch waits for them. */
export type AbsenceReason = "left" | "lost" | "late" | "awaited";

export interface Absence {
  seat: number;
  reason: AbsenceReason;
}

export type AbsenceAnswer = NonNullable<SeatSnapshot["absence"]>[number]["answer"];

/** The seats whose holders are away, as far as the table waits for people. `connected`: the seats that are there. */
export function absences(now: Snapshot, connected: readonly number[], paper: boolean): Absence[] {
  if (paper || now.phase === "over") return [];
  return now.seats.flatMap((one, seat) => {
    const reason = isPlayedByPerson(one) ? reasonOf(now, one, connected.includes(seat)) : null;
    return reason ? [{ seat, reason }] : [];
  });
}

function reasonOf(now: Snapshot, one: SeatSnapshot, isConnected: boolean): AbsenceReason | null {
  if (now.phase === "waiting") return one.awaited ? "awaited" : null;
  if (one.gone) return "left";
  if (!isConnected) return "lost";
  return one.overdue ? "late" : null;
}

/** What a seat has answered; null: nothing yet. */
export function answerOf(now: Snapshot, absent: number, seat: number): AbsenceAnswer | null {
  return now.seats[absent]?.absence?.find((one) => one.seat === seat)?.answer ?? null;
}

/** The other players who are there, and whose answers count. */
export function othersThere(now: Snapshot, connected: readonly number[], absent: number): number[] {
  return now.seats.flatMap((one, seat) =>
    seat !== absent && isPlayedByPerson(one) && !one.gone && connected.includes(seat) ? [seat] : [],
  );
}
