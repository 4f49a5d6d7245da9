// What boards, the question and the log want of a table: one that is played at, a game that is told again, a lesson.

import type { News, Now, Reasoned } from "./protocol";

export interface AtTable {
  readonly game: string;
  /** Whose eyes one looks with: a seat, or -1. */
  readonly viewer: number;
  readonly names: string[];
  /** The table as it is shown; with a prompt, the viewer is asked, and `act` of the board answers. */
  readonly now: Now | null;
  /** All that has been told up to now. */
  readonly news: News[];
  /** Whether what a board shows for a while stays until she goes on: she is reading about it. */
  readonly patient?: boolean;
  /** Why this is not allowed now; null: it is. Throws `Refused`. */
  why(action: string): Promise<Reasoned | null>;
  /** Be answered for as the prompt offered; empty: be asked again. Throws `Refused`. */
  wish(wish: string): Promise<unknown>;
  /** Take the last decision back; with `ask`, if everybody agrees. Throws `Refused`. */
  undo(ask?: boolean): Promise<unknown>;
}
