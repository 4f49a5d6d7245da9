// The service worker: opens Madoi offline. It caches the whole client with all catalogues (the shell), and the answers
// listed in kept.ts. Online, the service always comes first: a connected player never has an old client.

import "./push";
import { BEFOREHAND, KEPT, LESSONS, MOST_KEPT } from "./kept";

declare const self: ServiceWorkerGlobalScope;
/** Written by the build (offline.ts): all files of this version, and its hash. */
declare const __SHELL__: { version: string; files: string[] };

/** The folder that the client lies in: "/" at a service. */
const BASE = new URL("./", self.location.href).pathname;
/** A static site (`madoi site`) has the answers as files. */
const ANSWER_SUFFIX = self.location.search === "?site" ? ".json" : "";
const { version } = __SHELL__;
const files = __SHELL__.files.map((path) => BASE + path.slice(1));
const FAMILY = `madoi-shell-${BASE.slice(1)}`;
const SHELL = FAMILY + version;
const ANSWERS = "madoi-kept";
const WORDS = /^\/words\/[\w-]+\.ftl$/;
/** The runtime of local tables; src/local/download.ts keeps it on the device. */
const RUNTIME_FILE = /^\/runtime\/\w+\//;
const SERVICE = /^\/(api|play|words|assets|runtime|healthz|readyz|metrics)(\/|$)/;
/** How long to wait for a slow service when there is a cached answer. */
const PATIENCE = 4000;
/** For how long after that cached answers come at once: a page makes several requests, one after the other. */
const SLOW_MS = 10_000;
let slowUntil = 0;
/** Tells the page that an answer is from the cache and the service is out of reach. */
const MARK = "x-madoi-kept";

self.addEventListener("install", (event) => {
  // Pages of an older version go on with the shell that `tidy` keeps for them.
  void self.skipWaiting();
  event.waitUntil(fill());
});

self.addEventListener("activate", (event) => event.waitUntil(begin()));

// A page reports what it requested before there was a worker.
self.addEventListener("message", (event) => {
  const { asked } = event.data as { asked: string[] };
  event.waitUntil(Promise.all(asked.filter(isKept).map(keepUnseen)));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const pathname = pathIn(request.url);
  if (request.method !== "GET" || pathname === null) return;
  if (isKept(request.url)) {
    if (!request.headers.has("authorization")) event.respondWith(freshest(event, ANSWERS, true));
  } else if (pathname.startsWith("/assets/") || RUNTIME_FILE.test(pathname)) event.respondWith(unchanging(request));
  else if (WORDS.test(pathname)) event.respondWith(freshest(event, SHELL, true));
  else if (request.mode === "navigate" && !SERVICE.test(pathname))
    event.respondWith(freshest(event, SHELL, false, BASE));
  else if (__SHELL__.files.includes(pathname)) event.respondWith(freshest(event, SHELL, false));
});

/** The path of an address below the folder of the client; null: it lies elsewhere. */
function pathIn(address: string): string | null {
  const { origin, pathname } = new URL(address);
  return origin === self.location.origin && pathname.startsWith(BASE) ? pathname.slice(BASE.length - 1) : null;
}

function isKept(address: string): boolean {
  const path = pathIn(address);
  return path !== null && KEPT.some((one) => one.test(path.replace(/\.json$/, "")));
}

const addressOf = (answer: string): string => BASE + answer.slice(1) + ANSWER_SUFFIX;

async function keepUnseen(address: string): Promise<void> {
  const cache = await caches.open(ANSWERS);
  if (!(await cache.match(address))) await fetchAndKeep(address);
}

/** Fetch and cache; null: no answer. */
async function fetchAndKeep(address: string): Promise<Response | null> {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return null;
  await put(await caches.open(ANSWERS), address, answer.clone());
  return answer;
}

async function prepare(): Promise<void> {
  await Promise.all(BEFOREHAND.map((one) => fetchAndKeep(addressOf(one))));
  const listed = (await (await fetchAndKeep(addressOf(LESSONS)))?.json()) as { lessons: { id: string }[] } | undefined;
  await Promise.all(
    (listed?.lessons ?? []).map(({ id }) => fetchAndKeep(addressOf(`${LESSONS}/${encodeURIComponent(id)}`))),
  );
}

/** All or nothing: a shell with a gap would open and then break. */
async function fill(): Promise<void> {
  const shell = await caches.open(SHELL);
  await Promise.all(
    files.map(async (path) => {
      const isBuilt = path.startsWith(`${BASE}assets/`);
      const known = isBuilt ? await caches.match(path) : undefined;
      const answer = known ?? (await fetch(path, { cache: isBuilt ? "default" : "no-cache" }));
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      await shell.put(path, answer);
    }),
  );
}

async function begin(): Promise<void> {
  await tidy();
  await self.clients.claim();
  for (const page of await self.clients.matchAll({ type: "window" })) page.postMessage({ files });
  await prepare();
}

/** Keep the previous shell for pages that were opened with it; remove older ones. */
async function tidy(): Promise<void> {
  const older = (await caches.keys()).filter(
    (name) => name.startsWith(FAMILY) && name !== SHELL && !name.slice(FAMILY.length).includes("/"), // of this folder
  );
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
}

/** Files with a hash in their name, of this version or the previous one. */
async function unchanging(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** The service's answer; when it is out of reach, slow or broken, the cached one. */
async function freshest(event: FetchEvent, place: string, keep: boolean, name?: string): Promise<Response> {
  const cache = await caches.open(place);
  const key = name ?? event.request.url;
  const known = await cache.match(key);
  const asked = fetch(event.request).then((answer) => {
    slowUntil = 0;
    if (keep && answer.ok) event.waitUntil(put(cache, key, answer.clone()));
    return answer;
  });
  if (!known) return asked;
  event.waitUntil(asked.catch(() => undefined));
  if (Date.now() < slowUntil) return marked(known);
  try {
    const answer = await Promise.race([asked, late()]);
    if (!answer) slowUntil = Date.now() + SLOW_MS;
    return answer && answer.status < 500 ? answer : marked(known);
  } catch {
    return marked(known);
  }
}

/** Cache an answer, if there is room on the device. */
async function put(cache: Cache, key: string, answer: Response): Promise<void> {
  try {
    await cache.delete(key); // keeps the keys in the order of their last use
    await cache.put(key, answer);
  } catch {
    return;
  }
  const answers = (await cache.keys()).filter((one) => isKept(one.url));
  await Promise.all(answers.slice(0, -MOST_KEPT).map((one) => cache.delete(one)));
}

function late(): Promise<null> {
  return new Promise((done) => setTimeout(() => done(null), PATIENCE));
}

function marked(known: Response): Response {
  const headers = new Headers(known.headers);
  headers.set(MARK, "yes");
  return new Response(known.body, { status: known.status, headers });
}
