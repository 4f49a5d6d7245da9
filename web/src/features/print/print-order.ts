// What `madoi lily print` wants printed (src/madoi/workshop/printing.py serves it).

import type { PrintedCard } from "../../games/lily/data-types";

export interface PrintOrder {
  name: string;
  cards: Record<string, number>;
  potentials: Record<string, number>;
  leader: string;
  /** The cards themselves: they may be of a set that only this machine has. */
  found: Record<string, PrintedCard>;
}
