// What boards, prompt and log need of a table, whether it is live, a replay or a lesson.

import type { Beat } from "../stage/beat";
import type { News, Snapshot, RefusalData } from "./protocol";

export interface TableModel {
  readonly game: string;
  /** The seat whose view this is; -1: a spectator. */
  readonly viewer: number;
  /** By seat; the reader is "you". */
  readonly names: string[];
  /** The table as shown. With a prompt, the viewer is asked, and the board's `act` answers. */
  readonly now: Snapshot | null;
  readonly news: News[];
  /** What the stage plays now. */
  readonly beat?: Beat | null;
  /** Whether what a board shows for a while stays until the reader goes on. */
  readonly waitsForReader?: boolean;
  /** The last of the news that came late, because the connection had been lost. */
  readonly missedUntil?: number;
  /** The view after these news, where it is known. */
  viewAfter?(news: News): Record<string, unknown> | null;
  /** Why this action is not allowed now; null: it is. Throws `RefusalError`. */
  whyNot(action: string): Promise<RefusalData | null>;
  /** Have prompts answered automatically, as the prompt offered; empty: be asked again. Throws `RefusalError`. */
  setPremove(wish: string): Promise<unknown>;
  /** Take the last decision back; with `ask`, only if everybody agrees. Throws `RefusalError`. */
  undo(ask?: boolean): Promise<unknown>;
}
