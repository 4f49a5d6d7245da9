// What stands beside a player's name.

import type { Standing } from "..";
import { words } from "../../i18n/words.svelte";
import type { KasaneData } from "./data-types";
import { LAYERS } from "./view";

export function standing(view: KasaneData, seat: number): Standing | null {
  const known = view.seats[seat];
  if (!known) return null;
  return {
    score: known.points,
    tieBreak: known.row.length, // KS-5.3
    detail: words.text("web-kasane-standing-layers", { layers: known.row.length, most: LAYERS }),
    further: words.text("web-kasane-standing-colours", { colours: known.colours }),
  };
}
