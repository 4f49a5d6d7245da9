import { describe, expect, test } from "vitest";
import {
  answering,
  apply,
  attackSum,
  defenceSum,
  isDefeated,
  levelsLeft,
  newDuel,
  type Duel,
  type Move,
} from "./duel-state";

const play = (duel: Duel, ...moves: Move[]): Duel =>
  moves.reduce((now, move) => {
    const after = apply(now, move);
    expect(after, JSON.stringify(move)).not.toBe(null);
    return after!;
  }, duel);
const next: Move = { type: "next" };
const step: Move = { type: "step" };
const begun = play(newDuel(["Mio", "Rin"]), { type: "begin", seat: 0 });
/** The second player's action phase. */
const second = play(begun, ...Array<Move>(5).fill(next), ...Array<Move>(4).fill(next));

describe("the turn", () => {
  test("the first turn begins with the coupling phase and has no attack (LY-6.1, LY-6.5)", () => {
    expect([begun.turn, begun.phase]).toEqual([1, "coupling"]);
    const action = play(begun, next, next, next);
    expect(action.phase).toBe("action");
    expect(apply(action, { type: "attack" })).toBe(null);
    expect([second.turn, second.active, second.phase]).toEqual([2, 1, "action"]);
    expect(apply(second, { type: "attack" })?.battle?.attacker).toBe(1);
  });

  test("the turn's start sets a sideways partner upright, and leaves a face-down one (LY-6.1)", () => {
    const ends = play(begun, ...Array<Move>(4).fill(next));
    const partner = (state: "sideways" | "down") =>
      play(ends, { type: "partner", seat: 1, state }, next).sides[1].partner;
    expect(partner("sideways")).toBe("upright");
    expect(partner("down")).toBe("down");
  });

  test("levels played stay below the coupling value; one less on the leader (LY-6.4, LY-D1)", () => {
    const deploying = play(begun, { type: "coupling", seat: 0, value: 5 }, next, next);
    expect(levelsLeft(deploying)).toBe(4);
    const leader = play(deploying, { type: "deploy", level: 3, leader: true });
    expect(levelsLeft(leader)).toBe(2);
    expect(apply(leader, { type: "deploy", level: 3, leader: false })).toBe(null);
    expect(levelsLeft(play(leader, { type: "deploy", level: 2, leader: false }))).toBe(0);
    expect(levelsLeft(play(leader, { type: "extra", value: 1 }))).toBe(3);
    expect(levelsLeft(play(leader, { type: "up-to", on: true }))).toBe(3);
    expect(levelsLeft(begun), "with nothing coupled").toBe(0);
  });

  test("face-down coupling cards count, and are never more than there are (LY-3.3)", () => {
    const reversed = play(begun, { type: "coupling", seat: 0, value: 3 }, { type: "reversed", seat: 0, value: 9 });
    expect(reversed.sides[0].reversed).toBe(3);
    expect(play(reversed, { type: "coupling", seat: 0, value: 1 }).sides[0].reversed).toBe(1);
  });
});

describe("a battle", () => {
  const attack = play(second, { type: "attack" }, { type: "power", value: 60 }, { type: "target", at: 0, value: 70 });

  test("goes step by step, and asks about counters only where one is possible (LY-8)", () => {
    const steps = (duel: Duel): string[] => {
      const found = [duel.battle!.step as string];
      for (let now = duel; now.battle!.step !== "result";) {
        now = play(now, step);
        found.push(now.battle!.step);
      }
      return found;
    };
    const all = ["attack", "sange", "supports", "coupling", "sums", "critical", "block", "result"];
    expect(steps(attack)).toEqual(all);
    const noLeader = play(attack, { type: "target-leader", at: 0, on: false });
    expect(steps(noLeader)).toEqual(all.filter((one) => one !== "sange"));
    const noPartner = play(attack, { type: "partner", seat: 0, state: "down" });
    expect(steps(noPartner)).toEqual(all.filter((one) => one !== "sange" && one !== "coupling"));
  });

  test("adds support to power, doubles power alone for a critical, and as much is enough (LY-8.8 to LY-8.11)", () => {
    const battle = play(attack, { type: "support", value: 20 }, { type: "defence", value: 10 }).battle!;
    expect([attackSum(battle), defenceSum(battle, battle.targets[0]!)]).toEqual([80, 80]);
    expect(isDefeated(battle, battle.targets[0]!)).toBe(true);
    expect(attackSum({ ...battle, critical: true })).toBe(140);
    expect(isDefeated(battle, { ...battle.targets[0]!, blocked: true })).toBe(false);
    expect(attackSum({ ...battle, support: { value: 20, fails: true } }), "a failed support is 0").toBe(60);
  });

  test("judges the defender's support for each target on its own (LY-D5)", () => {
    const wide = play(attack, { type: "targets", value: 2 }, { type: "target", at: 1, value: 60 });
    const battle = play(wide, { type: "target-fails", at: 1, on: true }, { type: "defence", value: 30 }).battle!;
    expect(battle.targets.map((target) => defenceSum(battle, target))).toEqual([100, 60]);
    expect(battle.targets.map((target) => isDefeated(battle, target))).toEqual([false, true]);
  });

  test("a Sange counter turns it round with twice the partner's power, four times with a critical (LY-8.2)", () => {
    const asked = play(attack, { type: "targets", value: 2 }, step);
    expect([asked.battle!.step, answering(asked.battle!)]).toEqual(["sange", [0]]);
    const turned = play(asked, { type: "sange", value: 40 });
    expect(turned.sides[0].partner).toBe("down");
    expect(turned.battle).toMatchObject({ attacker: 0, step: "supports", targets: [{ power: 60, leader: true }] });
    const battle = play(turned, { type: "support", value: 10 }).battle!;
    expect(attackSum(battle)).toBe(90);
    expect(attackSum({ ...battle, critical: true })).toBe(170);
    expect(play(turned, step).battle!.step, "a counter is not answered (LY-D10)").toBe("sums");
  });

  test("in a coupling counter only the new attacker reveals a support again (LY-8.6)", () => {
    const asked = play(attack, { type: "support", value: 30 }, step, step, step);
    expect(asked.battle!.step).toBe("coupling");
    const turned = play(asked, { type: "coupling-counter", value: 50 });
    expect(turned.sides[0].partner).toBe("sideways");
    expect(turned.battle).toMatchObject({ attacker: 0, step: "supports", defence: 30, targets: [{ power: 60 }] });
    expect(answering(turned.battle!)).toEqual([0]);
  });

  test("a defeated leader takes a potential, and with five of them the duel is lost (LY-8.12, LY-1.1)", () => {
    const result = play(attack, { type: "power", value: 90 }, ...Array<Move>(7).fill(step));
    expect(play(result, { type: "settle" }).sides[0].potentials).toBe(1);
    const last = play(result, { type: "potentials", seat: 0, value: 5 }, { type: "settle" });
    expect([last.winner, last.battle]).toEqual([1, null]);
    expect(apply(last, next), "nothing goes on").toBe(null);
    expect(play(last, { type: "again" })).toMatchObject({
      turn: 0,
      winner: null,
      sides: [{ name: "Mio" }, { name: "Rin" }],
    });
  });

  test("has one leader among its targets", () => {
    const wide = play(attack, { type: "targets", value: 3 }, { type: "target-leader", at: 2, on: true });
    expect(wide.battle!.targets.map((target) => target.leader)).toEqual([false, false, true]);
  });
});
