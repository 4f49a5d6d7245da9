// From one device to another: what goes along, how it is joined with what is there, and the link that carries it.
//
// A part is one thing that this browser keeps in its local storage. What is not listed here stays where it is: settings
// of a device, and what is known anew at once.

import { api } from "../net/api";
import { keepStanding } from "./storage";

interface Part {
  /** Its name in the local storage, or, of a family, how the names of all its members begin. */
  key: string;
  family?: true;
  /** Whether it is text as somebody typed it, and no JSON. */
  plain?: true;
  /** What both devices have together; what is here is never changed, only joined. */
  join: (here: unknown, there: unknown) => unknown;
}

const isRecord = (thing: unknown): thing is Record<string, unknown> =>
  typeof thing === "object" && thing !== null && !Array.isArray(thing);

/** Things by name: those that are missing here come along. */
const records = (here: unknown, there: unknown): unknown =>
  isRecord(there) ? { ...there, ...(isRecord(here) ? here : {}) } : here;

/** A list of things that are told apart by one of their fields: those that are missing here come behind the others.
 * With `both`, one that is here and different there comes too, under another name. */
const listed =
  (field: string, both: boolean) =>
  (here: unknown, there: unknown): unknown => {
    if (!Array.isArray(there)) return here;
    const joined = Array.isArray(here) ? here.filter(isRecord) : [];
    for (const one of there.filter(isRecord)) {
      const rest = JSON.stringify({ ...one, [field]: "" });
      const same = joined.some((other) => JSON.stringify({ ...other, [field]: "" }) === rest);
      const taken = new Set(joined.map((other) => String(other[field])));
      if (same || (!both && taken.has(String(one[field])))) continue;
      let name = String(one[field]);
      for (let number = 2; taken.has(name); number++) name = `${String(one[field])}-${number}`;
      joined.push({ ...one, [field]: name });
    }
    return joined;
  };

/** How far somebody has come: as far as on either device. */
function furthest(here: unknown, there: unknown): unknown {
  if (!isRecord(there)) return here;
  const joined: Record<string, unknown> = isRecord(here) ? { ...here } : {};
  for (const [name, one] of Object.entries(there)) {
    const [mine, theirs] = [joined[name], one].map((far) =>
      isRecord(far) ? { step: Number(far.step) || 0, done: far.done === true } : { step: 0, done: false },
    );
    joined[name] = { step: Math.max(mine!.step, theirs!.step), done: mine!.done || theirs!.done };
  }
  return joined;
}

/** One thing: that of the other device only where there is none here. */
const single = (here: unknown, there: unknown): unknown => here ?? there;

/** Everything that goes along. A new thing that people would miss on another device is added here, with its name as
 * `web-moving-part-…`. */
const PARTS: readonly Part[] = [
  { key: "madoi-name", plain: true, join: single },
  { key: "madoi-seats", join: records },
  { key: "madoi-invitations", join: records },
  { key: "madoi-finished", join: records },
  { key: "madoi-lily-decks", join: listed("id", true) },
  { key: "madoi-lily-sets", join: listed("name", true) },
  { key: "madoi-sheets", join: listed("id", false) },
  { key: "madoi-sheet-", family: true, join: single },
  { key: "madoi-lessons", join: furthest },
];

/** The members of a family that are kept here or come along; anything else is its only member. */
function members(part: Part, parcel: Parcel = {}): Part[] {
  if (!part.family) return [part];
  const keys = new Set(
    [...Object.keys(localStorage), ...Object.keys(parcel)].filter((key) => key.startsWith(part.key)),
  );
  return [...keys].map((key) => ({ ...part, key }));
}

/** What a link holds: the kept texts by part. */
export type Parcel = Record<string, string>;

function read(part: Part, text: string | null | undefined): unknown {
  if (!text) return undefined;
  if (part.plain) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const here = (part: Part): unknown => read(part, localStorage.getItem(part.key));

/** How many things there are in a part. */
function count(thing: unknown): number {
  if (isRecord(thing)) return Object.keys(thing).length;
  return Array.isArray(thing) ? thing.length : Number(thing !== undefined && thing !== "");
}

/** All that is kept here. */
export function packed(): Parcel {
  const kept = PARTS.flatMap((part) => members(part)).filter((part) => count(here(part)));
  return Object.fromEntries(kept.map(({ key }) => [key, localStorage.getItem(key)!]));
}

export interface Change {
  key: string;
  /** So many things come along that are not here, and so many are here already. */
  more: number;
  known: number;
}

/** What a parcel would add, part by part; only parts that have something in it. Families come with the lists that name
 * their members. */
export function changes(parcel: Parcel): Change[] {
  return PARTS.filter((part) => !part.family).flatMap((part) => {
    const there = read(part, parcel[part.key]);
    if (!count(there)) return [];
    const more = count(part.join(here(part), there)) - count(here(part));
    return [{ key: part.key, more, known: count(there) - more }];
  });
}

/** Join what a parcel holds with what is kept here. */
export function unpack(parcel: Parcel): void {
  for (const part of PARTS.flatMap((one) => members(one, parcel))) {
    const there = read(part, parcel[part.key]);
    if (!count(there)) continue;
    const joined = part.join(here(part), there);
    if (joined === undefined) continue; // something of another kind, and nothing here
    localStorage.setItem(part.key, part.plain ? (joined as string) : JSON.stringify(joined));
  }
}

/** Forget all of it; gives what there was. */
export function clear(): Parcel {
  const before = packed();
  for (const { key } of PARTS.flatMap((part) => members(part))) localStorage.removeItem(key);
  keepStanding([]);
  return before;
}

// The link. What it carries stands behind the "#", which browsers send to nobody.

const CARRIED = "carried";
const LEFT = "left";

async function squeezed(
  bytes: Uint8Array<ArrayBuffer>,
  how: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(how)).arrayBuffer());
}

function toText(bytes: Uint8Array<ArrayBuffer>): string {
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(signs).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromText(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
}

const NONCE = 12;

async function key(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
}

export interface Carrier {
  link: string;
  /** When it is of no more use, in seconds since 1970; null: it holds everything itself, and works for ever. */
  until: number | null;
}

/** A link to everything that is kept here. Where the browser can seal it, it is left with the server, which cannot read
 * it, and fetched once; elsewhere (on a page without https) the link itself holds all of it. */
export async function carry(): Promise<Carrier> {
  const all = await squeezed(new TextEncoder().encode(JSON.stringify(packed())), new CompressionStream("deflate-raw"));
  if (!crypto.subtle) return { link: `${location.origin}/mine#${CARRIED}=${toText(all)}`, until: null };
  const secret = crypto.getRandomValues(new Uint8Array(16));
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv: nonce }, await key(secret), all));
  const { parcel, until } = await api.leaveParcel(toText(new Uint8Array([...nonce, ...sealed])));
  return { link: `${location.origin}/mine#${LEFT}=${parcel}.${toText(secret)}`, until };
}

/** Whether an address brings something along. */
export function brings(hash: string): boolean {
  const given = new URLSearchParams(hash.slice(1));
  return given.has(CARRIED) || given.has(LEFT);
}

/** What a link brought; throws `Refused` where it is no longer with the server, and anything else where it is broken. */
export async function brought(hash: string): Promise<Parcel> {
  const given = new URLSearchParams(hash.slice(1));
  let all = fromText(given.get(CARRIED) ?? "");
  const left = given.get(LEFT);
  if (left) {
    const [parcel = "", secret = ""] = left.split(".");
    const bytes = fromText((await api.fetchParcel(parcel)).body);
    const iv = bytes.slice(0, NONCE);
    all = new Uint8Array(
      await crypto.subtle.decrypt({ name: "AES-GCM", iv }, await key(fromText(secret)), bytes.slice(NONCE)),
    );
  }
  const found = JSON.parse(
    new TextDecoder().decode(await squeezed(all, new DecompressionStream("deflate-raw"))),
  ) as unknown;
  if (!isRecord(found) || !Object.values(found).every((one) => typeof one === "string")) throw new Error("no parcel");
  return found as Parcel;
}
