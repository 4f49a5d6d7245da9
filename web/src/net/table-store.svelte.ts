// A table as this browser sees it: one connection that heals by itself, and what the server has told.

import { Refused } from "./api";
import type { AtTable } from "./table-model";
import { seatName } from "../i18n/seats";
import {
  PROTOCOL,
  type Asked,
  type Considered,
  type Here,
  type News,
  type Now,
  type Reasoned,
  type Told,
  type Welcome,
} from "./protocol";

type Request = Exclude<Asked, { type: "hello" }>;
type Wanted = Request extends infer One ? (One extends { id: string } ? Omit<One, "id"> : never) : never;

const LAST_WORDS = [4400, 4403, 4404];
const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 5000;
/** A line on which nothing is answered for so long is taken for broken, in milliseconds. */
const PATIENCE = 6000;
const BEAT = 15000;

export class Table implements AtTable {
  welcome = $state.raw<Welcome | null>(null);
  news = $state.raw<News[]>([]);
  now = $state.raw<Now | null>(null);
  here = $state.raw<Here>({ type: "here", seats: [], spectators: 0 });
  /** Whether the line is up. */
  connected = $state(false);
  /** Whether what we know is what this line has told, and not what an earlier one did. */
  current = $state(false);
  /** Why there is no coming back. */
  refusal = $state.raw<Reasoned | null>(null);
  /** The server's clock minus ours, in seconds. */
  ahead = 0;

  #socket: WebSocket | null = null;
  #waiting = new Map<string, { done: (told: Told) => void; failed: (error: Refused) => void }>();
  #asked = 0;
  #pause = FIRST_PAUSE;
  #closed = false;
  #timer = 0;
  /** A line can die without a word; who only waits would never notice. */
  readonly #beat = setInterval(
    () => this.connected && void this.request({ type: "ping" }).catch(() => undefined),
    BEAT,
  );
  /** Give this line up, and do not wait for the other end to agree: it may be out of reach. */
  readonly #hangUp = () => {
    const socket = this.#socket;
    if (!socket) return;
    this.#lost();
    socket.close();
  };
  readonly #again = () => {
    if (
      this.#closed ||
      this.#socket?.readyState === WebSocket.OPEN ||
      this.#socket?.readyState === WebSocket.CONNECTING
    )
      return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  constructor(
    readonly id: string,
    readonly secret: string,
  ) {
    this.#connect();
    // A browser that knows its line is gone, or back, need not wait for a timeout to notice.
    addEventListener("offline", this.#hangUp);
    addEventListener("online", this.#again);
  }

  get game(): string {
    return this.welcome?.game ?? "";
  }

  get viewer(): number {
    return this.welcome?.viewer ?? -1;
  }

  get names(): string[] {
    return this.now?.seats.map(seatName) ?? [];
  }

  /** Ask for something; throws `Refused`. */
  request(wanted: Wanted): Promise<Told> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Refused({ code: "store-away", rule: "", facts: {} }));
    }
    const id = String(++this.#asked);
    socket.send(JSON.stringify({ ...wanted, id }));
    setTimeout(() => socket === this.#socket && this.#waiting.has(id) && this.#hangUp(), PATIENCE);
    return new Promise((done, failed) => this.#waiting.set(id, { done, failed }));
  }

  /** Answer what is asked now. */
  async play(action: string): Promise<void> {
    const prompt = this.now?.prompt;
    if (prompt) await this.request({ type: "play", prompt: prompt.id, action });
  }

  /** Why this is not allowed now; null: it is. */
  async why(action: string): Promise<Reasoned | null> {
    const told = await this.request({ type: "why", action });
    return told.type === "reason" ? (told.refusal ?? null) : null;
  }

  wish(wish: string): Promise<Told> {
    return this.request({ type: "wish", wish });
  }

  undo(ask = false): Promise<Told> {
    return this.request({ type: "undo", ask });
  }

  /** What a strong bot thinks of the choices of this seat, the best first; throws `Refused`. */
  async hint(): Promise<Considered[]> {
    const told = await this.request({ type: "hint" });
    return told.type === "advice" ? told.lines : [];
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    removeEventListener("offline", this.#hangUp);
    removeEventListener("online", this.#again);
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/play`);
    this.#socket = socket;
    setTimeout(() => socket === this.#socket && !this.connected && this.#hangUp(), PATIENCE);
    socket.onopen = () => {
      const since = this.news.at(-1)?.number ?? -1;
      const hello: Asked = { type: "hello", table: this.id, protocol: PROTOCOL, secret: this.secret, since };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (message) => socket === this.#socket && this.#hear(JSON.parse(message.data as string) as Told);
    socket.onclose = (event) => socket === this.#socket && this.#lost(event.code);
  }

  #lost(code = 0): void {
    this.#socket = null; // or the watch over its opening would take it for one that is silent
    this.connected = this.current = false;
    for (const { failed } of this.#waiting.values()) {
      failed(new Refused({ code: "store-away", rule: "", facts: {} }));
    }
    this.#waiting.clear();
    if (this.#closed || LAST_WORDS.includes(code)) return;
    this.#timer = window.setTimeout(() => this.#connect(), this.#pause * (0.5 + Math.random()));
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }

  #hear(told: Told): void {
    if (told.type === "update") {
      this.news = [...this.news, ...told.news];
      this.now = told.now;
      this.current = true;
    } else if (told.type === "here") {
      this.here = told;
    } else if (told.type === "welcome") {
      this.welcome = told;
      this.connected = true;
      this.#pause = FIRST_PAUSE;
      this.ahead = told.time - Date.now() / 1000;
    } else if (told.type === "refused" && !told.id) {
      this.refusal = told.refusal;
    } else if (
      told.type === "done" ||
      told.type === "reason" ||
      told.type === "advice" ||
      told.type === "changeable" ||
      told.type === "refused"
    ) {
      const waiting = this.#waiting.get(told.id);
      this.#waiting.delete(told.id);
      if (told.type === "refused") waiting?.failed(new Refused(told.refusal));
      else waiting?.done(told);
    }
  }
}
