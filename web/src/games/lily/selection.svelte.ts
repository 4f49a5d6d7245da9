// The selection of a Lily player: what is tapped, and what the next tap does.

import { catchRefusal } from "../../net/api";
import type { TableModel } from "../../net/table-model";
import type { RefusalData } from "../../net/protocol";
import { actionsOnTap, actionsOfCard, actionsOfArea, type LilyAction, type Picked } from "./actions";
import type { CharacterView, LilyData } from "./data-types";
import type { Area } from "./view";

interface Context {
  view: LilyData;
  own: number;
  acts: LilyAction[];
  /** The kind of choice the player on this side has; empty: none. */
  kind: string;
  /** Whether that player is the viewer. */
  asked: boolean;
  table: TableModel;
  act: (action: string) => void;
}

export class Selection {
  readonly context: () => Context;
  picked = $state.raw<Picked | null>(null);
  refusal = $state.raw<RefusalData | null>(null);

  constructor(context: () => Context) {
    this.context = context;
  }

  /** A card that is the only one to place need not be picked. */
  readonly effective = $derived.by((): Picked | null => {
    if (this.picked) return this.picked;
    const placed = new Set(
      this.context()
        .acts.filter((act) => act.verb === "place")
        .map((act) => act.card),
    );
    return placed.size === 1 ? { kind: "card", id: [...placed][0]!, where: "shown" } : null;
  });
  readonly character = $derived(
    this.picked?.kind === "spot" ? this.characterAt(this.picked.mine, this.picked.area) : null,
  );
  readonly card = $derived(this.picked?.kind === "card" ? this.picked.id : (this.character?.card ?? null));
  readonly actions = $derived.by((): LilyAction[] => {
    const { picked } = this;
    const { acts } = this.context();
    if (picked === null) return [];
    return picked.kind === "card" ? actionsOfCard(acts, picked.id) : actionsOfArea(acts, picked.mine, picked.area);
  });

  characterAt(mine: boolean, area: Area): CharacterView | null {
    const { view, own } = this.context();
    return view.players[mine ? own : 1 - own]!.field[area];
  }

  isAreaPicked(mine: boolean, area: Area): boolean {
    return this.picked?.kind === "spot" && this.picked.mine === mine && this.picked.area === area;
  }

  isCardPicked(id: string, where: string): boolean {
    return this.picked?.kind === "card" && this.picked.id === id && this.picked.where === where;
  }

  /** For a new prompt: a selected character stays selected while she stands there. */
  resetForPrompt(): void {
    const { picked } = this;
    this.refusal = null;
    if (picked?.kind === "spot")
      this.picked = this.characterAt(picked.mine, picked.area)
        ? { kind: "spot", mine: picked.mine, area: picked.area }
        : null;
  }

  clear(): void {
    this.picked = null;
    this.refusal = null;
  }

  perform(act: LilyAction): void {
    this.clear();
    this.context().act(act.text);
  }

  async explain(action: string): Promise<void> {
    const refusal = await catchRefusal(async () => void (this.refusal = await this.context().table.whyNot(action)));
    if (refusal) this.refusal = refusal;
  }

  /** What a tap on an area does at once. Tapping an ally selects her, so swapping with her is in the action panel. */
  tapActions(mine: boolean, area: Area): LilyAction[] {
    return actionsOnTap(this.context().acts, this.effective, mine, area).filter(
      (act) => act.verb !== "move" || !this.characterAt(mine, area),
    );
  }

  tapArea(mine: boolean, area: Area): void {
    this.refusal = null;
    const { effective } = this;
    const found = this.tapActions(mine, area);
    if (found.length === 1) return this.perform(found[0]!);
    if (found.length > 1 && effective?.kind === "spot") {
      this.picked = { ...effective, aim: area };
      return;
    }
    const stands = this.characterAt(mine, area);
    if (this.isAreaPicked(mine, area)) {
      this.picked = null;
      return;
    }
    // A held card belongs on the own field; a slip beside it changes nothing.
    if (effective?.kind === "card" && !mine && !stands) return;
    const attempt = this.#attemptAt(mine, area);
    if (attempt) {
      void this.explain(attempt);
      return;
    }
    this.picked = stands ? { kind: "spot", mine, area } : null;
    if (stands && this.context().acts.some((act) => act.verb === "target"))
      void this.explain(`target ${mine ? "own" : "enemy"} ${area}`);
  }

  /** The action meant by tapping an area that is not lit; empty: none. */
  #attemptAt(mine: boolean, area: Area): string {
    const { effective, picked } = this;
    const { acts, kind } = this.context();
    const stands = this.characterAt(mine, area);
    if (effective?.kind === "card") {
      const verbs = actionsOfCard(acts, effective.id).map((act) => act.verb);
      if (!mine) return "";
      if (verbs.includes("place")) return `place ${effective.id} ${area}`;
      if (verbs.includes("deploy") || verbs.includes("level"))
        return `${stands ? "level" : "deploy"} ${effective.id} ${area}`;
      return "";
    }
    if (picked?.kind !== "spot" || !picked.mine || kind !== "act") return "";
    if (mine) return stands ? "" : `move ${picked.area} ${area}`;
    return stands || picked.aim ? `attack ${picked.area} ${picked.aim ? `${picked.aim} ` : ""}${area}` : "";
  }

  tapCard(id: string, where: string): void {
    this.refusal = null;
    this.picked = this.isCardPicked(id, where) ? null : { kind: "card", id, where };
  }
}
