// HTTP: opening tables, sitting down, records.

import type { Lobby, Offered, Reasoned, SeatTaken, TableListed, TableOpened, TableWanted } from "./protocol";

export class Refused extends Error {
  constructor(readonly refusal: Reasoned) {
    super(refusal.code);
  }
}

const AWAY: Reasoned = { code: "store-away", rule: "", facts: {} };

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refused(AWAY);
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as { refusal: Reasoned } | null;
    throw new Refused(problem?.refusal ?? AWAY);
  }
  return (await answer.json()) as Answer;
}

export const api = {
  offer: () => ask<Offered>("/api/offer"),
  lobby: () => ask<Lobby>("/api/tables"),
  open: (wanted: TableWanted) => ask<TableOpened>("/api/tables", wanted),
  table: (table: string) => ask<TableListed>(`/api/tables/${encodeURIComponent(table)}`),
  reference: (table: string) => ask<Record<string, unknown>>(`/api/tables/${encodeURIComponent(table)}/reference`),
  sit: (table: string, seat: number, name: string, invitation = "") =>
    ask<SeatTaken>(`/api/tables/${encodeURIComponent(table)}/seats/${seat}`, { name, invitation }),
};
