// The Web Push subscription of this browser: the service notifies a seat's holder also when no page is open.

import { words } from "../i18n/words.svelte";
import { api, RefusalError } from "../net/api";
import type { SubscribeRequest } from "../net/protocol";
import { eveningSecret, joinedEvenings } from "./evening-secrets";
import { seatSecrets } from "./storage";

class WebPush {
  /** Whether this browser is subscribed. */
  active = $state(false);
  #endpoint = "";

  /** Subscribe a seat or a player of an evening, if browser, worker and push service allow it. `send` tells the service. */
  async subscribe(secret: string, send: (wanted: SubscribeRequest) => Promise<unknown>): Promise<void> {
    try {
      if (!(await navigator.serviceWorker?.getRegistration())) return;
      const registration = await navigator.serviceWorker.ready;
      if (!("pushManager" in registration)) return;
      const { key } = await api.pushKey();
      let subscription = await registration.pushManager.getSubscription();
      if (subscription && serverKey(subscription) !== key) {
        // It belongs to another server, or to this one before it lost its key.
        await subscription.unsubscribe();
        subscription = null;
      }
      subscription ??= await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
      const { endpoint, keys } = subscription.toJSON();
      this.#endpoint = endpoint ?? "";
      await send({
        secret,
        address: this.#endpoint,
        public: keys?.p256dh ?? "",
        auth: keys?.auth ?? "",
        language: words.language,
      });
      this.active = true;
    } catch (error) {
      // No push service in this browser, or out of reach: the open page still notifies.
      if (!(error instanceof RefusalError || error instanceof DOMException)) throw error;
      this.active = false;
    }
  }

  async unsubscribe(): Promise<void> {
    const registration = await navigator.serviceWorker?.getRegistration();
    const subscription = await registration?.pushManager?.getSubscription();
    const address = subscription?.endpoint ?? this.#endpoint;
    this.active = false;
    if (!address) return;
    await subscription?.unsubscribe().catch(() => false);
    for (const [table, secret] of Object.entries(seatSecrets()))
      await api.unsubscribePush(table, { secret, address }).catch(() => undefined);
    for (const evening of joinedEvenings())
      await api.unsubscribeRounds(evening, { secret: eveningSecret(evening), address }).catch(() => undefined);
  }

  /** Unsubscribe one seat, because it is given up. */
  async release(table: string, secret: string): Promise<void> {
    if (this.#endpoint) await api.unsubscribePush(table, { secret, address: this.#endpoint }).catch(() => undefined);
  }
}

/** The server key of a subscription, in the server's base64url. */
function serverKey(subscription: PushSubscription): string {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

export const webPush = new WebPush();
