import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { asNews, asNow, FakeSocket, asWelcome } from "../../testing/fake-socket";
import { RefusalError } from "./api";
import { TableStore } from "./table-store.svelte";

let table: TableStore;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.spyOn(Math, "random").mockReturnValue(0.5); // pauses are as long as they are written
  FakeSocket.all = [];
  table = new TableStore("t", "secret");
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
});

/** The answer of a request, or why it was refused. */
function watched(request: Promise<unknown>): { came: unknown } {
  const seen = { came: "nothing yet" as unknown };
  request.then(
    (told) => (seen.came = told),
    (error: unknown) => (seen.came = error instanceof RefusalError ? error.refusal.code : error),
  );
  return seen;
}

describe("at first", () => {
  test("it introduces itself with the table, the secret and no news", () => {
    FakeSocket.last.open();
    expect(FakeSocket.last.url).toBe("wss://madoi.example/play?table=t");
    expect(FakeSocket.last.sent).toEqual([
      { type: "hello", table: "t", protocol: 2, secret: "secret", since: -1, name: "" },
    ]);
    expect(table.connected).toBe(false);
  });

  test("it is connected when it is asWelcome, and current when it has been told how things stand", () => {
    FakeSocket.last.open();
    FakeSocket.last.tell(asWelcome({ viewer: 2, game: "lily" }));
    expect([table.connected, table.current]).toEqual([true, false]);
    expect([table.viewer, table.game]).toEqual([2, "lily"]);
    FakeSocket.last.tell({ type: "update", news: [], now: asNow({ number: 7 }) });
    expect(table.current).toBe(true);
    expect(table.now?.number).toBe(7);
    expect(table.names).toEqual(["Rin"]);
  });

  test("it knows by how much the clock of the server is ahead", () => {
    vi.setSystemTime(1_000_000);
    FakeSocket.last.open();
    FakeSocket.last.tell(asWelcome({ time: 1030 }));
    expect(table.clockOffsetSeconds).toBe(30);
  });
});

describe("news", () => {
  test("are put behind those that are known; what is now is replaced", () => {
    FakeSocket.last.begin({ number: 1 }, [asNews(0, "opened"), asNews(1, "began")]);
    FakeSocket.last.tell({ type: "update", news: [asNews(2, "decided")], now: asNow({ number: 2 }) });
    expect(table.news.map((one) => one.number)).toEqual([0, 1, 2]);
    expect(table.now?.number).toBe(2);
  });

  test("with changes alone leave the rest of what is now as it was", () => {
    FakeSocket.last.begin({ number: 1, commitment: "c", view: { row: 1, turn: 1 } });
    FakeSocket.last.tell({ type: "changes", news: [asNews(2, "decided")], now: { number: 2 }, view: { turn: 2 } });
    expect(table.news.map((one) => one.number)).toEqual([2]);
    expect(table.now).toMatchObject({ number: 2, commitment: "c", view: { row: 1, turn: 2 } });
  });

  test("that come in pages are shown with the update behind them, and asked for from the last page on", () => {
    FakeSocket.last.begin({ number: 0 }, [asNews(0, "opened")]);
    FakeSocket.last.tell({ type: "history", news: [asNews(1, "began"), asNews(2, "decided")] });
    expect(table.news.map((one) => one.number)).toEqual([0]);
    FakeSocket.last.drop();
    vi.runOnlyPendingTimers();
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toMatchObject([{ type: "hello", since: 2 }]);
    FakeSocket.last.tell(asWelcome());
    FakeSocket.last.tell({ type: "update", news: [asNews(3, "decided")], now: asNow({ number: 3 }) });
    expect(table.news.map((one) => one.number)).toEqual([0, 1, 2, 3]);
    expect(table.missedUntil, "all of it happened while the line was broken").toBe(3);
    FakeSocket.last.tell({ type: "update", news: [asNews(4, "decided")], now: asNow({ number: 4 }) });
    expect(table.missedUntil).toBe(3);
  });

  test("who is here is known apart from them", () => {
    FakeSocket.last.begin();
    FakeSocket.last.tell({ type: "here", seats: [0, 1], spectators: 3 });
    expect(table.presence).toMatchObject({ seats: [0, 1], spectators: 3 });
  });

  test("after a break only those after the last one are asked for", () => {
    FakeSocket.last.begin({}, [asNews(4, "opened"), asNews(9, "began")]);
    FakeSocket.last.drop();
    vi.advanceTimersByTime(200);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", since: 9 });
  });

  test("what a line says after it was given up is not heard", () => {
    const first = FakeSocket.last;
    first.begin({ number: 1 });
    dispatchEvent(new Event("offline"));
    vi.advanceTimersByTime(200);
    first.tell({ type: "update", news: [asNews(5, "decided")], now: asNow({ number: 5 }) });
    expect(table.now?.number).toBe(1);
    expect(table.news).toEqual([]);
  });
});

describe("when the line breaks", () => {
  test("it is not connected, what it shows is not current, and stays", () => {
    FakeSocket.last.begin({ number: 3 });
    FakeSocket.last.drop();
    expect([table.connected, table.current]).toEqual([false, false]);
    expect(table.now?.number).toBe(3);
  });
});

describe("requests", () => {
  test("a decision is for the prompt of now; without one nothing is sent", async () => {
    FakeSocket.last.begin();
    await table.play("take 1");
    expect(FakeSocket.last.sent.length).toBe(1);
    const prompt = { id: "p7", question: "", facts: {}, actions: ["take 1"], default: "", wishes: [], parts: [{}] };
    FakeSocket.last.tell({ type: "update", news: [], now: asNow({ prompt }) });
    void table.play("take 1");
    expect(FakeSocket.last.sent[1]).toMatchObject({ type: "play", prompt: "p7", action: "take 1" });
  });

  test("why something is not allowed is null where it is", async () => {
    FakeSocket.last.begin();
    const asked = watched(table.whyNot("take 9"));
    FakeSocket.last.tell({ type: "reason", id: "1", refusal: null });
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.came).toBe(null);
  });
});
