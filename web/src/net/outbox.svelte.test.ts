import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { asNews, asNow, Connection } from "../../testing/connection";
import { unsentAt } from "../state/storage";
import type { Asked, ChanceNow, News, Now, PromptNow, Reasoned } from "./protocol";
import { Table } from "./table-store.svelte";
import { Unsent } from "./outbox.svelte";

let table: Table;
let refused: Reasoned[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Connection);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  localStorage.clear();
  Connection.all = [];
  refused = [];
  table = new Table("t", "secret");
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
});

const asPrompt = (id: string, question = "what", actions = ["a", "b"]): PromptNow => ({
  id,
  question,
  facts: {},
  actions,
  default: "",
  wishes: [],
});

const FACES = [1, 2, 3, 4, 5, 6].map((result) => ({ result, shown: { die: result } }));
const face = (result: number) => FACES[result - 1]!;

const asChance = (parts: Partial<ChanceNow> = {}): ChanceNow => ({
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

const outbox = () => new Unsent(table, (refusal) => refused.push(refusal));
const settle = () => vi.advanceTimersByTimeAsync(0);

/** What was asked of the table on this line, without the greeting. */
const asked = () => Connection.last.sent.slice(1) as Exclude<Asked, { type: "hello" }>[];

async function answer(now: Partial<Now>, news: News[] = []): Promise<void> {
  Connection.last.tell({ type: "update", news, now: asNow(now) });
  Connection.last.tell({ type: "done", id: asked().at(-1)!.id });
  await settle();
}

async function refuse(code: string): Promise<void> {
  Connection.last.tell({ type: "refused", id: asked().at(-1)!.id, refusal: { code, rule: "", facts: {} } });
  await settle();
}

async function lose(): Promise<void> {
  dispatchEvent(new Event("offline"));
  await settle();
}

/** The line is back, and the table tells how it stands; what waits is sent. */
async function comeBack(unsent: Unsent, now: Partial<Now>, news: News[] = []): Promise<void> {
  dispatchEvent(new Event("online"));
  Connection.last.begin(now, news);
  void unsent.send();
  await settle();
}

describe("decisions", () => {
  test("with a line it is sent at once, for the prompt it answers, and then forgotten", async () => {
    Connection.last.begin({ prompt: asPrompt("p1") });
    const unsent = outbox();
    unsent.play("a");
    expect(asked()).toEqual([{ type: "play", id: "1", prompt: "p1", action: "a" }]);
    expect(unsentAt("t"), "until the table has it, it is kept").not.toBe(null);
    await answer({ prompt: asPrompt("p2"), number: 1 });
    expect(unsent.entries).toEqual([]);
    expect(unsentAt("t")).toBe(null);
  });

  test("nothing is entered where nothing is asked", () => {
    Connection.last.begin();
    const unsent = outbox();
    unsent.play("a");
    expect(unsent.entries).toEqual([]);
  });

  test("a second tap while the first is under way is not sent", () => {
    Connection.last.begin({ prompt: asPrompt("p1") });
    const unsent = outbox();
    unsent.play("a");
    unsent.play("b");
    expect(asked().length).toBe(1);
    expect(unsent.decisions.map((one) => one.action)).toEqual(["a"]);
  });

  test("without a line the later one replaces the earlier, and is sent when the line is back", async () => {
    Connection.last.begin({ prompt: asPrompt("p1") });
    const unsent = outbox();
    await lose();
    unsent.play("a");
    unsent.play("b");
    expect(unsent.decisions.map((one) => one.action)).toEqual(["b"]);
    await comeBack(unsent, { prompt: asPrompt("p1") });
    expect(asked()).toEqual([{ type: "play", id: "1", prompt: "p1", action: "b" }]);
  });

  test("what was entered is there again when the page is loaded anew", async () => {
    Connection.last.begin({ prompt: asPrompt("p1") });
    await lose();
    outbox().play("b");
    expect(outbox().decisions.map((one) => one.action)).toEqual(["b"]);
  });

  test("what another version left in its place is not taken for entries", () => {
    localStorage.setItem("madoi-unsent", JSON.stringify({ t: { entries: "broken" } }));
    expect(outbox().entries).toEqual([]);
  });

  test("several in a row go one after the other, each when it is asked for", async () => {
    Connection.last.begin({ prompt: asPrompt("p1", "first") });
    const unsent = outbox();
    await lose();
    unsent.play("a");
    unsent.play("x", "second");
    await comeBack(unsent, { prompt: asPrompt("p1", "first") });
    expect(asked().length).toBe(1);
    await answer({ prompt: asPrompt("p2", "second", ["x", "y"]), number: 2 }, [
      asNews(2, "decided", { seat: 0, how: "person" }),
    ]);
    expect(asked()[1]).toMatchObject({ type: "play", prompt: "p2", action: "x" });
    await answer({ number: 3 });
    expect([unsent.entries, unsent.left]).toEqual([[], []]);
  });

  test("where something else is asked the rest stops, is shown, and is not used", async () => {
    Connection.last.begin({ prompt: asPrompt("p1") });
    const unsent = outbox();
    await lose();
    unsent.play("a");
    unsent.play("x", "second");
    await comeBack(unsent, { prompt: asPrompt("p9") });
    expect(asked()).toEqual([]);
    expect(unsent.entries).toEqual([]);
    expect(unsent.left.map((one) => one.kind === "play" && one.action)).toEqual(["a", "x"]);
    unsent.forgive();
    expect(unsent.left).toEqual([]);
    expect(unsentAt("t")).toBe(null);
  });

  test("a follow-up that is no longer possible stops too", async () => {
    Connection.last.begin({ prompt: asPrompt("p1") });
    const unsent = outbox();
    await lose();
    unsent.play("a");
    unsent.play("x", "second");
    await comeBack(unsent, { prompt: asPrompt("p1") });
    await answer({ prompt: asPrompt("p2", "second", ["y"]), number: 2 });
    expect(unsent.left.length).toBe(1);
  });

  test("one that arrived before the line broke is not sent twice", async () => {
    Connection.last.begin({ prompt: asPrompt("p1"), number: 3 }, [asNews(3, "began")]);
    const unsent = outbox();
    unsent.play("a");
    await lose();
    const decided = asNews(4, "decided", { seat: 0, how: "person" });
    await comeBack(unsent, { prompt: asPrompt("p2"), number: 4 }, [decided]);
    expect(asked()).toEqual([]);
    expect([unsent.entries, unsent.left]).toEqual([[], []]);
  });

  test("one that a clock made instead does not count as mine", async () => {
    Connection.last.begin({ prompt: asPrompt("p1"), number: 3 });
    const unsent = outbox();
    unsent.play("a");
    await lose();
    await comeBack(unsent, { number: 4 }, [asNews(4, "decided", { seat: 0, how: "clock" })]);
    expect(unsent.left.length).toBe(1);
  });

  test("after something was taken back nothing of it is sent", async () => {
    Connection.last.begin({ prompt: asPrompt("p1"), number: 3 });
    const unsent = outbox();
    await lose();
    unsent.play("a");
    await comeBack(unsent, { prompt: asPrompt("p1"), number: 4 }, [asNews(4, "undone")]);
    expect(asked()).toEqual([]);
    expect(unsent.left.length).toBe(1);
  });

  test("a refusal is told, and ends it", async () => {
    Connection.last.begin({ prompt: asPrompt("p1") });
    const unsent = outbox();
    unsent.play("a");
    await refuse("kasane-column-empty");
    expect(refused.map((one) => one.code)).toEqual(["kasane-column-empty"]);
    expect(unsent.entries).toEqual([]);
    expect(unsent.left.length).toBe(1);
  });

  test("a server that is away is no refusal: it waits", async () => {
    Connection.last.begin({ prompt: asPrompt("p1") });
    const unsent = outbox();
    unsent.play("a");
    await refuse("store-away");
    expect(refused).toEqual([]);
    expect(unsent.decisions.length).toBe(1);
  });

  test("the last can be taken back before it is sent", async () => {
    Connection.last.begin({ prompt: asPrompt("p1") });
    const unsent = outbox();
    await lose();
    unsent.play("a");
    unsent.play("x", "second");
    unsent.drop();
    expect(unsent.decisions.map((one) => one.action)).toEqual(["a"]);
  });
});

describe("what fell", () => {
  test("is sent for the question that waits", () => {
    Connection.last.begin({ chance: asChance() });
    const unsent = outbox();
    expect(unsent.asks).toMatchObject({ what: "die", sure: true });
    unsent.fall(face(4));
    expect(asked()).toEqual([{ type: "fell", id: "1", chance: "c1", results: [4] }]);
  });

  test("without a line one is asked for what comes next, and may skip what is not rolled", async () => {
    const ahead = [
      { what: "die", facts: { seat: 1 }, sure: true },
      { what: "bonus", facts: {}, choices: [face(1)] },
    ];
    Connection.last.begin({ chance: asChance({ ahead }) });
    const unsent = outbox();
    await lose();
    unsent.fall(face(4));
    expect(unsent.asks).toMatchObject({ what: "die", facts: { seat: 1 }, sure: true });
    expect(unsent.asks?.choices.length, "the choices of the first of its kind").toBe(6);
    unsent.skip();
    expect(unsent.asks).toMatchObject({ what: "bonus", sure: false });
    unsent.skip();
    expect(unsent.asks, "only the table knows").toBe(null);
  });

  test("what is drawn from one bag is not there a second time", async () => {
    const ahead = [{ what: "die", facts: { seat: 1 }, once: true }];
    Connection.last.begin({ chance: asChance({ ahead }) });
    const unsent = outbox();
    await lose();
    unsent.fall(face(4));
    expect(unsent.asks?.choices.map((one) => one.result)).toEqual([1, 2, 3, 5, 6]);
  });

  test("of two taps so close together the second is not meant for the next question", async () => {
    const ahead = [{ what: "die", facts: { seat: 1 }, sure: true }];
    Connection.last.begin({ chance: asChance({ ahead }) });
    const unsent = outbox();
    await lose();
    unsent.fall(face(4));
    await vi.advanceTimersByTimeAsync(300);
    unsent.fall(face(2));
    expect(unsent.falls.length).toBe(1);
    await vi.advanceTimersByTimeAsync(100);
    unsent.fall(face(2));
    expect(unsent.falls.map((one) => [one.facts["seat"], one.choice.result])).toEqual([
      [0, 4],
      [1, 2],
    ]);
  });

  test("the same question twice is told apart by its number, and both are sent in their order", async () => {
    const ahead = [{ what: "die", facts: { seat: 0 }, sure: true }];
    Connection.last.begin({ chance: asChance({ ahead }) });
    const unsent = outbox();
    await lose();
    unsent.fall(face(4));
    unsent.fall(face(2)); // in a row as fast as one likes
    expect(unsent.falls.map((one) => one.nth)).toEqual([0, 1]);
    await comeBack(unsent, { chance: asChance({ ahead }) });
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
      Connection.last.begin({ chance: asChance() });
      const unsent = outbox();
      await lose();
      unsent.fall(face(mine));
      await comeBack(unsent, { chance: asChance({ id: "c2", facts: { seat: 1 }, fell: [four] }) });
      expect([unsent.entries.length, unsent.left.length]).toEqual([0, left]);
      expect(asked()).toEqual([]);
      await lose();
      dispatchEvent(new Event("online"));
    }
  });

  test("where the round is over, the book says whether it is in it", async () => {
    Connection.last.begin({ chance: asChance(), number: 5 }, [asNews(5, "decided")]);
    const unsent = outbox();
    await lose();
    unsent.fall(face(4));
    const fell = [{ what: "die", facts: { seat: 0 }, result: 4, shown: {} }];
    await comeBack(unsent, { number: 7 }, [asNews(6, "fell", { fell }), asNews(7, "decided", { seat: 1 })]);
    expect([unsent.entries, unsent.left]).toEqual([[], []]);
  });
});
