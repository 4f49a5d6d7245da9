// The turns or rounds of a game that is told again: where each begins.

import { chapterOf } from "../../games";
import type { Retold } from "./replay-table.svelte";
import { words } from "../../i18n/words.svelte";

export interface Chapter {
  place: number;
  title: string;
}

export function chaptersOf(retold: Retold): Chapter[] {
  const found: (Chapter & { number: number })[] = [];
  for (let place = 0; place <= retold.last; place++) {
    const number = chapterOf(retold.game, retold.at(place).view ?? {});
    if (number === found.at(-1)?.number) continue;
    found.push({
      place,
      number,
      title: number ? words.text(`web-replay-chapter-${retold.game}`, { number }) : words.text("web-replay-setup"),
    });
  }
  return found;
}
