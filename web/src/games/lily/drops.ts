// Drag and drop: which of the offered actions a drop means.

import type { LilyAction } from "./actions";
import { AREAS, type Area } from "./view";

/** What is dragged: a card that is held or shown, or a character of the own field. */
export type Dragged = { kind: "card"; id: string } | { kind: "character"; area: Area };

/** Where it is dropped: an area of a field, or the event area. */
export type DropTarget = { kind: "area"; mine: boolean; area: Area } | { kind: "event" };

const ONTO_AREA = ["deploy", "level", "place"];

/** The offered actions that this drop means; several where the drop leaves something open, such as the second area of a wide attack. */
export function actionsOnDrop(acts: readonly LilyAction[], dragged: Dragged, target: DropTarget): LilyAction[] {
  return acts.filter((act) => {
    const [from, to] = act.areas;
    if (dragged.kind === "card") {
      if (act.card !== dragged.id) return false;
      if (target.kind === "event") return act.verb === "event";
      return target.mine && ONTO_AREA.includes(act.verb) && from === target.area;
    }
    if (target.kind === "event" || from !== dragged.area) return false;
    return act.verb === (target.mine ? "move" : "attack") && to === target.area;
  });
}

const TARGETS: readonly DropTarget[] = [
  ...AREAS.flatMap((area) => [true, false].map((mine): DropTarget => ({ kind: "area", mine, area }))),
  { kind: "event" },
];

/** Whether there is anywhere to drop it. */
export function canDrag(acts: readonly LilyAction[], dragged: Dragged): boolean {
  return TARGETS.some((target) => actionsOnDrop(acts, dragged, target).length > 0);
}

/** A target as the page names it, and back; a name of anything else is no target. */
export const targetName = (target: DropTarget): string =>
  target.kind === "event" ? "event" : `${target.mine ? "own" : "enemy"}-${target.area}`;
export const targetNamed = (name: string | undefined): DropTarget | null =>
  TARGETS.find((target) => targetName(target) === name) ?? null;

/** How far to scroll, in CSS pixels, so that all these come into sight between two edges; what is above goes before what is
 * below. */
export function scrollToShow(
  targets: readonly { top: number; bottom: number }[],
  edges: { top: number; bottom: number },
): number {
  const above = Math.min(...targets.map(({ top }) => top)) - edges.top;
  const below = Math.max(...targets.map(({ bottom }) => bottom)) - edges.bottom;
  if (!targets.length || (above >= 0 && below <= 0)) return 0;
  return above < 0 ? above : Math.min(below, above);
}
