// Offline support: whether the service is out of reach, whether a newer client is ready, and installing Madoi as an app.
// Registers the service worker (web/worker).

import { address, BASE, runtimeRoot, STATIC_SITE } from "../state/site";

/** Missing from the DOM's types. */
interface BeforeInstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
}

/** Header that the worker puts on answers from its cache. */
const CACHED_HEADER = "x-madoi-kept";
const UPDATE_CHECK_MS = 3_600_000;
const RELOADED_KEY = "madoi-reloaded";
/** The page's own work comes first. */
const RUNTIME_DELAY_MS = 5000;
/** A page is not reloaded twice within this time. */
const RELOAD_PAUSE_MS = 30_000;

class Offline {
  /** Whether the service could not be reached at the last request. */
  unreachable = $state(STATIC_SITE || !navigator.onLine);
  /** Whether a newer client than the running one is ready. */
  updateReady = $state(false);
  #installPrompt = $state.raw<BeforeInstallPromptEvent | null>(null);

  /** Whether the browser would install Madoi now. */
  get installable(): boolean {
    return this.#installPrompt !== null;
  }

  /** Note a response, from the service or from the worker's cache; null: none came. */
  noteResponse(response: Response | null): void {
    if (!STATIC_SITE) this.unreachable = !response || response.headers.has(CACHED_HEADER);
  }

  /** Whether somebody asked their browser to load as little as possible. */
  get savesData(): boolean {
    return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
  }

  async install(): Promise<void> {
    const prompt = this.#installPrompt;
    this.#installPrompt = null;
    await prompt?.prompt();
  }

  /** Start the worker where browsers allow one: over https, and on localhost. */
  start(): void {
    addEventListener("offline", () => (this.unreachable = true));
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // the home page offers it instead
      this.#installPrompt = event as BeforeInstallPromptEvent;
    });
    addEventListener("appinstalled", () => (this.#installPrompt = null));
    addEventListener("vite:preloadError", () => void this.#reload());
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    // A worker starts: the first one, or a newer one.
    navigator.serviceWorker.addEventListener("message", ({ data, source }: MessageEvent<{ files: string[] }>) => {
      const running = document.querySelector<HTMLScriptElement>("script[type=module]")?.src;
      if (running) this.updateReady = !data.files.includes(new URL(running).pathname);
      source?.postMessage({ asked: performance.getEntriesByType("resource").map((one) => one.name) });
    });
    void this.#register();
  }

  async #register(): Promise<void> {
    // The worker downloads everything; the page's own files come first.
    if (document.readyState !== "complete") await new Promise((done) => addEventListener("load", done, { once: true }));
    const registration = await navigator.serviceWorker
      .register(address(STATIC_SITE ? "/sw.js?site" : "/sw.js"))
      .catch(() => null);
    if (!registration) return;
    setInterval(() => void registration.update().catch(() => undefined), UPDATE_CHECK_MS);
    await navigator.serviceWorker.ready;
    setTimeout(() => void this.#keepRuntime(), RUNTIME_DELAY_MS);
  }

  /** Get what runs tables on this device beforehand, so that there are games without a connection too. */
  async #keepRuntime(): Promise<void> {
    if (this.savesData || (this.unreachable && !STATIC_SITE)) return;
    const { downloadInBackground } = await import("../local/download");
    await downloadInBackground(runtimeRoot());
  }

  /** A chunk failed to load: the service has a newer version, or the network is gone. Reload, once it is back. */
  async #reload(): Promise<void> {
    const last = Number(sessionStorage.getItem(RELOADED_KEY) ?? 0);
    if (Date.now() - last < RELOAD_PAUSE_MS) return;
    if (!(await fetch(BASE, { method: "HEAD" }).catch(() => null))?.ok) {
      addEventListener("online", () => void this.#reload(), { once: true });
      return;
    }
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
    location.reload();
  }
}

export const offline = new Offline();
