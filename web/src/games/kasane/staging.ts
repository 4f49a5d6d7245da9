// How Kasane shows what happens: cards are dealt and taken, yaku fly to their cell and become layers, points are counted.

import type { Line } from "../../net/protocol";
import type { Beat, Motion, Staging, Thumbnail } from "../../stage/beat";
import { lineTest } from "../event-faces";
import type { Faces, KasaneData, MadeFace, SeatView } from "./data-types";
import { PLUS_ONE } from "./view";

const tells = lineTest<Faces>();

const TAKE_MS = 650;
const FLY_TO_CELL_MS = 700;
const DRESS_MS = 750;
const DEAL_MS = 220;
const CLEAR_MS = 500;
const COUNT_MS = 900;
/** At the end of the game every count is told in words. */
const FINAL_COUNT_MS = 1500;
const LARGEST_YAKU = 6;

const yakuOf = (face: MadeFace): string => face.yaku.replace("@kasane-yaku-", "");

function withSeat(view: KasaneData, seat: number, change: (known: SeatView) => Partial<SeatView>): KasaneData {
  return { ...view, seats: view.seats.map((known, at) => (at === seat ? { ...known, ...change(known) } : known)) };
}

/** The view without the card on top of a column, counted from 1. */
const withoutTop = (view: KasaneData, column: number): KasaneData => ({
  ...view,
  columns: view.columns.map((cards, at) => (at === column - 1 ? cards.slice(0, -1) : cards)),
});

const withCardInHand = (view: KasaneData, seat: number, card: number): KasaneData =>
  withSeat(view, seat, (known) => ({
    hand: known.hand && [...known.hand, card],
    hand_size: known.hand_size + 1,
  }));

const coloursOf = (row: readonly number[]): number => new Set(row.filter((card) => card !== PLUS_ONE)).size;

function withLayers(view: KasaneData, seat: number, laid: readonly number[], points: number): KasaneData {
  return withSeat(view, seat, (known) => {
    const row = [...known.row, ...laid];
    return { row, colours: coloursOf(row), points: known.points + points };
  });
}

/** The cards of a yaku that come from the hand; a joined one lies in the row already. */
const laidCards = (face: MadeFace): number[] => (face.join === "yes" ? face.cards.slice(1) : face.cards);

function withoutHandCards(view: KasaneData, face: MadeFace): KasaneData {
  const count = laidCards(face).length;
  return withSeat(view, face.seat, (known) => ({
    hand: known.hand && known.hand.slice(0, known.hand.length - count),
    hand_size: known.hand_size - count,
  }));
}

const withCellTaken = (view: KasaneData, face: MadeFace): KasaneData => ({
  ...view,
  cells: view.cells.map((cell) =>
    cell.yaku === yakuOf(face) && cell.count === face.count ? { ...cell, taken: cell.taken + 1 } : cell,
  ),
});

/** What one line shows, and the view when it has been shown. */
function play(line: Line, view: KasaneData): { beats: Beat<KasaneData>[]; after: KasaneData } {
  if (tells(line, "kasane-took")) {
    const { seat, column, card } = line.facts;
    const lifted = withoutTop(view, column);
    const motion: Motion = {
      kind: "travel",
      prop: { kind: "card", cards: [card] },
      from: `column-${column}`,
      to: `hand-${seat}`,
    };
    return {
      beats: [{ during: lifted, motions: [motion], milliseconds: TAKE_MS, sound: "paper" }],
      after: withCardInHand(lifted, seat, card),
    };
  }
  if (tells(line, "kasane-took-plus-one")) {
    const { seat, column, points } = line.facts;
    const lifted = withoutTop(view, column);
    const prop = { kind: "card", cards: [PLUS_ONE] };
    return {
      beats: [
        {
          during: lifted,
          motions: [{ kind: "travel", prop, from: `column-${column}`, to: `robe-${seat}` }],
          milliseconds: TAKE_MS,
          sound: "silk",
        },
        markOf(withLayers(lifted, seat, [PLUS_ONE], points), seat, points),
      ],
      after: withLayers(lifted, seat, [PLUS_ONE], points),
    };
  }
  if (tells(line, "kasane-made")) return playYaku(line.facts, view);
  if (tells(line, "kasane-laid")) {
    const { columns, round, seat } = line.facts;
    const laid: KasaneData = { ...view, columns, round, start: seat, mover: seat };
    const beats = columns.map((cards, at): Beat<KasaneData> => ({
      during: { ...laid, columns: columns.map((all, other) => (other < at ? all : [])) },
      motions: [
        { kind: "travel", prop: { kind: "card", cards: cards.slice(-1) }, from: "deck", to: `column-${at + 1}` },
      ],
      milliseconds: DEAL_MS,
      sound: "paper",
    }));
    return { beats, after: laid };
  }
  if (tells(line, "kasane-round-ended")) {
    const cleared: KasaneData = { ...view, columns: view.columns.map(() => []) };
    const motions: Motion[] = view.columns.flatMap((cards, at): Motion[] => {
      const top = cards.at(-1);
      if (top === undefined) return [];
      return [{ kind: "travel", prop: { kind: "card", cards: [top] }, from: `column-${at + 1}`, to: "deck" }];
    });
    return { beats: [{ during: cleared, motions, milliseconds: CLEAR_MS, sound: "paper" }], after: cleared };
  }
  if (tells(line, "kasane-colours", "kasane-twelve")) {
    const { seat, points } = line.facts;
    const counted = withSeat(view, seat, (known) => ({ points: known.points + points }));
    return {
      beats: [{ ...markOf(counted, seat, points), milliseconds: FINAL_COUNT_MS, caption: line }],
      after: counted,
    };
  }
  if (tells(line, "kasane-too-few"))
    return {
      beats: [{ ...markOf(view, line.facts.seat, 0), milliseconds: FINAL_COUNT_MS, caption: line }],
      after: view,
    };
  return { beats: [], after: view };
}

function markOf(view: KasaneData, seat: number, points: number): Beat<KasaneData> {
  return {
    during: view,
    motions: [{ kind: "mark", at: `points-${seat}`, tone: points ? "gain" : "note", text: `+${points}` }],
    milliseconds: COUNT_MS,
    sound: "point",
    weight: Math.min(1, points / 10),
  };
}

function playYaku(face: MadeFace, view: KasaneData): { beats: Beat<KasaneData>[]; after: KasaneData } {
  const { seat, cards, points } = face;
  const cell = `cell-${yakuOf(face)}-${face.count}`;
  const weight = Math.min(1, face.count / LARGEST_YAKU);
  const lifted = withoutHandCards(view, face);
  const taken = withCellTaken(lifted, face);
  const after = withLayers(taken, seat, laidCards(face), points);
  const prop = { kind: "card", cards };
  return {
    beats: [
      {
        during: lifted,
        motions: [{ kind: "travel", prop, from: `hand-${seat}`, to: cell }],
        milliseconds: FLY_TO_CELL_MS,
        sound: "yaku",
        weight,
      },
      {
        during: taken,
        motions: [
          { kind: "travel", prop, from: cell, to: `robe-${seat}` },
          { kind: "travel", prop: { kind: "points", points }, from: cell, to: `points-${seat}` },
          { kind: "mark", at: cell, tone: "gain" },
        ],
        milliseconds: DRESS_MS,
        sound: "silk",
        weight,
      },
      markOf(after, seat, points),
    ],
    after,
  };
}

function playAll(lines: readonly Line[], before: KasaneData): { beats: Beat<KasaneData>[]; after: KasaneData } {
  let view = before;
  const beats: Beat<KasaneData>[] = [];
  for (const line of lines) {
    const played = play(line, view);
    beats.push(...played.beats);
    view = played.after;
  }
  return { beats, after: view };
}

/** The card of a yaku is among its cards: taking it needs no picture of its own. */
function thumbnails(lines: readonly Line[]): Thumbnail[] {
  const makesYaku = lines.some((line) => tells(line, "kasane-made"));
  return lines.flatMap((line) => (makesYaku && tells(line, "kasane-took") ? [] : thumbnail(line)));
}

function thumbnail(line: Line): Thumbnail[] {
  if (tells(line, "kasane-took"))
    return [{ seat: line.facts.seat, props: [{ kind: "card", cards: [line.facts.card] }], line }];
  if (tells(line, "kasane-took-plus-one"))
    return [{ seat: line.facts.seat, props: [{ kind: "card", cards: [PLUS_ONE] }], line }];
  if (tells(line, "kasane-made"))
    return [
      {
        seat: line.facts.seat,
        props: [
          { kind: "card", cards: line.facts.cards },
          { kind: "points", points: line.facts.points },
        ],
        line,
      },
    ];
  return [];
}

export const staging: Staging<KasaneData> = {
  beats: (lines, before) => playAll(lines, before).beats,
  viewAfter: (lines, before) => playAll(lines, before).after,
  thumbnails,
};
