// What this browser keeps: its holder's name, the secrets of her seats, the invitations she can give, what she has entered
// and could not send. Nowhere else.

import type { Invitation, TableOpened } from "./protocol";

const NAME = "madoi-name";
const SEATS = "madoi-seats";
const INVITATIONS = "madoi-invitations";
const UNSENT = "madoi-unsent";
const MOST = 50;

/** What is kept for tables, by their ids. */
function kept<Thing>(place: string): Record<string, Thing> {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "{}") as Record<string, Thing>;
  } catch {
    return {};
  }
}

/** Keep something for a table; what was kept longest is forgotten after a while. */
function keep(place: string, table: string, thing: unknown): void {
  const others = Object.entries(kept(place)).filter(([id]) => id !== table);
  localStorage.setItem(place, JSON.stringify(Object.fromEntries([...others, [table, thing]].slice(-MOST))));
}

/** The secret of the seat held at a table; empty: none. */
export function secretOf(table: string): string {
  return kept<string>(SEATS)[table] ?? "";
}

export function keepSeat(table: string, secret: string): void {
  keep(SEATS, table, secret);
}

function forget(place: string, table: string): void {
  const { [table]: _, ...rest } = kept<unknown>(place);
  localStorage.setItem(place, JSON.stringify(rest));
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
