// What somebody has entered at a paper table and the table has not got yet: kept here in its order while the line is away, also
// when the page is loaded again, and sent one after the other when it is back. Each counts only for what it was entered
// for; the first that is not asked for any more stops the rest, which is shown and not used.

import { Refused } from "./api";
import { forgetUnsent, keepUnsent, unsentAt } from "../state/storage";
import type { AheadNow, ChanceNow, ChoiceNow, FallenNow, Reasoned } from "./protocol";
import { sameQuestion } from "../features/paper/chance-text";
import type { Table } from "./table-store.svelte";

/** A decision: for the prompt of this id; or, where the id is empty, for the prompt that follows the decision before it. */
export interface Decision {
  kind: "play";
  asked: string;
  question: string;
  action: string;
  /** The last news when it was made. */
  number: number;
}

/** What fell: in the round that this news began, for the nth question of this kind about these. */
export interface Fall {
  kind: "fell";
  began: number;
  what: string;
  facts: Record<string, unknown>;
  nth: number;
  choice: ChoiceNow;
  number: number;
}

export type Entry = Decision | Fall;

/** What a person can be asked for, with the line or without. */
export interface Asked {
  what: string;
  facts: Record<string, unknown>;
  against: Record<string, unknown>;
  choices: ChoiceNow[];
  /** Whether it is rolled whatever fell before it. */
  sure: boolean;
}

interface Kept {
  entries: Entry[];
  /** What the table did not take, because it was no longer asked for. */
  left: Entry[];
}

/** Of two taps so close together the second is not meant for the next question. */
const DOUBLE_TAP = 350;
const NOTHING: Kept = { entries: [], left: [] };

export class Unsent {
  #kept = $state.raw<Kept>(NOTHING);
  /** How many of the questions that may come next were not asked on the real table. */
  #skipped = $state(0);
  #sending = false;
  #tapped = 0;

  constructor(
    readonly table: Table,
    /** Where it is told why something was refused. */
    readonly refused: (refusal: Reasoned) => void,
  ) {
    const kept = unsentAt<Kept>(table.id);
    if (kept && Array.isArray(kept.entries) && Array.isArray(kept.left)) this.#kept = kept;
  }

  get entries(): Entry[] {
    return this.#kept.entries;
  }

  /** What was entered and is not used. */
  get left(): Entry[] {
    return this.#kept.left;
  }

  get decisions(): Decision[] {
    return this.entries.filter((one) => one.kind === "play");
  }

  /** What fell and is not in the book yet, of the round that waits. */
  get falls(): Fall[] {
    const chance = this.table.now?.chance;
    const isNew = (fall: Fall) =>
      chance?.began === fall.began && chance.fell.filter((one) => sameQuestion(one, fall)).length <= fall.nth;
    return this.entries.filter((one) => one.kind === "fell").filter(isNew);
  }

  /** What is to be typed in next; null: nothing, or only the table knows. */
  get asks(): Asked | null {
    const chance = this.table.now?.chance;
    if (!chance) return null;
    if (this.table.connected || !this.falls.length) return { ...chance, sure: true };
    return this.#ahead(chance).at(this.#skipped) ?? null;
  }

  /** It was not rolled: what else may come. */
  skip(): void {
    this.#skipped += 1;
  }

  /** Answer what is asked now, or, with `question`, what follows the answer that waits; what else was to be answered is
      replaced. */
  play(action: string, question = ""): void {
    const prompt = this.table.now?.prompt;
    if (!prompt) return;
    const number = this.table.now!.number;
    if (question && this.decisions.length) {
      this.#set([...this.entries, { kind: "play", asked: "", question, action, number }]);
    } else {
      if (this.#sending && this.table.connected) return;
      this.#set([{ kind: "play", asked: prompt.id, question: prompt.question, action, number }]);
    }
    void this.send();
  }

  /** Say what fell. */
  fall(choice: ChoiceNow): void {
    const { now, connected } = this.table;
    const chance = now?.chance;
    if (!chance) return;
    const queued = this.falls;
    const next = queued.length ? this.#ahead(chance).at(connected ? 0 : this.#skipped) : { ...chance, sure: true };
    if (!next || (queued.length && !this.#meant(chance, next, choice))) return;
    const same = (one: { what: string; facts: Record<string, unknown> }) => sameQuestion(one, next);
    const nth = chance.fell.filter(same).length + queued.filter(same).length;
    this.#tapped = Date.now();
    this.#set([
      ...this.entries,
      { kind: "fell", began: chance.began, what: next.what, facts: next.facts, nth, choice, number: now.number },
    ]);
    void this.send();
  }

  /** Whether a tap is for the question that follows what waits. What is laid in a row is typed as fast as one likes; with a
      line nothing else is typed on but what is drawn from one bag, for the next question is not on the screen yet. */
  #meant(chance: ChanceNow, next: Asked, choice: ChoiceNow): boolean {
    if (!next.choices.some((one) => one.result === choice.result)) return false;
    if (sameQuestion(this.falls.at(-1)!, next)) return true;
    return this.table.connected
      ? next.what === chance.what && next.choices.length < chance.choices.length
      : Date.now() - this.#tapped > DOUBLE_TAP;
  }

  /** What may be asked for after all that waits. */
  #ahead(chance: ChanceNow): Asked[] {
    const coming: (ChanceNow | AheadNow)[] = [chance, ...(chance.ahead ?? [])];
    const falls = this.falls;
    for (const fall of falls) {
      const place = coming.findIndex((one) => sameQuestion(one, fall));
      if (place < 0) return [];
      coming.splice(0, place + 1);
    }
    return coming.map((one) => {
      const all =
        [chance, ...(chance.ahead ?? [])].find((other) => other.what === one.what && other.choices?.length)?.choices ??
        [];
      const drawn =
        "once" in one && one.once
          ? [
              ...chance.fell.map((fell) => ({ what: fell.what, result: fell.result })),
              ...falls.map((fall) => ({ what: fall.what, result: fall.choice.result })),
            ]
          : [];
      const choices = all.filter(
        (choice) => !drawn.some((other) => other.what === one.what && other.result === choice.result),
      );
      return {
        what: one.what,
        facts: one.facts,
        against: one.against ?? {},
        choices,
        sure: "sure" in one && one.sure === true,
      };
    });
  }

  /** Take the last one back before it is sent. */
  drop(): void {
    this.#set(this.entries.slice(0, -1));
  }

  /** What is not used has been read. */
  forgive(): void {
    this.#keep({ ...this.#kept, left: [] });
  }

  /** Send what there is, as long as it answers what is asked. */
  async send(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    try {
      while (this.entries.length && this.table.current && (await this.#sendFirst(this.entries[0]!))) continue;
    } finally {
      this.#sending = false;
    }
  }

  /** Whether to go on at once. */
  async #sendFirst(entry: Entry): Promise<boolean> {
    const stands = this.#stands(entry);
    if (stands === "done") return this.#taken();
    if (stands === "gone") return this.#stop();
    const now = this.table.now!;
    try {
      if (entry.kind === "play")
        await this.table.request({ type: "play", prompt: now.prompt!.id, action: entry.action });
      else await this.table.request({ type: "fell", chance: now.chance!.id, results: [entry.choice.result] });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.refusal.code === "store-away") return false; // the next connection shows whether it was taken
      if (error.refusal.code === "table-stale") return now !== this.table.now || this.#stop();
      this.#stop();
      this.refused(error.refusal);
      return false;
    }
    return this.#taken();
  }

  /** Whether this is asked for, or in the book already (it arrived before the line broke, or another saw the same), or
      neither. */
  #stands(entry: Entry): "asked" | "done" | "gone" {
    const since = this.table.news.filter((one) => one.number > entry.number);
    if (since.some((one) => one.what === "undone" || one.what === "corrected")) return "gone";
    const { prompt, chance } = this.table.now!;
    if (entry.kind === "play") {
      if (since.some((one) => one.what === "decided" && one.seat === this.table.viewer && one.how === "person"))
        return "done";
      const asked = entry.asked
        ? prompt?.id === entry.asked
        : prompt?.question === entry.question && prompt.actions.includes(entry.action);
      return asked ? "asked" : "gone";
    }
    const asked = chance?.began === entry.began ? chance : null;
    const fallen = (asked?.fell ?? this.#fellSince(entry.began)).filter((one) => sameQuestion(one, entry));
    const before = fallen[entry.nth];
    if (before) return before.result === entry.choice.result ? "done" : "gone";
    return asked && sameQuestion(asked, entry) && fallen.length === entry.nth ? "asked" : "gone";
  }

  /** What fell in the round that this news began, where it is over. */
  #fellSince(began: number): FallenNow[] {
    const told = this.table.news.filter((one) => one.number > began);
    const next = told.findIndex((one) => one.what === "decided");
    return (next < 0 ? told : told.slice(0, next)).flatMap((one) => one.fell ?? []);
  }

  /** The first of what was entered is in the book; what was entered after it is for what is asked from now on. */
  #taken(): boolean {
    const number = this.table.now!.number;
    this.#set(this.entries.slice(1).map((one) => ({ ...one, number })));
    return this.entries.length > 0;
  }

  /** Nothing of what is left is used. */
  #stop(): boolean {
    this.#keep({ entries: [], left: this.entries });
    return false;
  }

  #set(entries: Entry[]): void {
    this.#keep({ entries, left: [] });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    this.#skipped = 0;
    if (kept.entries.length || kept.left.length) keepUnsent(this.table.id, kept);
    else forgetUnsent(this.table.id);
  }
}
