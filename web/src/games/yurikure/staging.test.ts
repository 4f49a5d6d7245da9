import { expect, test } from "vitest";
import type { Line } from "../../net/protocol";
import type { YurikureData } from "./data-types";
import { staging } from "./staging";

const VIEW = { relations: [], revealed: [{}, {}, {}], turn: 1 } as unknown as YurikureData;
const line = (key: string, facts: Record<string, unknown>): Line => ({ key: `yurikure-${key}`, rule: "YK-5.1", facts });
const bond = (key: string, one: string, other: string): Line =>
  line(key, { one: `@yurikure-girl-${one}`, other: `@yurikure-girl-${other}`, before: 0, after: 1 });

test("what the last pass brings at several places is one beat", () => {
  const lines = [
    line("passed", { seat: 2 }),
    line("final-action", { girl: "@yurikure-girl-akane", choice: {}, text: "approach kuroki" }),
    bond("favor", "akane", "kuroki"),
    bond("discomfort", "akane", "sorai"),
  ];
  const beats = staging.beats(lines, VIEW, null, 0);
  expect(beats).toHaveLength(1);
  expect(beats[0]!.motions.map((motion) => motion.kind === "mark" && motion.at)).toEqual([
    "seat-2",
    "girl-akane",
    "pair-akane-kuroki",
    "pair-akane-sorai",
  ]);
  expect(beats[0]!.during.relations).toHaveLength(2);
});

test("two changes of the same pair come one after the other, and a couple has a beat of its own", () => {
  const lines = [
    bond("favor", "akane", "kuroki"),
    bond("discomfort", "akane", "kuroki"),
    bond("couple", "akane", "kuroki"),
  ];
  expect(staging.beats(lines, VIEW, null, 0)).toHaveLength(3);
});
