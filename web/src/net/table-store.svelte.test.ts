import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { asNews, asNow, Connection, welcomed } from "../../testing/connection";
import { Refused } from "./api";
import { Table } from "./table-store.svelte";

let table: Table;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Connection);
  vi.spyOn(Math, "random").mockReturnValue(0.5); // pauses are as long as they are written
  Connection.all = [];
  table = new Table("t", "secret");
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
});

/** What became of a request: its answer, or why it was refused. */
function watched(request: Promise<unknown>): { came: unknown } {
  const seen = { came: "nothing yet" as unknown };
  request.then(
    (told) => (seen.came = told),
    (error: unknown) => (seen.came = error instanceof Refused ? error.refusal.code : error),
  );
  return seen;
}

describe("at first", () => {
  test("it introduces itself with the table, the secret and no news", () => {
    Connection.last.open();
    expect(Connection.last.url).toBe("wss://madoi.example/play");
    expect(Connection.last.sent).toEqual([{ type: "hello", table: "t", protocol: 1, secret: "secret", since: -1 }]);
    expect(table.connected).toBe(false);
  });

  test("it is connected when it is welcomed, and current when it has been told how things stand", () => {
    Connection.last.open();
    Connection.last.tell(welcomed({ viewer: 2, game: "lily" }));
    expect([table.connected, table.current]).toEqual([true, false]);
    expect([table.viewer, table.game]).toEqual([2, "lily"]);
    Connection.last.tell({ type: "update", news: [], now: asNow({ number: 7 }) });
    expect(table.current).toBe(true);
    expect(table.now?.number).toBe(7);
    expect(table.names).toEqual(["Rin"]);
  });

  test("it knows by how much the clock of the server is ahead", () => {
    vi.setSystemTime(1_000_000);
    Connection.last.open();
    Connection.last.tell(welcomed({ time: 1030 }));
    expect(table.ahead).toBe(30);
  });
});

describe("news", () => {
  test("are put behind those that are known; what is now is replaced", () => {
    Connection.last.begin({ number: 1 }, [asNews(0, "opened"), asNews(1, "began")]);
    Connection.last.tell({ type: "update", news: [asNews(2, "decided")], now: asNow({ number: 2 }) });
    expect(table.news.map((one) => one.number)).toEqual([0, 1, 2]);
    expect(table.now?.number).toBe(2);
  });

  test("who is here is known apart from them", () => {
    Connection.last.begin();
    Connection.last.tell({ type: "here", seats: [0, 1], spectators: 3 });
    expect(table.here).toMatchObject({ seats: [0, 1], spectators: 3 });
  });

  test("after a break only those after the last one are asked for", () => {
    Connection.last.begin({}, [asNews(4, "opened"), asNews(9, "began")]);
    Connection.last.drop();
    vi.advanceTimersByTime(200);
    Connection.last.open();
    expect(Connection.last.sent[0]).toMatchObject({ type: "hello", since: 9 });
  });

  test("what a line says after it was given up is not heard", () => {
    const first = Connection.last;
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
    Connection.last.begin({ number: 3 });
    Connection.last.drop();
    expect([table.connected, table.current]).toEqual([false, false]);
    expect(table.now?.number).toBe(3);
  });

  test("it tries again after 200 ms, then waits twice as long each time, at most 5 s", () => {
    const pauses: number[] = [];
    for (let time = 0; time < 8; time++) {
      const before = Connection.all.length;
      Connection.last.drop();
      let waited = 0;
      for (; Connection.all.length === before; waited += 100) vi.advanceTimersByTime(100);
      pauses.push(waited);
    }
    expect(pauses).toEqual([200, 400, 800, 1600, 3200, 5000, 5000, 5000]);
  });

  test("one new line is opened for one that broke, also where the pause is longer than a line may be silent", () => {
    vi.spyOn(Math, "random").mockReturnValue(1); // the last pauses are 7.5 s
    for (let time = 0; time < 9; time++) {
      const before = Connection.all.length;
      Connection.last.drop();
      while (Connection.all.length === before) vi.advanceTimersByTime(100);
    }
    vi.advanceTimersByTime(3000); // in which a second one would come
    expect(Connection.all.length).toBe(10);
  });

  test("after a welcome it is in a hurry again", () => {
    for (let time = 0; time < 5; time++) {
      Connection.last.drop();
      vi.advanceTimersByTime(5000);
    }
    Connection.last.begin();
    const before = Connection.all.length;
    Connection.last.drop();
    vi.advanceTimersByTime(200);
    expect(Connection.all.length).toBe(before + 1);
  });

  test.each([4400, 4403, 4404])("it does not come back where the server said that it must not (%i)", (code) => {
    Connection.last.open();
    Connection.last.tell({ type: "refused", id: "", refusal: { code: "table-none", rule: "", facts: {} } });
    Connection.last.drop(code);
    vi.advanceTimersByTime(60_000);
    expect(Connection.all.length).toBe(1);
    expect(table.refusal?.code).toBe("table-none");
  });

  test("a browser that is online again is not waited for", () => {
    Connection.last.begin();
    dispatchEvent(new Event("offline"));
    expect(table.connected).toBe(false);
    dispatchEvent(new Event("online"));
    expect(Connection.all.length).toBe(2);
    vi.advanceTimersByTime(5000);
    expect(Connection.all.length, "the pause that ran is over").toBe(2);
  });

  test("online does nothing to a line that is up", () => {
    Connection.last.begin();
    dispatchEvent(new Event("online"));
    expect(Connection.all.length).toBe(1);
  });

  test("a table that was left stays away", () => {
    Connection.last.begin();
    table.close();
    Connection.last.drop();
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(Connection.all.length).toBe(1);
  });
});

describe("requests", () => {
  test("get the answer that has their number, in any order", async () => {
    Connection.last.begin();
    const [first, second] = [watched(table.undo()), watched(table.wish("pass"))];
    const [one, other] = Connection.last.sent.slice(1) as { id: string }[];
    Connection.last.tell({ type: "done", id: other!.id });
    await vi.advanceTimersByTimeAsync(0);
    expect([first.came, second.came]).toEqual(["nothing yet", { type: "done", id: other!.id }]);
    Connection.last.tell({ type: "refused", id: one!.id, refusal: { code: "undo-nothing", rule: "", facts: {} } });
    await vi.advanceTimersByTimeAsync(0);
    expect(first.came).toBe("undo-nothing");
    expect(table.refusal, "which is no reason to stay away").toBe(null);
  });

  test("are refused at once while there is no line", async () => {
    const asked = watched(table.undo());
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.came).toBe("store-away");
    expect(Connection.last.sent).toEqual([]);
  });

  test("fail with the line", async () => {
    Connection.last.begin();
    const asked = watched(table.undo());
    Connection.last.drop();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.came).toBe("store-away");
  });

  test("that nobody answers within 6 s end the line", async () => {
    Connection.last.begin();
    const asked = watched(table.undo());
    await vi.advanceTimersByTimeAsync(5999);
    expect([asked.came, table.connected]).toEqual(["nothing yet", true]);
    await vi.advanceTimersByTimeAsync(1);
    expect([asked.came, table.connected]).toEqual(["store-away", false]);
    await vi.advanceTimersByTimeAsync(200);
    expect(Connection.all.length).toBe(2);
  });

  test("a decision is for the prompt of now; without one nothing is sent", async () => {
    Connection.last.begin();
    await table.play("take 1");
    expect(Connection.last.sent.length).toBe(1);
    const prompt = { id: "p7", question: "", facts: {}, actions: ["take 1"], default: "", wishes: [] };
    Connection.last.tell({ type: "update", news: [], now: asNow({ prompt }) });
    void table.play("take 1");
    expect(Connection.last.sent[1]).toMatchObject({ type: "play", prompt: "p7", action: "take 1" });
  });

  test("why something is not allowed is null where it is", async () => {
    Connection.last.begin();
    const asked = watched(table.why("take 9"));
    Connection.last.tell({ type: "reason", id: "1", refusal: null });
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.came).toBe(null);
  });
});

describe("a line that dies without a word", () => {
  test("is noticed: every 15 s it is asked for a sign", async () => {
    Connection.last.begin();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(Connection.last.sent.at(-1)).toMatchObject({ type: "ping" });
    await vi.advanceTimersByTimeAsync(6000);
    expect(table.connected).toBe(false);
  });

  test("is given up when it never opens", async () => {
    await vi.advanceTimersByTimeAsync(6000 + 200);
    expect(Connection.all.length).toBe(2);
  });
});
