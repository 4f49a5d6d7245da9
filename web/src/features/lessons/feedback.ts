// The guide's feedback to an action that was tried.

import type { RefusalData } from "../../net/protocol";

export interface Feedback {
  /** As good as the recorded choice; legal, but not the point; illegal. */
  kind: "fine" | "other" | "refused";
  /** By language; empty: the lesson has no text for it. */
  says: Record<string, string>;
  refusal: RefusalData | null;
}
