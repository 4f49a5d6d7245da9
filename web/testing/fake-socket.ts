// A stand-in for `WebSocket`, with the service at its other end.

import type { ClientMessage, News, Snapshot, ServerMessage, Welcome } from "../src/net/protocol";

/** `FakeSocket.last` is the one that was opened last. */
export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];

  readyState = FakeSocket.CONNECTING;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  /** Called by the page. */
  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  /** The service accepts the connection. */
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  tell(told: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }

  /** The connection breaks. */
  drop(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }

  /** Open it, and send a table's first messages. */
  begin(now: Partial<Snapshot> = {}, news: News[] = [], welcome: Partial<Welcome> = {}): void {
    this.open();
    this.tell(asWelcome(welcome));
    this.tell({ type: "update", news, now: asNow(now) });
  }
}

export function asWelcome(parts: Partial<Welcome> = {}): Welcome {
  return {
    type: "welcome",
    protocol: 2,
    version: "1",
    table: "t",
    viewer: 0,
    game: "kasane",
    options: {},
    terms: {},
    source: "",
    concedes: false,
    time: 0,
    ...parts,
  };
}

export function asNow(parts: Partial<Snapshot> = {}): Snapshot {
  return { number: 0, phase: "playing", seats: [{ kind: "person", name: "Rin" }], ...parts };
}

export const asNews = (number: number, what: string, parts: Partial<News> = {}): News => ({
  number,
  at: 0,
  what,
  ...parts,
});
