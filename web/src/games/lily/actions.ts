// The legal actions of Lily, and which of them belong to a card or area.

import type { PromptSnapshot } from "../../net/protocol";
import { offeredActions } from "../actions";
import type { LilyParts } from "./data-types";
import type { Area } from "./view";

/** An action of the prompt, with its parts; cards by id, numbers counted from 1. */
export type LilyAction = LilyParts & { text: string };

export const lilyActions = (prompt: PromptSnapshot | null): LilyAction[] =>
  offeredActions<LilyParts>(prompt).map(({ text, parts }) => ({ ...parts, text }));

/** The key of what a player does who answers the question of a skill; empty: no skill asks. */
export function verbOf(prompt: PromptSnapshot | null): string {
  const verb = prompt?.facts["verb"] as { key?: string } | undefined;
  return verb?.key ?? "";
}

/** What is selected: an area (an attack may already have its first target), or a card. */
export type Picked =
  { kind: "spot"; mine: boolean; area: Area; aim?: Area } | { kind: "card"; id: string; where: string };

const ONTO = ["deploy", "level", "place"];
/** Verbs whose cards are shown with the prompt; those of others are in the hand. */
export const OFFERING_VERBS = ["leader", "partner", "take", "take-down", "reverse", "potential", "place"];

export function untargetedActions(acts: LilyAction[]): LilyAction[] {
  return acts.filter((act) => !act.card && act.areas.length === 0);
}

export function offeredCards(acts: LilyAction[]): string[] {
  return [...new Set(acts.filter((act) => OFFERING_VERBS.includes(act.verb)).map((act) => act.card))];
}

export function actionsOfCard(acts: LilyAction[], id: string): LilyAction[] {
  return acts.filter((act) => act.card === id);
}

export function actionsOfArea(acts: LilyAction[], mine: boolean, area: Area): LilyAction[] {
  return acts.filter((act) => {
    if (!mine) return act.verb === "attack" && act.areas[1] === area;
    if (act.verb === "level") return act.areas[0] === area;
    return ["move", "attack", "skill"].includes(act.verb) && act.areas[0] === area;
  });
}

/** What a tap on an area does at once, given the selection. */
export function actionsOnTap(acts: LilyAction[], picked: Picked | null, mine: boolean, area: Area): LilyAction[] {
  const answers = acts.filter(
    (act) =>
      act.areas[0] === area &&
      ((act.verb === "target" && (act.side === "own") === mine) ||
        (mine && (act.verb === "to" || act.verb === "keep"))),
  );
  if (answers.length || !picked) return answers;
  if (picked.kind === "card") {
    return mine ? acts.filter((act) => ONTO.includes(act.verb) && act.card === picked.id && act.areas[0] === area) : [];
  }
  if (!picked.mine) return [];
  if (mine) return acts.filter((act) => act.verb === "move" && act.areas[0] === picked.area && act.areas[1] === area);
  const attacks = acts.filter((act) => act.verb === "attack" && act.areas[0] === picked.area);
  if (picked.aim) return attacks.filter((act) => act.areas[1] === picked.aim && act.areas[2] === area);
  return attacks.filter((act) => act.areas[1] === area);
}
