// Something asked of the service: whether it is under way, and why it was refused, if it was.

import { refusalOf } from "./api";
import type { Reasoned } from "./protocol";

export class Attempt {
  busy = $state(false);
  refusal = $state.raw<Reasoned | null>(null);

  /** Whether it was done; if not, the reason stands until the next try. */
  async make(what: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.refusal = null;
    try {
      this.refusal = await refusalOf(what);
    } finally {
      this.busy = false;
    }
    return this.refusal === null;
  }
}
