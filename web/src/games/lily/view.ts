// The types of a Lily view, field by field as in `madoi.games.lily.view`.

export const FRONT = ["lf", "cf", "rf"] as const;
export const BACK = ["lb", "cb", "rb"] as const;
export const AREAS = [...FRONT, ...BACK] as const;
export type Area = (typeof AREAS)[number];

/** With this many cards in the potential area, a defeated leader leaves (LY-8.12). */
export const MAX_POTENTIALS = 5;

export const STEPS = ["declared", "starts", "support", "counter", "sp", "sums", "critical", "block", "compare", "end"];
export const PHASES = ["start", "coupling", "event", "deployment", "action", "end"];

export interface Character {
  card: string;
  below: string[];
  active: boolean;
  leader: boolean;
  power: number;
  granted: string[];
  used: number[];
}

/** A card face up or down; both may be read (LY-3.2). */
export interface Faced {
  card: string;
  up: boolean;
}

/** One player's side; null for unknown cards. */
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

/** The parts of a battle sum: power times a factor, support, and what skills add. */
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

/** Whether supports have been revealed in this battle. */
export function revealed(battle: Battle): boolean {
  return STEPS.indexOf(battle.step) > STEPS.indexOf("support") || battle.supports.some((one) => one !== null);
}
