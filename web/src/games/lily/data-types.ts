// Made by `python -m madoi.server.protocol.typescript lily`; do not edit.

/** A number with its sign, for a sentence. */
export interface AmountPhrase {
  key: string;
  number: number;
}

/** A battle in progress. */
export interface BattleView {
  area: "cb" | "cf" | "lb" | "lf" | "rb" | "rf" | null;
  attack: number;
  attack_parts: PowerParts;
  attacker: string | null;
  beaten: ("cb" | "cf" | "lb" | "lf" | "rb" | "rf")[];
  blocked: ("cb" | "cf" | "lb" | "lf" | "rb" | "rf")[];
  counter: "" | "coupling" | "sange";
  critical: boolean;
  defence: number[];
  defence_parts: PowerParts[];
  side: number;
  step: "block" | "compare" | "counter" | "critical" | "declared" | "end" | "sp" | "starts" | "sums" | "support";
  supports: (string | null)[];
  targets: ("cb" | "cf" | "lb" | "lf" | "rb" | "rf")[];
}

/** A card, for a sentence; the id is for its picture. */
export interface CardPhrase {
  id: string;
  key: "lily-card";
  name: Record<string, string>;
  title: Record<string, string>;
}

/** A card of the catalogue: as printed, and what its special skills make of it. A deck may have up to ``most`` of it. */
export interface CatalogueCard {
  called: Record<string, string>;
  color?: string;
  colors: string[];
  flavour: Record<string, string>;
  id: string;
  kind: string;
  level?: number;
  most: number;
  name: string;
  names: string[];
  power?: number;
  range?: string;
  skill_types: string[];
  skills: Record<string, unknown>[];
  support?: number;
  title: Record<string, string>;
}

/** A number that went up or down. */
export interface ChangedFace {
  area?: string;
  by?: CardPhrase;
  card?: CardPhrase;
  change: AmountPhrase;
  number?: number;
  origin?: "coupling" | "deck" | "event" | "field" | "hand" | "trash";
  other?: CardPhrase;
  seat?: number;
  skill?: Record<string, unknown>;
  start?: string;
}

/** Somebody on the field. ``used``: skills that were used, counted from 1. ``changes``: the steps from the printed power to hers. */
export interface CharacterView {
  active: boolean;
  below: string[];
  card: string;
  changes: SumPart[];
  granted: string[];
  leader: boolean;
  power: number;
  used: number[];
}

/** A card chosen face down. */
export interface ChoseFace {
  card: CardPhrase;
  seat: number;
}

/** A deck, finished or not: how many of each card. Leader and partner are empty while none is chosen. */
export interface DeckData {
  about: Record<string, string>;
  cards: Record<string, number>;
  leader: string;
  name: Record<string, string>;
  partner: string;
  potentials: Record<string, number>;
}

/** The numbers of LY-5. At most one card in ``name_share`` may have the same name (LY-D15). */
export interface DeckLimits {
  alike: number;
  cards: [number, number];
  first_level: number;
  hand: number;
  name_share: number;
  potentials: [number, number];
  potentials_alike: number;
}

/** Why the duel is over; who won it against whom, unless it was drawn. */
export interface EndedFace {
  area?: string;
  by?: CardPhrase;
  card?: CardPhrase;
  number?: number;
  origin?: "coupling" | "deck" | "event" | "field" | "hand" | "trash";
  other?: CardPhrase;
  other_seat?: number;
  reason: string;
  seat?: number;
  skill?: Record<string, unknown>;
  start?: string;
}

/** The event in the event area. */
export interface EventInPlay {
  card: string;
  owner: number;
}

/** A card face up or down; both may be read (LY-3.2). */
export interface FacedCard {
  card: string;
  up: boolean;
}

/** Where somebody stands. */
export interface FieldPosition {
  area: "cb" | "cf" | "lb" | "lf" | "rb" | "rf";
  seat: number;
}

/** Who stands in each area. */
export interface FieldView {
  cb: CharacterView | null;
  cf: CharacterView | null;
  lb: CharacterView | null;
  lf: CharacterView | null;
  rb: CharacterView | null;
  rf: CharacterView | null;
}

/** Something everybody learns: whose it is, and what it is about. ``by``: the card whose skill did it. */
export interface HappenedFace {
  area?: string;
  by?: CardPhrase;
  card?: CardPhrase;
  number?: number;
  origin?: "coupling" | "deck" | "event" | "field" | "hand" | "trash";
  other?: CardPhrase;
  seat?: number;
  skill?: Record<string, unknown>;
  start?: string;
}

/** A skill whose effects were put off, and until when. */
export interface LaterReference {
  card: string;
  moment: string;
  seat: number;
  skill: number;
}

/** What decks are made from: cards by id, the card ids of each set, the shipped decks. */
export interface LilyCatalogue {
  cards: Record<string, CatalogueCard>;
  decks: Record<string, DeckData>;
  limits: DeckLimits;
  sets: Record<string, string[]>;
}

/** What a viewer may know. */
export interface LilyData {
  battle: BattleView | null;
  choice: OpenChoice | null;
  event: EventInPlay | null;
  first: number;
  later: LaterReference[];
  mover: number;
  opened: boolean;
  phase: "action" | "coupling" | "deployment" | "end" | "event" | "setup" | "start";
  played: number;
  players: SideView[];
  result: number | "draw" | null;
  skill: SkillReference | null;
  turn: number;
  viewer: number;
  waiting: SkillReference[];
}

/** What was read of an unfinished file: of a deck, with how often its supports fail (facts of a sentence), or of a set of cards. */
export interface LilyDraft {
  cards?: Record<string, CatalogueCard>;
  deck?: DeckData;
  failing?: Record<string, unknown>;
}

/** An action taken apart. What it does not name is empty, a number that it does not have 0. */
export interface LilyParts {
  areas: ("cb" | "cf" | "lb" | "lf" | "rb" | "rf")[];
  card: string;
  number: number;
  side: "" | "enemy" | "own";
  verb: string;
}

/** Every card as printed, and both decks: how many of each card. */
export interface LilyReference {
  cards: Record<string, PrintedCard>;
  decks: Record<string, number>[];
}

/** What somebody is asked; about whom, if it is about characters. */
export interface OpenChoice {
  characters: FieldPosition[];
  kind: "act" | "area" | "block" | "card" | "character" | "counter" | "couple" | "critical" | "deploy" | "discard" | "event" | "keep" | "may" | "mulligan" | "option" | "order" | "place" | "redraw" | "reverse" | "sacrifice" | "sange" | "use";
  least: number;
  most: number;
  seat: number;
}

/** The parts of a battle sum: power times a factor, support, and what skills add; and every step to it, with its cause. */
export interface PowerParts {
  failed: boolean;
  more: number;
  power: number;
  steps: SumPart[];
  support: number;
  times: number;
}

/** The parts of a battle sum, for a sentence. */
export interface PowerPhrase {
  key: string;
  more: number;
  number: number;
  power: number;
  support: number;
  times: number;
}

/** What is printed on a card, texts by language; the last five only on characters. The kind is ``character``, ``event`` or ``potential``. */
export interface PrintedCard {
  called: Record<string, string>;
  color?: string;
  flavour: Record<string, string>;
  id: string;
  kind: string;
  level?: number;
  name: string;
  power?: number;
  range?: string;
  skill_types: string[];
  skills: Record<string, unknown>[];
  support?: number;
  title: Record<string, string>;
}

/** Cards of a seat, which only some learn. */
export interface SeenFace {
  cards?: CardPhrase[];
  number: number;
  origin?: "coupling" | "deck" | "event" | "field" | "hand" | "trash";
  seat: number;
}

/** One player's side. ``known``: cards of the hand that the opponent knows. The partner lies ``upright``, ``sideways`` or ``face-down``. */
export interface SideView {
  coupling: FacedCard[];
  deck: number;
  deck_bottom: (string | null)[];
  deck_top: (string | null)[];
  field: FieldView;
  hand: (string | null)[];
  hatena: number;
  known: (string | null)[];
  leader: string | null;
  levels: number;
  partner: string | null;
  partner_lies: string;
  potentials: FacedCard[];
  ready: boolean;
  removed: string[];
  trash: string[];
}

/** A skill that runs or waits, counted from 1. */
export interface SkillReference {
  card: string;
  seat: number;
  skill: number;
}

/** One step to a sum: a number that is added, or by which what stands before it is multiplied (``times``, ``sange``, ``critical``) or divided (``half``), or which counts instead of it (``set``). The card is what causes it. */
export interface SumPart {
  card: string;
  kind: "critical" | "failed" | "half" | "least" | "printed" | "sange" | "set" | "skill" | "support" | "times";
  number: number;
}

/** What a side of a battle has, and the steps to it. */
export interface SummedFace {
  area?: string;
  by?: CardPhrase;
  card?: CardPhrase;
  number?: number;
  origin?: "coupling" | "deck" | "event" | "field" | "hand" | "trash";
  other?: CardPhrase;
  seat?: number;
  skill?: Record<string, unknown>;
  start?: string;
  steps: SumPart[];
  sum: PowerPhrase;
}

/** The face of each kind of event. */
export interface Faces {
  "lily-ready": HappenedFace;
  "lily-opened": HappenedFace;
  "lily-first": HappenedFace;
  "lily-gave-back": HappenedFace;
  "lily-kept-hand": HappenedFace;
  "lily-turn": HappenedFace;
  "lily-refreshed": HappenedFace;
  "lily-renewed": HappenedFace;
  "lily-closed-up": HappenedFace;
  "lily-revealed": HappenedFace;
  "lily-coupled": HappenedFace;
  "lily-coupled-down": HappenedFace;
  "lily-not-coupled": HappenedFace;
  "lily-event-played": HappenedFace;
  "lily-event-left": HappenedFace;
  "lily-deployed": HappenedFace;
  "lily-levelled": HappenedFace;
  "lily-moved": HappenedFace;
  "lily-returned": HappenedFace;
  "lily-stays": HappenedFace;
  "lily-attacked": HappenedFace;
  "lily-sange": HappenedFace;
  "lily-passed-sange": HappenedFace;
  "lily-coupling-counter": HappenedFace;
  "lily-passed-counter": HappenedFace;
  "lily-passed-critical": HappenedFace;
  "lily-support": HappenedFace;
  "lily-no-support": HappenedFace;
  "lily-redrew": HappenedFace;
  "lily-blocked": HappenedFace;
  "lily-not-blocked": HappenedFace;
  "lily-defeated": HappenedFace;
  "lily-not-defeated": HappenedFace;
  "lily-battle-over": HappenedFace;
  "lily-potential": HappenedFace;
  "lily-potential-used": HappenedFace;
  "lily-skill": HappenedFace;
  "lily-comes-first": HappenedFace;
  "lily-declined": HappenedFace;
  "lily-chosen": HappenedFace;
  "lily-chose-option": HappenedFace;
  "lily-fitting": HappenedFace;
  "lily-shuffled": HappenedFace;
  "lily-to-trash": HappenedFace;
  "lily-turned-up": HappenedFace;
  "lily-turned-down": HappenedFace;
  "lily-partner-upright": HappenedFace;
  "lily-partner-sideways": HappenedFace;
  "lily-partner-face-down": HappenedFace;
  "lily-activated": HappenedFace;
  "lily-deactivated": HappenedFace;
  "lily-levels-changed": HappenedFace;
  "lily-namesake-left": HappenedFace;
  "lily-won-by-card": HappenedFace;
  "lily-power-multiplied": HappenedFace;
  "lily-power-multiplied-counter": HappenedFace;
  "lily-power-halved": HappenedFace;
  "lily-power-halved-counter": HappenedFace;
  "lily-power-set": HappenedFace;
  "lily-power-set-counter": HappenedFace;
  "lily-removed": HappenedFace;
  "lily-removed-card": HappenedFace;
  "lily-instead-hand": HappenedFace;
  "lily-instead-deck": HappenedFace;
  "lily-instead-deck-top": HappenedFace;
  "lily-instead-deck-bottom": HappenedFace;
  "lily-instead-removed": HappenedFace;
  "lily-sacrificed": HappenedFace;
  "lily-later": HappenedFace;
  "lily-put-off": HappenedFace;
  "lily-returned-deck": HappenedFace;
  "lily-returned-deck-top": HappenedFace;
  "lily-returned-deck-bottom": HappenedFace;
  "lily-granted-wide": HappenedFace;
  "lily-granted-wide-counter": HappenedFace;
  "lily-granted-piercing": HappenedFace;
  "lily-granted-piercing-counter": HappenedFace;
  "lily-granted-range-1": HappenedFace;
  "lily-granted-range-1-counter": HappenedFace;
  "lily-granted-range-2": HappenedFace;
  "lily-granted-range-2-counter": HappenedFace;
  "lily-granted-range-1-2": HappenedFace;
  "lily-granted-range-1-2-counter": HappenedFace;
  "lily-granted-range-1-3": HappenedFace;
  "lily-granted-range-1-3-counter": HappenedFace;
  "lily-granted-no-attack": HappenedFace;
  "lily-granted-no-attack-counter": HappenedFace;
  "lily-granted-no-move": HappenedFace;
  "lily-granted-no-move-counter": HappenedFace;
  "lily-granted-no-activate": HappenedFace;
  "lily-granted-no-activate-counter": HappenedFace;
  "lily-granted-no-defeat": HappenedFace;
  "lily-granted-no-defeat-counter": HappenedFace;
  "lily-granted-no-critical": HappenedFace;
  "lily-granted-no-critical-counter": HappenedFace;
  "lily-granted-no-block": HappenedFace;
  "lily-granted-no-block-counter": HappenedFace;
  "lily-granted-no-counter": HappenedFace;
  "lily-granted-no-counter-counter": HappenedFace;
  "lily-granted-no-target": HappenedFace;
  "lily-granted-no-target-counter": HappenedFace;
  "lily-granted-twins": HappenedFace;
  "lily-granted-twins-counter": HappenedFace;
  "lily-granted-silent": HappenedFace;
  "lily-granted-silent-counter": HappenedFace;
  "lily-drew": SeenFace;
  "lily-looked": SeenFace;
  "lily-searched": SeenFace;
  "lily-showed-hand": SeenFace;
  "lily-to-hand": SeenFace;
  "lily-to-deck": SeenFace;
  "lily-to-deck-top": SeenFace;
  "lily-to-deck-bottom": SeenFace;
  "lily-power-changed": ChangedFace;
  "lily-power-changed-counter": ChangedFace;
  "lily-support-changed": ChangedFace;
  "lily-sum-attack": SummedFace;
  "lily-sum-defence": SummedFace;
  "lily-critical": SummedFace;
  "lily-chose-leader": ChoseFace;
  "lily-chose-partner": ChoseFace;
  "lily-won": EndedFace;
  "lily-drawn": EndedFace;
}
