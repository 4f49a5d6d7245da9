// HTTP: opening tables, sitting down, records.

import type {
  SubscriptionState,
  PushKey,
  UnsubscribeRequest,
  SubscribeRequest,
  ContinuationRequest,
  Replay,
  LessonContent,
  LessonList,
  Lobby,
  MyTables,
  Offer,
  DraftValidation,
  OptionValue,
  TransferContent,
  TransferStored,
  RefusalData,
  Analysis,
  SeatCredentials,
  SeatTaken,
  SitDownRequest,
  TableSummary,
  TableOpened,
  TableRequest,
  VerifiedRecord,
} from "./protocol";
import { offline } from "./offline.svelte";

export class Refused extends Error {
  constructor(readonly refusal: RefusalData) {
    super(refusal.code);
  }
}

/** Why this was refused; null when it was done. */
export async function refusalOf(what: () => Promise<unknown>): Promise<RefusalData | null> {
  try {
    await what();
    return null;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.refusal;
  }
}

const AWAY: RefusalData = { code: "store-away", rule: "", facts: {} };

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
    const problem = (await answer.json().catch(() => null)) as { refusal: RefusalData } | null;
    throw new Refused(problem?.refusal ?? AWAY);
  }
  return answer;
}

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  return (await (await answered(path, body)).json()) as Answer;
}

const at = (table: string, rest = ""): string => `/api/tables/${encodeURIComponent(table)}${rest}`;

export const api = {
  offer: () => ask<Offer>("/api/offer"),
  lessons: () => ask<LessonList>("/api/lessons"),
  lesson: (id: string) => ask<LessonContent>(`/api/lessons/${encodeURIComponent(id)}`),
  lobby: () => ask<Lobby>("/api/tables"),
  readFile: (game: string, option: string, text: string) =>
    ask<OptionValue>(`/api/games/${game}/options/${option}`, { text }),
  examine: (game: string, option: string, text: string, options: Record<string, string> = {}) =>
    ask<DraftValidation>(`/api/games/${game}/options/${option}/examine`, { text, options }),
  stock: (game: string) => ask<Record<string, unknown>>(`/api/games/${game}/stock`),
  open: (wanted: TableRequest) => ask<TableOpened>("/api/tables", wanted),
  table: (table: string) => ask<TableSummary>(at(table)),
  reference: (table: string) => ask<Record<string, unknown>>(at(table, "/reference")),
  sit: (table: string, seat: number, wanted: SitDownRequest) => ask<SeatTaken>(at(table, `/seats/${seat}`), wanted),
  goOn: (table: string, wanted: ContinuationRequest) => ask<TableOpened>(at(table, "/continue"), wanted),
  goOnFrom: (record: string, wanted: ContinuationRequest) =>
    ask<TableOpened>("/api/continue", { record, seats: wanted.seats, decisions: wanted.decisions ?? 0 }),
  recordLink: (table: string) => at(table, "/record"),
  record: async (table: string) => (await answered(at(table, "/record"))).text(),
  /** A finished game told again, as a seat, a spectator (-1) or somebody who sees everything (-2) could follow it. */
  replay: (table: string, viewer: number) =>
    ask<Replay>(at(table, `/replay?viewer=${viewer === -2 ? "open" : viewer}`)),
  retell: (record: string, viewer: number) => ask<Replay>("/api/replay", { record, viewer }),
  /** How the chances of winning went, as far as that is known; asked again until all is. */
  review: (table: string) => ask<Analysis>(at(table, "/review"), {}),
  reviewRecord: (record: string) => ask<Analysis>("/api/review", { record }),
  verify: (record: string) => ask<VerifiedRecord>("/api/verify", { record }),
  mine: (seats: SeatCredentials[]) => ask<MyTables>("/api/mine", { seats }),
  calls: () => ask<PushKey>("/api/calls"),
  callMe: (table: string, wanted: SubscribeRequest) => ask<SubscriptionState>(at(table, "/call"), wanted),
  callMeNot: (table: string, wanted: UnsubscribeRequest) => ask<SubscriptionState>(at(table, "/call/off"), wanted),
  leaveParcel: (body: string) => ask<TransferStored>("/api/parcels", { body }),
  fetchParcel: (parcel: string) => ask<TransferContent>(`/api/parcels/${encodeURIComponent(parcel)}/fetch`, {}),
};
