// The connection to a table: greets the server, matches answers to requests, notices a dead line and reconnects.

import { RefusalError, SERVICE_UNREACHABLE } from "./api";
import type { ClientMessage, ServerMessage } from "./protocol";
import { openTransport, type Transport } from "./transport";

export type Hello = Extract<ClientMessage, { type: "hello" }>;
type Request = Exclude<ClientMessage, Hello>;
/** A request as callers write it; the connection adds the id. */
export type RequestBody = Request extends infer One ? (One extends { id: string } ? Omit<One, "id"> : never) : never;

export interface ConnectionHandlers {
  /** The first message on every new socket. */
  hello: () => Hello;
  /** Receives every message that does not answer a request. */
  onMessage: (message: ServerMessage) => void;
  onLost: () => void;
}

interface PendingRequest {
  resolve: (answer: ServerMessage) => void;
  reject: (error: RefusalError) => void;
}

/** Close codes after which the server does not want this client back. */
const FINAL_CLOSE_CODES = [4400, 4404];
const FIRST_RETRY_MS = 200;
const MAX_RETRY_MS = 5000;
/** A line on which nothing is answered for this long counts as broken. */
const ANSWER_TIMEOUT_MS = 6000;
const PING_INTERVAL_MS = 15_000;

export class Connection {
  /** Whether the server has welcomed this connection. */
  connected = $state(false);

  #socket: Transport | null = null;
  #pending = new Map<string, PendingRequest>();
  #lastId = 0;
  #retryMs = FIRST_RETRY_MS;
  #closed = false;
  #retryTimer = 0;
  /** A line can die silently; only a ping shows it. */
  readonly #pingTimer = setInterval(
    () => this.connected && void this.request({ type: "ping" }).catch(() => undefined),
    PING_INTERVAL_MS,
  );
  /** Give up this socket without waiting for the other end to agree: it may be out of reach. */
  readonly #abandon = () => {
    const socket = this.#socket;
    if (!socket) return;
    this.#handleLoss();
    socket.close();
  };
  readonly #reconnectNow = () => {
    if (
      this.#closed ||
      this.#socket?.readyState === WebSocket.OPEN ||
      this.#socket?.readyState === WebSocket.CONNECTING
    )
      return;
    clearTimeout(this.#retryTimer);
    this.#connect();
  };

  /** ``remote``: whether messages go over a network, which may break. */
  constructor(
    readonly handlers: ConnectionHandlers,
    readonly remote = true,
  ) {
    this.#connect();
    if (!remote) return;
    // The browser may know that the network is gone, or back, before any timeout does.
    addEventListener("offline", this.#abandon);
    addEventListener("online", this.#reconnectNow);
  }

  /** Send a request and wait for its answer. Throws `RefusalError`. */
  request(body: RequestBody): Promise<ServerMessage> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new RefusalError(SERVICE_UNREACHABLE));
    const id = String(++this.#lastId);
    socket.send(JSON.stringify({ ...body, id }));
    if (this.remote)
      setTimeout(() => socket === this.#socket && this.#pending.has(id) && this.#abandon(), ANSWER_TIMEOUT_MS);
    return new Promise((resolve, reject) => this.#pending.set(id, { resolve, reject }));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retryTimer);
    clearInterval(this.#pingTimer);
    removeEventListener("offline", this.#abandon);
    removeEventListener("online", this.#reconnectNow);
    this.#socket?.close();
  }

  #connect(): void {
    const socket = openTransport(this.handlers.hello().table);
    this.#socket = socket;
    if (this.remote) setTimeout(() => socket === this.#socket && !this.connected && this.#abandon(), ANSWER_TIMEOUT_MS);
    socket.onopen = () => socket.send(JSON.stringify(this.handlers.hello()));
    socket.onmessage = (event) =>
      socket === this.#socket && this.#receive(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => socket === this.#socket && this.#handleLoss(event.code);
  }

  #handleLoss(code = 0): void {
    this.#socket = null; // otherwise the timeout of its opening would abandon it again
    this.connected = false;
    this.handlers.onLost();
    for (const { reject } of this.#pending.values()) reject(new RefusalError(SERVICE_UNREACHABLE));
    this.#pending.clear();
    if (this.#closed || FINAL_CLOSE_CODES.includes(code)) return;
    this.#retryTimer = window.setTimeout(() => this.#connect(), this.#retryMs * (0.5 + Math.random()));
    this.#retryMs = Math.min(MAX_RETRY_MS, this.#retryMs * 2);
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "done":
      case "reason":
      case "advice":
      case "changeable":
        return this.#takePending(message.id)?.resolve(message);
      case "refused":
        if (message.id) return this.#takePending(message.id)?.reject(new RefusalError(message.refusal));
        break;
      case "bye":
        this.#retryMs = Math.max(FIRST_RETRY_MS, message.again * 1000);
        break;
      case "welcome":
        this.connected = true;
        this.#retryMs = FIRST_RETRY_MS;
        break;
    }
    this.handlers.onMessage(message);
  }

  #takePending(id: string): PendingRequest | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }
}
