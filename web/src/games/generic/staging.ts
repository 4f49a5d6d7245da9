// How the generic board shows what happens: from the difference of two views. Things that left one place and came to
// another travel, numbers that changed are marked, and the last line is told over the board.

import type { Line } from "../../net/protocol";
import type { Beat, Motion, Staging, StageProp, Thumbnail } from "../../stage/beat";
import {
  colorOf,
  holdsThings,
  layoutOf,
  thingsIn,
  withValue,
  zonesOf,
  type Data,
  type Value,
  type Zone,
} from "./layout";

const TRAVEL_MS = 650;
const STAGGER_MS = 90;
const MARK_MS = 700;
const CAPTION_MS = 900;
const MAX_TRAVELS = 12;

interface Moved {
  zone: Zone;
  value: Value;
}

/** What is in one list and not in the other, each as often as it is there more. */
function lost(before: readonly Value[], after: readonly Value[]): Value[] {
  const left = [...after];
  return before.filter((value) => {
    const place = left.indexOf(value);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

const numberIn = (zone: Zone): number | null =>
  zone.field.kind === "pile" && Array.isArray(zone.value)
    ? zone.value.length
    : typeof zone.value === "number" && !holdsThings(zone)
      ? zone.value
      : null;

const propOf = (zone: Zone, value: Value): StageProp => ({
  kind: "thing",
  value,
  color: colorOf(zone.field, value),
  token: zone.field.kind === "tokens",
});

/** Where a thing came from that lay nowhere in sight: something face down that left, or a pile that shrank. */
function sourceOf(came: Moved, gone: Moved[], piles: readonly { zone: Zone; change: number }[]): string {
  const same = gone.findIndex(({ value }) => value === came.value);
  const place = same >= 0 ? same : gone.findIndex(({ value }) => value === null);
  if (place >= 0) return gone.splice(place, 1)[0]!.zone.at;
  return piles.find(({ change }) => change < 0)?.zone.at ?? "";
}

function beatsBetween(game: string, lines: readonly Line[], before: Data, after: Data | null): Beat<Data>[] {
  const caption = lines.at(-1);
  const layout = layoutOf(game);
  if (!after || !layout.length || !Object.keys(before).length)
    return caption ? [{ during: before, motions: [], milliseconds: CAPTION_MS, caption }] : [];
  const old = zonesOf(layout, before);
  const fresh = zonesOf(layout, after);
  const pairs = old.flatMap((zone): [Zone, Zone][] => {
    const same = fresh.find((one) => one.at === zone.at);
    return same ? [[zone, same]] : [];
  });
  const gone: Moved[] = [];
  const came: Moved[] = [];
  let during = before;
  for (const [was, is] of pairs.filter(([was, is]) => holdsThings(was) && holdsThings(is))) {
    const left = lost(thingsIn(was), thingsIn(is));
    gone.push(...left.map((value) => ({ zone: was, value })));
    came.push(...lost(thingsIn(is), thingsIn(was)).map((value) => ({ zone: is, value })));
    if (left.length && Array.isArray(was.value)) during = withValue(during, was, lost(thingsIn(was), left));
  }
  const changes = pairs.flatMap(([was, is]) => {
    const [from, to] = [numberIn(was), numberIn(is)];
    return from !== null && to !== null && from !== to ? [{ zone: is, change: to - from }] : [];
  });
  const piles = changes.filter(({ zone }) => zone.field.kind === "pile");
  const travels = came.slice(0, MAX_TRAVELS).flatMap((one, place): Motion[] => {
    const from = sourceOf(one, gone, piles);
    if (!from || from === one.zone.at) return [];
    return [{ kind: "travel", prop: propOf(one.zone, one.value), from, to: one.zone.at, delayMs: STAGGER_MS * place }];
  });
  const full = piles.find(({ change }) => change > 0)?.zone.at;
  if (full)
    for (const { zone, value } of gone.slice(0, MAX_TRAVELS))
      travels.push({ kind: "travel", prop: propOf(zone, value), from: zone.at, to: full });
  const marks = changes
    .filter(({ zone }) => zone.field.kind !== "pile")
    .map(({ zone, change }): Motion => ({
      kind: "mark",
      at: zone.at,
      tone: zone.field.kind !== "score" ? "note" : change > 0 ? "gain" : "loss",
      text: change > 0 ? `+${change}` : String(change),
    }));
  const told = caption ? { caption } : {};
  const beats: Beat<Data>[] = [];
  if (travels.length) {
    const milliseconds = TRAVEL_MS + STAGGER_MS * travels.length;
    beats.push({ during, motions: travels, milliseconds, sound: "paper", ...told });
  }
  if (marks.length) beats.push({ during: after, motions: marks, milliseconds: MARK_MS, sound: "point", ...told });
  return beats.length ? beats : [{ during: after, motions: [], milliseconds: CAPTION_MS, ...told }];
}

/** Lines about a seat that name a card or token. */
function thumbnail(line: Line): Thumbnail[] {
  const { seat, card, cards, token } = line.facts;
  if (typeof seat !== "number") return [];
  const values = [card, token, ...(Array.isArray(cards) ? (cards as unknown[]) : [])].filter(
    (one) => one !== undefined,
  );
  return values.length ? [{ seat, props: values.map((value) => ({ kind: "thing", value })), line }] : [];
}

export const genericStaging = (game: string): Staging => ({
  beats: (lines, before, after) => beatsBetween(game, lines, before, after),
  viewAfter: (_, before) => before,
  thumbnails: (lines) => lines.flatMap(thumbnail),
});
