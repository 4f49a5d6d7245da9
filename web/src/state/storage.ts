// Everything this browser keeps in its local storage about tables: the player's name, seat secrets, invitations, the
// outbox, finished games. What moves to another device is listed in device-transfer.ts.

import type { Invitation, MyTable, SeatRequest, TableOpened } from "../net/protocol";

/** A portrait that people can choose; empty: none. */
export type PlayerFace = NonNullable<SeatRequest["face"]>;
export const PLAYER_FACES: readonly PlayerFace[] = [
  "",
  "cat",
  "fox",
  "rabbit",
  "bear",
  "owl",
  "frog",
  "tanuki",
  "crane",
];

const NAME_KEY = "madoi-name";
const FACE_KEY = "madoi-face";
const BOT_KEY = "madoi-bot";
const SEATS_KEY = "madoi-seats";
const INVITATIONS_KEY = "madoi-invitations";
const OUTBOX_KEY = "madoi-unsent";
const FINISHED_KEY = "madoi-finished";
const KNOWN_TABLES_KEY = "madoi-standing";
/** Applies to invitations, outboxes, and seats of finished games (which a rematch needs). */
const MAX_ENTRIES = 50;
const MAX_FINISHED_GAMES = 3000;

/** A stored record of values by table id. */
function load<Value>(key: string): Record<string, Value> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, Value>;
  } catch {
    return {};
  }
}

function save(key: string, values: Record<string, unknown>): void {
  localStorage.setItem(key, JSON.stringify(values));
}

/** Store a value for a table; the oldest values beyond the limit are dropped. */
function saveFor(key: string, table: string, value: unknown, max = MAX_ENTRIES): void {
  const { [table]: _, ...rest } = load(key);
  save(key, Object.fromEntries([...Object.entries(rest), [table, value] as const].slice(-max)));
}

function removeFor(key: string, table: string): void {
  const { [table]: _, ...rest } = load(key);
  save(key, rest);
}

/** The secrets of all seats held, by table. */
export function seatSecrets(): Record<string, string> {
  return Object.fromEntries(Object.entries(load<string>(SEATS_KEY)).filter(([, secret]) => typeof secret === "string"));
}

/** The secret of the seat held at a table; empty: none. */
export function seatSecret(table: string): string {
  return seatSecrets()[table] ?? "";
}

/** Seats of running games are never dropped; those of finished games make room for others. */
export function saveSeat(table: string, secret: string): void {
  const { [table]: _, ...rest } = seatSecrets();
  const finished = load(FINISHED_KEY);
  const dropped = Object.keys(rest)
    .filter((id) => id in finished)
    .slice(0, -MAX_ENTRIES);
  const kept = Object.entries(rest).filter(([id]) => !dropped.includes(id));
  save(SEATS_KEY, Object.fromEntries([...kept, [table, secret]]));
}

export function forgetSeat(table: string): void {
  removeFor(SEATS_KEY, table);
}

/** The stored outbox of a table; null: none. */
export function loadOutbox<Contents>(table: string): Contents | null {
  return load<Contents>(OUTBOX_KEY)[table] ?? null;
}

export function saveOutbox(table: string, contents: unknown): void {
  saveFor(OUTBOX_KEY, table, contents);
}

export function clearOutbox(table: string): void {
  if (loadOutbox(table)) removeFor(OUTBOX_KEY, table);
}

/** A finished game as this browser keeps it, for the server may forget the table. */
export interface FinishedGame {
  table: string;
  game: string;
  /** When it ended, in seconds since 1970. */
  at: number;
  seat: number;
  seats: { kind: "bot" | "person"; name: string; bot: string }[];
  points: number[];
  winners: number[];
  paper: boolean;
  /** It continued another game, so statistics leave it out. */
  continued: boolean;
}

/** Guards against what a link or an older version may have stored. */
function isFinishedGame(value: unknown): value is FinishedGame {
  const one = value as FinishedGame | null;
  return (
    typeof one?.table === "string" &&
    typeof one.game === "string" &&
    typeof one.at === "number" &&
    Array.isArray(one.winners) &&
    Array.isArray(one.seats) &&
    one.seats[one.seat] !== undefined &&
    Array.isArray(one.points) &&
    one.points.length === one.seats.length
  );
}

/** Latest first. */
export function finishedGames(): FinishedGame[] {
  return Object.values(load(FINISHED_KEY))
    .filter(isFinishedGame)
    .sort((one, other) => other.at - one.at);
}

export function saveFinishedGame(game: FinishedGame): void {
  saveFor(FINISHED_KEY, game.table, game, MAX_FINISHED_GAMES);
}

/** For a game that goes on after all, because a paper table was corrected. */
export function forgetFinishedGame(table: string): void {
  if (table in load(FINISHED_KEY)) removeFor(FINISHED_KEY, table);
}

/** My running tables as the server last described them. */
export function lastKnownTables(): MyTable[] {
  const secrets = seatSecrets();
  return Object.values(load<MyTable>(KNOWN_TABLES_KEY)).filter((one) => one.table in secrets);
}

export function saveKnownTables(tables: readonly MyTable[]): void {
  save(KNOWN_TABLES_KEY, Object.fromEntries(tables.map((one) => [one.table, one])));
}

export function forgetTable(table: string): void {
  for (const key of [SEATS_KEY, INVITATIONS_KEY, OUTBOX_KEY, FINISHED_KEY, KNOWN_TABLES_KEY]) removeFor(key, table);
}

/** The invitations to a table that was opened here, each for one seat. */
export function invitationsFor(table: string): Invitation[] {
  return load<Invitation[]>(INVITATIONS_KEY)[table] ?? [];
}

/** Save the seat secret and the invitations of a table that was opened here. */
export function saveOpenedTable(opened: TableOpened): void {
  if (opened.secret) saveSeat(opened.table, opened.secret);
  if (opened.invitations.length) saveFor(INVITATIONS_KEY, opened.table, opened.invitations);
}

export function playerName(): string {
  return localStorage.getItem(NAME_KEY) ?? "";
}

export function savePlayerName(name: string): void {
  localStorage.setItem(NAME_KEY, name);
}

export function playerFace(): PlayerFace {
  return PLAYER_FACES.find((face) => face === localStorage.getItem(FACE_KEY)) ?? "";
}

export function savePlayerFace(face: PlayerFace): void {
  localStorage.setItem(FACE_KEY, face);
}

export function lastBot(): string {
  return localStorage.getItem(BOT_KEY) ?? "";
}

export function saveLastBot(bot: string): void {
  localStorage.setItem(BOT_KEY, bot);
}
