// HTTP: opening tables, sitting down, records.

import type {
  Called,
  CallsOffered,
  CallUnwanted,
  CallWanted,
  ContinuationWanted,
  GameRetold,
  LessonGiven,
  Lessons,
  Lobby,
  Mine,
  Offered,
  OptionExamined,
  OptionRead,
  ParcelFetched,
  ParcelKept,
  Reasoned,
  Reviewed,
  SeatHeld,
  SeatTaken,
  SittingWanted,
  TableListed,
  TableOpened,
  TableWanted,
  Verified,
} from "./protocol";
import { offline } from "./offline.svelte";

export class Refused extends Error {
  constructor(readonly refusal: Reasoned) {
    super(refusal.code);
  }
}

/** Why this was refused; null when it was done. */
export async function refusalOf(what: () => Promise<unknown>): Promise<Reasoned | null> {
  try {
    await what();
    return null;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.refusal;
  }
}

const AWAY: Reasoned = { code: "store-away", rule: "", facts: {} };

async function answered(path: string, body?: unknown): Promise<Response> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  let answer: Response;
  try {
    answer = await fetch(path, init);
    offline.heard(answer);
  } catch {
    offline.heard(null);
    throw new Refused(AWAY);
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as { refusal: Reasoned } | null;
    throw new Refused(problem?.refusal ?? AWAY);
  }
  return answer;
}

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  return (await (await answered(path, body)).json()) as Answer;
}

const at = (table: string, rest = ""): string => `/api/tables/${encodeURIComponent(table)}${rest}`;

export const api = {
  offer: () => ask<Offered>("/api/offer"),
  lessons: () => ask<Lessons>("/api/lessons"),
  lesson: (id: string) => ask<LessonGiven>(`/api/lessons/${encodeURIComponent(id)}`),
  lobby: () => ask<Lobby>("/api/tables"),
  readFile: (game: string, option: string, text: string) =>
    ask<OptionRead>(`/api/games/${game}/options/${option}`, { text }),
  examine: (game: string, option: string, text: string, options: Record<string, string> = {}) =>
    ask<OptionExamined>(`/api/games/${game}/options/${option}/examine`, { text, options }),
  stock: (game: string) => ask<Record<string, unknown>>(`/api/games/${game}/stock`),
  open: (wanted: TableWanted) => ask<TableOpened>("/api/tables", wanted),
  table: (table: string) => ask<TableListed>(at(table)),
  reference: (table: string) => ask<Record<string, unknown>>(at(table, "/reference")),
  sit: (table: string, seat: number, wanted: SittingWanted) => ask<SeatTaken>(at(table, `/seats/${seat}`), wanted),
  goOn: (table: string, wanted: ContinuationWanted) => ask<TableOpened>(at(table, "/continue"), wanted),
  goOnFrom: (record: string, wanted: ContinuationWanted) =>
    ask<TableOpened>("/api/continue", { record, seats: wanted.seats, decisions: wanted.decisions ?? 0 }),
  recordLink: (table: string) => at(table, "/record"),
  record: async (table: string) => (await answered(at(table, "/record"))).text(),
  /** A finished game told again, as a seat, a spectator (-1) or somebody who sees everything (-2) could follow it. */
  replay: (table: string, viewer: number) =>
    ask<GameRetold>(at(table, `/replay?viewer=${viewer === -2 ? "open" : viewer}`)),
  retell: (record: string, viewer: number) => ask<GameRetold>("/api/replay", { record, viewer }),
  /** How the chances of winning went, as far as that is known; asked again until all is. */
  review: (table: string) => ask<Reviewed>(at(table, "/review"), {}),
  reviewRecord: (record: string) => ask<Reviewed>("/api/review", { record }),
  verify: (record: string) => ask<Verified>("/api/verify", { record }),
  mine: (seats: SeatHeld[]) => ask<Mine>("/api/mine", { seats }),
  calls: () => ask<CallsOffered>("/api/calls"),
  callMe: (table: string, wanted: CallWanted) => ask<Called>(at(table, "/call"), wanted),
  callMeNot: (table: string, wanted: CallUnwanted) => ask<Called>(at(table, "/call/off"), wanted),
  leaveParcel: (body: string) => ask<ParcelKept>("/api/parcels", { body }),
  fetchParcel: (parcel: string) => ask<ParcelFetched>(`/api/parcels/${encodeURIComponent(parcel)}/fetch`, {}),
};
