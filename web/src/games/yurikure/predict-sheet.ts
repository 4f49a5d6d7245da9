// Predicts the filling of a sheet. It is filled pair by pair in secret and nobody else interferes (YK-2.5, YK-3.2), so
// the client knows each next step, also offline.

import type { PromptSnapshot } from "../../net/protocol";
import { offeredActions, type OfferedAction } from "../actions";
import type { YurikureData, YurikureParts } from "./data-types";
import { pairKey } from "./view";

/** YurikureData and prompt after a step of filling the sheet; null: it is another action. */
export function predictSheet(
  view: YurikureData,
  prompt: PromptSnapshot,
  action: string,
): { view: YurikureData; prompt: PromptSnapshot | null } | null {
  const { due, girls, viewer } = view;
  const sheet = view.sheets[viewer];
  const parts = offeredActions<YurikureParts>(prompt).find(({ text }) => text === action)?.parts;
  if (!due || !sheet || !parts) return null;
  const { verb, girls: named } = parts;
  const draft: [string, string][] =
    verb === "support" ? [...sheet.draft, [named[0]!, named[1]!]] : verb === "clear" ? [] : sheet.draft;
  const sheets = view.sheets.map((own, seat) => (seat === viewer ? { ...sheet, draft } : own));
  if (verb === "hand-in") {
    const handed_in = view.handed_in.map((done, seat) => done || seat === viewer);
    return { view: { ...view, handed_in }, prompt: null };
  }
  const placed = new Set(draft.map((pair) => pairKey(...pair)));
  const pairs = girls.flatMap((first, place) => girls.slice(place + 1).map((second) => [first, second] as const));
  const left = pairs
    .filter((pair) => !(due.different && placed.has(pairKey(...pair))))
    .map((pair) => offer("support", [...pair]));
  const offered = [
    ...(draft.length === due.values.length ? [offer("hand-in")] : left),
    ...(draft.length ? [offer("clear")] : []),
  ];
  const actions = offered.map(({ text }) => text);
  return {
    view: { ...view, sheets },
    prompt: {
      ...prompt,
      id: `${prompt.id}+`,
      actions,
      parts: offered.map(({ parts }) => ({ ...parts })),
      default: actions[0]!,
      wishes: [],
    },
  };
}

const offer = (verb: YurikureParts["verb"], girls: string[] = []): OfferedAction<YurikureParts> => ({
  text: [verb, ...girls].join(" "),
  parts: { verb, girls, value: null },
});
