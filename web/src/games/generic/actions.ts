// Where actions belong: the card, token or seat that each is about.

import { words } from "../../i18n/words.svelte";
import { holdsThings, thingsIn, type Data, type Zone } from "./layout";

export interface GenericAction {
  /** In notation. */
  text: string;
  verb: string;
  /** What it names, as texts. */
  names: string[];
  /** The seats it names. */
  seats: number[];
  parts: Data;
}

export function genericAction(text: string, parts: Data): GenericAction {
  const [verb = "", ...rest] = text.split(" ");
  const seats = Object.entries(parts).flatMap(([name, part]) =>
    (name === "seat" || name === "target" || name.endsWith("_seat")) && typeof part === "number" ? [part] : [],
  );
  const values = Object.entries(parts).flatMap(([name, part]) => (name === "text" || name === "verb" ? [] : [part]));
  return { text, verb, names: [...rest, ...values.flat().map(String)], seats, parts };
}

/** An action in words: the game's sentence for its verb, else its notation. */
export function genericActionText(game: string, parts: Data): string {
  const { text: whole, verb, ...rest } = parts as { text?: string; verb?: string };
  const text = whole ?? [verb, ...Object.values(rest).flat()].filter((one) => one !== null && one !== "").join(" ");
  const [first = "", ...others] = text.split(" ");
  const key = `${game}-action-${first}`;
  if (words.has(key)) return words.text(key, { what: others.join(" "), ...parts });
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A thing on the board: the place-th in its zone. */
export const thingKey = (zone: Zone, place: number): string => `${zone.at}/${place}`;
export const seatKey = (seat: number): string => `seat-${seat}`;

/** Own things first, then the table's, then those of others. */
const rank = (zone: Zone, viewer: number): number =>
  zone.field.place === "hand" || zone.seat === viewer ? 0 : zone.seat < 0 ? 1 : 2;

/** The things and seats that an action is about; empty: it is a button. */
export function placesOf(action: GenericAction, zones: readonly Zone[], viewer: number): string[] {
  const hinted = zones.filter((zone) => zone.field.verbs.includes(action.verb));
  const open = (hinted.length ? hinted : zones.filter((zone) => !zone.field.verbs.length))
    .filter(holdsThings)
    .toSorted((one, other) => rank(one, viewer) - rank(other, viewer));
  const found: string[] = action.seats.map(seatKey);
  for (const name of new Set(action.names)) {
    const zone = open.find((one) => thingsIn(one).some((thing) => thing !== null && String(thing) === name));
    if (zone)
      found.push(...thingsIn(zone).flatMap((thing, place) => (String(thing) === name ? [thingKey(zone, place)] : [])));
  }
  return found;
}
