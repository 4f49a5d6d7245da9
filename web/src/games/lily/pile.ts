// Cards to look at closely.

import type { CharacterView } from "./data-types";

export interface PiledCard {
  card: string;
  up: boolean;
  /** The character it is on the field. */
  stands?: CharacterView | null;
}

export interface Pile {
  title: string;
  cards: PiledCard[];
  /** The card that is read first, counted from 0; without one, the pile is shown as a whole. */
  first?: number;
}
