// Why a number is what it is.

import { words } from "../../i18n/words.svelte";
import type { Cards } from "./cards";
import type { CharacterView, SideView, SumPart } from "./data-types";
import { MAX_POTENTIALS } from "./view";
import { stepText } from "./sums";

/** The cause of one step to a sum. */
export const causeOf = (cards: Cards, step: SumPart): string =>
  words.text(`web-lily-part-${step.kind}`, { name: cards.fullName(step.card) });

/** The changes of a character's power with their causes, in one line. */
export const changesText = (cards: Cards, stands: CharacterView): string =>
  words.joined(stands.changes.map((step) => `${stepText(step)} ${causeOf(cards, step)}`));

/** How often a leader can still be defeated and stays: a card of hatena goes to the potential area instead
 *  (LY-8.12), if there is one (LY-D9). 0: the next hit wins. */
export const livesOf = (side: SideView): number =>
  Math.max(0, Math.min(MAX_POTENTIALS - side.potentials.length, side.hatena));
