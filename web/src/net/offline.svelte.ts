// Without a line: whether the service is out of reach, a newer version, Madoi as an app on this device. What the worker
// keeps is in web/worker.

/** A browser that would install the page as an app; not in the types of the DOM. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

/** What the worker puts on answers that it has kept. */
const MARK = "x-madoi-kept";
const HOUR = 3_600_000;
const RELOADED = "madoi-reloaded";
/** Milliseconds within which a page is not loaded anew a second time. */
const ONCE = 30_000;

class Offline {
  /** Whether the service could not be reached when it was asked last. */
  away = $state(!navigator.onLine);
  /** Whether a newer client is here than the one that runs. */
  renewed = $state(false);
  #offer = $state.raw<InstallOffer | null>(null);

  /** Whether the browser would install Madoi now. */
  get installable(): boolean {
    return this.#offer !== null;
  }

  /** An answer came, from the service or kept by the worker; null: none did. */
  heard(answer: Response | null): void {
    this.away = !answer || answer.headers.has(MARK);
  }

  async install(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null;
    await offer?.prompt();
  }

  /** Have the worker keep all this, where browsers allow one: on https and on this machine itself. */
  start(): void {
    addEventListener("offline", () => (this.away = true));
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // we offer it where it does not disturb
      this.#offer = event as InstallOffer;
    });
    addEventListener("appinstalled", () => (this.#offer = null));
    addEventListener("vite:preloadError", () => void this.#again());
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    // A worker begins, the first or a newer one.
    navigator.serviceWorker.addEventListener("message", ({ data, source }: MessageEvent<{ files: string[] }>) => {
      const running = document.querySelector<HTMLScriptElement>("script[type=module]")?.src;
      if (running) this.renewed = !data.files.includes(new URL(running).pathname);
      source?.postMessage({ asked: performance.getEntriesByType("resource").map((one) => one.name) });
    });
    void this.#register();
  }

  async #register(): Promise<void> {
    // The worker fetches everything; what the page itself needs comes first.
    if (document.readyState !== "complete") await new Promise((done) => addEventListener("load", done, { once: true }));
    const registered = await navigator.serviceWorker.register("/sw.js").catch(() => null);
    if (registered) setInterval(() => void registered.update().catch(() => undefined), HOUR);
  }

  /** A part of the page did not come, because the service has a newer one or the line was cut: the page is loaded anew, if
      that helps; without a line when it is back. */
  async #again(): Promise<void> {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - last < ONCE) return;
    if (!(await fetch("/", { method: "HEAD" }).catch(() => null))?.ok) {
      addEventListener("online", () => void this.#again(), { once: true });
      return;
    }
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  }
}

export const offline = new Offline();
