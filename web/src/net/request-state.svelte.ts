// The state of one request to the service: whether it is running, and why it was refused.

import { catchRefusal } from "./api";
import type { RefusalData } from "./protocol";

export class RequestState {
  busy = $state(false);
  refusal = $state.raw<RefusalData | null>(null);

  /** Run a request. Returns whether it succeeded; a refusal stays until the next run. */
  async run(send: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.refusal = null;
    try {
      this.refusal = await catchRefusal(send);
    } finally {
      this.busy = false;
    }
    return this.refusal === null;
  }
}
