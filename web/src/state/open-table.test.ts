import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, RefusalError, SERVICE_UNREACHABLE } from "../net/api";
import { offline } from "../net/offline.svelte";
import type { TableOpened, TableRequest } from "../net/protocol";
import { openBotTable, warmUp } from "./open-table";

const WANTED: TableRequest = { game: "kasane", seats: [{ kind: "me" }, { kind: "bot", bot: "casual" }] };
const THERE: TableOpened = { table: "t1", seat: 0, secret: "s", invitations: [] };
const HERE: TableOpened = { ...THERE, table: "local-1" };

/** A promise that a test keeps. */
class Answer<Value> {
  resolve!: (value: Value) => void;
  reject!: (error: Error) => void;
  promise = new Promise<Value>((resolve, reject) => ([this.resolve, this.reject] = [resolve, reject]));
}

/** The service, and the Python of this device. */
let service: Answer<TableOpened>;
let python: Answer<undefined>;
let starts: number;
/** Whether the runtime is on the device. */
let kept: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  [service, python] = [new Answer(), new Answer()];
  [starts, kept] = [0, true];
  offline.unreachable = false;
  vi.spyOn(api, "openTable").mockImplementation(() => service.promise);
  vi.spyOn(api, "openLocalTable").mockResolvedValue(HERE);
  vi.spyOn(api, "startLocal").mockImplementation(() => {
    starts += 1;
    return python.promise;
  });
  vi.stubGlobal("caches", { match: () => Promise.resolve(kept ? new Response("{}") : undefined) });
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ version: "1" })));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Press "Play now"; gives the table that is open after some milliseconds, "": none. */
function play(): (milliseconds: number) => Promise<string> {
  let found = "";
  void openBotTable(WANTED).then(({ table }) => (found = table));
  return async (milliseconds) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return found;
  };
}

test("a service that answers opens the table, and Python is not started later either", async () => {
  const after = play();
  service.resolve(THERE);
  expect(await after(0)).toBe("t1");
  await after(10_000);
  expect(starts).toBe(0);
});

test("a silent service is waited for less long where the runtime is on the device", async () => {
  python.resolve(undefined);
  const after = play();
  expect(await after(1000)).toBe("");
  expect(await after(1000)).toBe("local-1");
});

test("a runtime that has to be downloaded starts after four seconds", async () => {
  kept = false;
  python.resolve(undefined);
  const after = play();
  expect(await after(3500)).toBe("");
  expect(await after(1000)).toBe("local-1");
});

test("a service that answers while Python starts still opens the table", async () => {
  const after = play();
  expect([await after(3000), starts]).toEqual(["", 1]);
  service.resolve(THERE);
  expect(await after(0)).toBe("t1");
});

test("a service that cannot be reached is not waited for", async () => {
  const after = play();
  service.reject(new RefusalError(SERVICE_UNREACHABLE));
  expect(await after(0)).toBe("local-1");
});

test("where Python cannot start, the service is waited for", async () => {
  const after = play();
  await after(2000);
  python.reject(new RefusalError({ code: "local-failed", rule: "", facts: {} }));
  expect(await after(5000)).toBe("");
  service.resolve(THERE);
  expect(await after(0)).toBe("t1");
});

test("Python starts before somebody plays only where it will be needed, is here already, and data is not saved", async () => {
  const started = vi.spyOn(api, "warmUpLocal").mockResolvedValue();
  const saving = vi.spyOn(offline, "savesData", "get").mockReturnValue(false);
  const startsWith = async (unreachable: boolean, isKept: boolean, savesData: boolean): Promise<number> => {
    [offline.unreachable, kept] = [unreachable, isKept];
    saving.mockReturnValue(savesData);
    void warmUp();
    await vi.advanceTimersByTimeAsync(100);
    return started.mock.calls.length;
  };
  expect(await startsWith(false, true, false)).toBe(0);
  expect(await startsWith(true, false, false)).toBe(0);
  expect(await startsWith(true, true, true)).toBe(0);
  expect(await startsWith(true, true, false)).toBe(1);
});
