// Called when it is my turn: by a notification while a page is open, by web push when none is. Off until somebody wants
// it, and asked for only when she taps the switch.

import { api, Refused } from "../net/api";
import { seats } from "./storage";
import { place } from "./router.svelte";
import type { SeatNow } from "../net/protocol";
import { seatName } from "../i18n/seats";
import { words } from "../i18n/words.svelte";

const KEPT = "madoi-calling";

/** Why this browser calls nobody; empty: it can. */
type Obstacle = "" | "insecure" | "unable" | "denied";

class Calling {
  on = $state(false);
  obstacle = $state<Obstacle>("");
  /** Whether this browser is also called when no page is open. */
  pushed = $state(false);
  #shown = new Map<string, Notification>();
  #address = "";

  constructor() {
    this.#weigh();
    this.on = localStorage.getItem(KEPT) === "on" && !this.obstacle && Notification.permission === "granted";
  }

  /** Switch it. A browser lets itself be asked only by a tap, so this is called by one. */
  async set(on: boolean): Promise<void> {
    if (on && !this.obstacle) {
      const answer = await Notification.requestPermission();
      this.#weigh();
      this.on = answer === "granted";
    } else {
      this.on = false;
    }
    localStorage.setItem(KEPT, this.on ? "on" : "off");
    if (!this.on) await this.#unsubscribe();
  }

  /** Be called for the seat at this table, also when no page is open, if all of that can be had. */
  async subscribe(table: string, secret: string): Promise<void> {
    if (!this.on || !secret) return;
    try {
      if (!(await navigator.serviceWorker?.getRegistration())) return;
      const registered = await navigator.serviceWorker.ready;
      if (!("pushManager" in registered)) return;
      const { key } = await api.calls();
      let subscription = await registered.pushManager.getSubscription();
      if (subscription && keyOf(subscription) !== key) {
        // It takes calls of another server, or of this one before it lost its key, and of nobody else.
        await subscription.unsubscribe();
        subscription = null;
      }
      subscription ??= await registered.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
      const { endpoint, keys } = subscription.toJSON();
      this.#address = endpoint ?? "";
      await api.callMe(table, {
        secret,
        address: this.#address,
        public: keys?.p256dh ?? "",
        auth: keys?.auth ?? "",
        language: words.language,
      });
      this.pushed = true;
    } catch (error) {
      // No push service in this browser, or out of reach: the open page still calls.
      if (!(error instanceof Refused || error instanceof DOMException)) throw error;
      this.pushed = false;
    }
  }

  async #unsubscribe(): Promise<void> {
    const registered = await navigator.serviceWorker?.getRegistration();
    const subscription = await registered?.pushManager?.getSubscription();
    const address = subscription?.endpoint ?? this.#address;
    this.pushed = false;
    if (!address) return;
    await subscription?.unsubscribe().catch(() => false);
    for (const [table, secret] of Object.entries(seats()))
      await api.callMeNot(table, { secret, address }).catch(() => undefined);
  }

  /** Not be called for a seat that is given up. */
  async release(table: string, secret: string): Promise<void> {
    if (this.#address) await api.callMeNot(table, { secret, address: this.#address }).catch(() => undefined);
  }

  /** Tell that it is my turn at a table, or that I am to say what fell there, if nobody looks at this page. Nothing of the
      game is told. */
  async call(table: string, game: string, others: SeatNow[], chance = false): Promise<void> {
    if (!this.on || !document.hidden) return;
    const title = words.text(chance ? "call-title-chance" : "call-title", { game: words.text(`web-game-${game}`) });
    const names = others.map(seatName);
    const told = {
      body: words.text("call-with", { seats: names.map((_, number) => number) }, names),
      tag: table,
      icon: "/icon-192.png",
      data: { table },
    };
    const registered = await navigator.serviceWorker?.getRegistration();
    if (registered?.active) return registered.showNotification(title, told);
    try {
      const shown = new Notification(title, told);
      shown.onclick = () => {
        focus();
        place.go(`/t/${table}`);
        shown.close();
      };
      this.#shown.set(table, shown);
    } catch {
      // Phones want a worker for it, and this one has none yet.
    }
  }

  /** She has seen it: what still says so goes away. */
  async hush(table: string): Promise<void> {
    if (!this.on) return;
    this.#shown.get(table)?.close();
    this.#shown.delete(table);
    const registered = await navigator.serviceWorker?.getRegistration();
    for (const shown of (await registered?.getNotifications({ tag: table })) ?? []) shown.close();
  }

  #weigh(): void {
    if (!isSecureContext) this.obstacle = "insecure";
    else if (!("Notification" in window)) this.obstacle = "unable";
    else this.obstacle = Notification.permission === "denied" ? "denied" : "";
  }
}

/** By whom a browser lets itself be called, as the server writes it. */
function keyOf(subscription: PushSubscription): string {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

export const calling = new Calling();
