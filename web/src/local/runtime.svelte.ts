// The local runtime: starts the Python workers of this device when they are needed, and speaks with them.

import { runtimeRoot } from "../state/site";
import { PROTOCOL, type RefusalData } from "../net/protocol";
import { LOCAL_TABLE_EVENT } from "./local-id";
import type { FromWorker, Role, ToWorker } from "./messages";

export interface LocalAnswer {
  status: number;
  body: string;
}

interface SocketEvents {
  onMessage: (text: string) => void;
  onClosed: (code: number) => void;
}

class LocalRuntime {
  /** How much of the runtime is on the device, from 0 to 1; null: it is not being loaded. */
  progress = $state<number | null>(null);
  ready = $state(false);
  failed = $state(false);

  /** Why nothing works, once it has failed. */
  #refusal: RefusalData = { code: "local-failed", rule: "", facts: {} };
  #tables: Worker | null = null;
  #search: Worker | null = null;
  #lastId = 0;
  #requests = new Map<number, (answer: LocalAnswer) => void>();
  #sockets = new Map<number, SocketEvents>();
  /** Searches that wait for the one under way, or until the page is visible again. */
  #waiting: ToWorker[] = [];
  #searching = false;

  /** Start loading, unless that is done. */
  start(): void {
    if (this.#tables) return;
    this.progress = 0;
    this.#tables = this.#startWorker("tables", (message) => this.#receive(message));
    const followVisibility = () => {
      this.#post({ type: "pause", paused: document.hidden });
      this.#searchOn();
    };
    document.addEventListener("visibilitychange", followVisibility);
    followVisibility();
  }

  /** A request of the HTTP interface. */
  request(path: string, body: unknown): Promise<LocalAnswer> {
    this.start();
    const id = ++this.#lastId;
    this.#post({ type: "request", id, path, body: body === undefined ? "" : JSON.stringify(body) });
    return new Promise((resolve) => {
      this.#requests.set(id, resolve);
      if (this.failed) this.#fail();
    });
  }

  /** Open a socket; returns its number. */
  open(events: SocketEvents): number {
    this.start();
    const socket = ++this.#lastId;
    this.#sockets.set(socket, events);
    if (this.failed) queueMicrotask(() => this.#fail());
    return socket;
  }

  send(socket: number, text: string): void {
    this.#post({ type: "message", socket, text });
  }

  close(socket: number): void {
    if (this.#sockets.delete(socket)) this.#post({ type: "close", socket });
  }

  #post(message: ToWorker): void {
    this.#tables?.postMessage(message);
  }

  #startWorker(role: Role, onMessage: (message: FromWorker) => void): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: `madoi-${role}` });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => onMessage(data);
    worker.onerror = () => onMessage({ type: "failed", reason: "script" });
    worker.postMessage({ type: "start", role, root: runtimeRoot() } satisfies ToWorker);
    return worker;
  }

  #receive(message: FromWorker): void {
    switch (message.type) {
      case "progress":
        this.progress = message.done;
        break;
      case "ready":
        this.progress = null;
        // A page that stayed open, or files of another day: each alone works, together they do not.
        if (message.protocol === PROTOCOL) this.ready = true;
        else this.#fail({ code: "wire-protocol", rule: "", facts: { given: PROTOCOL, known: message.protocol } });
        break;
      case "failed":
        console.error(message.reason);
        this.#fail();
        break;
      case "answer":
        this.#requests.get(message.id)?.(message);
        this.#requests.delete(message.id);
        break;
      case "message":
        this.#sockets.get(message.socket)?.onMessage(message.text);
        break;
      case "closed":
        this.#sockets.get(message.socket)?.onClosed(message.code);
        this.#sockets.delete(message.socket);
        break;
      case "changed":
        dispatchEvent(new CustomEvent(LOCAL_TABLE_EVENT, { detail: JSON.parse(message.state) as unknown }));
        break;
      case "search":
        this.#waiting.push(message);
        this.#searchOn();
        break;
      case "found":
        break;
    }
  }

  /** Bots that think do so in a worker of their own, one after the other, and only while somebody looks: a search that
   * has begun ends within its seconds, and no other begins on a hidden page. */
  #searchOn(): void {
    if (this.#searching || document.hidden) return;
    const search = this.#waiting.shift();
    if (!search) return;
    this.#searching = true;
    this.#search ??= this.#startWorker("search", (message) => {
      if (message.type === "failed") this.#fail();
      if (message.type !== "found") return;
      this.#post(message);
      this.#searching = false;
      this.#searchOn();
    });
    this.#search.postMessage(search);
  }

  #fail(refusal: RefusalData = this.#refusal): void {
    this.failed = true;
    this.progress = null;
    this.#refusal = refusal;
    const body = JSON.stringify({ refusal });
    for (const answer of this.#requests.values()) answer({ status: 503, body });
    this.#requests.clear();
    for (const { onMessage, onClosed } of this.#sockets.values()) {
      onMessage(JSON.stringify({ type: "refused", id: "", refusal }));
      onClosed(4404);
    }
    this.#sockets.clear();
  }
}

export const localRuntime = new LocalRuntime();
