// Checks a deck against the rules on the server, once it has not changed for a moment.

import type { LilyDraft } from "../../games/lily/data-types";
import { api, RefusalError } from "../../net/api";
import type { RefusalData } from "../../net/protocol";
import type { Facts } from "../../i18n/words.svelte";
import { deckFile, type Deck } from "./deck";
import { deckStorage } from "./deck-storage.svelte";

const DEBOUNCE_MS = 300;
const RETRY_MS = 4000;

export class DeckCheck {
  faults = $state.raw<RefusalData[]>([]);
  /** How often supports fail, as facts for the texts about it; null: no leader yet. */
  failing = $state.raw<Facts | null>(null);
  /** `checked`: the faults are those of the current deck. `away`: the server is out of reach. */
  state = $state<"checking" | "checked" | "away">("checking");
  #first = true;

  /** Check this deck; returns a function that stops checking. */
  check(deck: Deck): () => void {
    let timer = 0;
    let stopped = false;
    const text = deckFile(deck);
    const set = deckStorage.setsFor(deck);
    const ask = async () => {
      try {
        const { faults, found } = await api.validateDraft<LilyDraft>("lily", "decks", text, set ? { set } : {});
        if (stopped) return;
        this.faults = faults;
        this.failing = found.failing ?? null;
        this.state = "checked";
      } catch (error) {
        if (!(error instanceof RefusalError)) throw error;
        if (stopped) return;
        const { refusal } = error;
        if (refusal.code === "store-away") this.state = "away";
        else if (refusal.code !== "http-too-fast") {
          this.faults = [refusal];
          this.state = "checked";
          return;
        }
        timer = window.setTimeout(() => void ask(), RETRY_MS);
      }
    };
    const checkNow = () => {
      clearTimeout(timer);
      void ask();
    };
    if (this.state === "checked") this.state = "checking";
    timer = window.setTimeout(() => void ask(), this.#first ? 0 : DEBOUNCE_MS);
    this.#first = false;
    addEventListener("online", checkNow);
    return () => {
      stopped = true;
      clearTimeout(timer);
      removeEventListener("online", checkNow);
    };
  }
}
