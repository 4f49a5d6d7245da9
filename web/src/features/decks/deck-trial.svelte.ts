// Trial games: bots play a deck against the ready ones. The server stops a trial that nobody asks about.

import { api, RefusalError } from "../../net/api";
import type { RefusalData, Trial, TrialRequest } from "../../net/protocol";
import { deckLine, type Deck } from "./deck";
import { deckStorage } from "./deck-storage.svelte";

export const TRIAL_GAMES = 200;
/** Quick, and without chance slips: the difference is that of the decks. */
export const TRIAL_BOT = "greedy";
export const FIRST_WINS = "first/first/wins";
export const TURNS = "length/turns/each";
const POLL_MS = 1500;

export function trialRequest(deck: Deck, against: string[]): TrialRequest {
  const set = deckStorage.setsFor(deck);
  return {
    value: deckLine(deck),
    against,
    games: TRIAL_GAMES,
    bot: TRIAL_BOT,
    options: set ? { set } : {},
    measures: [FIRST_WINS, TURNS],
  };
}

/** Whether an interval of shares says that one side is better. */
export function verdictOf(low: number, high: number): "good" | "even" | "bad" {
  return low > 0.5 ? "good" : high < 0.5 ? "bad" : "even";
}

export class DeckTrial {
  /** The request that is worked on, or that the results are of. */
  wanted = $state.raw<TrialRequest | null>(null);
  trial = $state.raw<Trial | null>(null);
  working = $state(false);
  refusal = $state.raw<RefusalData | null>(null);
  #run = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly ask: (wanted: TrialRequest) => Promise<Trial> = (wanted) => api.tryOption("lily", "decks", wanted),
  ) {}

  get games(): number {
    return this.trial?.results.reduce((sum, { games }) => sum + games, 0) ?? 0;
  }

  get allGames(): number {
    return (this.wanted?.games ?? 0) * (this.wanted?.against.length ?? 0);
  }

  start(wanted: TrialRequest): void {
    this.stop();
    this.wanted = wanted;
    this.trial = null;
    this.refusal = null;
    this.working = true;
    void this.#poll(wanted, this.#run);
  }

  /** What was played stays. */
  stop(): void {
    this.#run += 1;
    clearTimeout(this.#timer);
    this.working = false;
  }

  async #poll(wanted: TrialRequest, run: number): Promise<void> {
    try {
      const trial = await this.ask(wanted);
      if (run !== this.#run) return;
      this.trial = trial;
      if (trial.done === 1) this.working = false;
    } catch (error) {
      if (run !== this.#run) return;
      if (!(error instanceof RefusalError)) throw error;
      // Somebody else may have asked for much from the same address: the next try comes anyway.
      if (error.refusal.code !== "http-too-fast") {
        this.refusal = error.refusal;
        this.working = false;
      }
    }
    if (this.working) this.#timer = setTimeout(() => void this.#poll(wanted, run), POLL_MS);
  }
}
