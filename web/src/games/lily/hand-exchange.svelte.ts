// The exchange of the first hand: cards are marked, then given back one after the other, as the rules ask (LY-5.4).

import type { LilyAction } from "./actions";

/** What to do to give back these cards of a hand: card by card, then "pass", unless none is left to keep. */
export function exchangeSteps(hand: readonly string[], marked: ReadonlySet<number>): string[] {
  const steps = hand.flatMap((id, place) => (marked.has(place) ? [id] : []));
  return marked.size === hand.length ? steps : [...steps, "pass"];
}

export class HandExchange {
  /** The places of the marked cards in the hand. */
  marked = $state.raw<ReadonlySet<number>>(new Set());
  #steps = $state.raw<readonly string[]>([]);
  readonly #act: (action: string) => void;

  constructor(act: (action: string) => void) {
    this.#act = act;
  }

  /** Whether cards are being given back. */
  get running(): boolean {
    return this.#steps.length > 0;
  }

  toggle(place: number): void {
    if (this.running) return;
    const next = new Set(this.marked);
    if (!next.delete(place)) next.add(place);
    this.marked = next;
  }

  start(hand: readonly string[], acts: readonly LilyAction[]): void {
    this.#steps = exchangeSteps(hand, this.marked);
    this.marked = new Set();
    this.follow(acts);
  }

  /** Answer a prompt with the next step. Where that is not offered, the rest is forgotten. */
  follow(acts: readonly LilyAction[]): void {
    const [step, ...rest] = this.#steps;
    if (step === undefined || !acts.length) return;
    const act = acts.find((one) =>
      step === "pass" ? one.verb === "pass" : one.verb === "return" && one.card === step,
    );
    this.#steps = act ? rest : [];
    if (act) this.#act(act.text);
  }

  /** For a question of another kind. */
  clear(): void {
    this.#steps = [];
    this.marked = new Set();
  }
}
