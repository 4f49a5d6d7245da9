// The result of a game in words, from the point of view of one seat.

import { rankSeats, rivalOf, type Phrase, type Placed } from "../games/ending";
import type { OutcomeSnapshot } from "../net/protocol";

export interface Result {
  ranking: Placed[];
  /** Whom the result is about: the viewer, or the winner where a spectator reads. */
  seat: number;
  rival: number;
  place: Phrase;
  /** How far the two are apart in points. */
  margin: Phrase;
}

/** The result for a viewer; -1: a spectator. */
export function resultOf(outcome: OutcomeSnapshot, viewer: number): Result {
  const ranking = rankSeats(outcome);
  const seat = viewer >= 0 ? viewer : ranking[0]!.seat;
  const rival = rivalOf(ranking, seat);
  const own = ranking.find((one) => one.seat === seat)!;
  const apart = own.points - outcome.points[rival]!;
  const facts = { points: Math.abs(apart), seat: rival };
  const ahead = apart > 0 ? "web-end-ahead" : "web-end-behind";
  return {
    ranking,
    seat,
    rival,
    place: placePhrase(outcome, ranking, own, viewer),
    margin: { key: apart ? ahead : "web-end-level", facts },
  };
}

function placePhrase({ winners }: OutcomeSnapshot, ranking: readonly Placed[], own: Placed, viewer: number): Phrase {
  const first = ranking.filter((one) => one.place === 1).map((one) => one.seat);
  if (own.place === 1 && !winners.length) return { key: "web-end-draw", facts: {} };
  if (viewer < 0) return { key: "web-end-won-by", facts: { seats: first, count: first.length } };
  if (winners.includes(viewer)) {
    const others = winners.filter((seat) => seat !== viewer);
    return others.length ? { key: "web-end-shared", facts: { seats: others } } : { key: "web-end-won", facts: {} };
  }
  if (ranking.length === 2) return { key: "web-end-won-by", facts: { seats: first, count: first.length } };
  return { key: "web-end-place", facts: { place: own.place, count: ranking.length } };
}
