import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { asNews, asNow, FakeSocket } from "../../testing/fake-socket";
import { loadOutbox } from "../state/storage";
import type { ClientMessage, ChancePrompt, News, Snapshot, PromptSnapshot, RefusalData } from "./protocol";
import { TableStore } from "./table-store.svelte";
import { Outbox } from "./outbox.svelte";

let table: TableStore;
let refused: RefusalData[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  localStorage.clear();
  FakeSocket.all = [];
  refused = [];
  table = new TableStore("t", "secret");
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
});

const asPrompt = (id: string, question = "what", actions = ["a", "b"]): PromptSnapshot => ({
  id,
  question,
  facts: {},
  actions,
  default: "",
  wishes: [],
  parts: [],
});

const FACES = [1, 2, 3, 4, 5, 6].map((result) => ({ result, shown: { die: result } }));
const face = (result: number) => FACES[result - 1]!;

const asChance = (parts: Partial<ChancePrompt> = {}): ChancePrompt => ({
  id: "c1",
  what: "die",
  facts: { seat: 0 },
  against: {},
  seats: [0],
  choices: FACES,
  fell: [],
  began: 5,
  ...parts,
});

const newOutbox = () => new Outbox(table, (refusal) => refused.push(refusal));
const settle = () => vi.advanceTimersByTimeAsync(0);

/** The requests on this connection, without the greeting. */
const asked = () => FakeSocket.last.sent.slice(1) as Exclude<ClientMessage, { type: "hello" }>[];

async function answer(now: Partial<Snapshot>, news: News[] = []): Promise<void> {
  FakeSocket.last.tell({ type: "update", news, now: asNow(now) });
  FakeSocket.last.tell({ type: "done", id: asked().at(-1)!.id });
  await settle();
}

async function refuse(code: string): Promise<void> {
  FakeSocket.last.tell({ type: "refused", id: asked().at(-1)!.id, refusal: { code, rule: "", facts: {} } });
  await settle();
}

async function lose(): Promise<void> {
  dispatchEvent(new Event("offline"));
  await settle();
}

/** Reconnect, receive the table, and send what waits. */
async function comeBack(outbox: Outbox, now: Partial<Snapshot>, news: News[] = []): Promise<void> {
  dispatchEvent(new Event("online"));
  FakeSocket.last.begin(now, news);
  void outbox.send();
  await settle();
}

describe("decisions", () => {
  test("with a line it is sent at once, for the prompt it answers, and then forgotten", async () => {
    FakeSocket.last.begin({ prompt: asPrompt("p1") });
    const outbox = newOutbox();
    outbox.play("a");
    expect(asked()).toEqual([{ type: "play", id: "1", prompt: "p1", action: "a" }]);
    expect(loadOutbox("t"), "until the table has it, it is kept").not.toBe(null);
    await answer({ prompt: asPrompt("p2"), number: 1 });
    expect(outbox.entries).toEqual([]);
    expect(loadOutbox("t")).toBe(null);
  });

  test("nothing is entered where nothing is asked", () => {
    FakeSocket.last.begin();
    const outbox = newOutbox();
    outbox.play("a");
    expect(outbox.entries).toEqual([]);
  });

  test("a second tap while the first is under way is not sent", () => {
    FakeSocket.last.begin({ prompt: asPrompt("p1") });
    const outbox = newOutbox();
    outbox.play("a");
    outbox.play("b");
    expect(asked().length).toBe(1);
    expect(outbox.decisions.map((one) => one.action)).toEqual(["a"]);
  });

  test("without a line the later one replaces the earlier, and is sent when the line is back", async () => {
    FakeSocket.last.begin({ prompt: asPrompt("p1") });
    const outbox = newOutbox();
    await lose();
    outbox.play("a");
    outbox.play("b");
    expect(outbox.decisions.map((one) => one.action)).toEqual(["b"]);
    await comeBack(outbox, { prompt: asPrompt("p1") });
    expect(asked()).toEqual([{ type: "play", id: "1", prompt: "p1", action: "b" }]);
  });

  test("what was entered is there again when the page is loaded anew", async () => {
    FakeSocket.last.begin({ prompt: asPrompt("p1") });
    await lose();
    newOutbox().play("b");
    expect(newOutbox().decisions.map((one) => one.action)).toEqual(["b"]);
  });

  test("what another version left in its place is not taken for entries", () => {
    localStorage.setItem("madoi-unsent", JSON.stringify({ t: { entries: "broken" } }));
    expect(newOutbox().entries).toEqual([]);
  });

  test("several in a row go one after the other, each when it is asked for", async () => {
    FakeSocket.last.begin({ prompt: asPrompt("p1", "first") });
    const outbox = newOutbox();
    await lose();
    outbox.play("a");
    outbox.play("x", asPrompt("", "second"));
    await comeBack(outbox, { prompt: asPrompt("p1", "first") });
    expect(asked().length).toBe(1);
    await answer({ prompt: asPrompt("p2", "second", ["x", "y"]), number: 2 }, [
      asNews(2, "decided", { seat: 0, how: "person" }),
    ]);
    expect(asked()[1]).toMatchObject({ type: "play", prompt: "p2", action: "x" });
    await answer({ number: 3 });
    expect([outbox.entries, outbox.discarded]).toEqual([[], []]);
  });

  test("where something else is asked the rest stops, is shown, and is not used", async () => {
    FakeSocket.last.begin({ prompt: asPrompt("p1") });
    const outbox = newOutbox();
    await lose();
    outbox.play("a");
    outbox.play("x", asPrompt("", "second"));
    await comeBack(outbox, { prompt: asPrompt("p9") });
    expect(asked()).toEqual([]);
    expect(outbox.entries).toEqual([]);
    expect(outbox.discarded.map((one) => one.kind === "play" && one.action)).toEqual(["a", "x"]);
    outbox.dismissDiscarded();
    expect(outbox.discarded).toEqual([]);
    expect(loadOutbox("t")).toBe(null);
  });

  test("a follow-up that is no longer possible stops too", async () => {
    FakeSocket.last.begin({ prompt: asPrompt("p1") });
    const outbox = newOutbox();
    await lose();
    outbox.play("a");
    outbox.play("x", asPrompt("", "second"));
    await comeBack(outbox, { prompt: asPrompt("p1") });
    await answer({ prompt: asPrompt("p2", "second", ["y"]), number: 2 });
    expect(outbox.discarded.length).toBe(1);
  });

  test("one that arrived before the line broke is not sent twice", async () => {
    FakeSocket.last.begin({ prompt: asPrompt("p1"), number: 3 }, [asNews(3, "began")]);
    const outbox = newOutbox();
    outbox.play("a");
    await lose();
    const decided = asNews(4, "decided", { seat: 0, how: "person" });
    await comeBack(outbox, { prompt: asPrompt("p2"), number: 4 }, [decided]);
    expect(asked()).toEqual([]);
    expect([outbox.entries, outbox.discarded]).toEqual([[], []]);
  });

  test("one that a clock made instead does not count as mine", async () => {
    FakeSocket.last.begin({ prompt: asPrompt("p1"), number: 3 });
    const outbox = newOutbox();
    outbox.play("a");
    await lose();
    await comeBack(outbox, { number: 4 }, [asNews(4, "decided", { seat: 0, how: "clock" })]);
    expect(outbox.discarded.length).toBe(1);
  });

  test("after something was taken back nothing of it is sent", async () => {
    FakeSocket.last.begin({ prompt: asPrompt("p1"), number: 3 });
    const outbox = newOutbox();
    await lose();
    outbox.play("a");
    await comeBack(outbox, { prompt: asPrompt("p1"), number: 4 }, [asNews(4, "undone")]);
    expect(asked()).toEqual([]);
    expect(outbox.discarded.length).toBe(1);
  });

  test("a refusal is told, and ends it", async () => {
    FakeSocket.last.begin({ prompt: asPrompt("p1") });
    const outbox = newOutbox();
    outbox.play("a");
    await refuse("kasane-column-empty");
    expect(refused.map((one) => one.code)).toEqual(["kasane-column-empty"]);
    expect(outbox.entries).toEqual([]);
    expect(outbox.discarded.length).toBe(1);
  });

  test("a server that is away is no refusal: it waits", async () => {
    FakeSocket.last.begin({ prompt: asPrompt("p1") });
    const outbox = newOutbox();
    outbox.play("a");
    await refuse("store-away");
    expect(refused).toEqual([]);
    expect(outbox.decisions.length).toBe(1);
  });

  test("the last can be taken back before it is sent", async () => {
    FakeSocket.last.begin({ prompt: asPrompt("p1") });
    const outbox = newOutbox();
    await lose();
    outbox.play("a");
    outbox.play("x", asPrompt("", "second"));
    outbox.removeLast();
    expect(outbox.decisions.map((one) => one.action)).toEqual(["a"]);
  });
});

describe("what fell", () => {
  test("is sent for the question that waits", () => {
    FakeSocket.last.begin({ chance: asChance() });
    const outbox = newOutbox();
    expect(outbox.question).toMatchObject({ what: "die", sure: true });
    outbox.enterResult(face(4));
    expect(asked()).toEqual([{ type: "fell", id: "1", chance: "c1", results: [4] }]);
  });

  test("without a line one is asked for what comes next, and may skip what is not rolled", async () => {
    const ahead = [
      { what: "die", facts: { seat: 1 }, sure: true },
      { what: "bonus", facts: {}, choices: [face(1)] },
    ];
    FakeSocket.last.begin({ chance: asChance({ ahead }) });
    const outbox = newOutbox();
    await lose();
    outbox.enterResult(face(4));
    expect(outbox.question).toMatchObject({ what: "die", facts: { seat: 1 }, sure: true });
    expect(outbox.question?.choices.length, "the choices of the first of its kind").toBe(6);
    outbox.skip();
    expect(outbox.question).toMatchObject({ what: "bonus", sure: false });
    outbox.skip();
    expect(outbox.question, "only the table knows").toBe(null);
  });

  test("what is drawn from one bag is not there a second time", async () => {
    const ahead = [{ what: "die", facts: { seat: 1 }, once: true }];
    FakeSocket.last.begin({ chance: asChance({ ahead }) });
    const outbox = newOutbox();
    await lose();
    outbox.enterResult(face(4));
    expect(outbox.question?.choices.map((one) => one.result)).toEqual([1, 2, 3, 5, 6]);
  });

  test("of two taps so close together the second is not meant for the next question", async () => {
    const ahead = [{ what: "die", facts: { seat: 1 }, sure: true }];
    FakeSocket.last.begin({ chance: asChance({ ahead }) });
    const outbox = newOutbox();
    await lose();
    outbox.enterResult(face(4));
    await vi.advanceTimersByTimeAsync(300);
    outbox.enterResult(face(2));
    expect(outbox.results.length).toBe(1);
    await vi.advanceTimersByTimeAsync(100);
    outbox.enterResult(face(2));
    expect(outbox.results.map((one) => [one.facts["seat"], one.choice.result])).toEqual([
      [0, 4],
      [1, 2],
    ]);
  });

  test("the same question twice is told apart by its number, and both are sent in their order", async () => {
    const ahead = [{ what: "die", facts: { seat: 0 }, sure: true }];
    FakeSocket.last.begin({ chance: asChance({ ahead }) });
    const outbox = newOutbox();
    await lose();
    outbox.enterResult(face(4));
    outbox.enterResult(face(2)); // in a row at any speed
    expect(outbox.results.map((one) => one.nth)).toEqual([0, 1]);
    await comeBack(outbox, { chance: asChance({ ahead }) });
    const four = { what: "die", facts: { seat: 0 }, result: 4, shown: {} };
    await answer({ chance: asChance({ id: "c2", fell: [four] }) });
    expect(asked().map((one) => one.type === "fell" && [one.chance, one.results])).toEqual([
      ["c1", [4]],
      ["c2", [2]],
    ]);
  });

  test("where another has typed the same, it is done; where another has typed something else, it stops", async () => {
    const four = { what: "die", facts: { seat: 0 }, result: 4, shown: {} };
    for (const [mine, left] of [
      [4, 0],
      [3, 1],
    ] as const) {
      localStorage.clear();
      FakeSocket.last.begin({ chance: asChance() });
      const outbox = newOutbox();
      await lose();
      outbox.enterResult(face(mine));
      await comeBack(outbox, { chance: asChance({ id: "c2", facts: { seat: 1 }, fell: [four] }) });
      expect([outbox.entries.length, outbox.discarded.length]).toEqual([0, left]);
      expect(asked()).toEqual([]);
      await lose();
      dispatchEvent(new Event("online"));
    }
  });

  test("where the round is over, the book says whether it is in it", async () => {
    FakeSocket.last.begin({ chance: asChance(), number: 5 }, [asNews(5, "decided")]);
    const outbox = newOutbox();
    await lose();
    outbox.enterResult(face(4));
    const fell = [{ what: "die", facts: { seat: 0 }, result: 4, shown: {} }];
    await comeBack(outbox, { number: 7 }, [asNews(6, "fell", { fell }), asNews(7, "decided", { seat: 1 })]);
    expect([outbox.entries, outbox.discarded]).toEqual([[], []]);
  });
});
