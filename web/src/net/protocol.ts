// Made by `python -m madoi.server.typescript`; do not edit.

export const PROTOCOL = 1;
export const MOST_MINE = 50;

/** The answer to `Hint`: what the seat could do, the best first. */
export interface Advice {
  type: "advice";
  id: string;
  seat: number;
  lines: Considered[];
}

/** What may be asked next in the same round: ``sure`` whatever falls, or perhaps. ``against`` where that is known already; ``choices`` only with the first of its kind. ``once``: what was drawn for the same kind of question before is not there any more. */
export interface AheadNow {
  what: string;
  facts: Record<string, unknown>;
  against?: Record<string, unknown>;
  choices?: ChoiceNow[];
  sure?: boolean;
  once?: boolean;
}

/** The server closes this connection; come back after so many seconds. */
export interface Bye {
  type: "bye";
  code: string;
  again: number;
}

/** Do not call me any more, at this address. */
export interface CallUnwanted {
  secret: string;
  address: string;
}

/** Call me when it is my turn: the seat's ``secret``, what the browser's push service gave (its ``address``, and ``public`` and ``auth``, with which only that browser can read what it is sent), and the ``language`` to be called in. */
export interface CallWanted {
  secret: string;
  address: string;
  public: string;
  auth: string;
  language?: string;
}

/** Whether the holder of the seat is called at that address from now on. */
export interface Called {
  table: string;
  seat: number;
  on: boolean;
}

/** The key that a browser tells its push service, so that only we can call it. */
export interface CallsOffered {
  key: string;
}

/** What a paper table waits for: the id to answer with, what is asked (a key), about whom (``facts``), what the result is compared to (``against``), who can answer, and, for those, the choices; what has fallen before it in the same round, which the news ``began``; and, for those who can answer, what may be asked after it, so that it can be written down while there is no line. */
export interface ChanceNow {
  id: string;
  what: string;
  facts: Record<string, unknown>;
  against: Record<string, unknown>;
  seats: number[];
  choices: ChoiceNow[];
  fell: FallenNow[];
  began: number;
  ahead?: AheadNow[];
}

/** The answer to `Instead`: of a decision of one's own, or of a bot (``seat``), the question, the ``action`` and all that could have been done, with one's view of that moment; or what fell. Of what a bot could have done only that which everybody may know. */
export interface Changeable {
  type: "changeable";
  id: string;
  question?: string;
  facts?: Record<string, unknown>;
  action?: string;
  actions?: string[];
  view?: Record<string, unknown> | null;
  fell?: ChangeableResult[];
  seat?: number;
}

/** What fell, and what could have fallen instead; no choices where it is not the viewer's to say. */
export interface ChangeableResult {
  fell: FallenNow;
  against: Record<string, unknown>;
  choices: ChoiceNow[];
}

/** A value that is new in what is shown, and where it stands: the names and numbers that lead there, none for the whole. */
export interface Changed {
  path: (string | number)[];
  value: unknown;
}

/** A result that can be typed in: as a number, and as facts. */
export interface ChoiceNow {
  result: number;
  shown: Record<string, unknown>;
}

/** How time is kept. ``each``: so many seconds for every decision; ``bank``: so many for the whole game, and ``increment`` more after every decision. What is decided step by step in secret (a sheet) is one decision, which ends when everybody sees that it is made. */
export interface ClockTerms {
  kind?: "bank" | "each" | "none";
  seconds?: number;
  increment?: number;
}

/** How time is kept; 1 s to 30 days. */
export interface ClockWanted {
  kind?: "bank" | "each" | "none";
  seconds?: number;
  increment?: number;
}

/** Agree to what somebody asked to take back, or do not. */
export interface Consent {
  type: "consent";
  id: string;
  yes: boolean;
}

/** One choice: the share of the win it promises, the share of all lines in which it was tried, and what is likely to follow. */
export interface Considered {
  action: string;
  worth: number;
  tried: number;
  then: Reply[];
}

/** A table to be opened from a moment of this one: after the news of this ``number`` of the seat that has the secret, or of a spectator. Of a running game with everything that viewer does not know drawn anew; of a finished one with all hidden things as they are; there it can also be after so many ``decisions``. */
export interface ContinuationWanted {
  seats: SeatWanted[];
  decisions?: number | null;
  number?: number | null;
  secret?: string;
  terms?: TermsWanted;
}

/** At a paper table: change what I was told as news of this number, the ``action`` of its decision or what fell there (null: that stays). ``more``: what is asked for because of that. ``cut``: where the game could not have gone on as it did, go back to there. */
export interface Correct {
  type: "correct";
  id: string;
  number: number;
  action?: string;
  results?: (number | null)[];
  more?: number[];
  cut?: boolean;
}

/** What somebody changes: in which news of the viewer (-1: none that she was told), to which ``action`` (empty: it stays, or she may not know it) and what that makes happen (``lines``), what falls instead, what falls besides (``more``), whether the game goes back to where it could not have gone on (``cut``). */
export interface CorrectionNow {
  number: number;
  action: string;
  fell: FallenNow[];
  more: number;
  cut: boolean;
  lines: Line[];
}

/** A request was carried out, for good: it is in the book. */
export interface Done {
  type: "done";
  id: string;
}

/** The text of a file that somebody is still writing, and other options that it depends on. */
export interface DraftGiven {
  text: string;
  options?: Record<string, string>;
}

/** What fell at a paper table: for what (a key of the catalogues), about whom (``facts``), and the result as a number and as facts; null and nothing where the viewer may not know it. ``only``: nothing else could fall, so nobody was asked for it. */
export interface FallenNow {
  what: string;
  facts: Record<string, unknown>;
  result: number | null;
  shown: Record<string, unknown>;
  only?: boolean;
}

/** At a paper table: what fell, for the question of this id and those that follow at once. */
export interface FellNow {
  type: "fell";
  id: string;
  chance: string;
  results: number[];
}

/** The text of a file in which somebody has written an option. */
export interface FileGiven {
  text: string;
}

/** Give a free seat, or all of them, to a bot. */
export interface Fill {
  type: "fill";
  id: string;
  bot?: string;
  seat?: number | null;
}

/** A game that can be played here. */
export interface GameOffered {
  game: string;
  version: number;
  seats: number[];
  options: OptionOffered[];
  rules: string[];
}

/** A game from its beginning, for one viewer (-1: a spectator, -2: everything is open). What came before the decision ``first`` belongs to the game that this one was continued from. ``seeded``: it can be continued from its moments. ``reference`` is what is printed on its cards. */
export interface GameRetold {
  game: string;
  options: Record<string, string>;
  viewer: number;
  decisions: number;
  first: number;
  seeded: boolean;
  reference: Record<string, unknown>;
  moments: Moment[];
}

/** Let a bot play for me. */
export interface Hand {
  type: "hand";
  id: string;
  bot: string;
}

/** The first message: which table, as whom, and what was seen last. */
export interface Hello {
  type: "hello";
  table: string;
  protocol?: number;
  secret?: string;
  since?: number;
  chat?: boolean;
}

/** Who is connected now. */
export interface Here {
  type: "here";
  seats: number[];
  spectators: number;
}

/** What would you do here? The answer is an `Advice`. After the game: at any decision, by the number of decisions before it. */
export interface Hint {
  type: "hint";
  id: string;
  at?: number | null;
}

/** At a paper table: what could stand in the place of the news of this number? The answer is `Changeable`. */
export interface Instead {
  type: "instead";
  id: string;
  number: number;
}

/** For one seat; whoever has it may sit down there. */
export interface Invitation {
  seat: number;
  invitation: string;
}

/** Give my seat up: before the game it is free again, in the game the others may replace me. */
export interface Leave {
  type: "leave";
  id: string;
}

/** A whole lesson: a game ``retold`` as the learner saw it, and the steps in which she is told of it. ``players`` are the names of the others by seat and language, ``reasons`` what `LessonStep.refused` counts, ``learnt`` lines by language. */
export interface LessonGiven {
  id: string;
  minutes: number;
  title: Record<string, string>;
  players: Record<string, string>[];
  retold: GameRetold;
  reasons: Reasoned[];
  steps: LessonStep[];
  learnt: Record<string, string[]>;
}

/** A lesson that is given here: about how many minutes it takes, how many steps it has. Its texts are by language. */
export interface LessonListed {
  id: string;
  game: string;
  minutes: number;
  steps: number;
  title: Record<string, string>;
  about: Record<string, string>;
}

/** One thing that the learner is told, or asked (``decision`` > 0: ``expected`` is the answer, ``fine`` are others as good), ``after`` so many decisions; so many of hers were ``skipped`` on the way here. ``point`` names parts of the board. ``refused`` gives the place of the reason for every action that is not allowed, by its text or by its beginning with a ``*`` behind it; the longest that fits counts. */
export interface LessonStep {
  decision: number;
  after: number;
  title: Record<string, string>;
  text: Record<string, string>;
  why: Record<string, string>;
  other: Record<string, string>;
  point: string[];
  rules: string[];
  expected: string;
  fine: string[];
  wrong: LessonWrong[];
  refused: Record<string, number>;
  skipped: number;
}

/** Choices the learner might try, whether they are allowed, how she is invited to it (empty: she is not) and what is answered besides the reason. */
export interface LessonWrong {
  actions: string[];
  allowed: boolean;
  offer: Record<string, string>;
  says: Record<string, string>;
}

/** The lessons, in the order in which they are offered. */
export interface Lessons {
  lessons: LessonListed[];
}

/** A line of the log: a key of the catalogues, its rule, its facts. */
export interface Line {
  key: string;
  rule: string;
  facts: Record<string, unknown>;
}

/** The public tables, those where somebody can sit down first. */
export interface Lobby {
  tables: TableListed[];
}

/** The tables that were asked for, in that order; those that are not there, or where the secret holds nothing, are left out. ``time``: the server's clock. */
export interface Mine {
  time: number;
  tables: TableOfMine[];
}

/** How do my tables stand? */
export interface MineWanted {
  seats: SeatHeld[];
}

/** A moment of a game that is told again, as the viewer could notice it: after how many ``decisions``, what she was told (`News`), what had changed since the last one in what she was shown (`Now`), and the last decision in the game's notation, if it was hers or everything is open. */
export interface Moment {
  decisions: number;
  news: News;
  changes: Changed[];
  action?: string;
}

/** No more chat on this connection, or again. */
export interface Mute {
  type: "mute";
  id: string;
  on: boolean;
}

/** One thing that happened, as one viewer may know it. Numbers count what this viewer was told, from 0 without gaps. */
export interface News {
  number: number;
  at: number;
  what: string;
  seat?: number;
  name?: string;
  text?: string;
  bot?: string;
  why?: string;
  how?: "bot" | "clock" | "forced" | "person" | "wish" | null;
  yes?: boolean | null;
  table?: string;
  taken_back?: number[];
  lines?: Line[];
  fell?: FallenNow[];
  correction?: CorrectionNow | null;
}

/** The table as the viewer may see it now, after the news of this number. */
export interface Now {
  number: number;
  phase: "over" | "playing" | "waiting";
  seats: SeatNow[];
  to_move?: number[];
  view?: Record<string, unknown> | null;
  prompt?: PromptNow | null;
  wish?: string;
  undo?: UndoNow | null;
  commitment?: string;
  outcome?: OutcomeNow | null;
  open?: Record<string, unknown> | null;
  rematch?: string;
  chance?: ChanceNow | null;
  rolls?: "people" | "program" | null;
}

/** What can be played here, and by which bots. */
export interface Offered {
  version: string;
  protocol: number;
  games: GameOffered[];
  bots: string[];
  languages: string[];
}

/** What a file is, as far as it is written: its ``value`` as the text of an option, empty as long as it cannot be one; everything that is wrong with it; and what it is made of and comes to. */
export interface OptionExamined {
  value: string;
  faults: Reasoned[];
  found: Record<string, unknown>;
}

/** One thing a table can choose: one of ``choices``; or free text, for which there are ``suggestions``; or, where there are ``words``, a list with an entry for each seat. */
export interface OptionOffered {
  name: string;
  choices: string[];
  words: string[];
  suggestions: string[];
  default: string;
  rule: string;
  from_file: boolean;
}

/** What a file gives as the text of an option, or of one seat's entry in it. */
export interface OptionRead {
  value: string;
}

/** How it ended; the seed is open now. */
export interface OutcomeNow {
  points: number[];
  winners: number[];
  seed: string;
}

/** What was in the parcel. It is gone now. */
export interface ParcelFetched {
  body: string;
}

/** What is to be fetched by another device, sealed so that only that one can read it. */
export interface ParcelGiven {
  body: string;
}

/** It waits under this id, until then. */
export interface ParcelKept {
  parcel: string;
  until: number;
}

/** Are you there? For a client whose line would not tell it; the answer is `Done`. */
export interface Ping {
  type: "ping";
  id: string;
}

/** Answer the prompt of this id. */
export interface Play {
  type: "play";
  id: string;
  prompt: string;
  action: string;
}

/** Each seat's chance of winning after so many decisions, over so many ``lines`` played on from there. */
export interface Point {
  decisions: number;
  shares: number[];
  lines: number;
}

/** Why a request was not carried out. */
export interface Problem {
  refusal: Reasoned;
}

/** What the viewer is asked: the id to answer with, the question, the choices, the one that is taken when time is up, and what can be wished for beforehand. */
export interface PromptNow {
  id: string;
  question: string;
  facts: Record<string, unknown>;
  actions: string[];
  default: string;
  wishes: string[];
}

/** The answer to `Why`; no refusal: it is allowed. */
export interface Reason {
  type: "reason";
  id: string;
  refusal: Reasoned | null;
}

/** A "no": a key of the catalogues, the id of the rule (empty when no rule of the game is involved), and the facts of its sentence. */
export interface Reasoned {
  code: string;
  rule: string;
  facts: Record<string, unknown>;
}

/** A table to be opened from a moment of the game that a record tells: after so many decisions, with all hidden things as they are. */
export interface RecordContinuation {
  record: string;
  seats: SeatWanted[];
  decisions: number;
  terms?: TermsWanted;
}

/** A record to be verified. */
export interface RecordGiven {
  record: string;
}

/** A request was not carried out, and nothing has changed. Without an id: the message could not be read. With ``store-away`` it may turn out later that it was carried out after all, once: the next update tells, and an answer to the same prompt never counts twice. */
export interface RefusedNow {
  type: "refused";
  id: string;
  refusal: Reasoned;
}

/** Play again, the same people and options; everybody is told the table. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** A record to be told again: for a seat, a spectator (-1), or with everything open (-2). */
export interface ReplayWanted {
  record: string;
  viewer?: number;
}

/** One choice that is likely to follow. */
export interface Reply {
  seat: number;
  action: string;
}

/** How a game ended. */
export interface ResultNow {
  points: number[];
  winners: number[];
}

/** Play again myself. */
export interface Return {
  type: "return";
  id: string;
}

/** A record whose chances are to be told. */
export interface ReviewWanted {
  record: string;
}

/** How the chances went in a game, and the moments that decided it; which part of the work is ``done`` (1: all of it). ``waiting``: so many other games are looked at before this one. */
export interface Reviewed {
  points: Point[];
  turnings: Turning[];
  done: number;
  waiting?: number;
}

/** At a paper table: from now on these roll. */
export interface RollsNow {
  type: "rolls";
  id: string;
  by: "people" | "program";
}

/** Speak: a seat to the table, a spectator to the spectators. */
export interface Say {
  type: "say";
  id: string;
  text: string;
  name?: string;
}

/** A seat, and the secret that holds it. */
export interface SeatHeld {
  table: string;
  secret: string;
}

/** A seat: who holds it and who plays. ``left``: seconds on its clock when it runs not; ``until``: when its time is up. */
export interface SeatNow {
  kind: "bot" | "invited" | "open" | "person";
  name?: string;
  bot?: string;
  gone?: boolean;
  vacant?: boolean;
  votes?: number;
  left?: number | null;
  until?: number | null;
}

/** The secret holds the seat; it is never shown again. */
export interface SeatTaken {
  table: string;
  seat: number;
  secret: string;
}

/** A seat of a table to be opened. ``me``: the one who opens it sits there. */
export interface SeatWanted {
  kind: "bot" | "invited" | "me" | "open";
  name?: string;
  bot?: string;
}

/** Somebody who wants to sit down. */
export interface SittingWanted {
  name: string;
  invitation?: string;
  options?: Record<string, string>;
}

/** A table as the lobby shows it. */
export interface TableListed {
  table: string;
  game: string;
  options: Record<string, string>;
  phase: "over" | "playing" | "waiting";
  seats: SeatNow[];
  terms: Terms;
  source: string;
}

/** A table as the holder of a ``seat`` may know it, at a glance. ``asked``: what the table waits for from her, ``since`` when: a decision, what fell at a paper table, her consent; nothing when empty. ``at``: when she was last told something, or when the game ended. ``continued``: the game did not begin here but from a moment of another. */
export interface TableOfMine {
  table: string;
  game: string;
  seat: number;
  phase: "over" | "playing" | "waiting";
  seats: SeatNow[];
  terms: Terms;
  to_move: number[];
  asked: "" | "chance" | "consent" | "decision";
  since: number | null;
  at: number;
  continued: boolean;
  result: ResultNow | null;
  rematch: string;
}

/** A table was opened. The secret holds the seat of the one who did; it is never shown again. */
export interface TableOpened {
  table: string;
  seat: number | null;
  secret: string;
  invitations: Invitation[];
}

/** A table to be opened. */
export interface TableWanted {
  game: string;
  seats: SeatWanted[];
  options?: Record<string, string>;
  terms?: TermsWanted;
}

/** What the table has agreed on besides the game's own options. */
export interface Terms {
  public?: boolean;
  clock?: ClockTerms;
  timeout?: "bot" | "default";
  bot?: string;
  pace?: number;
  chat?: boolean;
  hints?: boolean;
  paper?: boolean;
  rolls?: "people" | "program";
  corrections?: "agreed" | "free";
}

/** What the table agrees on besides the game's options. */
export interface TermsWanted {
  public?: boolean;
  clock?: ClockWanted;
  timeout?: "bot" | "default";
  bot?: string;
  pace?: number;
  chat?: boolean;
  hints?: boolean;
  paper?: boolean;
  rolls?: "people" | "program";
  corrections?: "agreed" | "free";
}

/** A moment that decided a game: from how many decisions (``before``) to how many, the chances of all seats before (``was``) and after (``now``), what happened (``lines``), and whether chance had a hand in it (``fell``). Where it was one decision, whose and which; where there was a choice, what it promised her by what she knew (``worth``), and the ``best`` choice with what that promised. */
export interface Turning {
  before: number;
  decisions: number;
  was: number[];
  now: number[];
  lines: Line[];
  fell: boolean;
  seat?: number;
  action?: string;
  worth?: number | null;
  best?: string;
  best_worth?: number | null;
}

/** Take my last decision back; with ``ask``, if everybody agrees. */
export interface Undo {
  type: "undo";
  id: string;
  ask?: boolean;
}

/** Taking back: whether the viewer can by herself (otherwise why not), who asks for it, who has agreed; where somebody asks to change an earlier entry instead, what. */
export interface UndoNow {
  refusal: Reasoned | null;
  seat?: number;
  agreed?: number[];
  correction?: CorrectionNow | null;
}

/** Every decision of the record, its seed and its points hold. ``fed``: its chance was typed in, so there is no seed; ``committed``: the seed is the one that was committed to; ``sealed``: every line has its check digits. */
export interface Verified {
  game: string;
  decisions: number;
  points: string[];
  fed?: boolean;
  committed?: boolean;
  sealed?: boolean;
}

/** Replace somebody who has gone. */
export interface Vote {
  type: "vote";
  id: string;
  seat: number;
}

/** The answer to `Hello`: who you are here, and what never changes at this table. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  table: string;
  viewer: number;
  game: string;
  options: Record<string, string>;
  terms: Terms;
  source: string;
  time: number;
}

/** Why is this not allowed? The answer is a `Reason`. */
export interface Why {
  type: "why";
  id: string;
  action: string;
}

/** Answer for me from now on as the prompt offered; empty: ask me again. */
export interface Wish {
  type: "wish";
  id: string;
  wish: string;
}

export interface Update {
  type: "update";
  news: News[];
  now: Now;
}

export type Told = Welcome | Update | Here | Done | RefusedNow | Reason | Advice | Changeable | Bye;
export type Asked = Hello | Play | Why | Wish | Undo | Consent | Hand | Return | Leave | Vote | Fill | Say | Mute | Ping | Rematch | Hint | FellNow | RollsNow | Correct | Instead;
