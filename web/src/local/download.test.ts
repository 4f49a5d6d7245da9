import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { download, downloadInBackground } from "./download";

const ROOT = "https://madoi.example/runtime/";

/** The cache of the browser, by address. */
let kept: Map<string, Response>;
/** What the service has; anything else is out of reach. */
let served: Map<string, string | Uint8Array<ArrayBuffer>>;

const offer = (version: string, file: string) => {
  served = new Map([[`${ROOT}manifest.json`, JSON.stringify({ version, sizes: { [file]: 2 } })]]);
  served.set(`${ROOT}${version}/${file}`, "py");
};

beforeEach(() => {
  kept = new Map();
  const cache = {
    match: (address: string) => Promise.resolve(kept.get(address)?.clone()),
    put: async (address: string, answer: Response) => void kept.set(address, new Response(await answer.text())),
    delete: (address: string) => Promise.resolve(kept.delete(address)),
    keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
  };
  vi.stubGlobal("caches", { open: () => Promise.resolve(cache) });
  vi.stubGlobal("fetch", (address: string) => {
    const found = served.get(address);
    return found === undefined ? Promise.reject(new TypeError("no line")) : Promise.resolve(new Response(found));
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a runtime on the device is found again without a connection, and an older one makes room", async () => {
  offer("1", "a.zip");
  await download(ROOT, () => undefined);
  offer("2", "b.zip");
  await download(ROOT, () => undefined);
  served.clear();
  expect(await download(ROOT, () => undefined)).toMatchObject({ folder: `${ROOT}2/` });
  expect([...kept.keys()].sort()).toEqual([`${ROOT}2/b.zip`, `${ROOT}manifest.json`]);
});

test("a newer runtime that is cut off leaves the one that was there", async () => {
  offer("1", "a.zip");
  await download(ROOT, () => undefined);
  offer("2", "b.zip");
  served.delete(`${ROOT}2/b.zip`);
  await expect(download(ROOT, () => undefined)).rejects.toThrow();
  served.clear();
  expect(await download(ROOT, () => undefined)).toMatchObject({ folder: `${ROOT}1/` });
});

test("files that a static host sends as they are get unpacked on the device", async () => {
  const manifest = { version: "1", sizes: { "a.wasm": 6 }, packed: "-gz" };
  served = new Map([[`${ROOT}manifest.json`, JSON.stringify(manifest)]]);
  served.set(`${ROOT}1/a.wasm-gz`, Uint8Array.from(gzipSync("python")));
  const { open } = await download(ROOT, () => undefined);
  served.clear();
  expect(await (await open("a.wasm")).text()).toBe("python");
  kept.clear();
  await expect(open("a.wasm"), "it is on the device only").rejects.toThrow("no line");
});

test("in the background it is tried again: a service may be building its runtime", async () => {
  vi.useFakeTimers();
  offer("", "a.zip");
  const done = downloadInBackground(ROOT);
  await vi.advanceTimersByTimeAsync(1000);
  expect(kept.size).toBe(0);
  offer("1", "a.zip");
  await vi.advanceTimersByTimeAsync(60_000);
  await done;
  expect([...kept.keys()].sort()).toEqual([`${ROOT}1/a.zip`, `${ROOT}manifest.json`]);
  vi.useRealTimers();
});
