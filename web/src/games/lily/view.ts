// What a view of Lily shows, as types: field by field what `madoi.games.lily.view` puts into it.

export const FRONT = ["lf", "cf", "rf"] as const;
export const BACK = ["lb", "cb", "rb"] as const;
export const AREAS = [...FRONT, ...BACK] as const;
export type Area = (typeof AREAS)[number];

/** So many cards in the potential area, and a defeated leader stays no more (LY-8.12). */
export const MOST_POTENTIALS = 5;

/** The steps of a battle, in their order. */
export const STEPS = ["declared", "starts", "support", "counter", "sp", "sums", "critical", "block", "compare", "end"];
export const PHASES = ["start", "coupling", "event", "deployment", "action", "end"];

/** Somebody on the field. */
export interface Character {
  card: string;
  below: string[];
  active: boolean;
  leader: boolean;
  power: number;
  granted: string[];
  used: number[];
}

/** A card that lies face up or face down; both may be read (LY-3.2). */
export interface Faced {
  card: string;
  up: boolean;
}

/** One player's side; null for cards the viewer does not know. */
export interface Side {
  deck: number;
  deck_top: (string | null)[];
  deck_bottom: (string | null)[];
  hatena: number;
  hand: (string | null)[];
  known: string[];
  trash: string[];
  coupling: Faced[];
  potentials: Faced[];
  levels: number;
  leader: string | null;
  partner: string | null;
  partner_lies: "upright" | "sideways" | "face-down";
  ready: boolean;
  field: Record<Area, Character | null>;
}

/** How a sum comes about: power, so many times, with the support and what skills add besides. */
export interface Parts {
  power: number;
  times: number;
  support: number;
  failed: boolean;
  more: number;
}

export interface Battle {
  side: number;
  step: string;
  attacker: string | null;
  area: Area | null;
  targets: Area[];
  counter: string;
  supports: (string | null)[];
  critical: boolean;
  blocked: Area[];
  beaten: Area[];
  attack: number;
  attack_parts: Parts;
  defence: number[];
  defence_parts: Parts[];
}

/** A skill that runs or waits. */
export interface SkillNow {
  seat: number;
  card: string;
  skill: number;
}

export interface Asked {
  kind: string;
  seat: number;
  least: number;
  most: number;
  characters: { seat: number; area: Area }[];
}

export interface LilyView {
  viewer: number;
  turn: number;
  mover: number;
  first: number;
  opened: boolean;
  phase: string;
  played: number;
  result: number | "draw" | null;
  event: { card: string; owner: number } | null;
  players: Side[];
  battle: Battle | null;
  skill: SkillNow | null;
  waiting: SkillNow[];
  choice: Asked | null;
}

/** Whether both have, or should have, a support in this battle by now. */
export function revealed(battle: Battle): boolean {
  return STEPS.indexOf(battle.step) > STEPS.indexOf("support") || battle.supports.some((one) => one !== null);
}
