// My tables: which go on and wait for me, which are over. Asked of the server with the secrets that this browser keeps.

import { api, Refused } from "../net/api";
import { calling } from "./notifications.svelte";
import {
  finished,
  forgetFinished,
  forgetTable,
  keepFinished,
  keepStanding,
  seats,
  secretOf,
  standing,
  type Finished,
} from "./storage";
import { place } from "./router.svelte";
import { MOST_MINE, type SeatNow, type TableOfMine } from "../net/protocol";

/** Milliseconds between two looks, at the pages that show my tables and at others. */
const SOON = 15_000;
const LATER = 60_000;

class Mine {
  /** Tables that go on, as they stood when they were last asked for: those that wait for me first, then the latest. */
  running = $state.raw<TableOfMine[]>(sorted(standing()));
  over = $state.raw<Finished[]>(finished());
  /** Tables where the secret holds nothing any more, or that are gone. */
  lost = $state.raw<string[]>([]);
  /** Whether the server has answered since the page was opened, and whether it did when it was asked last. */
  known = $state(false);
  away = $state(false);
  /** The server's clock minus ours, in seconds. */
  ahead = $state(0);
  /** Whether the table that is being looked at waits for me; it says so by itself. */
  asked = $state(false);

  /** Tables that wait for me, without the one that is being looked at. */
  get waiting(): TableOfMine[] {
    return this.running.filter((one) => one.asked && one.table !== place.table);
  }

  /** At how many tables it is my turn. */
  get calls(): number {
    return this.waiting.length + (this.asked ? 1 : 0);
  }

  /** A title with what calls for its reader: a mark when this table does, and how many others do. */
  title(text: string): string {
    const others = this.waiting.length;
    return `${this.asked ? "● " : ""}${others ? `(${others}) ` : ""}${text}`;
  }

  /** See how all tables stand that are not known to be over; without `also`, all but the one that is being looked at. */
  async look(also = ""): Promise<void> {
    const held = seats();
    const over = new Set(finished().map((one) => one.table));
    const wanted = Object.keys(held).filter((table) => table === also || (!over.has(table) && table !== place.table));
    const found: TableOfMine[] = [];
    try {
      for (let first = 0; first < wanted.length; first += MOST_MINE) {
        const some = wanted.slice(first, first + MOST_MINE).map((table) => ({ table, secret: held[table]! }));
        const answer = await api.mine(some);
        this.ahead = answer.time - Date.now() / 1000;
        found.push(...answer.tables);
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.away = true;
      return;
    }
    this.known = true;
    this.away = false;
    this.#take(wanted, found);
  }

  #take(wanted: string[], found: TableOfMine[]): void {
    for (const one of found) {
      if (one.result) keepFinished(ended(one, one.result));
      else forgetFinished(one.table);
    }
    const before = this.running;
    const on = found.filter((one) => one.phase !== "over");
    const unasked = before.filter((one) => !wanted.includes(one.table));
    this.lost = wanted.filter((table) => !found.some((one) => one.table === table));
    for (const one of on) {
      const known = before.find((other) => other.table === one.table);
      if ((one.asked === "decision" || one.asked === "chance") && known && !known.asked)
        void calling.call(one.table, one.game, others(one), one.asked === "chance");
    }
    keepStanding([...unasked, ...on]);
    this.renew();
  }

  /** Read again what this browser keeps. */
  renew(): void {
    const over = finished();
    const gone = new Set([...over.map((one) => one.table), ...this.lost]);
    this.running = sorted(standing().filter((one) => !gone.has(one.table)));
    this.over = over;
    this.lost = this.lost.filter((table) => table in seats());
  }

  forget(table: string): void {
    void calling.release(table, secretOf(table));
    forgetTable(table);
    this.renew();
  }

  /** Look now and then, until the answer is called. */
  watch(): () => void {
    let last = 0;
    const look = () => {
      const pause = !document.hidden && (place.path === "/" || place.path === "/mine") ? SOON : LATER;
      if (Date.now() - last < pause - 500) return;
      last = Date.now();
      void this.look();
    };
    const renew = (event: StorageEvent) => event.key?.startsWith("madoi-") && this.renew();
    const timer = setInterval(look, SOON);
    addEventListener("storage", renew);
    look();
    return () => {
      clearInterval(timer);
      removeEventListener("storage", renew);
    };
  }
}

function sorted(tables: TableOfMine[]): TableOfMine[] {
  return [...tables].sort((one, other) => Number(!one.asked) - Number(!other.asked) || other.at - one.at);
}

/** Who else sits there. */
export function others(one: { seat: number; seats: SeatNow[] }): SeatNow[] {
  return one.seats.filter((_, seat) => seat !== one.seat);
}

function ended(one: TableOfMine, result: { points: number[]; winners: number[] }): Finished {
  return {
    table: one.table,
    game: one.game,
    at: one.at,
    seat: one.seat,
    seats: one.seats.map(({ kind, name, bot }) => ({
      kind: kind === "bot" ? "bot" : "person",
      name: name ?? "",
      bot: bot ?? "",
    })),
    points: result.points,
    winners: result.winners,
    paper: one.terms.paper ?? false,
    continued: one.continued,
  };
}

export const mine = new Mine();
