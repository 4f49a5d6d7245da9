// The legal actions of a prompt, each with its parts.

import type { PromptSnapshot } from "../net/protocol";

export interface OfferedAction<Parts> {
  /** In notation. */
  text: string;
  parts: Parts;
}

/** The actions of a prompt; `Parts` is the game's, from `data-types`. */
export const offeredActions = <Parts>(prompt: PromptSnapshot | null | undefined): OfferedAction<Parts>[] =>
  (prompt?.actions ?? []).map((text, place) => ({ text, parts: prompt!.parts[place] as Parts }));
