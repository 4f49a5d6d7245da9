import { beforeEach, describe, expect, test, vi } from "vitest";

const ORIGIN = "https://madoi.example";
const SHELL = { version: "v2", files: ["/", "/assets/index-abc.js", "/icon.svg", "/words/en.ftl"] };

/** A browser cache, as far as the worker uses it. */
class Kept {
  readonly answers = new Map<string, Response>();
  match(key: string | Request): Promise<Response | undefined> {
    return Promise.resolve(this.answers.get(address(key))?.clone());
  }
  put(key: string, answer: Response): Promise<void> {
    this.answers.set(address(key), answer);
    return Promise.resolve();
  }
  delete(key: string | Request): Promise<boolean> {
    return Promise.resolve(this.answers.delete(address(key)));
  }
  keys(): Promise<{ url: string }[]> {
    return Promise.resolve([...this.answers.keys()].map((url) => ({ url })));
  }
}

const address = (key: string | { url: string }) => new URL(typeof key === "string" ? key : key.url, ORIGIN).href;

let all: Map<string, Kept>;
let heard: Map<string, (event: unknown) => void>;
let asked: string[];
/** The service's answer to an address; throws when offline. */
let serve: (path: string) => Response | Promise<Response>;
const told: unknown[] = [];

beforeEach(async () => {
  all = new Map();
  heard = new Map();
  asked = [];
  told.length = 0;
  serve = (path) => new Response(`new ${path}`);
  const caches = {
    open: (name: string) => Promise.resolve(all.get(name) ?? all.set(name, new Kept()).get(name)!),
    keys: () => Promise.resolve([...all.keys()]),
    delete: (name: string) => Promise.resolve(all.delete(name)),
    match: async (key: string | Request) => {
      for (const cache of all.values()) {
        const found = await cache.match(key);
        if (found) return found;
      }
      return undefined;
    },
  };
  vi.stubGlobal("__SHELL__", SHELL);
  vi.stubGlobal("caches", caches);
  vi.stubGlobal("fetch", async (request: string | { url: string }) => {
    const { pathname } = new URL(address(request));
    asked.push(pathname);
    return await serve(pathname);
  });
  vi.stubGlobal("self", {
    location: { origin: ORIGIN, href: `${ORIGIN}/sw.js`, search: "" },
    addEventListener: (name: string, run: (event: unknown) => void) => heard.set(name, run),
    skipWaiting: () => Promise.resolve(),
    clients: {
      claim: () => Promise.resolve(),
      matchAll: () => Promise.resolve([{ postMessage: (message: unknown) => told.push(message) }]),
    },
  });
  vi.resetModules();
  await import("./sw");
});

/** Dispatch an event to the worker and wait for all it started. */
async function happens(name: string, event: Record<string, unknown> = {}): Promise<Response | null> {
  const waited: Promise<unknown>[] = [];
  let answer: Promise<Response> | null = null;
  heard.get(name)!({
    ...event,
    waitUntil: (promise: Promise<unknown>) => waited.push(promise),
    respondWith: (promise: Promise<Response>) => (answer = promise),
  });
  const given = await (answer as Promise<Response> | null);
  while (waited.length) await waited.shift();
  return given;
}

/** Request an address; null: the worker leaves it to the browser. */
function asks(path: string, parts: { method?: string; mode?: string; headers?: Record<string, string> } = {}) {
  const { method = "GET", mode = "cors", headers = {} } = parts;
  return happens("fetch", { request: { url: address(path), method, mode, headers: new Headers(headers) } });
}

const away = () => {
  throw new TypeError("no line");
};
const REPLAY = "/api/tables/t1/replay";

describe("answers of the service", () => {
  test("that are the same for everybody are kept, and shown with a mark when it is out of reach", async () => {
    expect(await (await asks(REPLAY))?.text()).toBe(`new ${REPLAY}`);
    serve = away;
    const again = await asks(REPLAY);
    expect(await again?.text()).toBe(`new ${REPLAY}`);
    expect(again?.headers.get("x-madoi-kept")).toBe("yes");
  });

  test("are asked for anew whenever there is a line", async () => {
    await asks(REPLAY);
    serve = () => new Response("newer");
    const again = await asks(REPLAY);
    expect(await again?.text()).toBe("newer");
    expect(again?.headers.has("x-madoi-kept")).toBe(false);
  });

  test.each([
    ["/api/offer", true],
    ["/api/games/lily/stock", true],
    ["/api/lessons/kasane-1", true],
    ["/api/tables/t1/record", true],
    ["/api/tables/t1/reference", true],
    ["/api/puzzles", true],
    ["/api/puzzles/lily/p-12", true],
    ["/api/puzzles/lily/p-12/solution", false],
    ["/api/tables", false],
    ["/api/tables/t1", false],
    ["/api/mine", false],
    ["/api/lessonsX", false],
    ["/metrics", false],
  ])("%s is kept: %s", async (path, kept) => {
    expect((await asks(path)) !== null).toBe(kept);
    expect(all.get("madoi-kept")?.answers.size ?? 0).toBe(kept ? 1 : 0);
  });

  test("are not kept where somebody asked in their own name, or sent something", async () => {
    expect(await asks(REPLAY, { headers: { authorization: "Bearer s" } })).toBe(null);
    expect(await asks(REPLAY, { method: "POST" })).toBe(null);
    expect(await asks(`https://elsewhere.example${REPLAY}`)).toBe(null);
    expect(all.size).toBe(0);
  });

  test("that are refusals are passed on and not kept; a broken service is like one out of reach", async () => {
    serve = () => new Response("no", { status: 404 });
    expect((await asks(REPLAY))?.status).toBe(404);
    expect(all.get("madoi-kept")?.answers.size).toBe(0);
    serve = () => new Response("good");
    await asks(REPLAY);
    serve = () => new Response("broken", { status: 503 });
    expect(await (await asks(REPLAY))?.text()).toBe("good");
    serve = () => new Response("gone", { status: 404 });
    expect((await asks(REPLAY))?.status).toBe(404);
  });

  test("on a bad line are waited for four seconds, where there is something to show instead; then come at once", async () => {
    await asks(REPLAY);
    vi.useFakeTimers();
    serve = () => new Promise(() => undefined);
    let shown: string[] = [];
    const ask = () =>
      heard.get("fetch")!({
        request: { url: address(REPLAY), method: "GET", mode: "cors", headers: new Headers() },
        waitUntil: () => undefined,
        respondWith: (promise: Promise<Response>) =>
          void promise.then(async (answer) => shown.push(await answer.text())),
      });
    ask();
    await vi.advanceTimersByTimeAsync(3900);
    expect(shown).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(shown).toEqual([`new ${REPLAY}`]);
    ask();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([`new ${REPLAY}`, `new ${REPLAY}`]);
    shown = [];
    await vi.advanceTimersByTimeAsync(10_000); // perhaps the line is better now
    ask();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([]);
    vi.useRealTimers();
  });

  test("are at most a hundred; those that were not asked for longest go first", async () => {
    for (let number = 0; number < 100; number++) await asks(`/api/tables/t${number}/record`);
    await asks("/api/tables/t0/record");
    await asks("/api/tables/t100/record");
    const kept = [...all.get("madoi-kept")!.answers.keys()].map((url) => url.split("/")[5]);
    expect(kept.length).toBe(100);
    expect(kept).toContain("t0");
    expect(kept).not.toContain("t1");
  });

  test("a device without room still gets them", async () => {
    const cache = new Kept();
    cache.put = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
    all.set("madoi-kept", cache);
    expect(await (await asks(REPLAY))?.text()).toBe(`new ${REPLAY}`);
  });
});

describe("the shell", () => {
  test("is filled with every file, or not at all", async () => {
    await happens("install");
    expect([...all.get("madoi-shell-v2")!.answers.keys()].sort()).toEqual(SHELL.files.map(address));
    serve = (path) => new Response("", { status: path === "/icon.svg" ? 404 : 200 });
    await expect(happens("install")).rejects.toThrow("/icon.svg: 404");
  });

  test("takes from the one before what carries its hash in its name", async () => {
    const before = new Kept();
    await before.put("/assets/index-abc.js", new Response("same"));
    all.set("madoi-shell-v1", before);
    await happens("install");
    expect(asked).not.toContain("/assets/index-abc.js");
    expect(await (await all.get("madoi-shell-v2")!.match("/assets/index-abc.js"))?.text()).toBe("same");
  });

  test("opens any page without a line, but stands in for nothing of the service", async () => {
    await happens("install");
    serve = away;
    for (const path of ["/", "/rules/kasane", "/t/abc"]) {
      expect(await (await asks(path, { mode: "navigate" }))?.text()).toBe("new /");
    }
    expect(await asks("/api/tables/t/x", { mode: "navigate" })).toBe(null);
    expect(await asks("/healthz", { mode: "navigate" })).toBe(null);
    expect(await (await asks("/words/en.ftl"))?.text()).toBe("new /words/en.ftl");
    expect(await (await asks("/icon.svg"))?.text()).toBe("new /icon.svg");
    expect(await (await asks("/assets/index-abc.js"))?.text()).toBe("new /assets/index-abc.js");
  });

  test("with a line the newest page is shown, and the shell stays whole", async () => {
    await happens("install");
    serve = () => new Response("newer page");
    expect(await (await asks("/", { mode: "navigate" }))?.text()).toBe("newer page");
    serve = away;
    expect(await (await asks("/", { mode: "navigate" }))?.text()).toBe("new /");
  });

  test("files that carry a hash are never asked for twice", async () => {
    await happens("install");
    asked = [];
    await asks("/assets/index-abc.js");
    expect(asked).toEqual([]);
  });

  test("of those before the last stays; pages are told what is new, and lessons are fetched beforehand", async () => {
    for (const name of ["madoi-shell-v0", "madoi-shell-v1", "other"]) all.set(name, new Kept());
    serve = (path) => new Response(path === "/api/lessons" ? '{"lessons":[{"id":"a b"}]}' : "{}");
    await happens("install");
    await happens("activate");
    expect([...all.keys()].sort()).toEqual(["madoi-kept", "madoi-shell-v1", "madoi-shell-v2", "other"]);
    expect(told).toEqual([{ files: SHELL.files }]);
    expect([...all.get("madoi-kept")!.answers.keys()].map((url) => url.slice(ORIGIN.length))).toEqual(
      expect.arrayContaining(["/api/offer", "/api/games/lily/stock", "/api/lessons", "/api/lessons/a%20b"]),
    );
  });

  test("what a page asked for before there was a worker is kept afterwards, once", async () => {
    const data = { asked: [address(REPLAY), address("/api/mine"), `https://elsewhere.example${REPLAY}`] };
    await happens("message", { data });
    await happens("message", { data });
    expect(asked).toEqual([REPLAY]);
  });
});

describe("calls", () => {
  test("become a notification of their table, and a tap leads there", async () => {
    const shown: unknown[] = [];
    const page = { url: `${ORIGIN}/mine`, navigate: vi.fn(), focus: vi.fn() };
    page.navigate.mockResolvedValue(page);
    const open = vi.fn();
    Object.assign(self, {
      registration: { showNotification: (...parts: unknown[]) => Promise.resolve(shown.push(parts)) },
      clients: { matchAll: () => Promise.resolve([page]), openWindow: open },
    });
    const call = { table: "t1", title: "Your turn", body: "With Mio" };
    await happens("push", { data: { json: () => call } });
    expect(shown).toMatchObject([["Your turn", { body: "With Mio", tag: "t1", data: { table: "t1" } }]]);
    const close = vi.fn();
    await happens("notificationclick", { notification: { data: { table: "t1" }, close } });
    expect(page.navigate).toHaveBeenCalledWith("/t/t1");
    expect(page.focus).toHaveBeenCalled();
    expect(close).toHaveBeenCalled();
    page.url = `${ORIGIN}/t/t2`;
    page.navigate.mockClear();
    await happens("notificationclick", { notification: { data: { table: "t2" }, close } });
    expect(page.navigate, "it is open already").not.toHaveBeenCalled();
    page.navigate.mockRejectedValue(new TypeError("not ours"));
    await happens("notificationclick", { notification: { data: { table: "t3" }, close } });
    expect(open).toHaveBeenCalledWith("/t/t3");
    await happens("notificationclick", { notification: { data: { table: "../evil" }, close } });
    expect(open).toHaveBeenCalledTimes(1);
  });
});
