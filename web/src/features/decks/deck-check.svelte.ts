// Checks a deck against the rules on the server, once it has not changed for a moment.

import { api, RefusalError } from "../../net/api";
import type { Reasoned } from "../../net/protocol";
import type { Facts } from "../../i18n/words.svelte";
import { deckFile, type Deck } from "./deck";
import { deckStorage } from "./deck-storage.svelte";

const REST = 300;
const AGAIN = 4000;

export class DeckCheck {
  faults = $state.raw<Reasoned[]>([]);
  /** How often supports fail, as facts for the texts about it; null: no leader yet. */
  failing = $state.raw<Facts | null>(null);
  /** `checked`: the faults are those of the current deck. `away`: the server is out of reach. */
  state = $state<"checking" | "checked" | "away">("checking");
  #first = true;

  /** Check this deck; returns a function that stops checking. */
  look(deck: Deck): () => void {
    let timer = 0;
    let over = false;
    const text = deckFile(deck);
    const set = deckStorage.setsFor(deck);
    const ask = async () => {
      try {
        const { faults, found } = await api.validateDraft("lily", "decks", text, set ? { set } : {});
        if (over) return;
        this.faults = faults;
        this.failing = (found["failing"] as Facts | undefined) ?? null;
        this.state = "checked";
      } catch (error) {
        if (!(error instanceof RefusalError)) throw error;
        if (over) return;
        const { refusal } = error;
        if (refusal.code === "store-away") this.state = "away";
        else if (refusal.code !== "http-too-fast") {
          this.faults = [refusal];
          this.state = "checked";
          return;
        }
        timer = window.setTimeout(() => void ask(), AGAIN);
      }
    };
    const now = () => {
      clearTimeout(timer);
      void ask();
    };
    if (this.state === "checked") this.state = "checking";
    timer = window.setTimeout(() => void ask(), this.#first ? 0 : REST);
    this.#first = false;
    addEventListener("online", now);
    return () => {
      over = true;
      clearTimeout(timer);
      removeEventListener("online", now);
    };
  }
}
