// Edits of a support sheet, and what is left to place on it. Each edit returns a new sheet.

import { words } from "../../i18n/words.svelte";
import { extraPoints, samePair, SETUP_VALUES, type Pair, type Round, type Sheet, type Terms } from "./sheet-rules";

export function roundName(round: Round): string {
  return words.text(round === 0 ? "web-sheet-setup" : "web-sheet-after", { turn: round });
}

export function setTerms(sheet: Sheet, terms: Partial<Terms>): Sheet {
  return { ...sheet, terms: { ...sheet.terms, ...terms } };
}

/** Setup values not placed yet, largest first. */
export function valuesLeft(sheet: Sheet): number[] {
  return SETUP_VALUES.filter((value) => !sheet.points.some((point) => point.round === 0 && point.value === value));
}

export function pointsLeft(sheet: Sheet, turn: 3 | 6): number {
  const given = sheet.points.filter((point) => point.round === turn).reduce((sum, point) => sum + point.value, 0);
  return extraPoints(sheet.terms, turn) - given;
}

/** Place a setup value on a pair, or one more point of a later round. A setup value that is placed already moves. */
export function placePoints(sheet: Sheet, pair: Pair, round: Round, value: number): Sheet {
  if (round === 0) {
    const rest = sheet.points.filter((point) => !(point.round === 0 && point.value === value));
    return { ...sheet, points: [...rest, { pair, value, round }] };
  }
  const there = sheet.points.findIndex((point) => point.round === round && samePair(point.pair, pair));
  if (there < 0) return { ...sheet, points: [...sheet.points, { pair, value: 1, round }] };
  return setPointValue(sheet, there, sheet.points[there]!.value + 1);
}

/** At 0 the point is removed. */
export function setPointValue(sheet: Sheet, place: number, value: number): Sheet {
  const points = sheet.points.flatMap((point, at) => (at !== place ? [point] : value > 0 ? [{ ...point, value }] : []));
  return { ...sheet, points };
}

export function setReveal(sheet: Sheet, whose: "revealed" | "others", girl: string, value: number): Sheet {
  return { ...sheet, [whose]: { ...sheet[whose], [girl]: value } };
}

export function toggleCouple(sheet: Sheet, pair: Pair): Sheet {
  const rest = sheet.couples.filter((couple) => !samePair(couple.pair, pair));
  return { ...sheet, couples: rest.length < sheet.couples.length ? rest : [...rest, { pair, fated: false }] };
}

export function setFated(sheet: Sheet, pair: Pair, fated: boolean): Sheet {
  return {
    ...sheet,
    couples: sheet.couples.map((couple) => (samePair(couple.pair, pair) ? { ...couple, fated } : couple)),
  };
}
