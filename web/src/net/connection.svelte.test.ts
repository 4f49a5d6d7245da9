import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FakeSocket } from "../../testing/fake-socket";
import { RefusalError } from "./api";
import { Connection } from "./connection.svelte";
import type { ServerMessage } from "./protocol";

let connection: Connection;
let messages: ServerMessage[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.spyOn(Math, "random").mockReturnValue(0.5); // pauses are as long as they are written
  FakeSocket.all = [];
  messages = [];
  connection = new Connection({
    hello: () => ({ type: "hello", table: "t", protocol: 2, secret: "", since: -1 }),
    onMessage: (message) => messages.push(message),
    onLost: () => undefined,
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

const undo = () => connection.request({ type: "undo", ask: false });

/** The answer of a request, or why it was refused. */
function watched(request: Promise<unknown>): { came: unknown } {
  const seen = { came: "nothing yet" as unknown };
  request.then(
    (told) => (seen.came = told),
    (error: unknown) => (seen.came = error instanceof RefusalError ? error.refusal.code : error),
  );
  return seen;
}

describe("when the line breaks", () => {
  test("it tries again after 200 ms, then waits twice as long each time, at most 5 s", () => {
    const pauses: number[] = [];
    for (let time = 0; time < 8; time++) {
      const before = FakeSocket.all.length;
      FakeSocket.last.drop();
      let waited = 0;
      for (; FakeSocket.all.length === before; waited += 100) vi.advanceTimersByTime(100);
      pauses.push(waited);
    }
    expect(pauses).toEqual([200, 400, 800, 1600, 3200, 5000, 5000, 5000]);
  });

  test("one new line is opened for one that broke, also where the pause is longer than a line may be silent", () => {
    vi.spyOn(Math, "random").mockReturnValue(1); // the last pauses are 7.5 s
    for (let time = 0; time < 9; time++) {
      const before = FakeSocket.all.length;
      FakeSocket.last.drop();
      while (FakeSocket.all.length === before) vi.advanceTimersByTime(100);
    }
    vi.advanceTimersByTime(3000); // time for a second one to come
    expect(FakeSocket.all.length).toBe(10);
  });

  test("after a welcome it is in a hurry again", () => {
    for (let time = 0; time < 5; time++) {
      FakeSocket.last.drop();
      vi.advanceTimersByTime(5000);
    }
    FakeSocket.last.begin();
    const before = FakeSocket.all.length;
    FakeSocket.last.drop();
    vi.advanceTimersByTime(200);
    expect(FakeSocket.all.length).toBe(before + 1);
  });

  test.each([4400, 4404])("it does not come back where the server said that it must not (%i)", (code) => {
    FakeSocket.last.open();
    FakeSocket.last.tell({ type: "refused", id: "", refusal: { code: "table-none", rule: "", facts: {} } });
    FakeSocket.last.drop(code);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(1);
    expect(messages).toMatchObject([{ type: "refused", refusal: { code: "table-none" } }]);
  });

  test("a browser that is online again is not waited for", () => {
    FakeSocket.last.begin();
    dispatchEvent(new Event("offline"));
    expect(connection.connected).toBe(false);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all.length).toBe(2);
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.all.length, "the pause that ran is over").toBe(2);
  });

  test("online does nothing to a line that is up", () => {
    FakeSocket.last.begin();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all.length).toBe(1);
  });

  test("a connection that was closed stays closed", () => {
    FakeSocket.last.begin();
    connection.close();
    FakeSocket.last.drop();
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(1);
  });
});

describe("requests", () => {
  test("get the answer that has their number, in any order", async () => {
    FakeSocket.last.begin();
    const [first, second] = [watched(undo()), watched(connection.request({ type: "wish", wish: "pass" }))];
    const [one, other] = FakeSocket.last.sent.slice(1) as { id: string }[];
    FakeSocket.last.tell({ type: "done", id: other!.id });
    await vi.advanceTimersByTimeAsync(0);
    expect([first.came, second.came]).toEqual(["nothing yet", { type: "done", id: other!.id }]);
    FakeSocket.last.tell({ type: "refused", id: one!.id, refusal: { code: "undo-nothing", rule: "", facts: {} } });
    await vi.advanceTimersByTimeAsync(0);
    expect(first.came).toBe("undo-nothing");
    expect(
      messages.map((one) => one.type),
      "it is no message of its own",
    ).toEqual(["welcome", "update"]);
  });

  test("are refused at once while there is no line", async () => {
    const asked = watched(undo());
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.came).toBe("store-away");
    expect(FakeSocket.last.sent).toEqual([]);
  });

  test("fail with the line", async () => {
    FakeSocket.last.begin();
    const asked = watched(undo());
    FakeSocket.last.drop();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.came).toBe("store-away");
  });

  test("that nobody answers within 6 s end the line", async () => {
    FakeSocket.last.begin();
    const asked = watched(undo());
    await vi.advanceTimersByTimeAsync(5999);
    expect([asked.came, connection.connected]).toEqual(["nothing yet", true]);
    await vi.advanceTimersByTimeAsync(1);
    expect([asked.came, connection.connected]).toEqual(["store-away", false]);
    await vi.advanceTimersByTimeAsync(200);
    expect(FakeSocket.all.length).toBe(2);
  });
});

describe("a line that dies without a word", () => {
  test("is noticed: every 15 s it is asked for a sign", async () => {
    FakeSocket.last.begin();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "ping" });
    await vi.advanceTimersByTimeAsync(6000);
    expect(connection.connected).toBe(false);
  });

  test("is given up when it never opens", async () => {
    await vi.advanceTimersByTimeAsync(6000 + 200);
    expect(FakeSocket.all.length).toBe(2);
  });
});
