// What the guide answers to something that was tried.

import type { Reasoned } from "../../net/protocol";

export interface Feedback {
  /** As good as what the lesson does; allowed, but not what it is about; not allowed. */
  kind: "fine" | "other" | "refused";
  /** By language; empty: nothing of the lesson's own. */
  says: Record<string, string>;
  refusal: Reasoned | null;
}
