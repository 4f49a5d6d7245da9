import { expect, test } from "vitest";
import { speak } from "../../../testing/words";
import { LANGUAGES, words } from "../../i18n/words.svelte";
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
  const beats = staging.beats(lines, VIEW, null, 0);
  expect(beats.slice(0, 2).map(({ scene }) => scene)).toEqual([undefined, undefined]);
  expect(beats.slice(2).flatMap(({ scene }) => (scene ? [scene["mood"], scene["stopped"]] : []))).toEqual([
    "together",
    false,
    "together",
    true,
  ]);
});

const PAIR = { one: "@yurikure-girl-akane", other: "@yurikure-girl-kuroki" };
const OTHERS = { one: "@yurikure-girl-sorai", other: "@yurikure-girl-tsuge" };

test("one couple after the other: the die stops before its answer is told, and nobody parts twice", () => {
  const lines = [
    line("couple-die", { ...PAIR, die: 3, discomfort: 4, sum: -1, result: "break-up", patience: 0 }),
    line("broke-up", PAIR),
    line("kiss-die", { ...OTHERS, die: 4, favor: 2, discomfort: 0, sum: 6, needed: 4, charm: 0, result: "success" }),
    line("sworn", OTHERS),
  ];
  const beats = staging.beats(lines, VIEW, null, 0);
  const scenes = beats.flatMap(({ scene }) => (scene ? [`${scene["one"] as string} ${scene["mood"] as string}`] : []));
  expect(scenes).toEqual(["akane apart", "akane apart", "sorai together", "sorai together"]);
  expect(beats.flatMap(({ scene }) => (scene ? [scene["stopped"]] : []))).toEqual([false, true, false, true]);
  const parting = beats.findIndex(({ sound }) => sound === "part");
  expect(beats.findIndex(({ scene }) => scene?.["one"] === "sorai")).toBeGreaterThan(parting);
});

test.each(LANGUAGES)("every die has its answer in %s", async (language) => {
  await speak(language);
  const results = ["confession-couple", "confession-favor", "couple-break-up", "couple-discomfort", "couple-favor"];
  results.push("couple-nothing", "kiss-success", "kiss-failure");
  const answers = results.map((result) => words.text("web-yurikure-verdict", { result }));
  expect(new Set(answers).size).toBe(results.length);
});

test("whoever rolls a 6 and still parts is seen to part, with the reason", () => {
  const lines = [
    line("couple-die", { ...PAIR, die: 6, discomfort: 6, sum: 0, result: "favor", patience: 0 }),
    line("favor", { ...PAIR, before: 1, after: 2 }),
    { ...line("broke-up", PAIR), rule: "YK-6.2" },
  ];
  const scenes = staging.beats(lines, VIEW, null, 0).flatMap(({ scene }) => (scene ? [scene] : []));
  expect(scenes.map((scene) => scene["mood"])).toEqual(["closer", "closer", "apart", "apart"]);
  expect((scenes[1]!["lines"] as Line[]).map(({ key }) => key)).toEqual(["yurikure-favor"]);
  expect((scenes[3]!["lines"] as Line[])[0]!.rule).toBe("YK-6.2");
});
