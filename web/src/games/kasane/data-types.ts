// Made by `python -m madoi.server.protocol.typescript kasane`; do not edit.

/** A cell of the point table: the points of each space, in the order of taking, and where the points and the number of spaces come from (``book``, ``review``, ``ours``). */
export interface CellView {
  count: number;
  points: number[];
  points_from: string;
  spaces_from: string;
  taken: number;
  yaku: string;
}

/** Nothing but that it happened. */
export type CellsTakenFace = Record<string, never>;

/** Points for colours. */
export interface ColourBonusFace {
  colours: number;
  count: number;
  points: number;
  seat: number;
}

/** A number of cards. */
export interface CountFace {
  count: number;
}

/** The winners, and the points of all. */
export interface EndedFace {
  count: number;
  points: number[];
  seats: number[];
}

/** What a viewer may know. Rounds count from 1; ``winners`` is empty until the game is over. */
export interface KasaneData {
  cells: CellView[];
  colour_points: number[];
  columns: number[][];
  deck_size: number;
  easier: boolean;
  game: "kasane";
  mover: number;
  round: number;
  rounds: number;
  seats: SeatView[];
  start: number;
  viewer: number;
  winners: number[];
}

/** An action taken apart. The column counts from 1; without a yaku ``yaku`` is null and ``count`` 0. */
export interface KasaneParts {
  column: number;
  count: number;
  join: boolean;
  yaku: string | null;
}

/** The size of the display. */
export interface KasaneReference {
  column_height: number;
  columns: number;
}

/** A common area; ``seat`` begins the round. */
export interface LaidFace {
  columns: number[][];
  round: number;
  seat: number;
}

/** A yaku, by its key in the word catalogues, with all of its cards. */
export interface MadeFace {
  cards: number[];
  count: number;
  join: "no" | "yes";
  points: number;
  seat: number;
  yaku: string;
}

/** The cards that were left. */
export interface RoundEndedFace {
  cards: number[];
  round: number;
}

/** What lies before a seat. ``hand`` is null where it is hidden from the viewer. */
export interface SeatView {
  colours: number;
  hand: number[] | null;
  hand_size: number;
  points: number;
  row: number[];
}

/** Who begins. */
export interface StartedFace {
  seat: number;
}

/** Seats with the same points; ``count`` is the most cards. */
export interface TiedFace {
  count: number;
  points: number;
  seats: number[];
}

/** A row of ``count`` cards, where ``needed`` would score. */
export interface TooFewFace {
  count: number;
  needed: number;
  seat: number;
}

/** A card taken from a column, which counts from 1. */
export interface TookFace {
  card: number;
  column: number;
  seat: number;
}

/** A +1 taken from a column. */
export interface TookPlusOneFace {
  column: number;
  points: number;
  seat: number;
}

/** Points for all twelve cards. */
export interface TwelveBonusFace {
  points: number;
  seat: number;
}

/** The face of each kind of event. */
export interface Faces {
  "kasane-started": StartedFace;
  "kasane-cells-taken": CellsTakenFace;
  "kasane-laid": LaidFace;
  "kasane-took": TookFace;
  "kasane-took-plus-one": TookPlusOneFace;
  "kasane-made": MadeFace;
  "kasane-round-ended": RoundEndedFace;
  "kasane-reshuffled": CountFace;
  "kasane-spares": CountFace;
  "kasane-colours": ColourBonusFace;
  "kasane-too-few": TooFewFace;
  "kasane-twelve": TwelveBonusFace;
  "kasane-tied": TiedFace;
  "kasane-ended": EndedFace;
}
