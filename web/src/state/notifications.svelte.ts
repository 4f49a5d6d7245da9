// Notifications for my turn: shown by an open page here, by Web Push when none is open. Off until the player turns them on.

import { isLocal } from "../local/local-id";
import { seatName } from "../i18n/seats";
import { words } from "../i18n/words.svelte";
import { api } from "../net/api";
import type { SeatSnapshot } from "../net/protocol";
import { webPush } from "./push-subscription.svelte";
import { router } from "./router.svelte";

const STORAGE_KEY = "madoi-calling";

/** Why this browser cannot notify; empty: it can. */
type Obstacle = "" | "insecure" | "unable" | "denied";

/** It is my turn, a result is to be typed in, or somebody has joined me in a quick match. */
type NotificationReason = "turn" | "chance" | "joined";
const TITLES: Record<NotificationReason, string> = {
  turn: "call-title",
  chance: "call-title-chance",
  joined: "call-title-joined",
};

class Notifications {
  enabled = $state(false);
  obstacle = $state<Obstacle>("");
  #shown = new Map<string, Notification>();

  constructor() {
    this.#checkSupport();
    this.enabled =
      localStorage.getItem(STORAGE_KEY) === "on" && !this.obstacle && Notification.permission === "granted";
  }

  /** Whether the player could have them here: now, or after allowing them in the browser. */
  get possible(): boolean {
    return !this.obstacle || this.obstacle === "denied";
  }

  /** Turn them on or off. Call it from a tap: browsers ask for permission only then. */
  async setEnabled(on: boolean): Promise<void> {
    if (on && !this.obstacle) {
      const permission = await Notification.requestPermission();
      this.#checkSupport();
      this.enabled = permission === "granted";
    } else {
      this.enabled = false;
    }
    localStorage.setItem(STORAGE_KEY, this.enabled ? "on" : "off");
    if (!this.enabled) await webPush.unsubscribe();
  }

  /** Subscribe a seat to Web Push, if notifications are on. */
  async subscribe(table: string, secret: string): Promise<void> {
    if (this.enabled && secret && !isLocal(table))
      await webPush.subscribe(secret, (wanted) => api.subscribePush(table, wanted));
  }

  /** Subscribe a player to the rounds of an evening, if notifications are on. */
  async subscribeRounds(evening: string, secret: string): Promise<void> {
    if (this.enabled && secret) await webPush.subscribe(secret, (wanted) => api.subscribeRounds(evening, wanted));
  }

  /** Notify that a table waits for me, if nobody looks at this page. Says nothing about the game. */
  async notify(table: string, game: string, others: SeatSnapshot[], why: NotificationReason = "turn"): Promise<void> {
    if (!this.enabled || !document.hidden) return;
    const title = words.text(TITLES[why], { game: words.game(game) });
    const names = others.map(seatName).filter(Boolean);
    const options = {
      body: words.text("call-with", { seats: names.map((_, number) => number) }, names),
      tag: table,
      icon: "/icon-192.png",
      data: { table },
    };
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration?.active) return registration.showNotification(title, options);
    try {
      const shown = new Notification(title, options);
      shown.onclick = () => {
        focus();
        router.go(`/t/${table}`);
        shown.close();
      };
      this.#shown.set(table, shown);
    } catch {
      // Phones need a worker for it, and this page has none yet.
    }
  }

  async dismiss(table: string): Promise<void> {
    if (!this.enabled) return;
    this.#shown.get(table)?.close();
    this.#shown.delete(table);
    const registration = await navigator.serviceWorker?.getRegistration();
    for (const shown of (await registration?.getNotifications({ tag: table })) ?? []) shown.close();
  }

  #checkSupport(): void {
    if (!isSecureContext) this.obstacle = "insecure";
    else if (!("Notification" in window)) this.obstacle = "unable";
    else this.obstacle = Notification.permission === "denied" ? "denied" : "";
  }
}

export const notifications = new Notifications();
