import { afterEach, expect, test, vi } from "vitest";
import { PROTOCOL } from "../net/protocol";
import type { FromWorker, ToWorker } from "./messages";

/** A worker of which a test is the other side. */
class FakeWorker {
  static all: FakeWorker[] = [];
  static get last(): FakeWorker {
    return this.all.at(-1)!;
  }
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  sent: ToWorker[] = [];

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(message: ToWorker): void {
    this.sent.push(message);
  }

  tell(message: FromWorker): void {
    this.onmessage?.({ data: message });
  }
}

async function start() {
  vi.resetModules();
  vi.stubGlobal("Worker", FakeWorker);
  const { localRuntime } = await import("./runtime.svelte");
  return localRuntime;
}

test("answers come back to who asked", async () => {
  const runtime = await start();
  const asked = runtime.request("/api/offer", undefined);
  FakeWorker.last.tell({ type: "ready", protocol: PROTOCOL });
  const sent = FakeWorker.last.sent.find((one) => one.type === "request")!;
  FakeWorker.last.tell({ type: "answer", id: (sent as { id: number }).id, status: 200, body: "{}" });
  expect(await asked).toMatchObject({ status: 200, body: "{}" });
  expect(runtime.ready).toBe(true);
});

/** Hide the page, or show it again. */
function hide(hidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
}
afterEach(() => vi.restoreAllMocks());

test("bots think one after the other, and not while the page is hidden", async () => {
  (await start()).start();
  const tables = FakeWorker.last;
  const search = (id: number) => tables.tell({ type: "search", id, task: "choose", job: "" });
  search(1);
  search(2);
  const thinker = FakeWorker.last;
  expect(thinker).not.toBe(tables);
  const begun = () => thinker.sent.flatMap((one) => (one.type === "search" ? [one.id] : []));
  const found = (id: number) => thinker.tell({ type: "found", id, result: "take 1" });
  expect(begun()).toEqual([1]);
  hide(true);
  expect(tables.sent.at(-1)).toEqual({ type: "pause", paused: true });
  found(1);
  expect(tables.sent.at(-1)).toMatchObject({ type: "found", id: 1 });
  search(3);
  expect(begun()).toEqual([1]);
  hide(false);
  expect(tables.sent.at(-1)).toEqual({ type: "pause", paused: false });
  expect(begun()).toEqual([1, 2]);
  found(2);
  expect(begun()).toEqual([1, 2, 3]);
});

test("a Python of another version is refused with one sentence, now and later", async () => {
  const runtime = await start();
  const asked = runtime.request("/api/offer", undefined);
  FakeWorker.last.tell({ type: "ready", protocol: PROTOCOL + 1 });
  for (const answer of [await asked, await runtime.request("/api/offer", undefined)])
    expect(JSON.parse(answer.body)).toMatchObject({ refusal: { code: "wire-protocol" } });
  const heard: string[] = [];
  const closed = new Promise((done) => runtime.open({ onMessage: (text) => heard.push(text), onClosed: done }));
  expect(await closed).toBe(4404);
  expect(heard[0]).toContain("wire-protocol");
});
