// What stands beside a player's name.

import type { Standing } from "..";
import { words } from "../../i18n/words.svelte";
import { livesOf } from "./causes";
import type { LilyData } from "./data-types";

export function standing(view: LilyData, seat: number): Standing | null {
  const side = view.players[seat];
  if (!side || !view.opened) return null;
  const petals = livesOf(side);
  return {
    score: petals,
    detail: words.text("web-lily-standing-petals", { count: petals }),
    further: "",
  };
}
