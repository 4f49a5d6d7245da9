// The analysis of a finished game, as far as it is done. The server stops it when nobody asks.

import { RefusalError } from "../../net/api";
import type { Analysis, RefusalData } from "../../net/protocol";

/** Where an analysis comes from; in the background the server only starts it when it has nothing else to do. */
export interface AnalysisSource {
  analyse(background: boolean): Promise<Analysis>;
  /** A complete analysis from storage; null: none. */
  savedAnalysis(): Promise<Analysis | null>;
}

const POLL_MS = 1000;
/** How often a game in the background asks whether the server has time. */
const BACKGROUND_POLL_MS = 5000;

export class GameAnalysis {
  analysis = $state.raw<Analysis | null>(null);
  working = $state(false);
  /** Why it was refused. What nobody asked for is refused silently. */
  refusal = $state.raw<RefusalData | null>(null);
  #background = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wake: (() => void) | undefined;

  constructor(readonly source: AnalysisSource) {}

  get done(): boolean {
    return this.analysis?.done === 1;
  }

  /** The finished part, as a percentage. */
  get percent(): number {
    return Math.round(100 * (this.analysis?.done ?? 0));
  }

  /** Take what this browser keeps; otherwise start by itself, if the player wants that. */
  async open(startsByItself: boolean): Promise<void> {
    this.analysis ??= await this.source.savedAnalysis();
    if (startsByItself && !this.done) await this.start(true);
  }

  /** Ask until the analysis is complete. While the page is hidden nothing is asked in the background. */
  async start(background = false): Promise<void> {
    this.#background = background;
    if (this.working) return this.#wakeUp();
    this.working = true;
    this.refusal = null;
    try {
      while (this.working && !this.done) {
        if (!this.#background || !document.hidden) this.analysis = await this.source.analyse(this.#background);
        if (!this.done && this.working)
          await this.#sleep(this.#background && this.analysis?.waiting ? BACKGROUND_POLL_MS : POLL_MS);
      }
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      this.refusal = this.#background ? null : error.refusal;
    } finally {
      this.working = false;
    }
  }

  stop(): void {
    this.working = false;
    this.#wakeUp();
  }

  #sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
      this.#timer = setTimeout(resolve, milliseconds);
    });
  }

  #wakeUp(): void {
    clearTimeout(this.#timer);
    this.#wake?.();
  }
}
