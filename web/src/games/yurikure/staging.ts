// How Yuri-Kure shows what happens: control is laid on girls, passes are ticks at the seats, dice fall for one couple after
// the other, bonds grow and break.

import type { Line } from "../../net/protocol";
import type { Beat, Motion, Staging, Thumbnail } from "../../stage/beat";
import { lineTest } from "../event-faces";
import type { Faces, RelationView, YurikureData } from "./data-types";
import { diceIn, girl, type Die, type DieResult } from "./log-facts";
import { pairKey } from "./view";

const tells = lineTest<Faces>();

const TICK_MS = 120;
const VOTE_MS = 260;
const REVEAL_MS = 450;
const DECLARE_MS = 600;
const ROLL_MS = 800;
const TELL_MS = 1500;
/** What changes nothing is read at a glance. */
const TELL_SAME_MS = 800;
const MEET_MS = 350;
const BOND_MS = 420;
const COUPLE_MS = 900;
const SCORE_MS = 700;
const TOTAL_MS = 1500;

/** What becomes of two girls. */
type Mood = "together" | "closer" | "same" | "cloudy" | "apart";
const MOODS: Record<DieResult, Mood> = {
  couple: "together",
  success: "together",
  favor: "closer",
  nothing: "same",
  failure: "same",
  discomfort: "cloudy",
  "break-up": "apart",
};

/** What the board draws over the ring: two girls, with their die where one is rolled. */
export interface PairScene {
  one: string;
  other: string;
  die: Die | null;
  /** Whether the die has stopped: then the sum and what came of it are told. */
  stopped: boolean;
  mood: Mood;
  /** What came of it. */
  lines: Line[];
}

export const pairPlace = (one: string, other: string): string => `pair-${pairKey(one, other).replace(" ", "-")}`;

const STRANGERS = { couple: false, discomfort: 0, favor: 0, sworn: false };

function withRelation(
  view: YurikureData,
  one: string,
  other: string,
  change: Partial<Omit<RelationView, "pair">>,
): YurikureData {
  const key = pairKey(one, other);
  const known = view.relations.some(({ pair }) => pairKey(...pair) === key);
  const relations = known
    ? view.relations.map((relation) => (pairKey(...relation.pair) === key ? { ...relation, ...change } : relation))
    : [...view.relations, { ...STRANGERS, pair: [one, other] as [string, string], ...change }];
  return { ...view, relations };
}

interface Played {
  beats: Beat<YurikureData>[];
  after: YurikureData;
}

/** What came of a die itself. Who parts after all dice, for too much discomfort (YK-6.2), has a scene of her own. */
const toldByDie = ({ result, outcome }: Die): Line[] =>
  outcome.filter((line) => line.key !== "yurikure-broke-up" || result === "break-up");

const mark = (at: string, tone: "gain" | "loss" | "note", text?: string): Motion =>
  text === undefined ? { kind: "mark", at, tone } : { kind: "mark", at, tone, text };

const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`);

/** What one line shows, and the view when it has been shown. `die` is the next die of these lines; `told` says that a die
 * has already told the line. */
function play(line: Line, view: YurikureData, die: Die | undefined, told: boolean): Played {
  const brief = (motions: Motion[], milliseconds: number, after = view, sound?: Beat["sound"]): Played => ({
    beats: [{ during: after, motions, milliseconds, ...(sound ? { sound } : {}) }],
    after,
  });
  if (tells(line, "yurikure-passed")) return brief([mark(`seat-${line.facts.seat}`, "note")], TICK_MS);
  if (tells(line, "yurikure-handed-in"))
    return brief([mark(`seat-${line.facts.seat}`, "note")], TICK_MS, view, "paper");
  if (tells(line, "yurikure-passed-over"))
    return brief(
      line.facts.seats.map((seat) => mark(`seat-${seat}`, "note")),
      TICK_MS,
    );
  if (tells(line, "yurikure-left-out"))
    return brief(
      line.facts.girls.map((name) => mark(`girl-${girl(name)}`, "note")),
      TICK_MS,
    );
  if (tells(line, "yurikure-revealed")) return playReveal(line.facts, view);
  if (tells(line, "yurikure-declared"))
    return brief([mark(`girl-${girl(line.facts.girl)}`, "note")], DECLARE_MS, view, "wood");
  if (
    tells(
      line,
      "yurikure-final-action",
      "yurikure-final-answer",
      "yurikure-final-love-answer",
      "yurikure-final-cool",
      "yurikure-nobody",
    )
  )
    return brief([mark(`girl-${girl(line.facts.girl)}`, "gain")], VOTE_MS);
  if (tells(line, "yurikure-voted")) {
    const agrees = line.facts.agrees === "yes";
    const at = `girl-${girl(line.facts.girl)}`;
    return brief([mark(at, agrees ? "gain" : "loss", agrees ? "○" : "×")], VOTE_MS, view, "wood");
  }
  if (tells(line, "yurikure-turn")) return brief([mark("turns", "note")], VOTE_MS, { ...view, turn: line.facts.turn });
  if (tells(line, "yurikure-confession-die", "yurikure-couple-die", "yurikure-kiss-die") && die) {
    const { one, other } = die;
    const lines = toldByDie(die);
    const scene = (stopped: boolean): Record<string, unknown> =>
      ({ one, other, die, stopped, mood: MOODS[die.result], lines }) satisfies PairScene;
    return {
      beats: [
        { during: view, motions: [], milliseconds: ROLL_MS, sound: "dice", scene: scene(false) },
        {
          during: view,
          motions: [],
          milliseconds: MOODS[die.result] === "same" ? TELL_SAME_MS : TELL_MS,
          scene: scene(true),
        },
      ],
      after: view,
    };
  }
  if (tells(line, "yurikure-favor", "yurikure-discomfort")) return playBond(line, view);
  if (tells(line, "yurikure-couple", "yurikure-fated", "yurikure-sworn", "yurikure-unsworn", "yurikure-broke-up"))
    return playCouple(line, view, told);
  if (tells(line, "yurikure-score")) return playScore(line, view);
  return { beats: [], after: view };
}

/** The support of a seat is counted pair by pair, and then told as a whole. */
function playScore(line: Line & { facts: Faces["yurikure-score"] }, view: YurikureData): Played {
  const seat = `seat-${line.facts.seat}`;
  let sum = 0;
  const beats = line.facts.parts.flatMap((part): Beat<YurikureData>[] => {
    const points = part.setup + part.extra;
    if (!points) return [];
    sum += points;
    const motions = [
      mark(pairPlace(girl(part.one), girl(part.other)), "gain", `+${points}`),
      mark(seat, "note", String(sum)),
    ];
    return [{ during: view, motions, milliseconds: SCORE_MS, sound: "point" }];
  });
  const total = mark(seat, "gain", String(line.facts.points));
  beats.push({ during: view, motions: [total], milliseconds: TOTAL_MS, sound: "point", weight: 1, caption: line });
  return { beats, after: view };
}

function playReveal(face: Faces["yurikure-revealed"], view: YurikureData): Played {
  const name = girl(face.girl);
  const revealed = view.revealed.map((row, seat) => (seat === face.seat ? { ...row, [name]: face.value } : row));
  const prop = { kind: "control", seat: face.seat, girl: name, value: face.value };
  return {
    beats: [
      {
        during: view,
        motions: [{ kind: "travel", prop, from: `seat-${face.seat}`, to: `girl-${name}` }],
        milliseconds: REVEAL_MS,
        sound: "wood",
      },
    ],
    after: { ...view, revealed },
  };
}

function playBond(line: Line & { facts: Faces["yurikure-favor"] }, view: YurikureData): Played {
  const [one, other] = [girl(line.facts.one), girl(line.facts.other)];
  const isFavor = line.key === "yurikure-favor";
  const change = line.facts.after - line.facts.before;
  const after = withRelation(
    view,
    one,
    other,
    isFavor ? { favor: line.facts.after } : { discomfort: line.facts.after },
  );
  const tone = isFavor === change > 0 ? "gain" : "loss";
  const text = `${isFavor ? "♥" : "⚡"}${signed(change)}`;
  return {
    beats: [
      { during: after, motions: [mark(pairPlace(one, other), tone, text)], milliseconds: BOND_MS, sound: "point" },
    ],
    after,
  };
}

function playCouple(line: Line & { facts: Faces["yurikure-couple"] }, view: YurikureData, told: boolean): Played {
  const [one, other] = [girl(line.facts.one), girl(line.facts.other)];
  const parts = line.key === "yurikure-broke-up";
  const after = withRelation(view, one, other, {
    couple: !parts,
    ...(parts ? { favor: 0, discomfort: 0 } : {}), // YK-6.3
    ...(parts || line.key === "yurikure-unsworn" ? { sworn: false } : {}),
    ...(line.key === "yurikure-sworn" ? { sworn: true } : {}),
  });
  const sad = parts || line.key === "yurikure-unsworn";
  const tone = sad ? "loss" : "gain";
  const scene = (stopped: boolean): Record<string, unknown> =>
    ({ one, other, die: null, stopped, mood: parts ? "apart" : "together", lines: [line] }) satisfies PairScene;
  const shown: Beat<YurikureData>[] = [
    { during: view, motions: [], milliseconds: MEET_MS, scene: scene(false) },
    {
      during: after,
      motions: [],
      milliseconds: TELL_MS,
      sound: parts ? "part" : "heart",
      scene: scene(true),
      weight: 1,
    },
  ];
  return {
    beats: [
      ...(told ? [] : shown),
      {
        during: after,
        motions: [
          mark(`girl-${one}`, tone),
          mark(`girl-${other}`, tone),
          mark(pairPlace(one, other), tone, parts ? "✕" : "♥"),
        ],
        milliseconds: COUPLE_MS,
        ...(told ? { sound: parts ? ("part" as const) : ("heart" as const) } : {}),
        weight: 1,
      },
    ],
    after,
  };
}

const isMarkOnly = ({ motions, scene, weight }: Beat<YurikureData>): boolean =>
  !scene && !weight && motions.every(({ kind }) => kind === "mark");
const markedPlaces = ({ motions }: Beat<YurikureData>): string[] =>
  motions.flatMap((motion) => (motion.kind === "mark" ? [motion.at] : []));

/** What one decision brings at different places is one beat: nobody could have stepped in between. */
function belongTogether(one: Beat<YurikureData>, other: Beat<YurikureData>): boolean {
  const places = markedPlaces(one);
  return isMarkOnly(one) && isMarkOnly(other) && !markedPlaces(other).some((place) => places.includes(place));
}

function together(one: Beat<YurikureData>, other: Beat<YurikureData>): Beat<YurikureData> {
  const { sound = one.sound } = other;
  return {
    during: other.during,
    motions: [...one.motions, ...other.motions],
    milliseconds: Math.max(one.milliseconds, other.milliseconds),
    ...(sound ? { sound } : {}),
  };
}

function playAll(lines: readonly Line[], before: YurikureData): Played {
  const dice = diceIn(lines);
  const told = new Set(dice.flatMap(toldByDie));
  const beats: Beat<YurikureData>[] = [];
  let view = before;
  for (const line of lines) {
    const die = line.key.endsWith("-die") ? dice.shift() : undefined;
    const played = play(line, view, die, told.has(line));
    for (const beat of played.beats) {
      const last = beats.at(-1);
      if (last && belongTogether(last, beat)) beats[beats.length - 1] = together(last, beat);
      else beats.push(beat);
    }
    view = played.after;
  }
  return { beats, after: view };
}

function thumbnail(line: Line): Thumbnail[] {
  if (tells(line, "yurikure-revealed")) {
    const { seat, girl: name, value } = line.facts;
    return [{ seat, props: [{ kind: "control", seat, girl: girl(name), value }], line }];
  }
  if (tells(line, "yurikure-declared"))
    return [{ seat: line.facts.seat, props: [{ kind: "girl", girl: girl(line.facts.girl) }], line }];
  return [];
}

export const staging: Staging<YurikureData> = {
  beats: (lines, before) => playAll(lines, before).beats,
  viewAfter: (lines, before) => playAll(lines, before).after,
  thumbnails: (lines) => lines.flatMap(thumbnail),
};
