// What a line of the log changes in a view. Powers, permissions and questions come with the server's view.

import type { Line } from "../../net/protocol";
import { lineTest } from "../event-faces";
import type {
  BattleView,
  CardPhrase,
  CharacterView,
  FacedCard,
  Faces,
  HappenedFace,
  LilyData,
  PowerParts,
  SeenFace,
  SideView,
} from "./data-types";
import { AREAS, BACK, type Area } from "./view";

export const tells = lineTest<Faces>();

type Place = NonNullable<HappenedFace["origin"]>;

export const areaOf = (fact: string | undefined): Area | null => {
  const area = fact?.replace("@lily-area-", "") as Area;
  return AREAS.includes(area) ? area : null;
};

export const idOf = (card: CardPhrase | undefined): string => card?.id ?? "";

/** The line under its plain key: one that tells its viewer more has a longer one. */
export const plainLine = (line: Line): Line => ({ ...line, key: line.key.replace(/-known$/, "") });

const NO_PARTS: PowerParts = { power: 0, times: 1, support: 0, failed: false, more: 0, steps: [] };

function withSide(view: LilyData, seat: number, change: (side: SideView) => Partial<SideView>): LilyData {
  return { ...view, players: view.players.map((side, at) => (at === seat ? { ...side, ...change(side) } : side)) };
}

function withCharacter(
  view: LilyData,
  seat: number,
  area: Area | null,
  change: (stands: CharacterView) => Partial<CharacterView>,
): LilyData {
  return withSide(view, seat, ({ field }) => {
    const stands = area && field[area];
    return stands ? { field: { ...field, [area]: { ...stands, ...change(stands) } } } : {};
  });
}

const withBattle = (view: LilyData, change: (battle: BattleView) => Partial<BattleView>): LilyData =>
  view.battle ? { ...view, battle: { ...view.battle, ...change(view.battle) } } : view;

function without<Item>(items: readonly Item[], fits: (item: Item) => boolean): Item[] {
  const place = items.findIndex(fits);
  return place < 0 ? [...items] : items.filter((_, at) => at !== place);
}

/** A hand without this card. When one leaves unseen, the viewer is sure of none that stays (LY-3.4). */
function withoutHeld(hand: readonly (string | null)[], id: string): (string | null)[] {
  if (!id) return hand.slice(1).map(() => null);
  const found = hand.includes(id) ? id : null;
  return without(hand, (one) => one === found);
}

/** Takes a card out of where it was. */
function taken(side: SideView, id: string, place: Place): Partial<SideView> {
  if (place === "hand") return { hand: withoutHeld(side.hand, id) };
  if (place === "trash") return { trash: without(side.trash, (one) => one === id) };
  if (place === "coupling") {
    const up = side.coupling.some((one) => one.card === id && one.up);
    return { coupling: without(side.coupling, (one) => one.card === id && one.up === up) };
  }
  if (place === "deck") return drawn(side, 1);
  return {};
}

/** The deck without the top cards. */
function drawn(side: SideView, number: number): Partial<SideView> {
  const deck = Math.max(side.deck - number, 0);
  return {
    deck,
    deck_top: side.deck_top.slice(number),
    deck_bottom: side.deck_bottom.slice(Math.max(side.deck_bottom.length - deck, 0)),
  };
}

/** Moves a card: out of its place, and then into another. */
const moved = (
  view: LilyData,
  seat: number,
  id: string,
  place: Place | undefined,
  put: (side: SideView) => Partial<SideView>,
): LilyData => withSide(place ? withSide(view, seat, (side) => taken(side, id, place)) : view, seat, put);

const standing = (card: string, leader = false): CharacterView => ({
  card,
  below: [],
  active: true,
  leader,
  power: 0,
  changes: [],
  granted: [],
  used: [],
});

/** The view after a line. `printedPower` is that of a card. */
export function applyLine(view: LilyData, told: Line, printedPower: (id: string) => number): LilyData {
  const line = plainLine(told);
  return applyToCards(view, line) ?? applyToField(view, line, printedPower) ?? applyToBattle(view, line) ?? view;
}

/** Lines about hands, decks and what lies beside the field; null: another line. */
function applyToCards(view: LilyData, line: Line): LilyData | null {
  const { seat } = line.facts as { seat: number };
  if (tells(line, "lily-chose-leader"))
    return withSide(view, seat, ({ deck }) => ({ leader: idOf(line.facts.card), deck: deck - 1 }));
  if (tells(line, "lily-chose-partner"))
    return withSide(view, seat, ({ deck }) => ({ partner: idOf(line.facts.card), deck: deck - 1 }));
  // Others see only now that two cards left the deck.
  if (tells(line, "lily-ready"))
    return withSide(view, seat, ({ deck }) => ({ ready: true, ...(seat === view.viewer ? {} : { deck: deck - 2 }) }));
  if (tells(line, "lily-first")) return { ...view, first: seat, mover: seat };
  if (tells(line, "lily-drew")) {
    const dealt = withSide(view, seat, (side) => ({
      ...drawn(side, line.facts.number),
      hand: [...side.hand, ...held(line.facts, side.deck_top)],
    }));
    return line.rule === "LY-6.1" ? activated(dealt, seat) : dealt;
  }
  if (tells(line, "lily-gave-back"))
    return moved(view, seat, idOf(line.facts.card), "hand", ({ trash }) => ({
      trash: [...trash, idOf(line.facts.card)],
    }));
  if (tells(line, "lily-refreshed"))
    return withSide(view, seat, ({ deck }) => ({
      deck: deck + (line.facts.number ?? 0),
      deck_top: [],
      deck_bottom: [],
      trash: [],
    }));
  if (tells(line, "lily-shuffled")) return withSide(view, seat, () => ({ deck_top: [], deck_bottom: [] }));
  if (tells(line, "lily-revealed"))
    return withSide(view, seat, ({ deck_top }) => ({ deck_top: [idOf(line.facts.card), ...deck_top.slice(1)] }));
  if (tells(line, "lily-coupled", "lily-coupled-down")) {
    const laid: FacedCard = { card: idOf(line.facts.card), up: line.key === "lily-coupled" };
    return moved(view, seat, laid.card, line.facts.origin, ({ coupling }) => ({ coupling: [...coupling, laid] }));
  }
  if (tells(line, "lily-turned-up", "lily-turned-down")) {
    const up = line.key === "lily-turned-up";
    return withSide(view, seat, ({ coupling }) => ({ coupling: turned(coupling, idOf(line.facts.card), up) }));
  }
  if (tells(line, "lily-renewed"))
    return withSide(view, seat, ({ potentials }) => ({ potentials: turned(potentials, idOf(line.facts.card), true) }));
  if (tells(line, "lily-potential-used"))
    return withSide(view, seat, ({ potentials }) => ({ potentials: turned(potentials, idOf(line.facts.card), false) }));
  if (tells(line, "lily-potential"))
    return withSide(view, seat, ({ hatena, potentials }) => ({
      hatena: hatena - 1,
      potentials: [...potentials, { card: idOf(line.facts.card), up: true }],
    }));
  if (tells(line, "lily-event-played")) {
    const card = idOf(line.facts.card);
    return { ...moved(view, seat, card, "hand", () => ({})), event: { card, owner: seat } };
  }
  if (tells(line, "lily-event-left"))
    return {
      ...withSide(view, seat, ({ trash }) => ({ trash: [...trash, idOf(line.facts.card)] })),
      event: null,
    };
  if (tells(line, "lily-to-trash"))
    return moved(view, seat, idOf(line.facts.card), line.facts.origin, ({ trash }) => ({
      trash: [...trash, idOf(line.facts.card)],
    }));
  if (tells(line, "lily-to-hand", "lily-to-deck", "lily-to-deck-top", "lily-to-deck-bottom"))
    return applyToHidden(view, line.key, seat, line.facts);
  if (tells(line, "lily-showed-hand"))
    return withSide(view, seat, () => ({ hand: (line.facts.cards ?? []).map((card) => card.id) }));
  if (tells(line, "lily-partner-upright", "lily-partner-sideways", "lily-partner-face-down"))
    return withSide(view, seat, () => ({ partner_lies: line.key.replace("lily-partner-", "") }));
  return null;
}

/** The cards of a line; where it does not say which, those that were known to lie there. */
const held = (face: SeenFace, known: readonly (string | null)[] = []): (string | null)[] =>
  face.cards?.map((card) => card.id) ?? Array.from({ length: face.number }, (_, at) => known[at] ?? null);

const turned = (cards: readonly FacedCard[], id: string, up: boolean): FacedCard[] => {
  const place = cards.findIndex((one) => one.card === id && one.up !== up);
  return cards.map((one, at) => (at === place ? { ...one, up } : one));
};

function applyToHidden(view: LilyData, key: string, seat: number, face: SeenFace): LilyData {
  return held(face).reduce<LilyData>(
    (before, id) =>
      moved(before, seat, id ?? "", face.origin, (side) => {
        if (key === "lily-to-hand") return { hand: [...side.hand, id] };
        const deck = side.deck + 1;
        if (key === "lily-to-deck") return { deck, deck_top: [], deck_bottom: [] };
        return key === "lily-to-deck-top"
          ? { deck, deck_top: [id, ...side.deck_top] }
          : { deck, deck_bottom: [...side.deck_bottom, id] };
      }),
    view,
  );
}

/** Characters of a player become active, unless they may not (LY-6.1). */
function activated(view: LilyData, seat: number): LilyData {
  return AREAS.reduce(
    (before, area) =>
      withCharacter(before, seat, area, ({ active, granted }) => ({
        active: active || !granted.includes("no-activate"),
      })),
    view,
  );
}

/** Lines about characters; null: another line. */
function applyToField(view: LilyData, line: Line, printedPower: (id: string) => number): LilyData | null {
  const { seat } = line.facts as { seat: number };
  const area = areaOf((line.facts as HappenedFace).area);
  const card = idOf((line.facts as HappenedFace).card);
  if (tells(line, "lily-opened"))
    return {
      ...withSide(view, seat, ({ field }) => ({
        leader: null,
        partner: idOf(line.facts.other),
        partner_lies: "upright",
        field: { ...field, cf: { ...standing(card, true), power: printedPower(card) } },
      })),
      opened: true,
    };
  if (tells(line, "lily-turn")) {
    const fresh = [0, 1].reduce((before, one) => unused(before, one), view);
    return { ...fresh, turn: line.facts.number ?? view.turn, mover: seat, played: 0, phase: "start" };
  }
  if (tells(line, "lily-deployed") && area)
    return moved(view, seat, card, line.facts.origin, ({ field }) => ({
      field: { ...field, [area]: { ...standing(card), power: printedPower(card) } },
    }));
  if (tells(line, "lily-levelled")) {
    const gone = moved(view, seat, card, line.facts.origin, () => ({}));
    return withCharacter(gone, seat, area, (stands) => ({
      card,
      below: [...stands.below, stands.card],
      power: stands.power + printedPower(card) - printedPower(stands.card),
      used: [],
    }));
  }
  if (tells(line, "lily-moved")) return applyMove(view, seat, line, area);
  if (tells(line, "lily-closed-up"))
    return withSide(view, seat, ({ field }) => {
      const [lf, cf, rf] = BACK.map((back) => field[back]);
      return { field: { lf: lf ?? null, cf: cf ?? null, rf: rf ?? null, lb: null, cb: null, rb: null } };
    });
  if (tells(line, "lily-defeated", "lily-namesake-left", "lily-sacrificed") && area)
    return withSide(withoutTarget(view, seat, area), seat, ({ field, trash }) => {
      const stands = field[area];
      return { field: { ...field, [area]: null }, trash: stands ? [...trash, ...stands.below, stands.card] : trash };
    });
  if (tells(line, "lily-returned-deck", "lily-returned-deck-top", "lily-returned-deck-bottom") && area)
    return withSide(withoutTarget(view, seat, area), seat, ({ field, trash, deck }) => ({
      field: { ...field, [area]: null },
      trash: [...trash, ...(field[area]?.below ?? [])],
      deck: deck + 1,
    }));
  if (tells(line, "lily-removed") && area)
    return withSide(withoutTarget(view, seat, area), seat, ({ field, removed }) => {
      const stands = field[area];
      return { field: { ...field, [area]: null }, removed: [...removed, ...(stands?.below ?? []), card] };
    });
  if (tells(line, "lily-returned") && area)
    return withSide(withoutTarget(view, seat, area), seat, ({ field, trash, hand }) => ({
      field: { ...field, [area]: null },
      trash: [...trash, ...(field[area]?.below ?? [])],
      hand: [...hand, card],
    }));
  if (tells(line, "lily-activated", "lily-deactivated"))
    return withCharacter(view, seat, area, () => ({ active: line.key === "lily-activated" }));
  if (tells(line, "lily-skill") && mentions(line.facts.skill, "lily-cost-action"))
    return withCharacter(view, seat, area, () => ({ active: false }));
  if (tells(line, "lily-power-changed"))
    return withCharacter(view, seat, area, ({ power, changes }) => ({
      power: Math.max(power + (line.facts.number ?? 0), 0),
      changes: [...changes, { kind: "skill", number: line.facts.number ?? 0, card: idOf(line.facts.by) }],
    }));
  if (tells(line, "lily-won")) return { ...view, result: seat };
  if (tells(line, "lily-drawn")) return { ...view, result: "draw" };
  return null;
}

/** Somebody left the field; in a battle she is no longer attacked. */
const withoutTarget = (view: LilyData, seat: number, area: Area): LilyData =>
  withBattle(view, ({ side, targets, defence, defence_parts, blocked, beaten }) => {
    if (side === seat) return {};
    const stays = (_: unknown, at: number) => targets[at] !== area;
    return {
      targets: targets.filter(stays),
      defence: defence.filter(stays),
      defence_parts: defence_parts.filter(stays),
      blocked: blocked.filter((one) => one !== area),
      beaten: beaten.filter((one) => one !== area),
    };
  });

const unused = (view: LilyData, seat: number): LilyData =>
  AREAS.reduce((before, area) => withCharacter(before, seat, area, () => ({ used: [] })), view);

/** Whether a phrase has a part with this key. */
function mentions(phrase: unknown, key: string): boolean {
  if (phrase === null || typeof phrase !== "object") return false;
  return (phrase as { key?: unknown }).key === key || Object.values(phrase).some((part) => mentions(part, key));
}

/** Two that swap are told one after the other: the first line puts both where they go, the second finds it done. */
function applyMove(view: LilyData, seat: number, line: Line & { facts: HappenedFace }, area: Area | null): LilyData {
  const start = areaOf(line.facts.start);
  const { field } = view.players[seat]!;
  if (!area || !start || field[area]?.card === idOf(line.facts.card)) return view;
  const acts = line.rule === "LY-6.6" ? { active: false } : {};
  const [mover, other] = [field[start], field[area]];
  return withSide(view, seat, () => ({
    field: { ...field, [area]: mover && { ...mover, ...acts }, [start]: other && { ...other, ...acts } },
  }));
}

/** Lines about a battle; null: another line. */
function applyToBattle(view: LilyData, line: Line): LilyData | null {
  const { seat } = line.facts as { seat: number };
  const area = areaOf((line.facts as HappenedFace).area);
  const card = idOf((line.facts as HappenedFace).card);
  if (tells(line, "lily-attacked")) return applyAttack(view, seat, line.facts);
  if (tells(line, "lily-support", "lily-no-support")) {
    const shown = withBattle(view, ({ supports }) => ({
      step: "support",
      supports: supports.map((one, at) => (at === seat ? card || null : one)),
    }));
    return card ? withSide(shown, seat, (side) => drawn(side, 1)) : shown;
  }
  if (tells(line, "lily-redrew"))
    return withBattle(
      withSide(view, seat, ({ trash }) => ({ trash: [...trash, card] })),
      ({ supports }) => ({ supports: supports.map((one, at) => (at === seat ? null : one)) }),
    );
  if (tells(line, "lily-sange")) return countered(withPartner(view, seat, "face-down"), seat, "sange", card);
  if (tells(line, "lily-coupling-counter"))
    return countered(withPartner(view, seat, "sideways"), seat, "coupling", card);
  if (tells(line, "lily-sum-attack"))
    return withBattle(view, ({ attack_parts }) => ({
      step: "sums",
      attack: line.facts.number ?? 0,
      attack_parts: { ...attack_parts, steps: line.facts.steps },
    }));
  if (tells(line, "lily-sum-defence"))
    return withBattle(view, ({ targets, defence, defence_parts }) => ({
      step: "sums",
      defence: targets.map((one, at) => (one === area ? (line.facts.number ?? 0) : (defence[at] ?? 0))),
      defence_parts: targets.map((one, at) => ({
        ...(defence_parts[at] ?? NO_PARTS),
        ...(one === area ? { steps: line.facts.steps } : {}),
      })),
    }));
  if (tells(line, "lily-critical"))
    return withBattle(
      moved(view, seat, card, "hand", ({ trash }) => ({ trash: [...trash, card] })),
      ({ attack_parts }) => ({
        step: "critical",
        critical: true,
        attack: line.facts.number ?? 0,
        attack_parts: { ...attack_parts, times: attack_parts.times * 2, steps: line.facts.steps },
      }),
    );
  if (tells(line, "lily-blocked"))
    return withBattle(
      moved(view, seat, card, "hand", ({ trash }) => ({ trash: [...trash, card] })),
      ({ blocked }) => ({ step: "block", blocked: area ? [...blocked, area] : blocked }),
    );
  if (tells(line, "lily-stays", "lily-not-defeated")) return withBattle(view, () => ({ step: "compare" }));
  if (tells(line, "lily-battle-over")) return applyBattleOver(view);
  return null;
}

function applyAttack(view: LilyData, seat: number, face: HappenedFace): LilyData {
  const [area, start] = [areaOf(face.area), areaOf(face.start)];
  const acted = withCharacter(view, seat, start, () => ({ active: false }));
  if (!area) return acted;
  if (view.battle)
    return withBattle(acted, ({ targets, defence, defence_parts }) => ({
      targets: [...targets, area],
      defence: [...defence, 0],
      defence_parts: [...defence_parts, NO_PARTS],
    }));
  const battle: BattleView = {
    side: seat,
    step: "declared",
    attacker: idOf(face.card),
    area: start,
    targets: [area],
    counter: "",
    supports: [null, null],
    critical: false,
    blocked: [],
    beaten: [],
    attack: 0,
    attack_parts: NO_PARTS,
    defence: [0],
    defence_parts: [NO_PARTS],
  };
  return { ...acted, battle };
}

const withPartner = (view: LilyData, seat: number, lies: string): LilyData =>
  withSide(view, seat, () => ({ partner_lies: lies }));

/** The other side attacks now, by a card that is not on the field (LY-D8); its one target is the former attacker. */
const countered = (view: LilyData, seat: number, counter: "sange" | "coupling", card: string): LilyData =>
  withBattle(view, ({ area, supports }) => ({
    side: seat,
    counter,
    attacker: card,
    area: null,
    targets: area ? [area] : [],
    supports: counter === "coupling" ? supports.map((one, at) => (at === seat ? null : one)) : supports,
    attack: 0,
    attack_parts: NO_PARTS,
    defence: [0],
    defence_parts: [NO_PARTS],
  }));

/** Supports, and the card of a coupling counter, go to the trash (LY-8.14); the turn player's first. */
function applyBattleOver(view: LilyData): LilyData {
  const { battle } = view;
  if (!battle) return view;
  const cleared = [view.mover, 1 - view.mover].reduce((before, seat) => {
    const fought = battle.counter === "coupling" && battle.side === seat ? battle.attacker : null;
    const gone = [fought, battle.supports[seat]].filter((id) => id != null);
    return withSide(before, seat, ({ trash }) => ({ trash: [...trash, ...gone] }));
  }, view);
  return { ...cleared, battle: null };
}
