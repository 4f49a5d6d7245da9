// A duel counter on this phone, alone or linked with another phone. Every move counts at once on this phone; the link
// sends it when it can. If the other phone was faster, our moves are made again after its own.

import { api, RefusalError } from "../../net/api";
import { append, duelOf, newLog, readLog, undo, type DuelLog } from "./duel-log";
import type { Move, Seat } from "./duel-state";

/** A move, or the last one taken back. */
type Change = Move | { type: "undo" };

const STORAGE_KEY = "madoi-lily-counter";
const POLL_MS = 1000;

interface Saved {
  log: string;
  link: string;
  version: number;
  seat: Seat;
  changes: Change[];
}

const changed = (log: DuelLog, change: Change): DuelLog => (change.type === "undo" ? undo(log) : append(log, change));

export class LinkedCounter {
  /** As the other phone has it; without a link, as it is. */
  #shared = $state.raw<DuelLog>(newLog());
  /** Changes that the service does not have yet. */
  #changes = $state.raw<Change[]>([]);
  /** The id of the link; empty: this phone is alone. */
  link = $state("");
  /** The service was out of reach at the last try. */
  away = $state(false);
  /** The link is no longer there. */
  ended = $state(false);
  /** The side of the table this phone belongs to, when it is linked. */
  seat = $state<Seat>(0);
  #version = 0;
  #running: Promise<void> | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;

  readonly log = $derived(this.#changes.reduce(changed, this.#shared));
  readonly duel = $derived(duelOf(this.log));
  readonly canUndo = $derived(this.log.moves.length > 0);

  constructor() {
    try {
      const saved = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "null") as Saved | null;
      const log = saved && readLog(saved.log);
      if (!saved || !log) return;
      this.#shared = log;
      this.link = saved.link;
      this.seat = saved.seat === 1 ? 1 : 0;
      this.#version = saved.version;
      this.#changes = saved.link ? saved.changes : [];
    } catch {
      // what was saved cannot be read: a new counter
    }
  }

  act(change: Change): void {
    if (this.link) this.#changes = [...this.#changes, change];
    else this.#shared = changed(this.#shared, change);
    this.#save();
    void this.exchange();
  }

  /** Share this counter. Throws `RefusalError`. */
  async share(): Promise<void> {
    const { counter } = await api.shareCounter(JSON.stringify(this.log));
    this.#begin(counter, 1, 0);
  }

  /** Count together with the phone that made this link. Throws `RefusalError`. */
  async join(link: string): Promise<void> {
    if (link === this.link) return;
    const { version, body } = await api.readCounter(link, 0);
    const log = readLog(body ?? "");
    if (!log) return;
    this.#shared = log;
    this.#changes = [];
    this.#begin(link, version, 1);
  }

  /** Count alone again, from here. */
  leave(): void {
    this.#shared = this.log;
    this.#changes = [];
    this.link = "";
    this.away = false;
    this.#save();
  }

  sit(seat: Seat): void {
    this.seat = seat;
    this.#save();
  }

  /** Follow the other phone; returns a function that ends it. */
  follow(): () => void {
    this.#timer = setInterval(() => document.hidden || void this.exchange(), POLL_MS);
    void this.exchange();
    return () => clearInterval(this.#timer);
  }

  /** Send what is new here and fetch what is new there. */
  exchange(): Promise<void> {
    if (!this.link) return Promise.resolve();
    this.#running ??= this.#exchangeAll().finally(() => (this.#running = null));
    return this.#running;
  }

  async #exchangeAll(): Promise<void> {
    try {
      for (let again = true; again && this.link;) again = await this.#exchangeOnce(this.link);
      this.away = false;
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      if (error.refusal.code === "counter-none") {
        this.leave();
        this.ended = true;
      } else this.away = true;
    } finally {
      this.#save();
    }
  }

  /** Whether there is more to send. */
  async #exchangeOnce(link: string): Promise<boolean> {
    const sent = this.#changes.length;
    const log = this.log;
    const answer = sent
      ? await api.changeCounter(link, this.#version, JSON.stringify(log))
      : await api.readCounter(link, this.#version);
    if (link !== this.link) return false; // left meanwhile
    const theirs = answer.body ? readLog(answer.body) : null;
    if (sent && answer.accepted) {
      this.#shared = log;
      this.#changes = this.#changes.slice(sent);
    } else if (theirs) this.#shared = theirs;
    this.#version = answer.version;
    return this.#changes.length > 0;
  }

  #begin(link: string, version: number, seat: Seat): void {
    this.#shared = this.log;
    this.#changes = [];
    this.link = link;
    this.#version = version;
    this.seat = seat;
    this.ended = false;
    this.#save();
  }

  #save(): void {
    const saved: Saved = {
      log: JSON.stringify(this.#shared),
      link: this.link,
      version: this.#version,
      seat: this.seat,
      changes: this.#changes,
    };
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(saved));
    } catch {
      // a private window: it lasts as long as the page
    }
  }
}
