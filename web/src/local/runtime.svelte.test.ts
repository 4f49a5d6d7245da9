import { expect, test, vi } from "vitest";
import { PROTOCOL } from "../net/protocol";
import type { FromWorker, ToWorker } from "./messages";

/** A worker of which a test is the other side. */
class FakeWorker {
  static last: FakeWorker;
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  sent: ToWorker[] = [];

  constructor() {
    FakeWorker.last = this;
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
