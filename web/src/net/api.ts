// The HTTP API of the service.

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

export class RefusalError extends Error {
  constructor(readonly refusal: Reasoned) {
    super(refusal.code);
  }
}

/** Run a request and return why it was refused; null: it succeeded. */
export async function catchRefusal(send: () => Promise<unknown>): Promise<Reasoned | null> {
  try {
    await send();
    return null;
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    return error.refusal;
  }
}

export const SERVICE_UNREACHABLE: Reasoned = { code: "store-away", rule: "", facts: {} };

async function send(path: string, body?: unknown): Promise<Response> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  let response: Response;
  try {
    response = await fetch(path, init);
    offline.noteResponse(response);
  } catch {
    offline.noteResponse(null);
    throw new RefusalError(SERVICE_UNREACHABLE);
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as { refusal: Reasoned } | null;
    throw new RefusalError(problem?.refusal ?? SERVICE_UNREACHABLE);
  }
  return response;
}

async function fetchJson<Answer>(path: string, body?: unknown): Promise<Answer> {
  return (await (await send(path, body)).json()) as Answer;
}

const tablePath = (table: string, rest = ""): string => `/api/tables/${encodeURIComponent(table)}${rest}`;

export const api = {
  offer: () => fetchJson<Offered>("/api/offer"),
  lessons: () => fetchJson<Lessons>("/api/lessons"),
  lesson: (id: string) => fetchJson<LessonGiven>(`/api/lessons/${encodeURIComponent(id)}`),
  lobby: () => fetchJson<Lobby>("/api/tables"),
  readOptionFile: (game: string, option: string, text: string) =>
    fetchJson<OptionRead>(`/api/games/${game}/options/${option}`, { text }),
  validateDraft: (game: string, option: string, text: string, options: Record<string, string> = {}) =>
    fetchJson<OptionExamined>(`/api/games/${game}/options/${option}/examine`, { text, options }),
  catalogue: (game: string) => fetchJson<Record<string, unknown>>(`/api/games/${game}/stock`),
  openTable: (wanted: TableWanted) => fetchJson<TableOpened>("/api/tables", wanted),
  table: (table: string) => fetchJson<TableListed>(tablePath(table)),
  reference: (table: string) => fetchJson<Record<string, unknown>>(tablePath(table, "/reference")),
  sit: (table: string, seat: number, wanted: SittingWanted) =>
    fetchJson<SeatTaken>(tablePath(table, `/seats/${seat}`), wanted),
  continueTable: (table: string, wanted: ContinuationWanted) =>
    fetchJson<TableOpened>(tablePath(table, "/continue"), wanted),
  continueRecord: (record: string, wanted: ContinuationWanted) =>
    fetchJson<TableOpened>("/api/continue", { record, seats: wanted.seats, decisions: wanted.decisions ?? 0 }),
  recordLink: (table: string) => tablePath(table, "/record"),
  record: async (table: string) => (await send(tablePath(table, "/record"))).text(),
  /** A finished game as a seat, a spectator (-1) or an all-seeing viewer (-2) could follow it. */
  replayTable: (table: string, viewer: number) =>
    fetchJson<GameRetold>(tablePath(table, `/replay?viewer=${viewer === -2 ? "open" : viewer}`)),
  replayRecord: (record: string, viewer: number) => fetchJson<GameRetold>("/api/replay", { record, viewer }),
  /** The win chances as far as they are computed; ask again until all are. */
  analyseTable: (table: string) => fetchJson<Reviewed>(tablePath(table, "/review"), {}),
  analyseRecord: (record: string) => fetchJson<Reviewed>("/api/review", { record }),
  verify: (record: string) => fetchJson<Verified>("/api/verify", { record }),
  myTables: (seats: SeatHeld[]) => fetchJson<Mine>("/api/mine", { seats }),
  pushKey: () => fetchJson<CallsOffered>("/api/calls"),
  subscribePush: (table: string, wanted: CallWanted) => fetchJson<Called>(tablePath(table, "/call"), wanted),
  unsubscribePush: (table: string, wanted: CallUnwanted) => fetchJson<Called>(tablePath(table, "/call/off"), wanted),
  storeTransfer: (body: string) => fetchJson<ParcelKept>("/api/parcels", { body }),
  fetchTransfer: (parcel: string) => fetchJson<ParcelFetched>(`/api/parcels/${encodeURIComponent(parcel)}/fetch`, {}),
};
