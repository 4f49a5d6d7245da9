import { describe, expect, test } from "vitest";
import { asReplay } from "../../../testing/replays";
import { RefusalError } from "../../net/api";
import { ReplayTable } from "./replay-table.svelte";

const views = [{ round: 0 }, { round: 1 }, { round: 1 }, { round: 2 }];

describe("a game that is told again", () => {
  test("stands at its beginning, with the news of that moment only", () => {
    const replay = new ReplayTable(asReplay("kasane", views));
    expect(replay.now.view).toEqual({ round: 0 });
    expect(replay.news.map((one) => one.number)).toEqual([0]);
    expect(replay.names[0]).toBe("Rin");
    expect(replay.lastIndex).toBe(3);
  });

  test("puts what changes where it belongs; what does not is the same as before", () => {
    const told = asReplay("kasane", [{ hand: [1, 2], deep: { one: { a: 1 }, other: { b: 1 } } }, {}]);
    told.moments[1]!.changes = [
      { path: ["view", "hand", 1], value: 9 },
      { path: ["view", "deep", "one", "a"], value: 2 },
    ];
    const replay = new ReplayTable(told);
    const after = replay.stateAt(1).view as Record<string, Record<string, unknown>>;
    expect(after).toEqual({ hand: [1, 9], deep: { one: { a: 2 }, other: { b: 1 } } });
    const before = replay.stateAt(0).view as typeof after;
    expect(before["hand"]).toEqual([1, 2]);
    expect(after["deep"]!["other"]).toBe(before["deep"]!["other"]);
    expect(replay.stateAt(1).seats).toBe(replay.stateAt(0).seats);
  });

  test("goes anywhere, never beyond its ends, and counts what is no step on", () => {
    const replay = new ReplayTable(asReplay("kasane", views));
    replay.go(1);
    expect([replay.index, replay.jumps]).toEqual([1, 0]);
    replay.go(99);
    expect([replay.index, replay.jumps]).toEqual([3, 1]);
    replay.go(99);
    expect(replay.jumps, "one is there already").toBe(1);
    replay.go(-5);
    expect([replay.index, replay.jumps]).toEqual([0, 2]);
    expect(replay.now.view).toEqual({ round: 0 });
  });

  test("finds the same moment for any viewer by its decisions", () => {
    const told = asReplay("kasane", views);
    [0, 0, 2, 5].forEach((decisions, place) => (told.moments[place]!.decisions = decisions));
    const replay = new ReplayTable(told);
    expect([0, 1, 2, 4, 5, 99].map((decisions) => replay.indexAfter(decisions))).toEqual([1, 1, 2, 2, 3, 3]);
    replay.go(2);
    expect(replay.decisions).toBe(2);
  });

  test("cannot be played: all that is asked of it is refused", async () => {
    const replay = new ReplayTable(asReplay("kasane", views, { viewer: -2 }));
    expect(replay.viewer, "with everything open one has nobody's eyes").toBe(-1);
    for (const asked of [replay.whyNot(), replay.setPremove(), replay.undo()])
      await expect(asked).rejects.toThrow(RefusalError);
  });
});
