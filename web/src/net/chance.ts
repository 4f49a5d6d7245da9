// Chance at a paper table: which result the table asks people to type in, and which questions can come next.

import type { ChancePreview, ChancePrompt, ChanceChoice, ChanceResult } from "./protocol";

/** A question for a result that fell on the real table. */
export interface ChanceQuestion {
  what: string;
  facts: Record<string, unknown>;
  against: Record<string, unknown>;
  choices: ChanceChoice[];
  /** Whether it is rolled whatever fell before it. */
  sure: boolean;
}

/** A result that was entered and that the server does not have yet. */
export interface EnteredResult {
  what: string;
  facts: Record<string, unknown>;
  choice: ChanceChoice;
}

export const isSameChance = (
  one: Pick<ChanceResult, "what" | "facts">,
  other: Pick<ChanceResult, "what" | "facts">,
): boolean => one.what === other.what && JSON.stringify(one.facts) === JSON.stringify(other.facts);

/** The questions that can come after these entered results; empty: only the server knows. */
export function upcomingQuestions(chance: ChancePrompt, entered: readonly EnteredResult[]): ChanceQuestion[] {
  const coming: (ChancePrompt | ChancePreview)[] = [chance, ...(chance.ahead ?? [])];
  for (const result of entered) {
    const index = coming.findIndex((one) => isSameChance(one, result));
    if (index < 0) return [];
    coming.splice(0, index + 1);
  }
  return coming.map((one) => {
    const all =
      [chance, ...(chance.ahead ?? [])].find((other) => other.what === one.what && other.choices?.length)?.choices ??
      [];
    const drawn =
      "once" in one && one.once
        ? [
            ...chance.fell.map((fell) => ({ what: fell.what, result: fell.result })),
            ...entered.map((result) => ({ what: result.what, result: result.choice.result })),
          ]
        : [];
    const choices = all.filter(
      (choice) => !drawn.some((other) => other.what === one.what && other.result === choice.result),
    );
    return {
      what: one.what,
      facts: one.facts,
      against: one.against ?? {},
      choices,
      sure: "sure" in one && one.sure === true,
    };
  });
}
