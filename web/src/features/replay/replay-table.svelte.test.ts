import { describe, expect, test } from "vitest";
import { asRetold } from "../../../testing/retold";
import { Refused } from "../../net/api";
import { Retold } from "./replay-table.svelte";

const views = [{ round: 0 }, { round: 1 }, { round: 1 }, { round: 2 }];

describe("a game that is told again", () => {
  test("stands at its beginning, with the news of that moment only", () => {
    const retold = new Retold(asRetold("kasane", views));
    expect(retold.now.view).toEqual({ round: 0 });
    expect(retold.news.map((one) => one.number)).toEqual([0]);
    expect(retold.names[0]).toBe("Rin");
    expect(retold.last).toBe(3);
  });

  test("puts what changes where it belongs; what does not is the same as before", () => {
    const told = asRetold("kasane", [{ hand: [1, 2], deep: { one: { a: 1 }, other: { b: 1 } } }, {}]);
    told.moments[1]!.changes = [
      { path: ["view", "hand", 1], value: 9 },
      { path: ["view", "deep", "one", "a"], value: 2 },
    ];
    const retold = new Retold(told);
    const after = retold.at(1).view as Record<string, Record<string, unknown>>;
    expect(after).toEqual({ hand: [1, 9], deep: { one: { a: 2 }, other: { b: 1 } } });
    const before = retold.at(0).view as typeof after;
    expect(before["hand"]).toEqual([1, 2]);
    expect(after["deep"]!["other"]).toBe(before["deep"]!["other"]);
    expect(retold.at(1).seats).toBe(retold.at(0).seats);
  });

  test("goes anywhere, never beyond its ends, and counts what is no step on", () => {
    const retold = new Retold(asRetold("kasane", views));
    retold.go(1);
    expect([retold.place, retold.jumps]).toEqual([1, 0]);
    retold.go(99);
    expect([retold.place, retold.jumps]).toEqual([3, 1]);
    retold.go(99);
    expect(retold.jumps, "one is there already").toBe(1);
    retold.go(-5);
    expect([retold.place, retold.jumps]).toEqual([0, 2]);
    expect(retold.now.view).toEqual({ round: 0 });
  });

  test("finds the same moment for any viewer by its decisions", () => {
    const told = asRetold("kasane", views);
    [0, 0, 2, 5].forEach((decisions, place) => (told.moments[place]!.decisions = decisions));
    const retold = new Retold(told);
    expect([0, 1, 2, 4, 5, 99].map((decisions) => retold.after(decisions))).toEqual([1, 1, 2, 2, 3, 3]);
    retold.go(2);
    expect(retold.decisions).toBe(2);
  });

  test("cannot be played: all that is asked of it is refused", async () => {
    const retold = new Retold(asRetold("kasane", views, { viewer: -2 }));
    expect(retold.viewer, "with everything open one has nobody's eyes").toBe(-1);
    for (const asked of [retold.why(), retold.wish(), retold.undo()]) await expect(asked).rejects.toThrow(Refused);
  });
});
