// The HTTP API of the service.

import type {
  Attempt,
  AttemptRequest,
  Board,
  DailyDeals,
  DealOpened,
  DealRequest,
  DealTaken,
  LocalDealRequest,
  Score,
  SubscriptionState,
  PushKey,
  UnsubscribeRequest,
  SubscribeRequest,
  ContinuationRequest,
  CounterShared,
  CounterState,
  Replay,
  LessonContent,
  LessonList,
  Lobby,
  MatchRequest,
  EveningCommand,
  EveningJoined,
  EveningLook,
  EveningRequest,
  EveningState,
  JoinEveningRequest,
  MyTables,
  Offer,
  DraftValidation,
  OptionValue,
  TransferContent,
  TransferStored,
  TableLog,
  TableMoved,
  TakeRequest,
  MoveRequest,
  Trial,
  TrialRequest,
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
import type { PrintOrder } from "../features/print/print-order";
import type { TryOut, WatchedSet } from "../features/workshop/watched-set";
import { isLocal } from "../local/local-id";
import { address, STATIC_SITE } from "../state/site";
import { offline } from "./offline.svelte";

export class RefusalError extends Error {
  constructor(readonly refusal: RefusalData) {
    super(refusal.code);
  }
}

/** Run a request and return why it was refused; null: it succeeded. */
export async function catchRefusal(send: () => Promise<unknown>): Promise<RefusalData | null> {
  try {
    await send();
    return null;
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    return error.refusal;
  }
}

export const SERVICE_UNREACHABLE: RefusalData = { code: "store-away", rule: "", facts: {} };

/** Requests about records and files: this device can answer them where the service is out of reach. */
const ANYWHERE = /^\/api\/(replay|continue|review|verify|games\/\w+\/options\/\w+(\/examine)?)$/;

/** What a static site has as files. Everything else is answered by the device. */
const FILES = /^\/api\/(offer|lessons(\/[^/]+)?|games\/\w+\/stock|puzzles(\/\w+){0,3}|daily\/pars)$/;

async function send(path: string, body?: unknown): Promise<Response> {
  if (STATIC_SITE && FILES.test(path)) return fetchFile(path);
  if (STATIC_SITE) return sendLocal(path, body);
  if (isLocal(/^\/api\/tables\/([^/?]+)/.exec(path)?.[1] ?? "")) return sendLocal(path, body);
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  let response: Response;
  try {
    response = await fetch(address(path), init);
    offline.noteResponse(response);
  } catch {
    offline.noteResponse(null);
    if (ANYWHERE.test(path) && (await hasLocalRuntime())) return sendLocal(path, body);
    throw new RefusalError(SERVICE_UNREACHABLE);
  }
  return checked(response);
}

async function fetchFile(path: string): Promise<Response> {
  const found = await fetch(address(`${path}.json`)).catch(() => null);
  if (!found?.ok) throw new RefusalError(SERVICE_UNREACHABLE);
  return found;
}

/** The same request to the Python worker of this device. */
async function sendLocal(path: string, body?: unknown): Promise<Response> {
  const { localRuntime } = await import("../local/runtime.svelte");
  const answer = await localRuntime.request(path, body);
  return checked(new Response(answer.body, { status: answer.status }));
}

const MANIFEST = address("/runtime/manifest.json");

/** Whether the runtime of local tables is on this device. */
export const isRuntimeKept = async (): Promise<boolean> =>
  "caches" in globalThis && (await caches.match(MANIFEST)) !== undefined;

/** Whether tables can run on this device: the service offers the runtime, or it is here already. */
export async function hasLocalRuntime(): Promise<boolean> {
  if (await isRuntimeKept()) return true;
  const answer = await fetch(MANIFEST).catch(() => null);
  return answer?.ok === true && ((await answer.json()) as { version: string }).version !== "";
}

async function checked(response: Response): Promise<Response> {
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as { refusal: RefusalData } | null;
    throw new RefusalError(problem?.refusal ?? SERVICE_UNREACHABLE);
  }
  return response;
}

export async function fetchJson<Answer>(path: string, body?: unknown): Promise<Answer> {
  return (await (await send(path, body)).json()) as Answer;
}

const tablePath = (table: string, rest = ""): string => `/api/tables/${encodeURIComponent(table)}${rest}`;

const dealPath = (day: string, game: string, rest: string): string => `/api/daily/${day}/${game}/${rest}`;
const eveningPath = (evening: string): string => `/api/evenings/${encodeURIComponent(evening)}`;

export const api = {
  offer: () => fetchJson<Offer>("/api/offer"),
  lessons: () => fetchJson<LessonList>("/api/lessons"),
  lesson: (id: string) => fetchJson<LessonContent>(`/api/lessons/${encodeURIComponent(id)}`),
  lobby: () => fetchJson<Lobby>("/api/tables"),
  readOptionFile: (game: string, option: string, text: string) =>
    fetchJson<OptionValue>(`/api/games/${game}/options/${option}`, { text }),
  validateDraft: <Draft>(game: string, option: string, text: string, options: Record<string, string> = {}) =>
    fetchJson<DraftValidation & { found: Draft }>(`/api/games/${game}/options/${option}/examine`, { text, options }),
  /** The games played so far with a deck against others; ask again until all are. */
  tryOption: (game: string, option: string, wanted: TrialRequest) =>
    fetchJson<Trial>(`/api/games/${game}/options/${option}/trial`, wanted),
  catalogue: <Catalogue>(game: string) => fetchJson<Catalogue>(`/api/games/${game}/stock`),
  /** What `madoi lily print` wants printed; no other service has it. */
  printOrder: () => fetchJson<PrintOrder>("/api/workshop/print"),
  /** The cards that `madoi lily set watch --page` watches, and a duel with one of them in hand. */
  watchedSet: () => fetchJson<WatchedSet>("/api/workshop/set"),
  tryCard: (id: string) => fetchJson<TryOut>(`/api/workshop/try/${encodeURIComponent(id)}`),
  /** Sit down with whoever wants the same. */
  match: (wanted: MatchRequest) => fetchJson<SeatTaken>("/api/match", wanted),
  openEvening: (wanted: EveningRequest) => fetchJson<EveningJoined>("/api/evenings", wanted),
  joinEvening: (evening: string, wanted: JoinEveningRequest) =>
    fetchJson<EveningJoined>(`${eveningPath(evening)}/join`, wanted),
  evening: (evening: string, wanted: EveningLook) => fetchJson<EveningState>(`${eveningPath(evening)}/look`, wanted),
  actInEvening: (evening: string, wanted: EveningCommand) => fetchJson<EveningState>(eveningPath(evening), wanted),
  openTable: (wanted: TableRequest) => fetchJson<TableOpened>("/api/tables", wanted),
  /** Open a table on this device. */
  openLocalTable: async (wanted: TableRequest) =>
    (await (await sendLocal("/api/tables", wanted)).json()) as TableOpened,
  /** Start Python on this device. Throws `RefusalError` where that fails. */
  startLocal: async () => void (await sendLocal("/api/offer")),
  /** Start Python on this device, without waiting for it. */
  warmUpLocal: async () => (await import("../local/runtime.svelte")).localRuntime.start(),
  /** The log of a table on this device. */
  localLog: (table: string) => fetchJson<TableLog>(tablePath(table, "/log")),
  moveTable: (wanted: MoveRequest) => fetchJson<TableMoved>("/api/move", wanted),
  takeTable: (table: string, wanted: TakeRequest) => fetchJson<TableLog>(tablePath(table, "/take"), wanted),
  /** Go on with a table of the service on this device. */
  adoptTable: async (log: TableLog) => (await (await sendLocal("/api/adopt", log)).json()) as TableMoved,
  table: (table: string) => fetchJson<TableSummary>(tablePath(table)),
  reference: (table: string) => fetchJson<Record<string, unknown>>(tablePath(table, "/reference")),
  sit: (table: string, seat: number, wanted: SitDownRequest) =>
    fetchJson<SeatTaken>(tablePath(table, `/seats/${seat}`), wanted),
  continueTable: (table: string, wanted: ContinuationRequest) =>
    fetchJson<TableOpened>(tablePath(table, "/continue"), wanted),
  continueRecord: (record: string, wanted: ContinuationRequest) =>
    fetchJson<TableOpened>("/api/continue", { record, seats: wanted.seats, decisions: wanted.decisions ?? 0 }),
  recordLink: (table: string) => tablePath(table, "/record"),
  record: async (table: string) => {
    const answer = await send(tablePath(table, "/record"));
    return isLocal(table) ? ((await answer.json()) as string) : answer.text();
  },
  /** A finished game as a seat, a spectator (-1) or an all-seeing viewer (-2) could follow it. */
  replayTable: (table: string, viewer: number) =>
    fetchJson<Replay>(tablePath(table, `/replay?viewer=${viewer === -2 ? "open" : viewer}`)),
  replayRecord: (record: string, viewer: number) => fetchJson<Replay>("/api/replay", { record, viewer }),
  /** The win chances as far as they are computed; ask again until all are. */
  analyseTable: (table: string, background: boolean) =>
    fetchJson<Analysis>(tablePath(table, `/review${background ? "?background=yes" : ""}`), {}),
  analyseRecord: (record: string) => fetchJson<Analysis>("/api/review", { record }),
  verify: (record: string) => fetchJson<VerifiedRecord>("/api/verify", { record }),
  myTables: (seats: SeatCredentials[]) => fetchJson<MyTables>("/api/mine", { seats }),
  pushKey: () => fetchJson<PushKey>("/api/calls"),
  subscribePush: (table: string, wanted: SubscribeRequest) =>
    fetchJson<SubscriptionState>(tablePath(table, "/call"), wanted),
  unsubscribePush: (table: string, wanted: UnsubscribeRequest) =>
    fetchJson<SubscriptionState>(tablePath(table, "/call/off"), wanted),
  subscribeRounds: (evening: string, wanted: SubscribeRequest) =>
    fetchJson<SubscriptionState>(`${eveningPath(evening)}/call`, wanted),
  unsubscribeRounds: (evening: string, wanted: UnsubscribeRequest) =>
    fetchJson<SubscriptionState>(`${eveningPath(evening)}/call/off`, wanted),
  shareCounter: (body: string) => fetchJson<CounterShared>("/api/counters", { body }),
  /** The counter, if it is newer than this version. */
  readCounter: (counter: string, after: number) =>
    fetchJson<CounterState>(`/api/counters/${encodeURIComponent(counter)}?after=${after}`),
  changeCounter: (counter: string, version: number, body: string) =>
    fetchJson<CounterState>(`/api/counters/${encodeURIComponent(counter)}`, { version, body }),
  /** The deals of a day (empty: today), as the holder of a device key (empty: of none) may know them. */
  dailyDeals: (key: string, day: string) => fetchJson<DailyDeals>("/api/daily", { key, day }),
  playDeal: (day: string, game: string, wanted: DealRequest) =>
    fetchJson<DealOpened>(dealPath(day, game, "play"), wanted),
  takeDeal: (day: string, game: string, wanted: DealRequest) =>
    fetchJson<DealTaken>(dealPath(day, game, "take"), wanted),
  sendAttempt: (day: string, game: string, given: AttemptRequest) =>
    fetchJson<Attempt>(dealPath(day, game, "result"), given),
  dailyBoard: (day: string, game: string, key: string, first: number) =>
    fetchJson<Board>(dealPath(day, game, "board"), { key, first }),
  playLocalDeal: async (day: string, game: string, wanted: LocalDealRequest) =>
    (await (await sendLocal(dealPath(day, game, "play"), wanted)).json()) as DealOpened,
  /** The score of a deal that was played on this device. */
  localAttempt: (table: string) => fetchJson<Score>(tablePath(table, "/attempt")),
  /** What a static site knows of pars, by day and game. */
  sitePars: () => fetchJson<Record<string, Record<string, Score>>>("/api/daily/pars"),
  storeTransfer: (body: string) => fetchJson<TransferStored>("/api/parcels", { body }),
  fetchTransfer: (parcel: string) => fetchJson<TransferContent>(`/api/parcels/${encodeURIComponent(parcel)}/fetch`, {}),
};
