// The selection of a Yuri-Kure player: the tapped girls, the verb they are for, and whether the action is legal.

import { catchRefusal } from "../../net/api";
import type { TableModel } from "../../net/table-model";
import type { RefusalData } from "../../net/protocol";
import { offeredActions } from "../actions";
import type { YurikureData, YurikureParts } from "./data-types";
import { effectRows, pairPreviews, type EffectRow, type PairPreview } from "./choice-effects";
import { DECLARATION_VERBS, arrowsIn, highestReveal, pairKey, type Arrow } from "./view";

interface Context {
  view: YurikureData;
  table: TableModel;
  act: (action: string) => void;
}

const TARGETED = ["approach", "confess", "love", "warm"];

export class Selection {
  readonly #context: () => Context;
  picked = $state.raw<string[]>([]);
  card = $state<string | null>(null);
  reason = $state.raw<RefusalData | null>(null);
  #verb = $state("");
  #revealOn = $state("");

  constructor(context: () => Context) {
    this.#context = context;
  }

  /** The viewer speaks up although nobody asked. */
  speaksUp = $state(false);
  /** Whether the slider is open where there is also something to declare. */
  revealsFirst = $state(false);

  readonly isPrompted = $derived.by(() => this.#context().table.now?.prompt != null);
  readonly #besides = $derived.by(() => offeredActions<YurikureParts>(this.#context().table.now?.out_of_turn));
  readonly maySpeakUp = $derived(!this.isPrompted && this.#besides.length > 0);
  readonly isAsked = $derived(this.isPrompted || (this.speaksUp && this.maySpeakUp));

  /** While the viewer is asked, also what is possible out of turn: reveals on other girls. */
  readonly offered = $derived.by(() => {
    const { prompt } = this.#context().table.now ?? {};
    return this.isAsked ? [...offeredActions<YurikureParts>(prompt), ...this.#besides] : [];
  });
  readonly actions = $derived(this.offered.map(({ text }) => text));
  readonly filling = $derived(this.offered.some(({ parts }) => ["support", "clear", "hand-in"].includes(parts.verb)));
  readonly declares = $derived(this.offered.some(({ parts }) => DECLARATION_VERBS.includes(parts.verb)));

  /** Possible reveals, by girl. */
  readonly reveals = $derived.by(() => {
    const found: Record<string, number[]> = {};
    for (const { parts } of this.offered) {
      if (parts.value !== null) (found[parts.girls[0]!] ??= []).push(parts.value);
    }
    return found;
  });

  /** Verbs that name girls, where there is more to do than to reveal. */
  readonly verbs = $derived.by(() => {
    if (!this.declares) return [];
    const kind = this.#context().view.question?.kind;
    const declared = kind === "action" ? ["approach", "confess", "love"] : kind === "cool" ? ["warm"] : [];
    return declared.length && Object.keys(this.reveals).length ? [...declared, "reveal"] : declared;
  });

  /** The verb that a tap on a girl means now. */
  readonly verb = $derived.by(() => (this.verbs.includes(this.#verb) ? this.#verb : (this.verbs[0] ?? "reveal")));

  /** The girl to reveal on: the one in question, until another is tapped. */
  readonly revealOn = $derived.by(() => {
    if (this.reveals[this.#revealOn]) return this.#revealOn;
    return this.#context().view.question?.girl ?? "";
  });

  /** The legal action of the tapped girls, if there is one. */
  readonly chosenAction = $derived.by(() =>
    TARGETED.includes(this.verb) ? this.findAction(this.verb, ...this.picked) : undefined,
  );

  readonly chosenParts = $derived(this.offered.find(({ text }) => text === this.chosenAction)?.parts);

  /** What the chosen action will do; while others wait for a pass, what it lets pass. */
  readonly effects = $derived.by((): EffectRow[] | null => {
    const { question, affair } = this.#context().view;
    if (!question || question.kind === "vote") return null; // a vote changes nothing by itself
    const chosen = this.chosenParts;
    if (chosen) return effectRows(chosen, chosen, question.kind, affair);
    const passed = this.offered.find(({ parts }) => parts.verb === "pass")?.parts;
    return passed?.effects ? effectRows(passed, question.declared_parts, question.kind, affair) : null;
  });

  /** The pairs in question. */
  readonly focus = $derived.by((): string[] => {
    const { view } = this.#context();
    const { affair, question } = view;
    if (this.filling || !question) return [];
    const chosen = this.chosenParts ?? question.declared_parts;
    const named =
      chosen?.verb === "love" ? chosen.girls : chosen?.girls.length ? [question.girl, chosen.girls[0]!] : [];
    const pairs = named.length ? [named] : affair ? [affair.pair] : [];
    return [
      ...pairs.map(([one, other]) => pairKey(one!, other!)),
      ...this.previews.map(({ pair }) => pairKey(...pair)),
    ];
  });

  readonly previews = $derived.by((): PairPreview[] => (this.effects ? pairPreviews(this.effects) : []));

  /** The arrows to draw: what is under way, and the current selection. */
  readonly arrows = $derived.by((): Arrow[] => {
    const { view } = this.#context();
    const underWay = arrowsIn(view);
    const from = view.question?.girl;
    if (!from || this.filling || !this.picked.length || !TARGETED.includes(this.verb)) return underWay;
    return [
      ...underWay.filter((one) => one.state === "settled"),
      { verb: this.verb, from, to: this.picked, state: "chosen" },
    ];
  });

  findAction(verb: string, ...girls: string[]): string | undefined {
    const isNamed = (named: string[]) => named.length === girls.length && named.every((girl) => girls.includes(girl));
    return this.offered.find(({ parts }) => parts.verb === verb && isNamed(parts.girls))?.text;
  }

  /** Whether a tap on this girl leads to a legal action. */
  isLit(girl: string): boolean {
    if (this.filling || this.verb === "love") {
      const verb = this.filling ? "support" : "love";
      const [first] = this.picked;
      if (this.picked.length === 1 && first !== girl) return this.findAction(verb, first!, girl) != null;
      return this.offered.some(({ parts }) => parts.verb === verb && parts.girls.includes(girl));
    }
    if (this.verb === "reveal") return this.reveals[girl] != null;
    return this.findAction(this.verb, girl) != null;
  }

  setVerb(verb: string): void {
    this.#verb = verb;
    this.picked = this.picked.slice(0, 1);
    this.reason = null;
    const [girl] = this.picked;
    if (verb === "reveal") this.picked = [];
    else if (girl && verb !== "love" && !this.findAction(verb, girl)) void this.explain(`${verb} ${girl}`);
  }

  tap(girl: string): void {
    this.reason = null;
    this.card = null;
    if (!this.isAsked) this.card = girl;
    else if (this.filling) this.#tapPair("support", girl);
    else if (this.verb === "love") this.#tapPair("love", girl);
    else if (this.verb === "reveal") this.#tapReveal(girl);
    else if (this.findAction(this.verb, girl)) this.picked = [girl];
    else void this.explain(`${this.verb} ${girl}`);
  }

  #tapPair(verb: string, girl: string): void {
    if (this.picked.includes(girl)) {
      this.picked = this.picked.filter((one) => one !== girl);
      return;
    }
    const first = this.picked.at(-1);
    if (!first) {
      if (this.isLit(girl)) this.picked = [girl];
      else void this.explain(`${verb} ${girl} ${this.#context().view.order.find((one) => one !== girl)}`);
      return;
    }
    const action = this.findAction(verb, first, girl);
    if (!action) {
      this.picked = [first];
      void this.explain(`${verb} ${first} ${girl}`);
    } else if (verb === "support") {
      this.picked = [];
      this.#context().act(action);
    } else {
      this.picked = [first, girl];
    }
  }

  #tapReveal(girl: string): void {
    if (this.reveals[girl]) {
      this.#revealOn = girl;
      this.revealsFirst = true;
      return;
    }
    this.card = girl;
    void this.explain(`reveal ${girl} ${highestReveal(this.#context().view, girl) + 1}`);
  }

  /** Do it if it is legal; otherwise ask why not. */
  async attempt(action: string | undefined, otherwise: string): Promise<void> {
    if (action && this.actions.includes(action)) this.#context().act(action);
    else await this.explain(otherwise);
  }

  async explain(action: string): Promise<void> {
    await this.runRequest(async () => {
      this.reason = await this.#context().table.whyNot(action);
    });
  }

  async runRequest(what: () => Promise<unknown>): Promise<void> {
    const refusal = await catchRefusal(what);
    if (refusal) this.reason = refusal;
  }

  reset(): void {
    this.picked = [];
    this.reason = null;
    this.#verb = "";
    this.#revealOn = "";
    this.speaksUp = false;
    this.revealsFirst = false;
  }
}
