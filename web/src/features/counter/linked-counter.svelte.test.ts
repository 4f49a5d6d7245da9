import { beforeEach, describe, expect, test, vi } from "vitest";
import { LinkedCounter } from "./linked-counter.svelte";

/** A service with one counter. */
let stored = { version: 0, body: "" };
let reachable = true;
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

function serve(path: string, init?: RequestInit): Response {
  if (!reachable) throw new TypeError("offline");
  const given = init?.body ? (JSON.parse(init.body as string) as { version: number; body: string }) : null;
  if (path === "/api/counters") {
    stored = { version: 1, body: given!.body };
    return answer({ counter: "one" });
  }
  if (!path.startsWith("/api/counters/one"))
    return answer({ refusal: { code: "counter-none", rule: "", facts: {} } }, 404);
  if (!given)
    return answer({ ...stored, body: path.endsWith(`after=${stored.version}`) ? "" : stored.body, accepted: true });
  if (given.version !== stored.version) return answer({ ...stored, accepted: false });
  stored = { version: stored.version + 1, body: given.body };
  return answer({ version: stored.version, body: "", accepted: true });
}

beforeEach(() => {
  localStorage.clear();
  reachable = true;
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => Promise.resolve().then(() => serve(path, init)));
});

async function linked(): Promise<[LinkedCounter, LinkedCounter]> {
  const mine = new LinkedCounter();
  mine.act({ type: "begin", seat: 0 });
  await mine.share();
  localStorage.clear();
  const theirs = new LinkedCounter();
  await theirs.join("one");
  return [mine, theirs];
}

const settle = async (...counters: LinkedCounter[]) => {
  for (let round = 0; round < 3; round++) for (const one of counters) await one.exchange();
};

describe("two phones", () => {
  test("count together, each for its own side", async () => {
    const [mine, theirs] = await linked();
    expect([mine.seat, theirs.seat, theirs.duel.turn]).toEqual([0, 1, 1]);
    mine.act({ type: "coupling", seat: 0, value: 3 });
    theirs.act({ type: "partner", seat: 1, state: "sideways" });
    await settle(mine, theirs);
    for (const { duel } of [mine, theirs])
      expect([duel.sides[0].coupling, duel.sides[1].partner]).toEqual([3, "sideways"]);
    theirs.act({ type: "undo" });
    await settle(theirs, mine);
    expect(mine.duel).toEqual(theirs.duel);
  });

  test("go on without a connection, and agree when it is back", async () => {
    const [mine, theirs] = await linked();
    reachable = false;
    mine.act({ type: "coupling", seat: 0, value: 2 });
    await mine.exchange();
    expect([mine.away, mine.duel.sides[0].coupling]).toEqual([true, 2]);
    reachable = true;
    theirs.act({ type: "potentials", seat: 1, value: 1 });
    await settle(theirs, mine, theirs);
    expect(mine.away).toBe(false);
    expect(mine.duel).toEqual(theirs.duel);
    expect([mine.duel.sides[0].coupling, mine.duel.sides[1].potentials]).toEqual([2, 1]);
  });

  test("a reload keeps what was not sent", async () => {
    const [mine] = await linked();
    reachable = false;
    mine.act({ type: "coupling", seat: 0, value: 4 });
    await mine.exchange();
    reachable = true;
    const again = new LinkedCounter();
    expect([again.link, again.duel.sides[0].coupling]).toEqual(["one", 4]);
    await again.exchange();
    expect(stored.body).toContain('"value":4');
  });

  test("a link that is gone leaves the counter as it is", async () => {
    const [mine] = await linked();
    mine.act({ type: "coupling", seat: 0, value: 4 });
    await mine.exchange();
    mine.link = "gone";
    await mine.exchange();
    expect([mine.link, mine.ended, mine.duel.sides[0].coupling]).toEqual(["", true, 4]);
  });

  test("nonsense from the other phone changes nothing", async () => {
    const [mine] = await linked();
    stored = { version: 9, body: '{"base":1}' };
    await mine.exchange();
    expect(mine.duel.turn).toBe(1);
  });
});
