// The actions of the selected character or card, grouped by verb, and those not allowed now.

import { words } from "../../i18n/words.svelte";
import type { LilyAction, Picked } from "./actions";
import type { Cards } from "./cards";
import type { ActionDescriber } from "./action-text";
import type { Selection } from "./selection.svelte";
import type { LilyIconKind } from "./icon-shapes";
import { BACK, FRONT } from "./view";

export interface ActionGroup {
  label: string;
  sign: LilyIconKind;
  acts: { text: string; title: string; act: LilyAction; run: () => void }[];
}

/** An action that is not allowed; `ask` explains why. */
export interface DisabledAction {
  text: string;
  sign: LilyIconKind;
  ask: () => void;
}

const SIGN: Record<string, LilyIconKind> = {
  attack: "attack",
  move: "move",
  to: "move",
  deploy: "deploy",
  place: "deploy",
  level: "level",
  skill: "skill",
};
export const actionIcon = (verb: string): LilyIconKind => SIGN[verb] ?? "target";

const GROUPS: [string, string][] = [
  ["attack", "lily-term-attack"],
  ["move", "lily-term-move"],
  ["skill", "web-lily-skill"],
  ["deploy", "lily-term-deploy"],
  ["level", "lily-term-level-up"],
  ["place", "web-lily-place"],
];

export function actionGroups(selection: Selection, cards: Cards, describer: ActionDescriber): ActionGroup[] {
  const { picked, actions: acts } = selection;
  const actionEntry = (act: LilyAction) => ({
    text: shortText(act, selection, cards, describer),
    title: describer.explanation(act),
    act,
  });
  const aim = picked?.kind === "spot" ? picked.aim : undefined;
  const grouped = GROUPS.map(([verb, key]): ActionGroup => {
    let found = acts.filter((act) => act.verb === verb);
    const wide = verb === "attack" && picked?.kind === "spot" && picked.mine;
    if (wide && aim) found = found.filter((act) => act.areas[1] === aim);
    // An attack on two areas: choose the first one first.
    const firsts =
      wide && !aim
        ? found.filter((act, place) => found.findIndex((one) => one.areas[1] === act.areas[1]) === place)
        : found;
    return {
      label: words.text(key),
      sign: actionIcon(verb),
      acts: firsts.map((act) => ({
        ...actionEntry(act),
        run: () => {
          if (wide && !aim && act.areas[2])
            selection.picked = { ...(selection.picked as Picked & { kind: "spot" }), aim: act.areas[1]! };
          else selection.perform(act);
        },
      })),
    };
  }).filter((group) => group.acts.length);
  const rest = acts.filter((act) => !GROUPS.some(([verb]) => verb === act.verb));
  if (rest.length)
    grouped.push({
      label: words.text("web-lily-choose"),
      sign: "target",
      acts: rest.map((act) => ({ ...actionEntry(act), run: () => selection.perform(act) })),
    });
  return grouped;
}

function shortText(act: LilyAction, selection: Selection, cards: Cards, describer: ActionDescriber): string {
  const { picked } = selection;
  const [first, second, third] = act.areas;
  if (act.verb === "attack" && picked?.kind === "spot" && !picked.mine) return describer.menuText(act);
  if (act.verb === "attack") {
    const at = picked?.kind === "spot" && picked.aim ? third! : second!;
    const stands = selection.characterAt(false, at);
    return stands
      ? words.text("lily-board-target", {
          name: cards.name(stands.card),
          power: stands.power,
          leader: stands.leader ? "yes" : "no",
        })
      : words.text("lily-board-empty", { area: `@lily-area-${at}` });
  }
  if (act.verb === "move") {
    const stands = selection.characterAt(true, second!);
    const area = words.text(`lily-area-${second}`);
    return stands ? words.text("web-lily-swap", { area, name: cards.name(stands.card) }) : area;
  }
  if (act.verb === "skill") return cards.skillText(selection.card!, act.number);
  if (act.verb === "level" && picked?.kind === "spot") return describer.menuText(act);
  if (act.verb === "critical") return describer.menuText(act);
  if (first) return words.text(`lily-area-${first}`);
  if (act.verb === "take" || act.verb === "reverse") return describer.menuText(act);
  return words.text(`web-lily-do-${act.verb}`, { name: cards.name(act.card), title: cards.title(act.card) });
}

/** Actions a player might look for that are not allowed now. */
export function disabledActions(selection: Selection, cards: Cards): DisabledAction[] {
  const { picked, actions: acts } = selection;
  const { kind, asked } = selection.context();
  if (!asked || !picked || !kind) return [];
  const found: DisabledAction[] = [];
  const add = (key: string, verb: string, action: string, number = 0) =>
    found.push({
      text: words.text(key) + (number ? ` ${number}` : ""),
      sign: actionIcon(verb),
      ask: () => void selection.explain(action),
    });
  const has = (verb: string) => acts.some((act) => act.verb === verb);
  if (picked.kind === "spot") {
    if (!picked.mine || kind !== "act") return [];
    const { area } = picked;
    const enemy = [...FRONT, ...BACK].find((one) => selection.characterAt(false, one)) ?? "cf";
    if (!has("attack")) add("lily-term-attack", "attack", `attack ${area} ${enemy}`);
    if (!has("move")) add("lily-term-move", "move", `move ${area} ${area[0]}${area[1] === "f" ? "b" : "f"}`);
    cards.get(selection.card ?? "").skill_types.forEach((type, place) => {
      const used = acts.some((act) => act.verb === "skill" && act.number === place + 1);
      if (type === "activated" && !used) add("web-lily-skill", "skill", `skill ${area} ${place + 1}`, place + 1);
    });
    return found;
  }
  const card = cards.get(picked.id);
  if (acts.length || picked.where !== "hand" || !card.id) return [];
  if (kind === "critical" || kind === "block") add(`lily-term-${kind}`, kind, `${kind} ${card.id}`);
  else if (card.kind === "event") add("lily-term-event", "event", `event ${card.id}`);
  else {
    const twin = [...FRONT, ...BACK].find(
      (area) => cards.get(selection.characterAt(true, area)?.card ?? "").name === card.name,
    );
    const free = [...FRONT, ...BACK].find((area) => !selection.characterAt(true, area)) ?? "cf";
    if (twin) add("lily-term-level-up", "level", `level ${card.id} ${twin}`);
    else add("lily-term-deploy", "deploy", `deploy ${card.id} ${free}`);
  }
  return found;
}

const GOES = ["deploy", "place", "level", "attack", "move"];

export function selectionHint({ picked, actions: acts }: Selection): string {
  if (picked?.kind === "spot" && picked.aim) return words.text("web-lily-hint-aim");
  const isOurs = picked?.kind === "card" || (picked?.kind === "spot" && picked.mine);
  return isOurs && acts.some((act) => GOES.includes(act.verb)) ? words.text("web-lily-hint-area") : "";
}
