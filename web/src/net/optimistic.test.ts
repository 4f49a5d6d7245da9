import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { asNow, FakeSocket } from "../../testing/fake-socket";
import { OptimisticTable } from "./optimistic";
import type { Snapshot, PromptSnapshot } from "./protocol";
import { TableStore } from "./table-store.svelte";
import { Outbox } from "./outbox.svelte";

// Three girls, so three pairs; two values are due, on different pairs.
const GIRLS = ["akane", "shirakaba", "kuroki"];
const PAIRS = ["support akane shirakaba", "support akane kuroki", "support shirakaba kuroki"];
const VIEW = {
  viewer: 0,
  turn: 0,
  girls: GIRLS,
  due: { values: [5, 4], different: true, setup: true },
  handed_in: [false, false],
  sheets: [{ support: [], draft: [], control: {} }, null],
};
const PROMPT: PromptSnapshot = {
  id: "p1",
  question: "sheet",
  facts: {},
  actions: PAIRS,
  default: PAIRS[0]!,
  wishes: [],
  parts: PAIRS.map((text) => ({ verb: "support", girls: text.split(" ").slice(1), value: null })),
};
const NOW: Partial<Snapshot> = { view: VIEW, prompt: PROMPT, to_move: [0, 1], undo: { refusal: null } };

let table: TableStore;
let outbox: Outbox;
let optimistic: OptimisticTable;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  localStorage.clear();
  FakeSocket.all = [];
  table = new TableStore("t", "secret");
  outbox = new Outbox(table, () => undefined);
  optimistic = new OptimisticTable(table, outbox);
  FakeSocket.last.begin(NOW, [], { game: "yurikure" });
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
});

const lose = () => dispatchEvent(new Event("offline"));
const draft = () => (optimistic.now!.view as typeof VIEW).sheets[0]!.draft;

describe("a table as it will be", () => {
  test("is the table while nothing waits", () => {
    expect(optimistic.prediction).toBe(null);
    expect(optimistic.now).toBe(table.now);
    expect([optimistic.game, optimistic.viewer, optimistic.names, optimistic.news]).toEqual([
      "yurikure",
      0,
      table.names,
      [],
    ]);
  });

  test("shows what was decided without a line, and asks what follows", () => {
    lose();
    optimistic.play(PAIRS[0]!);
    expect(draft()).toEqual([["akane", "shirakaba"]]);
    expect(optimistic.now?.prompt?.actions, "a pair that has a value gets no other").toEqual([
      PAIRS[1],
      PAIRS[2],
      "clear",
    ]);
    optimistic.play(PAIRS[2]!);
    expect(draft().length).toBe(2);
    expect(optimistic.now?.prompt?.actions).toEqual(["hand-in", "clear"]);
    expect(outbox.decisions.map((one) => one.action)).toEqual([PAIRS[0], PAIRS[2]]);
    expect((table.now!.view as typeof VIEW).sheets[0]!.draft, "the table itself knows nothing of it").toEqual([]);
  });

  test("asks no more of one who has handed in, and the others are waited for", () => {
    lose();
    for (const action of [PAIRS[0]!, PAIRS[1]!, "hand-in"]) optimistic.play(action);
    expect(optimistic.now?.prompt).toBe(undefined);
    expect(optimistic.now?.to_move).toEqual([1]);
    expect((optimistic.now!.view as typeof VIEW).handed_in).toEqual([true, false]);
  });

  test("takes back step by step what waits, and only then asks the table", async () => {
    lose();
    optimistic.play(PAIRS[0]!);
    optimistic.play(PAIRS[1]!);
    await optimistic.undo();
    expect(draft()).toEqual([["akane", "shirakaba"]]);
    await optimistic.undo();
    expect(optimistic.now).toBe(table.now);
    const undo = vi.spyOn(table, "undo").mockResolvedValue({ type: "done", id: "1" });
    await optimistic.undo(true);
    expect(undo).toHaveBeenCalledWith(true);
  });

  test("is not foreseen where only the table knows what comes", () => {
    lose();
    optimistic.play("support akane haila");
    expect(optimistic.prediction, "no such action is offered").toBe(null);
    expect(optimistic.now).toBe(table.now);
  });

  test("is forgotten as soon as the table asks something else", () => {
    lose();
    optimistic.play(PAIRS[0]!);
    dispatchEvent(new Event("online"));
    FakeSocket.last.begin({ ...asNow(NOW), prompt: { ...PROMPT, id: "p2" } }, [], { game: "yurikure" });
    expect(optimistic.prediction).toBe(null);
  });
});
