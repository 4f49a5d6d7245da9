// Which rules to show beside a card.

import type { CatalogueCard } from "../../games/lily/data-types";

const OF_KIND: Record<string, string[]> = {
  character: ["LY-2.1", "LY-6.4", "LY-8.5"],
  event: ["LY-2.2", "LY-6.3", "LY-10.1"],
  potential: ["LY-2.3", "LY-8.12", "LY-11.1"],
};
const OF_RANGE: Record<string, string> = { "1": "LY-7.1", "2": "LY-7.2", "1-2": "LY-7.3", "1-3": "LY-7.4" };
/** Rules by patterns in the keys of a skill's phrases. */
const SPOKEN: [RegExp, string][] = [
  [/"lily-[\w-]*wide/, "LY-7.5"],
  [/"lily-[\w-]*piercing/, "LY-7.6"],
  [/"lily-[\w-]*critical/, "LY-8.9"],
  [/"lily-[\w-]*block/, "LY-8.10"],
  [/coupling/, "LY-3.3"],
  [/"lily-cost/, "LY-9.4"],
  [/"lily-once/, "LY-9.3"],
];

export function rulesOfCard(card: CatalogueCard): string[] {
  const spoken = JSON.stringify(card.skills);
  const types = card.skill_types.filter(Boolean);
  return [
    ...OF_KIND[card.kind]!,
    ...(card.range ? [OF_RANGE[card.range]!] : []),
    ...(types.length ? ["LY-9.1"] : []),
    ...(types.includes("sp") ? ["LY-8.7"] : []),
    ...SPOKEN.filter(([part]) => part.test(spoken)).map(([, rule]) => rule),
    card.kind === "potential" ? "LY-5.2" : "LY-5.1",
  ];
}
