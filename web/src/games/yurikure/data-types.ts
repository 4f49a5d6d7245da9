// Made by `python -m madoi.server.protocol.typescript yurikure`; do not edit.

/** A declared action that waits for votes and answers. */
export interface AffairView {
  actor: string;
  pair: [string, string];
  voters: string[];
  votes_against: number;
  votes_for: number;
  yeses: number;
}

/** What a choice would do: for ``sure``; and then, if those who are asked agree, ``agreed``, else ``refused``. After a No to a confession a die of at most ``limit`` counts as agreed; 0: no die. */
export interface ChoiceEffects {
  agreed: PairEffect[];
  limit: number;
  refused: PairEffect[];
  sure: PairEffect[];
}

/** A declared choice, for a sentence. */
export interface ChoicePhrase {
  girl?: string;
  key: string;
  one?: string;
  other?: string;
}

/** The die of a confession: at most the limit makes a couple, else favor rises. */
export interface ConfessionDieFace {
  courage: number;
  die: number;
  favor: number;
  limit: number;
  one: string;
  other: string;
  result: "couple" | "favor";
}

/** The die of a couple: ``sum`` is the die minus the discomfort, which says what follows; a 6 brings favor whatever the sum. */
export interface CoupleDieFace {
  die: number;
  discomfort: number;
  one: string;
  other: string;
  patience: number;
  result: "break-up" | "discomfort" | "favor" | "nothing";
  sum: number;
}

/** What a controller declared. */
export interface DeclaredFace {
  choice: ChoicePhrase;
  girl: string;
  seat: number;
}

/** What everybody has to place on a sheet. */
export interface DueView {
  different: boolean;
  setup: boolean;
  values: number[];
}

/** The seats that share the win; ``count`` is 0 where nobody wins alone. */
export interface EndedFace {
  count: number;
  seats: number[];
}

/** How the game ended. */
export interface EndingFace {
  pairs: PairPhrase[];
  turn: number;
}

/** How many points of support are to be placed. */
export interface ExtraFace {
  count: number;
}

/** What a girl does; ``text`` in notation. */
export interface FinalChoiceFace {
  choice: ChoicePhrase;
  girl: string;
  text: string;
}

/** A girl. */
export interface GirlFace {
  girl: string;
}

/** The die of a kiss: ``sum`` is the die and all that is added. */
export interface KissDieFace {
  charm: number;
  die: number;
  discomfort: number;
  favor: number;
  needed: number;
  one: string;
  other: string;
  result: "failure" | "success";
  sum: number;
}

/** Girls who are not asked any more, because it can no longer change anything. */
export interface LeftOutFace {
  girls: string[];
  kind: "answer" | "love-answer" | "vote";
}

/** The girls in action order. */
export interface OrderFace {
  girls: string[];
}

/** The orientations of a girl, as keys. */
export interface OrientationFace {
  girl: string;
  orientations: string[];
}

/** Favor or discomfort, before and after. */
export interface PairChangedFace {
  after: number;
  before: number;
  one: string;
  other: string;
}

/** What would change for a pair: by how much, and whether the two would become a couple. */
export interface PairEffect {
  couple: boolean;
  discomfort: number;
  favor: number;
  pair: [string, string];
}

/** A pair of girls. */
export interface PairFace {
  one: string;
  other: string;
}

/** A pair, for a sentence. */
export interface PairPhrase {
  key: string;
  one: string;
  other: string;
}

/** Seats that were passed over: as everybody can see, they cannot reveal more on this girl. */
export interface PassedOverFace {
  girl: string;
  seats: number[];
}

/** A question to a girl. */
export interface QuestionView {
  declared: string | null;
  declared_parts: YurikureParts | null;
  girl: string;
  kind: "action" | "answer" | "cool" | "love-answer" | "start" | "vote";
  passed?: boolean[];
  passes?: number;
  priority?: number;
  step: "declare" | "open" | "respond" | "reveal";
  tried?: string[];
}

/** A pair that is more than strangers. */
export interface RelationView {
  couple: boolean;
  discomfort: number;
  favor: number;
  pair: [string, string];
  sworn: boolean;
}

/** What a seat has revealed on a girl. */
export interface RevealedFace {
  before: number;
  girl: string;
  seat: number;
  value: number;
}

/** The points of a seat, and what it has revealed. */
export interface ScoreFace {
  parts: SupportPhrase[];
  points: number;
  revealed: number;
  seat: number;
}

/** A seat. */
export interface SeatFace {
  seat: number;
}

/** The favor that a pair begins with. */
export interface SetupFavorFace {
  one: string;
  other: string;
  value: number;
}

/** A sheet. */
export interface SheetOpenedFace {
  pairs: SupportPhrase[];
  seat: number;
}

/** A support sheet: what is final, what is being placed, and the control that it gives. */
export interface SheetView {
  control: Record<string, number>;
  draft: [string, string][];
  support: SupportView[];
}

/** Nothing but that it happened. */
export type StartPhaseFace = Record<string, never>;

/** What a sheet has on a pair, for a sentence. */
export interface SupportPhrase {
  extra: number;
  key: string;
  one: string;
  other: string;
  setup: number;
}

/** What a sheet has on a pair. */
export interface SupportView {
  extra: number;
  pair: [string, string];
  setup: number;
}

/** A value on a sheet. */
export interface SupportedFace {
  one: string;
  other: string;
  seat: number;
  value: number;
}

/** A turn began. */
export interface TurnFace {
  turn: number;
  turns: number;
}

/** The votes counted. */
export interface VoteResultFace {
  agree: number;
  disagree: number;
  passed: "no" | "yes";
}

/** A vote, and how often it counts. */
export interface VotedFace {
  agrees: "no" | "yes";
  count: number;
  girl: string;
}

/** What a viewer may know. ``sheets`` are null where they are hidden. */
export interface YurikureData {
  acting: string | null;
  affair: AffairView | null;
  due: DueView | null;
  ending: "fated" | "nine-turns" | "polygamy" | "";
  ending_pairs: [string, string][];
  game: "yurikure";
  girls: string[];
  handed_in: boolean[];
  order: string[];
  orientations: Record<string, string[]>;
  question: QuestionView | null;
  relations: RelationView[];
  revealed: Record<string, number>[];
  setup_couple: [string, string];
  sheets: (SheetView | null)[];
  turn: number;
  turns: number;
  viewer: number;
  virtual_controller: number;
}

/** An action taken apart: its verb, the girls it names, and the value of a reveal (else null). In a prompt, a declaration has its ``effects``, and a pass those of the declaration that it lets pass. */
export interface YurikureParts {
  effects?: ChoiceEffects;
  girls: string[];
  value: number | null;
  verb: "approach" | "clear" | "confess" | "hand-in" | "love" | "no" | "nothing" | "pass" | "reveal" | "support" | "warm" | "yes";
}

/** The face of each kind of event. */
export interface Faces {
  "yurikure-orientation": OrientationFace;
  "yurikure-setup-couple": PairFace;
  "yurikure-setup-favor": SetupFavorFace;
  "yurikure-order": OrderFace;
  "yurikure-virtual": SeatFace;
  "yurikure-supported": SupportedFace;
  "yurikure-cleared": SeatFace;
  "yurikure-handed-in": SeatFace;
  "yurikure-start-phase": StartPhaseFace;
  "yurikure-turn": TurnFace;
  "yurikure-extra": ExtraFace;
  "yurikure-revealed": RevealedFace;
  "yurikure-passed": SeatFace;
  "yurikure-passed-over": PassedOverFace;
  "yurikure-left-out": LeftOutFace;
  "yurikure-declared": DeclaredFace;
  "yurikure-void": GirlFace;
  "yurikure-nobody": GirlFace;
  "yurikure-final-action": FinalChoiceFace;
  "yurikure-final-answer": FinalChoiceFace;
  "yurikure-final-love-answer": FinalChoiceFace;
  "yurikure-final-cool": FinalChoiceFace;
  "yurikure-voted": VotedFace;
  "yurikure-vote-result": VoteResultFace;
  "yurikure-confession-die": ConfessionDieFace;
  "yurikure-couple-die": CoupleDieFace;
  "yurikure-kiss-die": KissDieFace;
  "yurikure-favor": PairChangedFace;
  "yurikure-discomfort": PairChangedFace;
  "yurikure-couple": PairFace;
  "yurikure-fated": PairFace;
  "yurikure-sworn": PairFace;
  "yurikure-unsworn": PairFace;
  "yurikure-broke-up": PairFace;
  "yurikure-ending-fated": EndingFace;
  "yurikure-ending-polygamy": EndingFace;
  "yurikure-ending-nine-turns": EndingFace;
  "yurikure-sheet-opened": SheetOpenedFace;
  "yurikure-score": ScoreFace;
  "yurikure-ended": EndedFace;
}
