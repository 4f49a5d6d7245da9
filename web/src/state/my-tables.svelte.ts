// My tables: the running ones, which of them wait for me, and the finished games. Polls the server with the seat secrets
// this browser keeps.

import { isLocal, LOCAL_TABLE_EVENT } from "../local/local-id";
import { api, RefusalError } from "../net/api";
import { MAX_MY_TABLES as MAX_SEATS_PER_REQUEST, type SeatSnapshot, type MyTable } from "../net/protocol";
import { notifications } from "./notifications.svelte";
import { webPush } from "./push-subscription.svelte";
import { router } from "./router.svelte";
import {
  finishedGames,
  forgetFinishedGame,
  forgetTable,
  lastKnownTables,
  saveFinishedGame,
  saveKnownTables,
  seatSecret,
  seatSecrets,
  type FinishedGame,
} from "./storage";

/** On visible pages that list my tables. */
const FAST_POLL_MS = 15_000;
const SLOW_POLL_MS = 60_000;

class MyTables {
  /** As the server last described them: those that wait for me first, then the latest. */
  running = $state.raw<MyTable[]>(sortTables(lastKnownTables()));
  finished = $state.raw<FinishedGame[]>(finishedGames());
  /** Tables that are gone, or where the secret holds no seat any more. */
  lost = $state.raw<string[]>([]);
  /** Whether the server has answered since the page was opened. */
  known = $state(false);
  unreachable = $state(false);
  /** The server's clock minus ours. */
  clockOffsetSeconds = $state(0);
  /** Whether the open table waits for me; set by its page. */
  currentTableWaits = $state(false);

  /** Tables that wait for me, without the open one. */
  get waiting(): MyTable[] {
    return this.running.filter((one) => one.asked && one.table !== router.table);
  }

  get turnCount(): number {
    return this.waiting.length + (this.currentTableWaits ? 1 : 0);
  }

  /** A page title with a mark when this table waits for me, and the number of others that do. */
  titleWithTurns(text: string): string {
    const others = this.waiting.length;
    return `${this.currentTableWaits ? "● " : ""}${others ? `(${others}) ` : ""}${text}`;
  }

  /** Ask the server about all unfinished tables except the open one, and about `also`. */
  async refresh(also = ""): Promise<void> {
    const secrets = seatSecrets();
    const finished = new Set(finishedGames().map((one) => one.table));
    const wanted = Object.keys(secrets).filter(
      (table) => !isLocal(table) && (table === also || (!finished.has(table) && table !== router.table)),
    );
    const found: MyTable[] = [];
    try {
      for (let first = 0; first < wanted.length; first += MAX_SEATS_PER_REQUEST) {
        const batch = wanted.slice(first, first + MAX_SEATS_PER_REQUEST);
        const answer = await api.myTables(batch.map((table) => ({ table, secret: secrets[table]! })));
        this.clockOffsetSeconds = answer.time - Date.now() / 1000;
        found.push(...answer.tables);
      }
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      this.unreachable = true;
      return;
    }
    this.known = true;
    this.unreachable = false;
    this.#store(wanted, found);
  }

  /** A table of this device tells how it stands. */
  #storeLocal(found: MyTable): void {
    if (found.result) saveFinishedGame(asFinishedGame(found, found.result));
    else forgetFinishedGame(found.table);
    const others = this.running.filter((one) => one.table !== found.table);
    saveKnownTables(found.phase === "over" ? others : [...others, found]);
    this.reload();
  }

  #store(wanted: string[], found: MyTable[]): void {
    for (const one of found) {
      if (one.result) saveFinishedGame(asFinishedGame(one, one.result));
      else forgetFinishedGame(one.table);
    }
    const before = this.running;
    const running = found.filter((one) => one.phase !== "over");
    const unasked = before.filter((one) => !wanted.includes(one.table));
    this.lost = wanted.filter((table) => !found.some((one) => one.table === table));
    for (const one of running) {
      const known = before.find((other) => other.table === one.table);
      if ((one.asked === "decision" || one.asked === "chance") && known && !known.asked)
        void notifications.notify(one.table, one.game, otherSeats(one), one.asked === "chance" ? "chance" : "turn");
    }
    saveKnownTables([...unasked, ...running]);
    this.reload();
  }

  reload(): void {
    const finished = finishedGames();
    const gone = new Set([...finished.map((one) => one.table), ...this.lost]);
    this.running = sortTables(lastKnownTables().filter((one) => !gone.has(one.table)));
    this.finished = finished;
    this.lost = this.lost.filter((table) => table in seatSecrets());
  }

  forget(table: string): void {
    if (isLocal(table)) void import("../local/log-store").then(({ deleteLog }) => deleteLog(table));
    else void webPush.release(table, seatSecret(table));
    forgetTable(table);
    this.reload();
  }

  /** Poll until the returned function is called. */
  poll(): () => void {
    let last = 0;
    const refresh = () => {
      const fast = !document.hidden && (router.path === "/" || router.path === "/mine");
      if (Date.now() - last < (fast ? FAST_POLL_MS : SLOW_POLL_MS) - 500) return;
      last = Date.now();
      void this.refresh();
    };
    const reload = (event: StorageEvent) => event.key?.startsWith("madoi-") && this.reload();
    const storeLocal = (event: Event) => this.#storeLocal((event as CustomEvent<MyTable>).detail);
    const timer = setInterval(refresh, FAST_POLL_MS);
    addEventListener(LOCAL_TABLE_EVENT, storeLocal);
    addEventListener("storage", reload);
    refresh();
    return () => {
      clearInterval(timer);
      removeEventListener("storage", reload);
      removeEventListener(LOCAL_TABLE_EVENT, storeLocal);
    };
  }
}

function sortTables(tables: MyTable[]): MyTable[] {
  return [...tables].sort((one, other) => Number(!one.asked) - Number(!other.asked) || other.at - one.at);
}

export function otherSeats(table: { seat: number; seats: SeatSnapshot[] }): SeatSnapshot[] {
  return table.seats.filter((_, seat) => seat !== table.seat);
}

function asFinishedGame(one: MyTable, result: { points: number[]; winners: number[] }): FinishedGame {
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

export const myTables = new MyTables();
