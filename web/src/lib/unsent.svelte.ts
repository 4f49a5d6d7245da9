// What somebody has entered at a paper table and the table has not got yet: kept here while the line is away, also when
// the page is loaded again, sent when it is back, withdrawn where the table has moved on meanwhile.

import { Refused } from "./api";
import { forgetUnsent, keepUnsent, unsentAt } from "./keeping";
import type { ChanceNow, ChoiceNow, Reasoned } from "./protocol";
import type { Table } from "./table.svelte";

/** A decision, for the prompt of this id. */
interface Decision {
  kind: "play";
  asked: string;
  action: string;
  /** The last news when it was made. */
  number: number;
}

/** What fell, for the question of this id and those of the same kind that follow it. */
interface Fall {
  kind: "fell";
  asked: string;
  what: string;
  results: ChoiceNow[];
  number: number;
}

export type Entry = Decision | Fall;

/** The same question about other cards: what lies on the table can be typed on before it is asked. */
const goesOn = (chance: ChanceNow): boolean => Object.keys(chance.facts).every((fact) => fact === "seat");

export class Unsent {
  entry = $state.raw<Entry | null>(null);
  /** What was not entered, because the table has moved on. */
  withdrawn = $state.raw<Entry | null>(null);
  #sending = false;

  constructor(
    readonly table: Table,
    /** Where it is told why something was refused. */
    readonly refused: (refusal: Reasoned) => void,
  ) {
    this.entry = unsentAt<Entry>(table.id);
  }

  /** Answer what is asked now; what was to be answered before is replaced. */
  play(action: string): void {
    const asked = this.table.now?.prompt?.id;
    if (!asked || (this.#sending && this.table.connected)) return;
    this.#set({ kind: "play", asked, action, number: this.#last });
    void this.send();
  }

  /** Say what fell. */
  fall(choice: ChoiceNow): void {
    const { now, connected } = this.table;
    const chance = now?.chance;
    if (!chance) return;
    const { entry } = this;
    const more = entry?.kind === "fell" && entry.what === chance.what && (connected || goesOn(chance));
    this.#set(more ? { ...entry, results: [...entry.results, choice] } : { kind: "fell", asked: chance.id, what: chance.what, results: [choice], number: this.#last });
    void this.send();
  }

  /** Take it back before it is sent. */
  drop(): void {
    this.#set(null);
  }

  forgive(): void {
    this.withdrawn = null;
  }

  /** Send what there is, as long as it answers what is asked. */
  async send(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    try {
      while (this.entry && this.table.connected && this.table.now && (await this.#sendOne(this.entry))) continue;
    } finally {
      this.#sending = false;
    }
  }

  /** Whether to go on at once. */
  async #sendOne(entry: Entry): Promise<boolean> {
    if (!this.#isAsked(entry)) return this.#missed(entry);
    try {
      if (entry.kind === "play") await this.table.request({ type: "play", prompt: entry.asked, action: entry.action });
      else await this.table.request({ type: "fell", chance: entry.asked, results: [entry.results[0]!.result] });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.refusal.code === "store-away") return false; // the next connection shows whether it was taken
      if (error.refusal.code === "table-stale") return this.#missed(entry);
      this.#set(null);
      this.refused(error.refusal);
      return false;
    }
    return this.#taken();
  }

  /** The first of what was entered is in the book. */
  #taken(): boolean {
    const { entry } = this;
    const rest = entry?.kind === "fell" ? entry.results.slice(1) : [];
    if (entry?.kind !== "fell" || !rest.length) {
      this.#set(null);
      return false;
    }
    const chance = this.table.now?.chance;
    const left: Entry = { ...entry, asked: chance?.id ?? "", results: rest, number: this.#last };
    const fits = chance?.what === entry.what && chance.choices.some((one) => one.result === rest[0]!.result);
    if (!fits) return this.#withdraw(left);
    this.#set(left);
    return true;
  }

  #isAsked(entry: Entry): boolean {
    const now = this.table.now;
    return entry.asked === (entry.kind === "play" ? now?.prompt?.id : now?.chance?.id);
  }

  /** It is no longer asked: either it arrived before the line broke, or the table has moved on. */
  #missed(entry: Entry): boolean {
    const mine = this.table.news.filter((one) => one.number > entry.number && one.seat === this.table.viewer);
    const arrived =
      entry.kind === "play"
        ? mine.some((one) => one.what === "decided" && one.how === "person")
        : mine.some((one) => one.what === "fell" && one.fell?.[0]?.result === entry.results[0]!.result);
    return arrived ? this.#taken() : this.#withdraw(entry);
  }

  #withdraw(entry: Entry): boolean {
    this.#set(null);
    this.withdrawn = entry;
    return false;
  }

  get #last(): number {
    return this.table.now?.number ?? -1;
  }

  #set(entry: Entry | null): void {
    this.entry = entry;
    this.withdrawn = null;
    if (entry) keepUnsent(this.table.id, entry);
    else forgetUnsent(this.table.id);
  }
}
