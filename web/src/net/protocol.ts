// Made by `python -m madoi.server.protocol.typescript`; do not edit.

export const PROTOCOL = 2;
export const MAX_MY_TABLES = 50;
export const MAX_MATCH_SEATS = 10;

/** What a seat wants to happen while the holder of another is away. */
export interface AbsenceOpinion {
  seat: number;
  answer: "bot" | "end" | "wait";
}

/** What a search found about one action. ``parts``: the action taken apart. ``worth``: the expected share of the win. ``tried``: its share of all simulations. ``then``: what is likely to follow. */
export interface ActionValue {
  action: string;
  worth: number;
  tried: number;
  then: ExpectedAction[];
  parts: Record<string, unknown>;
}

/** The answer to `Hint`: the seat's actions, the best first. ``goal``: what ``worth`` counts: the win, or, where the game is as good as lost, place and points. */
export interface Advice {
  type: "advice";
  id: string;
  seat: number;
  lines: ActionValue[];
  goal?: "place" | "win";
}

/** Win chances and turning points of a game. ``done`` is the finished part of the work (1: all of it). ``own`` are the moments of the people who played. ``waiting`` is the number of games before it in the queue. */
export interface Analysis {
  points: AnalysisPoint[];
  turnings: TurningPoint[];
  done: number;
  waiting?: number;
  own?: OwnMoment[];
}

/** Each seat's win chance (``shares``) after a number of ``decisions``, from ``lines`` simulations. */
export interface AnalysisPoint {
  decisions: number;
  shares: number[];
  lines: number;
}

/** A record to analyse. */
export interface AnalysisRequest {
  record: string;
}

/** What should happen while the holder of a seat is away: a bot plays on (if more than half of those who are there want it), wait, or end the game (if all of them do). The holder can return. */
export interface AnswerAbsence {
  type: "absence";
  id: string;
  seat: number;
  answer: "bot" | "end" | "wait";
}

/** Somebody's attempt that counts. ``rank``: how many have a better score, plus 1. ``again``: somebody at the same address had finished the deal before it was begun. */
export interface Attempt {
  name: string;
  face: string;
  how: "device" | "service";
  begun: number;
  again?: boolean;
  finished?: number | null;
  score?: Score | null;
  rank?: number;
  table?: string;
}

/** The log of a deal that was taken along and played on a device. */
export interface AttemptRequest {
  key: string;
  entries: LogEntry[];
}

/** A page of the board, the best first. It has no rows for those who can still play and have not finished. */
export interface Board {
  rows: Attempt[];
  players: number;
  par?: Score | null;
}

/** Ask for a page of the board, from its row number ``first`` on, counted from 0. */
export interface BoardRequest {
  key?: string;
  first?: number;
}

/** The server closes this connection. Reconnect after ``again`` seconds. */
export interface Bye {
  type: "bye";
  code: string;
  again: number;
}

/** A result that can be entered: as a number, and as facts. */
export interface ChanceChoice {
  result: number;
  shown: Record<string, unknown>;
}

/** A chance prompt that may follow in the same round: ``sure``, or only perhaps. ``against``: what the result will be compared to, where that is known. ``choices`` come only with the first preview of a kind. ``once``: a result drawn before for the same kind cannot come again. */
export interface ChancePreview {
  what: string;
  facts: Record<string, unknown>;
  against?: Record<string, unknown>;
  choices?: ChanceChoice[];
  sure?: boolean;
  once?: boolean;
}

/** What a paper table waits for: the id to answer with, its kind (``what``, a key), about whom (``facts``), what the result is compared to (``against``), and who can answer (``seats``). ``choices`` are for the seats that can answer. ``fell`` are earlier results of the same round, which the news ``began``. ``ahead`` are prompts that may follow, so that results can be noted while offline. */
export interface ChancePrompt {
  id: string;
  what: string;
  facts: Record<string, unknown>;
  against: Record<string, unknown>;
  seats: number[];
  choices: ChanceChoice[];
  fell: ChanceResult[];
  began: number;
  ahead?: ChancePreview[];
}

/** A chance result at a paper table: its kind (``what``, a key), about whom (``facts``), and the result as a number and as facts. Null and empty where the viewer may not know it. ``only``: nothing else was possible, so nobody was asked. */
export interface ChanceResult {
  what: string;
  facts: Record<string, unknown>;
  result: number | null;
  shown: Record<string, unknown>;
  only?: boolean;
}

/** The answer to `Instead`: what can be changed about an earlier entry. For your own decision or a bot's (``seat``): the question, the ``action``, the alternatives, and your view at that time. Of a bot's decision only what everybody may know. For chance results: ``fell``. */
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
  parts?: Record<string, unknown>[];
}

/** A result and its alternatives. No choices where the viewer may not change it. */
export interface ChangeableResult {
  fell: ChanceResult;
  against: Record<string, unknown>;
  choices: ChanceChoice[];
}

/** What somebody said at the table before this rematch. */
export interface ChatMessage {
  seat: number;
  name: string;
  text?: string;
  phrase?: "back" | "cry" | "flower" | "good-game" | "hello" | "laugh" | "love" | "luck" | "moment" | "nice" | "oh-no" | "sorry" | "thanks" | "think" | "wow" | "";
}

/** Time control, from 1 s to 30 days. */
export interface ClockRequest {
  kind?: "bank" | "each" | "none";
  seconds?: number;
  increment?: number;
}

/** Time control. ``each``: this many seconds per decision. ``bank``: this many for the whole game, plus ``increment`` after every decision. A choice made secretly in several steps (a sheet) counts as one decision. */
export interface ClockTerms {
  kind?: "bank" | "each" | "none";
  seconds?: number;
  increment?: number;
}

/** A command was not carried out, and nothing has changed. Without an id: the message could not be read. After ``store-away`` the command may have been carried out after all: the next update shows it. An answer to the same prompt never counts twice. */
export interface CommandRefused {
  type: "refused";
  id: string;
  refusal: RefusalData;
}

/** Give the game up, where its rules know that (Lily). */
export interface Concede {
  type: "concede";
  id: string;
}

/** Agree to a request to undo or to correct, or decline it. */
export interface Consent {
  type: "consent";
  id: string;
  yes: boolean;
}

/** A table to open that continues this one. It begins after the news of this ``number``, as the seat that ``secret`` holds or a spectator knows it. From a running game, everything that viewer does not know is drawn at random. From a finished one, hidden things stay as they are, and a number of ``decisions`` can be given instead. */
export interface ContinuationRequest {
  seats: SeatRequest[];
  decisions?: number | null;
  number?: number | null;
  secret?: string;
  terms?: TermsRequest;
}

/** At a paper table: change an earlier entry, by the ``number`` of my news of it. Either the ``action`` of its decision, or its ``results`` (null: unchanged). ``more`` are results that are needed because of the change. ``cut``: where the later game is no longer possible, go back to that point. */
export interface Correct {
  type: "correct";
  id: string;
  number: number;
  action?: string;
  results?: (number | null)[];
  more?: number[];
  cut?: boolean;
}

/** A correction: which news of the viewer it changes (``number``; -1: none that the viewer knows). ``action``: the new action (empty: unchanged or hidden), with the log ``lines`` it causes. ``fell``: the new results. ``more``: how many results were added. ``cut``: the game goes back to the point from where it is no longer possible. */
export interface CorrectionSnapshot {
  number: number;
  action: string;
  fell: ChanceResult[];
  more: number;
  cut: boolean;
  lines: Line[];
}

/** The text that follows the version that a phone knows. */
export interface CounterChange {
  version: number;
  body: string;
}

/** A counter to share. */
export interface CounterRequest {
  body: string;
}

/** The id of a shared counter. Players who know it read and change it. */
export interface CounterShared {
  counter: string;
}

/** The version of a counter, and its text, unless the phone has it already. ``accepted``: whether a change was stored; if not, another came first. */
export interface CounterState {
  version: number;
  body?: string;
  accepted?: boolean;
}

/** The deal of a day. ``counts``: it is the player's attempt for the board, so there is no undo, no hint and no help; otherwise it is practice. */
export interface DailyDeal {
  day: string;
  counts: boolean;
}

/** The deals of a day. ``until``: when it is over; ``first``: the first day that anybody played here; ``time`` is the server's clock. */
export interface DailyDeals {
  day: string;
  today: string;
  until: number;
  first: string;
  time: number;
  deals: DealStatus[];
}

/** Ask for the deals of a ``day`` (empty: today), as the holder of a device key (empty: of none). */
export interface DayRequest {
  key?: string;
  day?: string;
}

/** The table of a deal. ``secret``: holds the seat; empty where the attempt had begun before: then the browser that began it has the secret. ``counts``: it is the attempt for the board, not practice. */
export interface DealOpened {
  table: string;
  secret: string;
  counts: boolean;
}

/** Ask to play a deal. ``pace``: about how many seconds the bots wait. */
export interface DealRequest {
  key: string;
  name: string;
  face?: "" | "bear" | "cat" | "crane" | "fox" | "frog" | "owl" | "rabbit" | "tanuki";
  pace?: number;
}

/** A deal as the holder of a device key may know it. ``characters``: the bots by seat, empty at the player's. ``players``: how many have finished it. ``par``: what a strong bot reached, only for those who have finished, and when the day is over. ``seed``: only when the day is over; ``commitment`` is its hash. */
export interface DealStatus {
  game: string;
  seat: number;
  characters: string[];
  options: Record<string, string>;
  commitment: string;
  players: number;
  seed?: string;
  attempt?: Attempt | null;
  par?: Score | null;
}

/** A deal to play without a connection. From now on the attempt is one "on own device". */
export interface DealTaken {
  seed: string;
}

/** A command was carried out, and its entry is durable. */
export interface Done {
  type: "done";
  id: string;
}

/** The text of an unfinished file, and other options that it depends on. */
export interface DraftRequest {
  text: string;
  options?: Record<string, string>;
}

/** A draft, validated: its ``value`` (empty until it is valid), all its ``faults``, and the contents ``found``. */
export interface DraftValidation {
  value: string;
  faults: RefusalData[];
  found: Record<string, unknown>;
}

/** At a paper table: enter chance results, for the prompt with this id and those that follow at once. */
export interface EnterResults {
  type: "fell";
  id: string;
  chance: string;
  results: number[];
}

/** What a player does: ``leave`` (from the next round on), ``return``. What the host does: ``start`` the next round, let bots ``play-on`` at a ``table`` that hangs, ``end`` the evening. */
export interface EveningCommand {
  secret: string;
  what: "end" | "leave" | "play-on" | "return" | "start";
  table?: string;
}

/** The secret of a player, which is never shown again. It also holds their seat at every table of the evening. */
export interface EveningJoined {
  evening: string;
  secret: string;
}

/** Look at an evening, if it has changed since the version ``after``. ``secret``: whose it is. */
export interface EveningLook {
  secret?: string;
  after?: number;
}

/** A player and how they stand. ``strength``: the mean points of their opponents. */
export interface EveningPlayer {
  name: string;
  face: string;
  left: boolean;
  place: number;
  points: number;
  strength: number;
  firsts: number;
  games: number;
  byes: number;
}

/** An evening to open. ``rounds``: of a Swiss tournament; a round robin takes as many as it needs. */
export interface EveningRequest {
  game: string;
  mode: "round-robin" | "swiss";
  name: string;
  face?: "" | "bear" | "cat" | "crane" | "fox" | "frog" | "owl" | "rabbit" | "tanuki";
  rounds?: number;
  pace?: "daily" | "live";
  options?: Record<string, string>;
}

/** A round, and who sits out. */
export interface EveningRound {
  tables: EveningTable[];
  byes: number[];
}

/** The games that the same company has finished one after the other, and how many the holder of each seat has won. */
export interface EveningScore {
  games: number;
  wins: number[];
}

/** An evening, for anybody who has its link. ``order``: the players, the best first. ``me``: the player whose secret came with the request (-1: nobody). ``rounds``: 0 while it is not known yet. ``next_at``: when the next round begins by itself. ``unchanged``: it is as at the version ``after``, and only ``version`` and ``time`` are filled in. */
export interface EveningState {
  version: number;
  time: number;
  unchanged?: boolean;
  game?: string;
  options?: Record<string, string>;
  mode?: "round-robin" | "swiss";
  pace?: "daily" | "live";
  phase?: "gathering" | "over" | "pause" | "playing";
  rounds?: number;
  host?: number;
  me?: number;
  next_at?: number | null;
  players?: EveningPlayer[];
  order?: number[];
  played?: EveningRound[];
}

/** A table of a round: its players by seat (-1: a bot), their points by place (empty: it goes on), and the scores of the game (empty: it ended without a result). */
export interface EveningTable {
  table: string;
  players: number[];
  points: number[];
  scores: number[];
}

/** An action that is likely to follow, and the same taken apart (``parts``). */
export interface ExpectedAction {
  seat: number;
  action: string;
  parts: Record<string, unknown>;
}

/** Give a free seat, or all of them, to a bot. */
export interface Fill {
  type: "fill";
  id: string;
  bot?: string;
  seat?: number | null;
}

/** A game that can be played here. */
export interface GameInfo {
  game: string;
  version: number;
  seats: number[];
  options: OptionInfo[];
  rules: string[];
  bots: string[];
}

/** How a game ended. */
export interface GameResult {
  points: number[];
  winners: number[];
}

/** Let a bot play for me. */
export interface Hand {
  type: "hand";
  id: string;
  bot: string;
}

/** The first message: which table, as whom, and the last news received. */
export interface Hello {
  type: "hello";
  table: string;
  protocol?: number;
  secret?: string;
  since?: number;
  chat?: boolean;
  name?: string;
}

/** Ask what a bot would do. The answer is an `Advice`. After the game, ``at`` asks about any decision, by the number of decisions before it. */
export interface Hint {
  type: "hint";
  id: string;
  at?: number | null;
}

/** As the host (the person at the first seat that a person holds): silence a seat or the spectators (-1), remove them, or lock the table against others. */
export interface Host {
  type: "host";
  id: string;
  what: "lock" | "remove" | "silence" | "unlock" | "unsilence";
  seat?: number;
}

/** At a paper table: ask what could replace the entry of this news. The answer is `Changeable`. */
export interface Instead {
  type: "instead";
  id: string;
  number: number;
}

/** A secret that lets anybody who has it sit down at one seat. */
export interface Invitation {
  seat: number;
  invitation: string;
}

/** Somebody who wants to join an evening. */
export interface JoinEveningRequest {
  name: string;
  face?: "" | "bear" | "cat" | "crane" | "fox" | "frog" | "owl" | "rabbit" | "tanuki";
}

/** Leave my seat. Before the game it becomes free; during the game the others may replace me. */
export interface Leave {
  type: "leave";
  id: string;
}

/** Have no running game rated any more. ``erase``: also delete your ratings. */
export interface LeaveRatingsRequest {
  device: string;
  erase?: boolean;
}

/** A whole lesson: a game's replay for the learner (``retold``), and the steps that explain it. ``players`` are the names of the others by seat and language. ``reasons`` are refusals, for `LessonStep.refused`. ``learnt`` is a summary by language. ``next_lesson``: the id of the game's next lesson, empty after the last. */
export interface LessonContent {
  id: string;
  minutes: number;
  title: Record<string, string>;
  players: Record<string, string>[];
  retold: Replay;
  reasons: RefusalData[];
  steps: LessonStep[];
  learnt: Record<string, string[]>;
  next_lesson: string;
}

/** The lessons, in the order in which they are offered. */
export interface LessonList {
  lessons: LessonSummary[];
}

/** Wrong choices that the learner might try. ``allowed``: the rules allow them. ``offer``: the invitation to try one (empty: none). ``says``: the answer, besides the refusal's reason. */
export interface LessonMistake {
  actions: string[];
  allowed: boolean;
  offer: Record<string, string>;
  says: Record<string, string>;
}

/** One explanation or question of a lesson, ``after`` this number of decisions. ``decision`` > 0: a question. ``expected`` is its answer, ``fine`` are others as good. ``skipped``: the number of the learner's decisions that are played automatically before it. ``point`` names parts of the board; ``hidden`` those that are not shown yet. ``refused`` maps every action that is not allowed to its index in ``reasons``. Keys are texts, or beginnings of texts with a ``*``; the longest match counts. */
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
  wrong: LessonMistake[];
  refused: Record<string, number>;
  skipped: number;
  hidden: string[];
}

/** A lesson in the list, with the ``minutes`` it takes and the number of ``steps``. */
export interface LessonSummary {
  id: string;
  game: string;
  minutes: number;
  steps: number;
  title: Record<string, string>;
  about: Record<string, string>;
}

/** A line of the log: a key of the word catalogues, its rule, its facts. */
export interface Line {
  key: string;
  rule: string;
  facts: Record<string, unknown>;
}

/** The public tables, those with free seats first, and who waits for a quick match, if anybody does. */
export interface Lobby {
  tables: TableSummary[];
  waiting: WaitingPlayers[];
}

/** Ask to play a deal on this device. ``seed``: that of a deal that was taken along; empty: the public one of a site without a server. ``practice``: it is not the first time. */
export interface LocalDealRequest {
  name: string;
  face?: "" | "bear" | "cat" | "crane" | "fox" | "frog" | "owl" | "rabbit" | "tanuki";
  seed?: string;
  practice?: boolean;
  pace?: number;
}

/** One entry of a table's log: its time, and its body as the store has it. */
export interface LogEntry {
  at: number;
  body: string;
}

/** A player who wants to play with others who want the same. ``mine``: seats that they hold. If one is where people wait for this, they keep it: nobody plays against themselves in two tabs. */
export interface MatchRequest {
  game: string;
  pace: "daily" | "live";
  name: string;
  face?: "" | "bear" | "cat" | "crane" | "fox" | "frog" | "owl" | "rabbit" | "tanuki";
  options?: Record<string, string>;
  mine?: SeatCredentials[];
}

/** People wait for a quick match. It takes at least this many (``least``), and begins when all seats are taken, or with those who are there (``begins_at``; null: there are not enough). ``bots``: the seats that want bots on the free seats; they come when everybody wants them. */
export interface MatchSnapshot {
  least: number;
  begins_at: number | null;
  bots: number[];
}

/** A mean over the games played, and its 95% interval (null: nothing can be said). */
export interface MeasuredMean {
  mean: number;
  low: number | null;
  high: number | null;
}

/** One frame of a replay: the number of ``decisions`` before it, the viewer's `News`, and the changes of the snapshot since the last frame. ``action`` is the last decision in the game's notation, where the viewer may know it. */
export interface Moment {
  decisions: number;
  news: News;
  changes: SnapshotChange[];
  action?: string;
}

/** A table of a device that moves to the service. Anybody may sit down at the ``seats``, whose bots play until somebody does. */
export interface MoveRequest {
  entries: LogEntry[];
  seats: number[];
}

/** Turn chat off on this connection, or on again. */
export interface Mute {
  type: "mute";
  id: string;
  on: boolean;
}

/** A summary of a table for the holder of a ``seat``. ``asked``: what the table waits for from this seat, and ``since`` when (empty: nothing). ``at``: the time of the last news, or of the end of the game. ``continued``: the game continues another game. */
export interface MyTable {
  table: string;
  game: string;
  seat: number;
  phase: "over" | "playing" | "waiting";
  seats: SeatSnapshot[];
  terms: Terms;
  to_move: number[];
  asked: "" | "chance" | "consent" | "decision";
  since: number | null;
  at: number;
  continued: boolean;
  result: GameResult | null;
  rematch: string;
}

/** The tables of the request, in its order. Unknown tables and wrong secrets are left out. ``time`` is the server's clock. */
export interface MyTables {
  time: number;
  tables: MyTable[];
}

/** Ask for the state of your tables. */
export interface MyTablesRequest {
  seats: SeatCredentials[];
}

/** One thing that happened, as one viewer may know it. Each viewer's news are numbered 0, 1, 2, … */
export interface News {
  number: number;
  at: number;
  what: string;
  seat?: number;
  name?: string;
  text?: string;
  bot?: string;
  why?: string;
  by?: number;
  how?: "bot" | "clock" | "forced" | "person" | "wish" | null;
  yes?: boolean | null;
  table?: string;
  taken_back?: number[];
  lines?: Line[];
  fell?: ChanceResult[];
  correction?: CorrectionSnapshot | null;
  phrase?: "back" | "cry" | "flower" | "good-game" | "hello" | "laugh" | "love" | "luck" | "moment" | "nice" | "oh-no" | "sorry" | "thanks" | "think" | "wow" | "";
  chat?: ChatMessage[];
}

/** The games, bots and languages of this server. */
export interface Offer {
  version: string;
  protocol: number;
  games: GameInfo[];
  bots: string[];
  languages: string[];
}

/** The text of a file that holds an option. */
export interface OptionFileRequest {
  text: string;
}

/** An option of a game: one of ``choices``; or free text, with ``suggestions``; or, with ``words``, one entry per seat. A missing option means its ``default``; a new table gets what is ``recommended``. */
export interface OptionInfo {
  name: string;
  choices: string[];
  words: string[];
  suggestions: string[];
  default: string;
  rule: string;
  from_file: boolean;
  recommended: string;
}

/** The value of an option, or of one seat's entry in it. */
export interface OptionValue {
  value: string;
}

/** What the viewer may do although nobody waits for it, such as an interruption: the id to answer with (as a prompt's), the actions, and their ``parts``. */
export interface OutOfTurnSnapshot {
  id: string;
  actions: string[];
  parts: Record<string, unknown>[];
}

/** How the game ended. The seed is public now; that of a deal of the day is not, and empty. */
export interface OutcomeSnapshot {
  points: number[];
  winners: number[];
  seed: string;
}

/** A moment of a person's own: their best choice, their costliest one, or where chance did most for or against them. */
export interface OwnMoment {
  seat: number;
  kind: "best" | "costliest" | "luck";
  point: TurningPoint;
}

/** Check that the connection still works. The answer is `Done`. */
export interface Ping {
  type: "ping";
  id: string;
}

/** Answer the prompt with this id. */
export interface Play {
  type: "play";
  id: string;
  prompt: string;
  action: string;
}

/** Who is connected now. ``names``: what spectators are called, as far as they say so. */
export interface Presence {
  type: "here";
  seats: number[];
  spectators: number;
  names?: string[];
}

/** Why an HTTP request was refused. */
export interface Problem {
  refusal: RefusalData;
}

/** A decision that the viewer is asked for: the id to answer with, the question, the actions, the ``default`` when time is up, and the premoves on offer (``wishes``). ``parts`` are the parsed actions, in the same order; the game's ``data_types`` has their type. ``wish_facts`` are the facts for the sentence of each premove. ``automatic``: a premove or the only choice answers by itself, so there is no need to ask. */
export interface PromptSnapshot {
  id: string;
  question: string;
  facts: Record<string, unknown>;
  actions: string[];
  default: string;
  wishes: string[];
  parts: Record<string, unknown>[];
  wish_facts?: Record<string, unknown>[];
  automatic?: boolean;
}

/** The server's public key (VAPID), which a browser gives to its push service. */
export interface PushKey {
  key: string;
}

/** A move. With a ``device`` key, the first attempt at each puzzle is rated. */
export interface PuzzleAnswerRequest {
  action: string;
  device?: string | null;
}

/** Whether the move was right, and the solution. ``player`` and ``puzzle`` are the ratings after a first attempt; null where nothing was rated. */
export interface PuzzleAnswered {
  solved: boolean;
  solution: PuzzleSolution;
  player?: PuzzleRating | null;
  puzzle?: PuzzleRating | null;
}

/** A puzzle to solve: ``position`` is one moment, as the seat that is to decide sees it. */
export interface PuzzleContent {
  id: string;
  level: "easy" | "hard" | "medium";
  position: Replay;
}

/** The puzzles of a game, in a fixed order: the one of a day is found by counting. */
export interface PuzzleGame {
  game: string;
  puzzles: PuzzleSummary[];
}

/** All puzzles, by game. */
export interface PuzzleList {
  games: PuzzleGame[];
}

/** A move, taken apart, with the winning chance after it. */
export interface PuzzleMove {
  action: string;
  chance: number;
  parts: Record<string, unknown>;
}

/** A rating with its interval of 95%, by its first ``attempts``, of which some were ``solved``. */
export interface PuzzleRating {
  points: number;
  low: number;
  high: number;
  attempts: number;
  solved: number;
}

/** The ratings of a device, by game. Games without an attempt are missing. */
export interface PuzzleRatings {
  games: Record<string, PuzzleRating>;
}

/** Whose ratings to show. */
export interface PuzzleRatingsRequest {
  device: string;
}

/** A game's constant data that its puzzles share. What differs is in a puzzle's own ``reference``. */
export interface PuzzleReference {
  reference: Record<string, unknown>;
}

/** The answer to a puzzle. ``answers`` are the best move and those with the same effect. ``record`` is the game up to the position, in such a world: a table can continue it after ``decisions``. ``moves`` are all moves, the best first. ``lines`` are replays of what could follow the best move, and of what could follow the most promising other one, in an imagined world that fits what the seat knows. */
export interface PuzzleSolution {
  answers: string[];
  moves: PuzzleMove[];
  lines: Replay[];
  record: string;
  decisions: number;
}

/** A puzzle in the list. */
export interface PuzzleSummary {
  id: string;
  level: "easy" | "hard" | "medium";
}

/** Have the game of your seat rated, before your third decision; later, ask what came of it. */
export interface RatedGameRequest {
  table: string;
  secret: string;
  device: string;
}

/** Whether the game of your seat is rated. ``before`` and ``after``: your rating, if it was. */
export interface RatedGameState {
  state: "alone" | "ended" | "hint" | "late" | "left" | "open" | "rated" | "several" | "undo";
  before?: RatingPoints | null;
  after?: RatingPoints | null;
}

/** The ratings of a game in a season. ``ranked``: those with ``certain_games`` rated games or more, the highest low end of the interval first; ``others`` have played fewer. ``mine``: your own row, wherever it is. ``seasons``: those with rated games, the latest first; ``current`` is the season of today. */
export interface RatingList {
  game: string;
  season: string;
  current: string;
  seasons: string[];
  ranked: RatingRow[];
  others: RatingRow[];
  mine: RatingRow | null;
  certain_games: number;
}

/** A rating with its interval of 95%. */
export interface RatingPoints {
  points: number;
  low: number;
  high: number;
}

/** A player, or a ``bot``, in the list. ``place``: from 1; 0 while the rating is not certain. ``broken_off``: games that the player left, or in which they took a hint or something back. */
export interface RatingRow {
  rating: RatingPoints;
  games: number;
  name?: string;
  face?: string;
  bot?: string;
  place?: number;
  broken_off?: number;
  mine?: boolean;
}

/** It is done. */
export type RatingsLeft = Record<string, never>;

/** Ask for the list of a game in a season (empty: this one). With a ``device`` key it shows which row is yours. */
export interface RatingsRequest {
  game: string;
  season?: string;
  device?: string | null;
}

/** A reaction or a short phrase, to whom chat would go. Its readers get it in their own language. */
export interface React {
  type: "react";
  id: string;
  phrase: "back" | "cry" | "flower" | "good-game" | "hello" | "laugh" | "love" | "luck" | "moment" | "nice" | "oh-no" | "sorry" | "thanks" | "think" | "wow";
  name?: string;
}

/** The answer to `Why`. No refusal: the action is allowed. */
export interface Reason {
  type: "reason";
  id: string;
  refusal: RefusalData | null;
}

/** A table to open that continues a record after a number of ``decisions``. Hidden things stay as they are. */
export interface RecordContinuationRequest {
  record: string;
  seats: SeatRequest[];
  decisions: number;
  terms?: TermsRequest;
}

/** A refusal: a key of the word catalogues, the id of the rule (empty: no rule of the game), and facts. */
export interface RefusalData {
  code: string;
  rule: string;
  facts: Record<string, unknown>;
}

/** Open a rematch with the same players and options. Everybody receives the new table's id. Among people it begins when all have come. */
export interface Rematch {
  type: "rematch";
  id: string;
  seats?: "next" | "same" | "shuffled";
}

/** A game from its beginning, for one viewer (-1: a spectator, -2: everything is open). Decisions before number ``first`` belong to the game that this one continues. ``seeded``: a table can continue it from any moment. ``reference`` is the game's constant data. */
export interface Replay {
  game: string;
  options: Record<string, string>;
  viewer: number;
  decisions: number;
  first: number;
  seeded: boolean;
  reference: Record<string, unknown>;
  moments: Moment[];
}

/** A record to replay: for a seat, a spectator (-1), or with everything open (-2). */
export interface ReplayRequest {
  record: string;
  viewer?: number;
}

/** Play again myself, instead of the bot. */
export interface Return {
  type: "return";
  id: string;
}

/** Chat: a seat talks to the table, a spectator to the spectators. */
export interface Say {
  type: "say";
  id: string;
  text: string;
  name?: string;
}

/** A result. ``place``: from 1; ``margin``: the points ahead of the best other seat, negative behind. */
export interface Score {
  place: number;
  margin: number;
  points: number;
}

/** A table, and the secret that holds a seat there. */
export interface SeatCredentials {
  table: string;
  secret: string;
}

/** A seat of a new table. ``me``: the player who opens the table sits there. */
export interface SeatRequest {
  kind: "bot" | "invited" | "me" | "open";
  name?: string;
  bot?: string;
  face?: "" | "bear" | "cat" | "crane" | "fox" | "frog" | "owl" | "rabbit" | "tanuki";
}

/** A seat: who holds it, and who plays. ``left``: seconds on its stopped clock; ``until``: when its time is up. */
export interface SeatSnapshot {
  kind: "bot" | "invited" | "open" | "person";
  name?: string;
  bot?: string;
  gone?: boolean;
  vacant?: boolean;
  votes?: number;
  left?: number | null;
  until?: number | null;
  face?: string;
  overdue?: boolean;
  awaited?: boolean;
  absence?: AbsenceOpinion[];
  replaced?: boolean;
}

/** The secret holds the seat, and is never shown again. */
export interface SeatTaken {
  table: string;
  seat: number;
  secret: string;
}

/** At a paper table: set who rolls from now on. */
export interface SetRolling {
  type: "rolls";
  id: string;
  by: "people" | "program";
}

/** A player who wants to sit down. */
export interface SitDownRequest {
  name: string;
  invitation?: string;
  options?: Record<string, string>;
  face?: "" | "bear" | "cat" | "crane" | "fox" | "frog" | "owl" | "rabbit" | "tanuki";
}

/** The table as the viewer may see it, after the news of this number. */
export interface Snapshot {
  number: number;
  phase: "over" | "playing" | "waiting";
  seats: SeatSnapshot[];
  to_move?: number[];
  view?: Record<string, unknown> | null;
  prompt?: PromptSnapshot | null;
  wish?: string;
  undo?: UndoSnapshot | null;
  commitment?: string;
  outcome?: OutcomeSnapshot | null;
  open?: Record<string, unknown> | null;
  rematch?: string;
  chance?: ChancePrompt | null;
  rolls?: "people" | "program" | null;
  out_of_turn?: OutOfTurnSnapshot | null;
  wish_facts?: Record<string, unknown>;
  locked?: boolean;
  silenced?: number[];
  abandoned?: boolean;
  taken_along?: boolean;
  evening?: EveningScore | null;
  match?: MatchSnapshot | null;
}

/** A new value in the snapshot, and its path of names and indexes; an empty path is the whole snapshot. */
export interface SnapshotChange {
  path: (string | number)[];
  value: unknown;
}

/** Notify this browser when it is the turn of the seat that ``secret`` holds, or when a round waits for the player of an evening who has this secret. ``address``, ``public`` and ``auth`` are the subscription's ``endpoint``, ``p256dh`` and ``auth``. ``language`` is that of the notification. */
export interface SubscribeRequest {
  secret: string;
  address: string;
  public: string;
  auth: string;
  language?: string;
}

/** Whether that browser is notified for this seat from now on. Before the first round of an evening: ``table`` is the evening. For an evening ``seat`` is the number of the player. */
export interface SubscriptionState {
  table: string;
  seat: number;
  on: boolean;
}

/** The log of a table that moves. Everything hidden is in it. */
export interface TableLog {
  entries: LogEntry[];
}

/** Where the table is now. The player's secret is the same as before. */
export interface TableMoved {
  table: string;
  seat: number;
}

/** A new table. The secret holds the seat of the player who opened it, and is never shown again. */
export interface TableOpened {
  table: string;
  seat: number | null;
  secret: string;
  invitations: Invitation[];
}

/** A table to open. */
export interface TableRequest {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, string>;
  terms?: TermsRequest;
}

/** A table as the lobby shows it. */
export interface TableSummary {
  table: string;
  game: string;
  options: Record<string, string>;
  phase: "over" | "playing" | "waiting";
  seats: SeatSnapshot[];
  terms: Terms;
  source: string;
}

/** The only player of a table wants to take it along to their device. */
export interface TakeRequest {
  secret: string;
}

/** Settings of a table besides the game's own options. */
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
  spectator_delay?: number;
}

/** The terms of a table, besides the game's options. */
export interface TermsRequest {
  public?: boolean;
  clock?: ClockRequest;
  timeout?: "bot" | "default";
  bot?: string;
  pace?: number;
  chat?: boolean;
  hints?: boolean;
  paper?: boolean;
  rolls?: "people" | "program";
  corrections?: "agreed" | "free";
  spectator_delay?: number;
}

/** The data, which the server has now deleted. */
export interface TransferContent {
  body: string;
}

/** Data for another device, encrypted so that only that one can read it. */
export interface TransferRequest {
  body: string;
}

/** The id of the stored data, and when it expires. */
export interface TransferStored {
  parcel: string;
  until: number;
}

/** The results so far, in the order of the request. ``done`` is the finished part of the work (1: all of it, or as much as there is time for). ``waiting`` is the number of jobs before it in the queue. */
export interface Trial {
  results: TrialResult[];
  done: number;
  waiting?: number;
}

/** Games to play with ``value`` as one seat's entry of an option (a deck), against each of ``against``. ``bot`` plays both sides. ``options`` are other options. ``measures`` are names of the game's own statistics. */
export interface TrialRequest {
  value: string;
  against: string[];
  games: number;
  bot: string;
  options?: Record<string, string>;
  measures?: string[];
}

/** The games against one opponent: how many, the share of wins, and the measures that were asked for. */
export interface TrialResult {
  games: number;
  wins: MeasuredMean | null;
  measures: Record<string, MeasuredMean>;
}

/** A turning point of the game, between two numbers of decisions: ``before`` and ``decisions``. ``was`` and ``now`` are the win chances of all seats before and after. ``lines`` are log lines of what happened; ``fell``: chance had a part in it. Where it was one decision, ``seat`` and ``action`` say whose and which. Where there was a choice, ``worth`` is its expected share of the win, from what that seat knew. ``best`` is the best choice (``best_parts``: its parts), and ``best_worth`` its expected share. */
export interface TurningPoint {
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
  best_parts?: Record<string, unknown>;
}

/** Undo my last decision; with ``ask``, if everybody agrees. */
export interface Undo {
  type: "undo";
  id: string;
  ask?: boolean;
}

/** Undo: why the viewer cannot undo alone (null: can), which seat asks for it, and who has agreed. ``correction``: the seat asks to change an earlier entry instead. */
export interface UndoSnapshot {
  refusal: RefusalData | null;
  seat?: number;
  agreed?: number[];
  correction?: CorrectionSnapshot | null;
}

/** Stop notifying the browser at this address. */
export interface UnsubscribeRequest {
  secret: string;
  address: string;
}

/** A record whose decisions, seed and points are all correct. ``fed``: its chance was entered by people, so there is no seed. ``committed``: the seed is the one that was committed to. ``sealed``: every line has its check digits. */
export interface VerifiedRecord {
  game: string;
  decisions: number;
  points: string[];
  fed?: boolean;
  committed?: boolean;
  sealed?: boolean;
}

/** A record to verify. */
export interface VerifyRequest {
  record: string;
}

/** Vote to replace an absent player. */
export interface Vote {
  type: "vote";
  id: string;
  seat: number;
}

/** How many people wait for a quick match of a game. */
export interface WaitingPlayers {
  game: string;
  pace: "daily" | "live";
  people: number;
}

/** While I wait for a quick match: whether I want bots on the free seats. They come when all who wait want them. */
export interface WantBots {
  type: "bots";
  id: string;
  yes: boolean;
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
  concedes: boolean;
  time: number;
  daily?: DailyDeal | null;
  evening?: string;
}

/** Ask why an action is not allowed. The answer is a `Reason`. */
export interface Why {
  type: "why";
  id: string;
  action: string;
}

/** Set a premove, one of the prompt's ``wishes``: it answers for me from now on. Empty: ask me again. */
export interface Wish {
  type: "wish";
  id: string;
  wish: string;
}

/** Take back my own request to undo or to correct. */
export interface Withdraw {
  type: "withdraw";
  id: string;
}

export interface History {
  type: "history";
  news: News[];
}

export interface Update {
  type: "update";
  news: News[];
  now: Snapshot;
}

export interface Changes {
  type: "changes";
  news: News[];
  now: Partial<Snapshot>;
  view?: Record<string, unknown>;
  gone?: (keyof Snapshot)[];
}

export type ServerMessage = Welcome | History | Update | Changes | Presence | Done | CommandRefused | Reason | Advice | Changeable | Bye;
export type ClientMessage = Hello | Play | Why | Wish | Undo | Consent | Withdraw | Hand | Return | Concede | Leave | Vote | AnswerAbsence | Host | Fill | WantBots | Say | React | Mute | Ping | Rematch | Hint | EnterResults | SetRolling | Correct | Instead;
