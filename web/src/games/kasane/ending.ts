// What made the difference in a game of Kasane: yaku, +1 cards, colours, twelve layers.

import type { Line, News } from "../../net/protocol";
import { currentLines, type Ending, type Phrase, type Reason } from "../ending";
import { lineTest } from "../event-faces";
import type { Faces, KasaneData } from "./data-types";
import { PLUS_ONE } from "./view";

const tells = lineTest<Faces>();

interface Source {
  label: Phrase;
  seat: number;
  points: number;
  cards: number[];
}

/** Where the points of a line come from; null: it brings none. */
function sourceOf(line: Line): Source | null {
  if (tells(line, "kasane-made")) {
    const { seat, yaku, points, cards } = line.facts;
    return { label: { key: yaku.replace("@", ""), facts: {} }, seat, points, cards };
  }
  if (tells(line, "kasane-took-plus-one")) {
    const { seat, points } = line.facts;
    return { label: { key: "web-end-kasane-plus-one", facts: {} }, seat, points, cards: [PLUS_ONE] };
  }
  if (tells(line, "kasane-colours", "kasane-twelve")) {
    const { seat, points } = line.facts;
    const key = line.key === "kasane-colours" ? "web-end-kasane-colours" : "web-end-kasane-twelve";
    return { label: { key, facts: {} }, seat, points, cards: [] };
  }
  return null;
}

function reasons(_: KasaneData, news: readonly News[], seat: number, rival: number): Reason[] {
  const found = new Map<string, Reason & { most: number }>();
  for (const source of currentLines(news).map(sourceOf)) {
    if (!source || (source.seat !== seat && source.seat !== rival)) continue;
    const { label, points, cards } = source;
    const reason = found.get(label.key) ?? { label, own: 0, rival: 0, gain: 0, props: [], most: 0 };
    const isOwn = source.seat === seat;
    reason.own += isOwn ? points : 0;
    reason.rival += isOwn ? 0 : points;
    reason.gain = reason.own - reason.rival;
    if (points > reason.most && cards.length) {
      reason.most = points;
      reason.props = [{ kind: "card", cards }];
    }
    found.set(label.key, reason);
  }
  return [...found.values()].map(({ label, own, rival: other, gain, props }) => ({
    label,
    own,
    rival: other,
    gain,
    props,
  }));
}

/** KS-5.3: between equal points, layers decide. */
function margin(view: KasaneData, _: readonly News[], seat: number, rival: number): Phrase | null {
  const [own, other] = [view.seats[seat]!, view.seats[rival]!];
  if (own.points !== other.points || own.row.length === other.row.length) return null;
  return { key: "web-end-kasane-layers", facts: { seat: rival, own: own.row.length, rival: other.row.length } };
}

export const ending: Ending<KasaneData> = { margin, reasons };
