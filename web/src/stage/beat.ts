// What the stage plays: an entry of the log becomes steps, a step becomes beats, a beat has motions.

import type { Line, News } from "../net/protocol";
import type { SoundName } from "../ui/sounds";

/** Data of a game as the wire has it; the types are the game's. */
type Data = Record<string, unknown>;

/** Something that moves, as the game draws it: a card, a point, a heart. */
export type StageProp = Data & { kind: string };

/** `from`, `to` and `at` name places on the board: elements with that word in their `data-stage`. */
export type Motion =
  | { kind: "travel"; prop: StageProp; from: string; to: string; delayMs?: number }
  | { kind: "mark"; at: string; tone: "gain" | "loss" | "note"; text?: string };

export interface Beat<View = Data> {
  /** The view while the beat is played. What lands at its end is in the view of the next beat. */
  during: View;
  motions: Motion[];
  milliseconds: number;
  sound?: SoundName;
  /** How large what happens is, from 0 to 1: sounds and marks grow with it. */
  weight?: number;
  /** A line of the log that is told over the board while the beat is played. */
  caption?: Line;
  /** A picture over the board, which the game's board draws while the beat is played. */
  scene?: Data;
}

/** What happened, small: who, what moved, and in words. */
export interface Thumbnail {
  seat: number;
  props: StageProp[];
  line: Line;
}

/** How a game shows what happens. A game without it jumps from view to view. */
export interface Staging<View = Data> {
  /** The beats of what happened between two views. `after` is null where the server did not send it. */
  beats: (lines: readonly Line[], before: View, after: View | null, viewer: number) => Beat<View>[];
  /** The view after these lines, as far as the client can know it, for entries that came without one. */
  viewAfter: (lines: readonly Line[], before: View, viewer: number) => View;
  /** The lines worth a small picture. */
  thumbnails: (lines: readonly Line[]) => Thumbnail[];
}

/** A step that was played, and can be played again. */
export interface PlayedNews {
  news: News;
  beats: Beat[];
}
