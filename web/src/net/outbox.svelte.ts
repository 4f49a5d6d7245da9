// The outbox of a paper table: entries the server does not have yet. They are stored in their order, also over a reload,
// and sent one by one when the connection is back. An entry counts only for the question it was made for: the first one
// that is no longer asked for stops the rest, which is shown and not used.

import { clearOutbox, loadOutbox, saveOutbox } from "../state/storage";
import { RefusalError } from "./api";
import { isSameChance, upcomingQuestions, type ChanceQuestion } from "./chance";
import type { ChancePrompt, ChanceChoice, ChanceResult, PromptSnapshot, RefusalData } from "./protocol";
import type { TableStore } from "./table-store.svelte";

/** Answers the prompt with this id or, where the id is empty, the prompt that follows the decision before it. */
export interface DecisionEntry {
  kind: "play";
  asked: string;
  question: string;
  action: string;
  /** The action taken apart; entries of older versions have none. */
  parts?: Record<string, unknown>;
  /** The number of the last news when it was made. */
  number: number;
}

/** A chance result: the nth for this question in the round that began with this news. */
export interface ResultEntry {
  kind: "fell";
  began: number;
  what: string;
  facts: Record<string, unknown>;
  nth: number;
  choice: ChanceChoice;
  number: number;
}

export type OutboxEntry = DecisionEntry | ResultEntry;

/** As stored. */
interface Contents {
  entries: OutboxEntry[];
  /** Entries that were not used, because the table no longer asked for them. */
  left: OutboxEntry[];
}

/** The second of two taps this close together is not meant for the next question. */
const DOUBLE_TAP_MS = 350;
const EMPTY: Contents = { entries: [], left: [] };

export class Outbox {
  #contents = $state.raw<Contents>(EMPTY);
  /** How many of the possible next questions did not come up on the real table. */
  #skipped = $state(0);
  #sending = false;
  #lastTapAt = 0;

  constructor(
    readonly table: TableStore,
    readonly onRefusal: (refusal: RefusalData) => void,
  ) {
    const stored = loadOutbox<Contents>(table.id);
    if (stored && Array.isArray(stored.entries) && Array.isArray(stored.left)) this.#contents = stored;
  }

  get entries(): OutboxEntry[] {
    return this.#contents.entries;
  }

  get discarded(): OutboxEntry[] {
    return this.#contents.left;
  }

  get decisions(): DecisionEntry[] {
    return this.entries.filter((one) => one.kind === "play");
  }

  /** Results of the current round that the server does not have yet. */
  get results(): ResultEntry[] {
    const chance = this.table.now?.chance;
    const isNew = (result: ResultEntry) =>
      chance?.began === result.began && chance.fell.filter((one) => isSameChance(one, result)).length <= result.nth;
    return this.entries.filter((one) => one.kind === "fell").filter(isNew);
  }

  /** The result to type in next; null: none, or only the server knows. */
  get question(): ChanceQuestion | null {
    const chance = this.table.now?.chance;
    if (!chance) return null;
    if (this.table.connected || !this.results.length) return { ...chance, sure: true };
    return upcomingQuestions(chance, this.results).at(this.#skipped) ?? null;
  }

  /** This question did not come up: offer the next one. */
  skip(): void {
    this.#skipped += 1;
  }

  /** Answer the current prompt or, with `predicted`, the one after the waiting decisions. Replaces other entries. */
  play(action: string, predicted?: PromptSnapshot | null): void {
    const prompt = this.table.now?.prompt;
    if (!prompt) return;
    const follows = predicted != null && this.decisions.length > 0;
    if (!follows && this.#sending && this.table.connected) return;
    const { id, question, actions, parts } = follows ? predicted : prompt;
    const entry: DecisionEntry = {
      kind: "play",
      asked: follows ? "" : id,
      question,
      action,
      number: this.table.now!.number,
    };
    const named = parts[actions.indexOf(action)];
    this.#setEntries([...(follows ? this.entries : []), named ? { ...entry, parts: named } : entry]);
    void this.send();
  }

  enterResult(choice: ChanceChoice): void {
    const { now, connected } = this.table;
    const chance = now?.chance;
    if (!chance) return;
    const queued = this.results;
    const next = queued.length
      ? upcomingQuestions(chance, queued).at(connected ? 0 : this.#skipped)
      : { ...chance, sure: true };
    if (!next || (queued.length && !this.#isIntended(chance, next, choice))) return;
    const same = (one: { what: string; facts: Record<string, unknown> }) => isSameChance(one, next);
    const nth = chance.fell.filter(same).length + queued.filter(same).length;
    this.#lastTapAt = Date.now();
    this.#setEntries([
      ...this.entries,
      { kind: "fell", began: chance.began, what: next.what, facts: next.facts, nth, choice, number: now.number },
    ]);
    void this.send();
  }

  /** Whether a tap is meant for the next question. Cards laid in a row may be typed at any speed. While connected, only
      draws from one bag are taken ahead, for the next question is not on the screen yet. */
  #isIntended(chance: ChancePrompt, next: ChanceQuestion, choice: ChanceChoice): boolean {
    if (!next.choices.some((one) => one.result === choice.result)) return false;
    if (isSameChance(this.results.at(-1)!, next)) return true;
    return this.table.connected
      ? next.what === chance.what && next.choices.length < chance.choices.length
      : Date.now() - this.#lastTapAt > DOUBLE_TAP_MS;
  }

  removeLast(): void {
    this.#setEntries(this.entries.slice(0, -1));
  }

  dismissDiscarded(): void {
    this.#store({ ...this.#contents, left: [] });
  }

  /** Send the entries in order, as long as each is still asked for. */
  async send(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    try {
      while (this.entries.length && this.table.current && (await this.#sendFirst(this.entries[0]!))) continue;
    } finally {
      this.#sending = false;
    }
  }

  /** Returns whether to go on with the next entry. */
  async #sendFirst(entry: OutboxEntry): Promise<boolean> {
    const status = this.#statusOf(entry);
    if (status === "done") return this.#confirmFirst();
    if (status === "obsolete") return this.#discardAll();
    const now = this.table.now!;
    try {
      if (entry.kind === "play")
        await this.table.request({ type: "play", prompt: now.prompt!.id, action: entry.action });
      else await this.table.request({ type: "fell", chance: now.chance!.id, results: [entry.choice.result] });
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      if (error.refusal.code === "store-away") return false; // the next connection shows whether it arrived
      if (error.refusal.code === "table-stale") return now !== this.table.now || this.#discardAll();
      this.#discardAll();
      this.onRefusal(error.refusal);
      return false;
    }
    return this.#confirmFirst();
  }

  /** `done`: the log has it already, because it arrived before the connection broke or somebody else entered the same. */
  #statusOf(entry: OutboxEntry): "asked" | "done" | "obsolete" {
    const since = this.table.news.filter((one) => one.number > entry.number);
    if (since.some((one) => one.what === "undone" || one.what === "corrected")) return "obsolete";
    const { prompt, chance } = this.table.now!;
    if (entry.kind === "play") {
      if (since.some((one) => one.what === "decided" && one.seat === this.table.viewer && one.how === "person"))
        return "done";
      const isAsked = entry.asked
        ? prompt?.id === entry.asked
        : prompt?.question === entry.question && prompt.actions.includes(entry.action);
      return isAsked ? "asked" : "obsolete";
    }
    const current = chance?.began === entry.began ? chance : null;
    const known = (current?.fell ?? this.#resultsSince(entry.began)).filter((one) => isSameChance(one, entry));
    const same = known[entry.nth];
    if (same) return same.result === entry.choice.result ? "done" : "obsolete";
    return current && isSameChance(current, entry) && known.length === entry.nth ? "asked" : "obsolete";
  }

  /** The results of a round that is over, from its news. */
  #resultsSince(began: number): ChanceResult[] {
    const later = this.table.news.filter((one) => one.number > began);
    const next = later.findIndex((one) => one.what === "decided");
    return (next < 0 ? later : later.slice(0, next)).flatMap((one) => one.fell ?? []);
  }

  /** The server has the first entry; those after it count for what is asked from now on. */
  #confirmFirst(): boolean {
    const number = this.table.now!.number;
    this.#setEntries(this.entries.slice(1).map((one) => ({ ...one, number })));
    return this.entries.length > 0;
  }

  #discardAll(): boolean {
    this.#store({ entries: [], left: this.entries });
    return false;
  }

  #setEntries(entries: OutboxEntry[]): void {
    this.#store({ entries, left: [] });
  }

  #store(contents: Contents): void {
    this.#contents = contents;
    this.#skipped = 0;
    if (contents.entries.length || contents.left.length) saveOutbox(this.table.id, contents);
    else clearOutbox(this.table.id);
  }
}
