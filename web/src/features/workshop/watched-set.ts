// What the workshop's own server tells (src/madoi/workshop/set_page.py).

import type { CatalogueCard } from "../../games/lily/data-types";
import type { RefusalData } from "../../net/protocol";

/** A set of cards as its files are now. */
export interface WatchedSet {
  path: string;
  /** Counts changes of the files. */
  version: number;
  cards: Record<string, CatalogueCard>;
  faults: RefusalData[];
  /** The cards that the last change was about. */
  changed: string[];
}

/** A duel with a card in hand, up to the opening hands. */
export interface TryOut {
  record: string;
  decisions: number;
}
