// What this browser keeps: its holder's name, the secrets of her seats, the invitations she can give, what she has entered
// and could not send, how her games ended. Nowhere else. What of it goes along to another device is said in moving.ts.

import type { Invitation, TableOfMine, TableOpened } from "../net/protocol";

const NAME = "madoi-name";
const SEATS = "madoi-seats";
const INVITATIONS = "madoi-invitations";
const UNSENT = "madoi-unsent";
const FINISHED = "madoi-finished";
const STANDING = "madoi-standing";
/** So many invitations and entries are kept, and so many seats of games that are over: for once more, with the same people. */
const MOST = 50;
const MOST_FINISHED = 3000;

/** What is kept for tables, by their ids. */
function kept<Thing>(place: string): Record<string, Thing> {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "{}") as Record<string, Thing>;
  } catch {
    return {};
  }
}

function put(place: string, things: Record<string, unknown>): void {
  localStorage.setItem(place, JSON.stringify(things));
}

/** Keep something for a table; what was kept longest is forgotten after a while. */
function keep(place: string, table: string, thing: unknown, most = MOST): void {
  const { [table]: _, ...rest } = kept(place);
  put(place, Object.fromEntries([...Object.entries(rest), [table, thing] as const].slice(-most)));
}

function forget(place: string, table: string): void {
  const { [table]: _, ...rest } = kept(place);
  put(place, rest);
}

/** The secrets of all seats that are held, by table. */
export function seats(): Record<string, string> {
  return Object.fromEntries(Object.entries(kept<string>(SEATS)).filter(([, secret]) => typeof secret === "string"));
}

/** The secret of the seat held at a table; empty: none. */
export function secretOf(table: string): string {
  return seats()[table] ?? "";
}

/** Keep a seat. Those of games that are over make room for others after a while; one of a game that goes on never. */
export function keepSeat(table: string, secret: string): void {
  const { [table]: _, ...rest } = seats();
  const over = kept(FINISHED);
  const gone = Object.keys(rest)
    .filter((id) => id in over)
    .slice(0, -MOST);
  const stay = Object.entries(rest).filter(([id]) => !gone.includes(id));
  put(SEATS, Object.fromEntries([...stay, [table, secret]]));
}

export function forgetSeat(table: string): void {
  forget(SEATS, table);
}

/** What was entered at a table and could not be sent; null: nothing. */
export function unsentAt<Entry>(table: string): Entry | null {
  return kept<Entry>(UNSENT)[table] ?? null;
}

export function keepUnsent(table: string, entry: unknown): void {
  keep(UNSENT, table, entry);
}

export function forgetUnsent(table: string): void {
  if (unsentAt(table)) forget(UNSENT, table);
}

/** A game that is over, as this browser keeps it: the server may forget the table. */
export interface Finished {
  table: string;
  game: string;
  /** When it ended, in seconds since 1970. */
  at: number;
  seat: number;
  seats: { kind: "bot" | "person"; name: string; bot: string }[];
  points: number[];
  winners: number[];
  paper: boolean;
  /** It did not begin at its beginning, so it counts in no statistics. */
  continued: boolean;
}

/** Whether this is one, whatever else a link or an older version has brought. */
function isFinished(thing: unknown): thing is Finished {
  const one = thing as Finished | null;
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

/** The games that are over, the latest first. */
export function finished(): Finished[] {
  return Object.values(kept(FINISHED))
    .filter(isFinished)
    .sort((one, other) => other.at - one.at);
}

export function keepFinished(one: Finished): void {
  keep(FINISHED, one.table, one, MOST_FINISHED);
}

/** The game goes on after all: something was corrected at a paper table. */
export function forgetFinished(table: string): void {
  if (table in kept(FINISHED)) forget(FINISHED, table);
}

/** How the tables stood that go on, when the server was last asked. */
export function standing(): TableOfMine[] {
  const held = seats();
  return Object.values(kept<TableOfMine>(STANDING)).filter((one) => one.table in held);
}

export function keepStanding(tables: readonly TableOfMine[]): void {
  put(STANDING, Object.fromEntries(tables.map((one) => [one.table, one])));
}

/** Forget a table altogether: the seat, the invitations, how it ended. */
export function forgetTable(table: string): void {
  for (const place of [SEATS, INVITATIONS, UNSENT, FINISHED, STANDING]) forget(place, table);
}

/** The invitations to a table that was opened here, each for one seat. */
export function invitationsTo(table: string): Invitation[] {
  return kept<Invitation[]>(INVITATIONS)[table] ?? [];
}

/** What opening a table gives: the secret of one's seat, and invitations for others. */
export function keepOpened(opened: TableOpened): void {
  if (opened.secret) keepSeat(opened.table, opened.secret);
  if (opened.invitations.length) keep(INVITATIONS, opened.table, opened.invitations);
}

export function name(): string {
  return localStorage.getItem(NAME) ?? "";
}

export function keepName(name: string): void {
  localStorage.setItem(NAME, name);
}

const BOT = "madoi-bot";

/** Whom one played against last. */
export function keptBot(): string {
  return localStorage.getItem(BOT) ?? "";
}

export function keepBot(bot: string): void {
  localStorage.setItem(BOT, bot);
}
