import { describe, expect, test } from "vitest";
import { effectRows, groupChanges, pairPreviews } from "./choice-effects";
import type { ChoiceEffects, PairEffect, YurikureParts } from "./data-types";

const change = (one: string, other: string, changes: Partial<PairEffect>): PairEffect => ({
  pair: [one, other],
  favor: 0,
  discomfort: 0,
  couple: false,
  ...changes,
});
const parts = (verb: YurikureParts["verb"], girls: string[], effects: Partial<ChoiceEffects>): YurikureParts => ({
  verb,
  girls,
  value: null,
  effects: { sure: [], agreed: [], refused: [], limit: 0, ...effects },
});
const couple = change("akane", "kuroki", { couple: true });
const favor = change("akane", "kuroki", { favor: 1 });
const disturbed = ["tsuge", "sorai"].map((girl) => change("akane", girl, { discomfort: 1 }));
const conditions = (rows: ReturnType<typeof effectRows>) => rows.map(({ when }) => when && [when.key, when.facts]);

describe("what a choice will do", () => {
  test("an approach is sure, and the same change of several pairs is told once", () => {
    const choice = parts("approach", ["kuroki"], { sure: [favor, ...disturbed] });
    const rows = effectRows(choice, choice, "action", null);
    expect(conditions(rows)).toEqual([null]);
    expect(groupChanges(rows[0]!.changes).map(({ pairs }) => pairs.length)).toEqual([1, 2]);
    expect(pairPreviews(rows).every(({ maybe }) => !maybe)).toBe(true);
  });

  test("a confession depends on the answer, and on a die as far as there is favor", () => {
    const choice = parts("confess", ["kuroki"], { agreed: [couple], refused: [favor], limit: 2 });
    expect(conditions(effectRows(choice, choice, "action", null))).toEqual([
      ["web-yurikure-if-yes-or-die", { most: "1–2" }],
      ["web-yurikure-if-no-die", { least: "3–6" }],
    ]);
    const strangers = parts("confess", ["kuroki"], { agreed: [couple], refused: [favor] });
    expect(conditions(effectRows(strangers, strangers, "action", null))).toEqual([
      ["web-yurikure-if-yes", {}],
      ["web-yurikure-if-no", {}],
    ]);
  });

  test("a pass tells what it lets pass", () => {
    const declared = parts("approach", ["kuroki"], {});
    const pass = parts("pass", [], { sure: [favor] });
    expect(effectRows(pass, declared, "action", null)).toEqual([{ when: null, changes: [favor] }]);
  });

  test("the second Yes to a Game of Love is sure", () => {
    const yes = parts("yes", [], { agreed: [couple], refused: disturbed });
    const affair = { actor: "sorai", pair: couple.pair, voters: [], votes_for: 3, votes_against: 1, yeses: 1 };
    expect(conditions(effectRows(yes, yes, "love-answer", affair))).toEqual([null]);
    expect(conditions(effectRows(yes, yes, "love-answer", { ...affair, yeses: 0 }))).toEqual([
      ["web-yurikure-if-both", {}],
      ["web-yurikure-if-one-refuses", {}],
    ]);
  });
});
