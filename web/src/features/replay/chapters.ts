// The chapters of a replay: where each turn or round begins.

import { chapterNumber } from "../../games";
import type { ReplayTable } from "./replay-table.svelte";
import { words } from "../../i18n/words.svelte";

export interface Chapter {
  index: number;
  title: string;
}

export function chaptersOf(replay: ReplayTable): Chapter[] {
  const found: (Chapter & { number: number })[] = [];
  for (let index = 0; index <= replay.lastIndex; index++) {
    const number = chapterNumber(replay.game, replay.stateAt(index).view ?? {});
    if (number === found.at(-1)?.number) continue;
    found.push({
      index,
      number,
      title: number ? words.text(`web-replay-chapter-${replay.game}`, { number }) : words.text("web-replay-setup"),
    });
  }
  return found;
}
