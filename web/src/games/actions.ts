// The actions of a prompt, or those out of turn, each with its parts.

import type { OutOfTurnSnapshot, PromptSnapshot } from "../net/protocol";

export interface OfferedAction<Parts> {
  /** In notation. */
  text: string;
  parts: Parts;
}

/** The actions on offer; `Parts` is the game's, from `data-types`. */
export const offeredActions = <Parts>(
  offer: PromptSnapshot | OutOfTurnSnapshot | null | undefined,
): OfferedAction<Parts>[] =>
  (offer?.actions ?? []).map((text, place) => ({ text, parts: offer!.parts[place] as Parts }));
