// How Lily shows what happens: cards are drawn, deployed and put on each other; a battle is played over the middle of the
// board, from the attack to the blow.

import type { Line } from "../../net/protocol";
import type { Beat, Motion, StageProp, Staging, Thumbnail } from "../../stage/beat";
import { applyLine, areaOf, idOf, plainLine, tells } from "./view-after";
import type { CardPhrase, HappenedFace, LilyData, SeenFace } from "./data-types";
import { tableCards } from "./table-cards.svelte";
import { AREAS, type Area } from "./view";

const TURN_MS = 1100;
const DRAW_MS = 480;
const DEAL_DELAY_MS = 60;
const REVEAL_MS = 500;
const TRAVEL_MS = 620;
const MARK_MS = 520;
const SKILL_MS = 1250;
const CLASH_MS = 1000;
const MORE_TARGETS_MS = 500;
const FACE_DOWN_MS = 380;
const FLIP_MS = 850;
const COUNTER_MS = 1400;
const STEP_MS = 420;
const CRITICAL_MS = 1200;
const BLOCK_MS = 1100;
const BLOW_MS = 1000;
const LAST_BLOW_MS = 2800;
const HELD_MS = 800;
const PETAL_MS = 1200;

/** What a battle shows now. */
export type BattleMoment =
  "clash" | "draw" | "flip" | "skill" | "counter" | "sum" | "critical" | "block" | "blow" | "last" | "held" | "petal";

export interface BattleScene {
  kind: "battle";
  moment: BattleMoment;
  /** How many steps of each sum are counted. */
  attack: number;
  defence: Partial<Record<Area, number>>;
  seat: number;
  area: Area | null;
  card: string;
  line: Line;
}

/** What the board draws over its middle while a beat is played. */
export type LilyScene =
  | { kind: "turn"; seat: number; turn: number }
  | { kind: "skill"; seat: number; card: string; line: Line }
  | BattleScene;

export const spot = (seat: number, area: Area): string => `spot-${seat}-${area}`;

/** Counted to the end. */
const ALL = 99;

interface Counted {
  attack: number;
  defence: Partial<Record<Area, number>>;
}

const SUMMED = ["sums", "critical", "block", "compare", "end"];

/** What is counted already when the lines begin. */
function countedIn(view: LilyData): Counted {
  const { battle } = view;
  if (!battle || !SUMMED.includes(battle.step)) return { attack: 0, defence: {} };
  return { attack: ALL, defence: Object.fromEntries(battle.targets.map((area) => [area, ALL])) };
}

interface Played {
  beats: Beat<LilyData>[];
  after: LilyData;
  counted: Counted;
}

const cardProp = (card: string | null): StageProp => ({ kind: "card", card });
const travel = (card: string | null, from: string, to: string, delayMs = 0): Motion => ({
  kind: "travel",
  prop: cardProp(card),
  from,
  to,
  delayMs,
});
const mark = (at: string, tone: "gain" | "loss" | "note", text?: string): Motion =>
  text === undefined ? { kind: "mark", at, tone } : { kind: "mark", at, tone, text };

const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`);
const originOf = (seat: number, face: { origin?: string }, usual: string): string =>
  face.origin === "event" ? "event" : `${face.origin ?? usual}-${seat}`;

const TO_PLACE: Record<string, string> = {
  "lily-to-hand": "hand",
  "lily-to-trash": "trash",
  "lily-coupled": "coupling",
  "lily-coupled-down": "coupling",
  "lily-to-deck": "deck",
  "lily-to-deck-top": "deck",
  "lily-to-deck-bottom": "deck",
  "lily-gave-back": "trash",
};
/** Where a card comes from if the line does not say. */
const FROM_PLACE: Record<string, string> = { "lily-gave-back": "hand" };

/** What one line shows, and the view when it has been shown. */
function play(told: Line, view: LilyData, counted: Counted): Played {
  const line = plainLine(told);
  const after = applyLine(view, line, (id) => tableCards.current.get(id).power ?? 0);
  const inBattle = playInBattle(line, view, after, counted);
  if (inBattle) return { ...inBattle, after };
  return { beats: playOnBoard(line, view, after), after, counted };
}

function playOnBoard(line: Line, view: LilyData, after: LilyData): Beat<LilyData>[] {
  const face = line.facts as HappenedFace & Partial<SeenFace>;
  const { seat = -1 } = face;
  const area = areaOf(face.area);
  const card = idOf(face.card);
  const brief = (motions: Motion[], milliseconds: number, sound?: Beat["sound"], during = after): Beat<LilyData>[] => [
    { during, motions, milliseconds, ...(sound ? { sound } : {}) },
  ];
  if (tells(line, "lily-turn")) {
    const scene = { kind: "turn", seat, turn: after.turn } satisfies LilyScene;
    return [{ during: after, motions: [], milliseconds: TURN_MS, sound: "wood", scene }];
  }
  if (tells(line, "lily-drew")) {
    const cards = line.facts.cards ?? Array.from({ length: line.facts.number }, () => null);
    const motions = cards.map((one: CardPhrase | null, at) =>
      travel(one?.id ?? null, `deck-${seat}`, `hand-${seat}`, at * DEAL_DELAY_MS),
    );
    return brief(motions, DRAW_MS + cards.length * DEAL_DELAY_MS, "paper", view);
  }
  if (tells(line, "lily-revealed")) return brief([mark(`deck-${seat}`, "note")], REVEAL_MS, "paper");
  const place = TO_PLACE[line.key];
  if (place) {
    const cards = face.cards?.map((one) => one.id) ?? [card || null];
    const from = originOf(seat, face, FROM_PLACE[line.key] ?? "deck");
    return brief(
      cards.map((id, at) => travel(id, from, `${place}-${seat}`, at * DEAL_DELAY_MS)),
      TRAVEL_MS,
      "paper",
      view,
    );
  }
  if (tells(line, "lily-event-played")) return brief([travel(card, `hand-${seat}`, "event")], TRAVEL_MS, "paper", view);
  if (tells(line, "lily-event-left")) return brief([travel(card, "event", `trash-${seat}`)], TRAVEL_MS, "paper");
  if (tells(line, "lily-deployed", "lily-levelled") && area)
    return [
      ...brief([travel(card, originOf(seat, face, "hand"), spot(seat, area))], TRAVEL_MS, "wood", view),
      ...brief([mark(spot(seat, area), "gain")], MARK_MS / 2),
    ];
  if (tells(line, "lily-moved") && area) {
    const start = areaOf(face.start);
    if (!start || after === view) return [];
    return brief([travel(card, spot(seat, start), spot(seat, area))], TRAVEL_MS, "wood");
  }
  if (tells(line, "lily-returned") && area)
    return brief([travel(card, spot(seat, area), `hand-${seat}`)], TRAVEL_MS, "paper");
  if (tells(line, "lily-defeated", "lily-namesake-left", "lily-sacrificed") && area)
    return brief([travel(card, spot(seat, area), `trash-${seat}`)], TRAVEL_MS, "part");
  if (tells(line, "lily-potential")) return brief([mark(`potentials-${seat}`, "note")], MARK_MS, "point");
  if (tells(line, "lily-skill")) {
    const scene = { kind: "skill", seat, card, line } satisfies LilyScene;
    return [
      {
        during: after,
        motions: area ? [mark(spot(seat, area), "note")] : [],
        milliseconds: SKILL_MS,
        sound: "silk",
        scene,
      },
    ];
  }
  if (tells(line, "lily-power-changed") && area) {
    const change = face.number ?? 0;
    return brief([mark(spot(seat, area), change < 0 ? "loss" : "gain", signed(change))], MARK_MS, "point");
  }
  if (tells(line, "lily-power-multiplied") && area)
    return brief([mark(spot(seat, area), "gain", `× ${face.number ?? 1}`)], MARK_MS, "point");
  if (tells(line, "lily-opened"))
    return brief([mark(spot(seat, "cf"), "gain"), mark(`partner-${seat}`, "gain")], MARK_MS, "heart");
  if (
    area &&
    (line.key.startsWith("lily-granted-") ||
      tells(line, "lily-activated", "lily-deactivated", "lily-chosen", "lily-stays"))
  )
    return brief([mark(spot(seat, area), line.key === "lily-stays" ? "loss" : "note")], MARK_MS);
  if (tells(line, "lily-partner-upright", "lily-partner-sideways", "lily-partner-face-down"))
    return brief([mark(`partner-${seat}`, "note")], MARK_MS / 2);
  if (tells(line, "lily-potential-used", "lily-renewed"))
    return brief([mark(`potentials-${seat}`, "note")], MARK_MS / 2);
  if (tells(line, "lily-turned-up", "lily-turned-down")) return brief([mark(`coupling-${seat}`, "note")], MARK_MS / 2);
  return [];
}

/** What a line shows in a battle; null: it is shown as at any other time. */
function playInBattle(
  line: Line,
  view: LilyData,
  after: LilyData,
  counted: Counted,
): { beats: Beat<LilyData>[]; counted: Counted } | null {
  const face = line.facts as HappenedFace;
  const area = areaOf(face.area);
  const scene = (moment: BattleMoment, now = counted): Beat["scene"] =>
    ({
      kind: "battle",
      moment,
      ...now,
      seat: face.seat ?? -1,
      area,
      card: idOf(face.card),
      line,
    }) satisfies BattleScene;
  const one = (
    moment: BattleMoment,
    milliseconds: number,
    sound: Beat["sound"] = "wood",
    more: Partial<Beat<LilyData>> = {},
    now = counted,
  ): { beats: Beat<LilyData>[]; counted: Counted } => ({
    beats: [{ during: after, motions: [], milliseconds, sound, scene: scene(moment, now), ...more }],
    counted: now,
  });
  if (tells(line, "lily-attacked"))
    return one("clash", view.battle ? MORE_TARGETS_MS : CLASH_MS, "wood", {}, view.battle ? counted : countedIn(after));
  if (!view.battle) return null;
  if (tells(line, "lily-support"))
    return {
      beats: [
        { during: view, motions: [], milliseconds: FACE_DOWN_MS, sound: "paper", scene: scene("draw") },
        { during: after, motions: [], milliseconds: FLIP_MS, sound: "silk", scene: scene("flip") },
      ] as Beat<LilyData>[],
      counted,
    };
  if (tells(line, "lily-skill")) return one("skill", SKILL_MS, "silk");
  if (tells(line, "lily-sange", "lily-coupling-counter"))
    return one("counter", COUNTER_MS, "heart", { weight: 1 }, { attack: 0, defence: {} });
  if (tells(line, "lily-sum-attack")) {
    const steps = line.facts.steps.map((_, at): Counted => ({ ...counted, attack: at + 1 }));
    return countSteps(steps, (now) => one("sum", STEP_MS, "point", {}, now), counted);
  }
  if (tells(line, "lily-sum-defence") && area) {
    const steps = line.facts.steps.map((_, at): Counted => ({
      ...counted,
      defence: { ...counted.defence, [area]: at + 1 },
    }));
    return countSteps(steps, (now) => one("sum", STEP_MS, "point", {}, now), counted);
  }
  if (tells(line, "lily-critical"))
    return one("critical", CRITICAL_MS, "yaku", { weight: 1 }, { ...counted, attack: ALL });
  if (tells(line, "lily-blocked")) return one("block", BLOCK_MS, "wood");
  if (tells(line, "lily-not-defeated")) return one("held", HELD_MS, "wood");
  if (tells(line, "lily-stays"))
    return one("blow", BLOW_MS, "part", {
      ...(area ? { motions: [mark(spot(face.seat ?? 0, area), "loss")] } : {}),
    });
  if (tells(line, "lily-defeated") && area) {
    const last = view.players[face.seat ?? 0]?.field[area]?.leader === true;
    return one(last ? "last" : "blow", last ? LAST_BLOW_MS : BLOW_MS, "part", {
      during: view,
      weight: last ? 1 : 0.5,
    });
  }
  if (tells(line, "lily-potential")) {
    const leader = leaderArea(view, face.seat ?? 0);
    const motions: Motion[] = leader
      ? [{ kind: "travel", prop: { kind: "petal" }, from: spot(face.seat ?? 0, leader), to: `potentials-${face.seat}` }]
      : [];
    return one("petal", PETAL_MS, "silk", { motions });
  }
  return null;
}

function countSteps(
  steps: readonly Counted[],
  beatOf: (now: Counted) => { beats: Beat<LilyData>[] },
  before: Counted,
): { beats: Beat<LilyData>[]; counted: Counted } {
  return { beats: steps.flatMap((now) => beatOf(now).beats), counted: steps.at(-1) ?? before };
}

const leaderArea = (view: LilyData, seat: number): Area | null =>
  AREAS.find((area) => view.players[seat]?.field[area]?.leader) ?? null;

function playAll(lines: readonly Line[], before: LilyData): { beats: Beat<LilyData>[]; after: LilyData } {
  const beats: Beat<LilyData>[] = [];
  let view = before;
  let counted = countedIn(before);
  for (const line of lines) {
    const played = play(line, view, counted);
    beats.push(...played.beats);
    ({ after: view, counted } = played);
  }
  return { beats, after: view };
}

const SIGNS: Record<string, string> = {
  "lily-deployed": "deploy",
  "lily-levelled": "level",
  "lily-attacked": "attack",
  "lily-skill": "skill",
  "lily-event-played": "target",
  "lily-sange": "attack",
  "lily-coupling-counter": "attack",
  "lily-critical": "attack",
  "lily-blocked": "shield",
};

function thumbnail(line: Line): Thumbnail[] {
  const sign = SIGNS[line.key];
  const face = line.facts as HappenedFace;
  if (!sign || face.seat === undefined) return [];
  const shown = [face.card, ...(line.key === "lily-attacked" ? [face.other] : [])].filter((card) => card !== undefined);
  const props = shown.map((card, at): StageProp => ({ kind: "card", card: card.id, ...(at ? {} : { sign }) }));
  return [{ seat: face.seat, props, line }];
}

export const staging: Staging<LilyData> = {
  beats: (lines, before) => playAll(lines, before).beats,
  viewAfter: (lines, before) => playAll(lines, before).after,
  thumbnails: (lines) => lines.flatMap(thumbnail),
};
