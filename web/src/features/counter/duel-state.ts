// The state of a duel with the makers' own cards: what the book's rules count, and no card. Everything a player does is
// a move; `apply` says what it changes. Numbers on cards are what the players dial.

export const PHASES = ["start", "coupling", "event", "deployment", "action", "end"] as const;
export type Phase = (typeof PHASES)[number];
export const PARTNERS = ["upright", "sideways", "down"] as const;
export type Partner = (typeof PARTNERS)[number];
export type Seat = 0 | 1;

/** LY-8.12: a leader with fewer potentials than this stays when she is defeated. */
export const MAX_POTENTIALS = 5;
/** LY-7.5, LY-7.6: the attacked area, the area beside it, and the front areas of both columns. */
export const MAX_TARGETS = 4;
export const MAX_LEVEL = 5;
export const MAX_POWER = 990;
export const MAX_SUPPORT = 190;
const MAX_COUPLING = 60;
const MAX_EXTRA = 20;
const MAX_NAME = 20;
/** Where a new attack starts to dial: the power of most leaders. */
const USUAL_POWER = 50;
const USUAL_SUPPORT = 10;

export interface Side {
  name: string;
  potentials: number;
  /** LY-3.3: the cards in the coupling area, both ways up. */
  coupling: number;
  /** Face-down ones among them: they give no colour and pay no more costs. */
  reversed: number;
  partner: Partner;
}

export interface Support {
  value: number;
  /** LY-8.5: an event, or the name of one's own battling character. */
  fails: boolean;
}

export interface Target {
  leader: boolean;
  power: number;
  /** LY-D5: the defender's support is judged for each target on its own. */
  fails: boolean;
  blocked: boolean;
}

export const STEPS = ["attack", "sange", "supports", "coupling", "sums", "critical", "block", "result"] as const;
export type Step = (typeof STEPS)[number];

export interface Battle {
  step: Step;
  attacker: Seat;
  /** The attacker is the leader of her side: in a counter she is the target. */
  leader: boolean;
  power: number;
  support: Support;
  /** The support of the attacked side. */
  defence: number;
  targets: Target[];
  /** LY-D10: a counter is not answered by another. */
  counter: "none" | "sange" | "coupling";
  critical: boolean;
}

export interface Duel {
  sides: [Side, Side];
  /** Turns of both players, counted together; 0: who goes first is not decided yet. */
  turn: number;
  active: Seat;
  phase: Phase;
  /** Levels played in this deployment phase, and levels that skills add. */
  played: number;
  extra: number;
  /** LY-D1: whether the levels may be as many as the coupling value, instead of fewer. */
  upTo: boolean;
  battle: Battle | null;
  /** Who won; "draw": both lost at once; null: it goes on. */
  winner: Seat | "draw" | null;
}

export type Move =
  | { type: "name"; seat: Seat; text: string }
  | { type: "begin"; seat: Seat }
  | { type: "up-to"; on: boolean }
  | { type: "next" }
  | { type: "potentials" | "coupling" | "reversed"; seat: Seat; value: number }
  | { type: "partner"; seat: Seat; state: Partner }
  | { type: "deploy"; level: number; leader: boolean }
  | { type: "extra"; value: number }
  | { type: "attack" }
  | { type: "power" | "support" | "defence"; value: number }
  | { type: "attacker-leader" | "support-fails"; on: boolean }
  | { type: "target"; at: number; value: number }
  | { type: "target-leader" | "target-fails" | "block"; at: number; on: boolean }
  | { type: "targets"; value: number }
  | { type: "step" }
  | { type: "sange" | "coupling-counter"; value: number }
  | { type: "critical"; on: boolean }
  | { type: "settle" | "cancel" }
  | { type: "lose"; seat: Seat }
  | { type: "again" };

export const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
const between = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value)));

const newSide = (name = ""): Side => ({ name, potentials: 0, coupling: 0, reversed: 0, partner: "upright" });

export const newDuel = (names: readonly string[] = []): Duel => ({
  sides: [newSide(names[0]), newSide(names[1])],
  turn: 0,
  active: 0,
  phase: "start",
  played: 0,
  extra: 0,
  upTo: false,
  battle: null,
  winner: null,
});

/** LY-6.4: levels that may still be played in this deployment phase. Below zero: more were played than allowed. */
export function levelsLeft(duel: Duel): number {
  const limit = duel.sides[duel.active].coupling - (duel.upTo ? 0 : 1);
  return Math.max(0, limit) + duel.extra - duel.played;
}

/** LY-6.4: put on the leader, a card of a higher level counts one less. */
export const levelCost = (level: number, leader: boolean): number => Math.max(0, level - (leader ? 1 : 0));

/** LY-6.5: no attack in the first player's first turn. */
export const mayAttack = (duel: Duel): boolean =>
  duel.phase === "action" && duel.turn > 1 && !duel.winner && !duel.battle;

/** What the attacker's power is multiplied by: LY-8.2 in a Sange counter, LY-8.9 for a critical. */
export const attackFactor = (battle: Battle): number =>
  (battle.counter === "sange" ? 2 : 1) * (battle.critical ? 2 : 1);

/** LY-8.8, LY-8.9: power times its factor, then support (LY-4.5). */
export const attackSum = (battle: Battle): number =>
  battle.power * attackFactor(battle) + (battle.support.fails ? 0 : battle.support.value);

export const defenceSum = (battle: Battle, target: Target): number =>
  target.power + (target.fails ? 0 : battle.defence);

/** LY-8.10, LY-8.11: as much is enough, and a block prevents it. */
export const isDefeated = (battle: Battle, target: Target): boolean =>
  !target.blocked && attackSum(battle) >= defenceSum(battle, target);

/** From their step on, supports count. */
export const isSupported = (battle: Battle): boolean => battle.step !== "attack" && battle.step !== "sange";

const isReady = (side: Side): boolean => side.partner === "upright";

/** LY-8.2 and LY-8.6: which steps of a battle ask nothing, because no counter is possible. */
export function isAsked(duel: Duel, battle: Battle, step: Step): boolean {
  const ready = battle.counter === "none" && isReady(duel.sides[other(battle.attacker)]);
  if (step === "sange") return ready && battle.targets.some((target) => target.leader);
  if (step === "coupling") return ready;
  return true;
}

function nextStep(duel: Duel, battle: Battle): Step {
  let at = STEPS.indexOf(battle.step) + 1;
  while (at < STEPS.length - 1 && !isAsked(duel, battle, STEPS[at]!)) at += 1;
  return STEPS[Math.min(at, STEPS.length - 1)]!;
}

/** The seats that answer at a step. */
export function answering(battle: Battle): Seat[] {
  const defender = other(battle.attacker);
  if (battle.step === "supports")
    return battle.counter === "coupling" ? [battle.attacker] : [battle.attacker, defender];
  return [["sange", "coupling", "block"].includes(battle.step) ? defender : battle.attacker];
}

/** LY-8.2, LY-8.6: the battle is now the defender's attack on the former attacker, alone (LY-D6). Support is kept by the
 * side that revealed it. */
function countered(battle: Battle, counter: "sange" | "coupling", power: number): Battle {
  const former: Target = { leader: battle.leader, power: battle.power, fails: battle.support.fails, blocked: false };
  return {
    step: "supports",
    attacker: other(battle.attacker),
    leader: false, // LY-D8: a partner or a support card is not on the field
    power: between(power, 0, MAX_POWER),
    support: { value: counter === "coupling" ? USUAL_SUPPORT : battle.defence, fails: false },
    defence: battle.support.value,
    targets: [former],
    counter,
    critical: false,
  };
}

const withSide = (duel: Duel, seat: Seat, change: Partial<Side>): Duel => {
  const sides: [Side, Side] = [duel.sides[0], duel.sides[1]];
  sides[seat] = { ...sides[seat], ...change };
  return { ...duel, sides };
};

function nextPhase(duel: Duel): Duel {
  const at = PHASES.indexOf(duel.phase);
  if (at + 1 < PHASES.length) return { ...duel, phase: PHASES[at + 1]!, played: 0, extra: 0 };
  const active = other(duel.active);
  const begun: Duel = { ...duel, turn: duel.turn + 1, active, phase: "start", played: 0, extra: 0 };
  // LY-6.1: a partner that lies sideways stands upright again; one that is face down stays so.
  return begun.sides[active].partner === "sideways" ? withSide(begun, active, { partner: "upright" }) : begun;
}

/** LY-8.11, LY-8.12: a defeated leader takes a potential, or is gone. */
function settle(duel: Duel, battle: Battle): Duel {
  const seat = other(battle.attacker);
  const hit = battle.targets.some((target) => target.leader && isDefeated(battle, target));
  const done: Duel = { ...duel, battle: null };
  if (!hit) return done;
  const { potentials } = duel.sides[seat];
  if (potentials >= MAX_POTENTIALS) return { ...done, winner: battle.attacker };
  return withSide(done, seat, { potentials: potentials + 1 });
}

function withTarget(battle: Battle, at: number, change: Partial<Target>): Battle {
  return {
    ...battle,
    targets: battle.targets.map((target, place) => (place === at ? { ...target, ...change } : target)),
  };
}

function inBattle(duel: Duel, battle: Battle, move: Move): Battle | null {
  switch (move.type) {
    case "power":
      return { ...battle, power: between(move.value, 0, MAX_POWER) };
    case "support":
      return { ...battle, support: { ...battle.support, value: between(move.value, 0, MAX_SUPPORT) } };
    case "defence":
      return { ...battle, defence: between(move.value, 0, MAX_SUPPORT) };
    case "attacker-leader":
      return { ...battle, leader: move.on };
    case "support-fails":
      return { ...battle, support: { ...battle.support, fails: move.on } };
    case "target":
      return withTarget(battle, move.at, { power: between(move.value, 0, MAX_POWER) });
    case "target-leader": // there is one leader on a side
      return {
        ...battle,
        targets: battle.targets.map((target, place) => ({
          ...target,
          leader: place === move.at ? move.on : target.leader && !move.on,
        })),
      };
    case "target-fails":
      return withTarget(battle, move.at, { fails: move.on });
    case "block":
      return withTarget(battle, move.at, { blocked: move.on });
    case "targets": {
      const count = between(move.value, 1, MAX_TARGETS);
      const targets = Array.from(
        { length: count },
        (_, place) => battle.targets[place] ?? { leader: false, power: USUAL_POWER, fails: false, blocked: false },
      );
      return battle.counter === "none" && battle.step === "attack" ? { ...battle, targets } : null;
    }
    case "step":
      return battle.step === "result" ? null : { ...battle, step: nextStep(duel, battle) };
    case "critical":
      return { ...battle, critical: move.on };
    default:
      return null;
  }
}

/** The duel after a move; null: the move means nothing here. */
export function apply(duel: Duel, move: Move): Duel | null {
  const { battle } = duel;
  switch (move.type) {
    case "name":
      return withSide(duel, move.seat, { name: move.text.slice(0, MAX_NAME) });
    case "again":
      return { ...newDuel(duel.sides.map((side) => side.name)), upTo: duel.upTo };
    case "up-to":
      return { ...duel, upTo: move.on };
    case "potentials":
      return withSide(duel, move.seat, { potentials: between(move.value, 0, MAX_POTENTIALS) });
    case "coupling": {
      const coupling = between(move.value, 0, MAX_COUPLING);
      return withSide(duel, move.seat, { coupling, reversed: Math.min(duel.sides[move.seat].reversed, coupling) });
    }
    case "reversed":
      return withSide(duel, move.seat, { reversed: between(move.value, 0, duel.sides[move.seat].coupling) });
    case "partner":
      return withSide(duel, move.seat, { partner: move.state });
    default:
  }
  if (duel.winner !== null) return null;
  // LY-6.1: the first player's first turn has no start phase.
  if (move.type === "begin") return duel.turn ? null : { ...duel, turn: 1, active: move.seat, phase: "coupling" };
  if (!duel.turn) return null;
  if (move.type === "lose") return { ...duel, battle: null, winner: other(move.seat) };
  if (move.type === "next") return battle ? null : nextPhase(duel);
  if (move.type === "extra") return { ...duel, extra: between(move.value, -MAX_EXTRA, MAX_EXTRA) };
  if (move.type === "deploy") {
    const cost = levelCost(between(move.level, 1, MAX_LEVEL), move.leader);
    return duel.phase === "deployment" && cost <= levelsLeft(duel) ? { ...duel, played: duel.played + cost } : null;
  }
  if (move.type === "attack") {
    if (!mayAttack(duel)) return null;
    const target: Target = { leader: true, power: USUAL_POWER, fails: false, blocked: false };
    return {
      ...duel,
      battle: {
        step: "attack",
        attacker: duel.active,
        leader: true,
        power: USUAL_POWER,
        support: { value: USUAL_SUPPORT, fails: false },
        defence: USUAL_SUPPORT,
        targets: [target],
        counter: "none",
        critical: false,
      },
    };
  }
  if (!battle) return null;
  if (move.type === "cancel") return { ...duel, battle: null };
  if (move.type === "settle") return battle.step === "result" ? settle(duel, battle) : null;
  if (move.type === "sange" || move.type === "coupling-counter") {
    const counter = move.type === "sange" ? "sange" : "coupling";
    if (battle.step !== counter || !isAsked(duel, battle, counter)) return null;
    const turned = withSide(duel, other(battle.attacker), { partner: counter === "sange" ? "down" : "sideways" });
    return { ...turned, battle: countered(battle, counter, move.value) };
  }
  const after = inBattle(duel, battle, move);
  return after && { ...duel, battle: after };
}
