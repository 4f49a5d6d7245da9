// What the fields of a view are, as the service worked it out (src/madoi/core/screens.py), and where they lie.

import { plainWords, words } from "../../i18n/words.svelte";

export type Data = Record<string, unknown>;

export interface FieldLayout {
  /** In the view; `players/hand` is the field `hand` in each entry of `players`. */
  name: string;
  kind: "score" | "number" | "pile" | "mark" | "text" | "cards" | "tokens" | "grid";
  place: "seat" | "table" | "hand";
  colors: Record<string, string>;
  verbs: string[];
}

export type Layout = readonly FieldLayout[];

/** The layout of each game, once a board or replay has its reference data: the stage needs it too. */
const known = new Map<string, Layout>();

export const rememberLayout = (game: string, layout: unknown): Layout => {
  if (Array.isArray(layout)) known.set(game, layout as Layout);
  return known.get(game) ?? [];
};
export const layoutOf = (game: string): Layout => known.get(game) ?? [];

/** A card or token; null lies face down. */
export type Value = string | number | null;

/** A field at a place: one seat's, or the table's. */
export interface Zone {
  field: FieldLayout;
  /** -1: of the whole table. */
  seat: number;
  value: unknown;
  /** The place on the stage. */
  at: string;
}

const HELD: readonly string[] = ["cards", "tokens"];
export const holdsThings = (zone: Zone): boolean =>
  HELD.includes(zone.field.kind) || (zone.field.kind === "pile" && Array.isArray(zone.value));

/** The things in a zone, in their order. */
export const thingsIn = (zone: Zone): Value[] => {
  if (Array.isArray(zone.value)) return zone.value as Value[];
  return zone.value === undefined || zone.value === null || zone.value === "" ? [] : [zone.value as Value];
};

const fieldId = (field: FieldLayout): string => field.name.replace("/", "-").replaceAll("_", "-");

/** How many seats a view has; 0: it does not say. */
export function seatCount(layout: Layout, view: Data): number {
  const field = layout.find(({ place }) => place === "seat");
  const values = field && view[field.name.split("/")[0]!];
  return Array.isArray(values) ? values.length : 0;
}

export function zonesOf(layout: Layout, view: Data): Zone[] {
  const seats = seatCount(layout, view);
  return layout.flatMap((field): Zone[] => {
    const id = fieldId(field);
    if (field.place !== "seat") return [{ field, seat: -1, value: view[field.name], at: `field-${id}` }];
    const [name, inner] = field.name.split("/");
    return Array.from({ length: seats }, (_, seat) => {
      const entry = (view[name!] as unknown[])[seat];
      return { field, seat, value: inner ? (entry as Data)[inner] : entry, at: `field-${id}-${seat}` };
    });
  });
}

/** The view with another value in a zone. */
export function withValue(view: Data, zone: Zone, value: unknown): Data {
  if (zone.seat < 0) return { ...view, [zone.field.name]: value };
  const [name, inner] = zone.field.name.split("/");
  const entries = (view[name!] as unknown[]).map((entry, seat) =>
    seat !== zone.seat ? entry : inner ? { ...(entry as Data), [inner]: value } : value,
  );
  return { ...view, [name!]: entries };
}

export function fieldLabel(game: string, field: FieldLayout): string {
  const name = field.name.split("/").at(-1)!;
  return words.textOr([`${game}-field-${name.replaceAll("_", "-")}`], plainWords(name));
}

/** A value in words: the game's own, else as it stands in the view. */
export function valueText(game: string, value: unknown): string {
  if (Array.isArray(value)) return words.joined(value.map((one) => valueText(game, one)));
  if (value === null || value === undefined) return "–";
  if (typeof value !== "string" && typeof value !== "number") return JSON.stringify(value);
  return words.textOr([`${game}-card-${String(value).toLowerCase()}`], String(value));
}

export const colorOf = (field: FieldLayout | undefined, value: Value): string =>
  value === null ? "" : (field?.colors[String(value)] ?? field?.colors[String(value).charAt(0)] ?? "");
