// What a choice will do, before it is chosen: rows of changes, each under its condition.

import type { AffairView, PairEffect, QuestionView, YurikureParts } from "./data-types";
import { pairKey } from "./view";

const DIE_FACES = 6;

export interface EffectRow {
  /** The condition as a message; null: it is sure. */
  when: { key: string; facts: Record<string, string> } | null;
  changes: PairEffect[];
}

/** A change that several pairs have in common is told once. */
export interface EffectGroup {
  favor: number;
  discomfort: number;
  couple: boolean;
  pairs: [string, string][];
}

const range = (from: number, to: number): string => (from === to ? String(from) : `${from}–${to}`);
const when = (name: string, facts: Record<string, string> = {}): EffectRow["when"] => ({
  key: `web-yurikure-if-${name}`,
  facts,
});

/** `parts` with effects: a declaration, or a pass, which lets `choice` pass. */
export function effectRows(
  parts: YurikureParts | undefined,
  choice: YurikureParts | null,
  kind: QuestionView["kind"],
  affair: AffairView | null,
): EffectRow[] {
  const effects = parts?.effects;
  if (!effects || !choice) return [];
  const { sure, agreed, refused, limit } = effects;
  const rows: EffectRow[] = [];
  const add = (condition: EffectRow["when"], changes: PairEffect[]) => {
    if (changes.length) rows.push({ when: condition, changes });
  };
  add(null, sure);
  if (choice.verb === "confess") {
    const most = { most: range(1, limit) };
    const least = { least: range(limit + 1, DIE_FACES) };
    add(limit ? when("yes-or-die", most) : when("yes"), agreed);
    if (limit < DIE_FACES) add(limit ? when("no-die", least) : when("no"), refused);
  } else if (kind === "answer") {
    if (limit) add(when("die", { most: range(1, limit) }), agreed);
    if (limit < DIE_FACES) add(limit ? when("die-above", { least: range(limit + 1, DIE_FACES) }) : null, refused);
  } else if (choice.verb === "love") {
    add(when("vote"), agreed);
    add(when("one-refuses"), refused);
  } else if (affair?.yeses && agreed.length) {
    add(null, agreed); // the other one has said Yes
  } else {
    add(when("both"), agreed);
    add(when("one-refuses"), refused);
  }
  return rows;
}

export function groupChanges(changes: readonly PairEffect[]): EffectGroup[] {
  const groups: EffectGroup[] = [];
  for (const { pair, favor, discomfort, couple } of changes) {
    const same = groups.find((one) => one.favor === favor && one.discomfort === discomfort && one.couple === couple);
    if (same) same.pairs.push(pair);
    else groups.push({ favor, discomfort, couple, pairs: [pair] });
  }
  return groups.toSorted((one, other) => Number(other.couple) - Number(one.couple));
}

export const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`);

export interface PairPreview {
  pair: [string, string];
  favor: number;
  discomfort: number;
  couple: boolean;
  /** Whether it depends on an answer, a vote or a die. */
  maybe: boolean;
}

/** What the ring shows at each pair: what is sure before what may be. */
export function pairPreviews(rows: readonly EffectRow[]): PairPreview[] {
  const found = new Map<string, PairPreview>();
  for (const { when: condition, changes } of rows) {
    for (const change of changes) {
      const key = pairKey(...change.pair);
      if (!found.has(key)) found.set(key, { ...change, maybe: condition !== null });
    }
  }
  return [...found.values()];
}
