// Steps to a sum.

import type { SumPart } from "./data-types";

const MULTIPLIES: readonly SumPart["kind"][] = ["times", "sange", "critical"];

/** Where the steps lead. */
export function totalOf(steps: readonly SumPart[]): number {
  return steps.reduce((sum, { kind, number }) => {
    if (MULTIPLIES.includes(kind)) return sum * number;
    if (kind === "half") return Math.floor(sum / number);
    return kind === "set" ? number : sum + number;
  }, 0);
}

/** A step as it is written in a sum. */
export function stepText({ kind, number }: SumPart): string {
  if (MULTIPLIES.includes(kind)) return `× ${number}`;
  if (kind === "half") return `÷ ${number}`;
  if (kind === "set") return `= ${number}`;
  return kind === "printed" ? String(number) : `${number < 0 ? "−" : "+"}${Math.abs(number)}`;
}
