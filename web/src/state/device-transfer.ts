// Moving everything this browser keeps to another device: what moves, how it merges with what is there, and the link that
// carries it. What is not in `PARTS` stays: settings of a device, and what can be fetched again.

import { api } from "../net/api";
import { saveKnownTables } from "./storage";
import { address } from "./site";

/** One key of the local storage, or a family of keys. */
interface Part {
  /** The key or, of a family, the prefix of its keys. */
  key: string;
  family?: true;
  /** Plain text, not JSON. */
  plain?: true;
  /** Merge two values. What is here is never changed, only added to. */
  merge: (here: unknown, there: unknown) => unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Add the keys that are missing here. */
const mergeRecords = (here: unknown, there: unknown): unknown =>
  isRecord(there) ? { ...there, ...(isRecord(here) ? here : {}) } : here;

/** Append the items that are missing here, told apart by `field`. With `both`, an item that differs comes too, renamed. */
const mergeLists =
  (field: string, both: boolean) =>
  (here: unknown, there: unknown): unknown => {
    if (!Array.isArray(there)) return here;
    const merged = Array.isArray(here) ? here.filter(isRecord) : [];
    for (const one of there.filter(isRecord)) {
      const rest = JSON.stringify({ ...one, [field]: "" });
      const same = merged.some((other) => JSON.stringify({ ...other, [field]: "" }) === rest);
      const taken = new Set(merged.map((other) => String(other[field])));
      if (same || (!both && taken.has(String(one[field])))) continue;
      let name = String(one[field]);
      for (let number = 2; taken.has(name); number++) name = `${String(one[field])}-${number}`;
      merged.push({ ...one, [field]: name });
    }
    return merged;
  };

/** Lesson progress: the further of the two. */
function mergeProgress(here: unknown, there: unknown): unknown {
  if (!isRecord(there)) return here;
  const merged: Record<string, unknown> = isRecord(here) ? { ...here } : {};
  for (const [name, one] of Object.entries(there)) {
    const [mine, theirs] = [merged[name], one].map((progress) =>
      isRecord(progress)
        ? { step: Number(progress.step) || 0, done: progress.done === true }
        : { step: 0, done: false },
    );
    merged[name] = { step: Math.max(mine!.step, theirs!.step), done: mine!.done || theirs!.done };
  }
  return merged;
}

const keepOwn = (here: unknown, there: unknown): unknown => here ?? there;

/** Everything that moves. Add new keys that people would miss here, with a name as `web-moving-part-…`. */
const PARTS: readonly Part[] = [
  { key: "madoi-name", plain: true, merge: keepOwn },
  { key: "madoi-face", plain: true, merge: keepOwn },
  { key: "madoi-device-key", plain: true, merge: keepOwn },
  { key: "madoi-rated", plain: true, merge: keepOwn },
  { key: "madoi-seats", merge: mergeRecords },
  { key: "madoi-daily", merge: mergeRecords },
  { key: "madoi-invitations", merge: mergeRecords },
  { key: "madoi-evenings", merge: mergeRecords },
  { key: "madoi-finished", merge: mergeRecords },
  { key: "madoi-lily-decks", merge: mergeLists("id", true) },
  { key: "madoi-lily-sets", merge: mergeLists("name", true) },
  { key: "madoi-sheets", merge: mergeLists("id", false) },
  { key: "madoi-sheet-", family: true, merge: keepOwn },
  { key: "madoi-lessons", merge: mergeProgress },
  { key: "madoi-puzzles", merge: mergeRecords },
];

/** One part per key of a family, here or in the data. */
function expandFamily(part: Part, data: TransferData = {}): Part[] {
  if (!part.family) return [part];
  const keys = new Set([...Object.keys(localStorage), ...Object.keys(data)].filter((key) => key.startsWith(part.key)));
  return [...keys].map((key) => ({ ...part, key }));
}

/** The stored texts by key. */
export type TransferData = Record<string, string>;

function parse(part: Part, text: string | null | undefined): unknown {
  if (!text) return undefined;
  if (part.plain) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const load = (part: Part): unknown => parse(part, localStorage.getItem(part.key));

function countItems(value: unknown): number {
  if (isRecord(value)) return Object.keys(value).length;
  return Array.isArray(value) ? value.length : Number(value !== undefined && value !== "");
}

export function collectData(): TransferData {
  const stored = PARTS.flatMap((part) => expandFamily(part)).filter((part) => countItems(load(part)));
  return Object.fromEntries(stored.map(({ key }) => [key, localStorage.getItem(key)!]));
}

export interface TransferChange {
  key: string;
  /** Items that are not here yet. */
  added: number;
  /** Items that are here already. */
  known: number;
}

/** What the data would add, for each part that is in it. Families are counted by the lists that name their members. */
export function transferChanges(data: TransferData): TransferChange[] {
  return PARTS.filter((part) => !part.family).flatMap((part) => {
    const there = parse(part, data[part.key]);
    if (!countItems(there)) return [];
    const added = countItems(part.merge(load(part), there)) - countItems(load(part));
    return [{ key: part.key, added, known: countItems(there) - added }];
  });
}

/** Merge the data into what is kept here. */
export function importData(data: TransferData): void {
  for (const part of PARTS.flatMap((one) => expandFamily(one, data))) {
    const there = parse(part, data[part.key]);
    if (!countItems(there)) continue;
    const merged = part.merge(load(part), there);
    if (merged === undefined) continue; // something of another kind, and nothing here
    localStorage.setItem(part.key, part.plain ? (merged as string) : JSON.stringify(merged));
  }
}

/** Key of the session storage for a transfer that the user has not accepted yet. The server hands it out only once. */
export const PENDING_TRANSFER_KEY = "madoi-arrived";

/** Remove everything that moves, and return it. */
export function clearData(): TransferData {
  const before = collectData();
  for (const { key } of PARTS.flatMap((part) => expandFamily(part))) localStorage.removeItem(key);
  saveKnownTables([]);
  return before;
}

// The link. Its payload stands behind the "#", which browsers send to no server.

/** The link holds the data itself. */
const INLINE_PARAMETER = "carried";
/** The link holds the id and the key of data left with the server. */
const STORED_PARAMETER = "left";

async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

function toBase64Url(bytes: Uint8Array<ArrayBuffer>): string {
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(characters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const characters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(characters, (character) => character.charCodeAt(0));
}

const NONCE_BYTES = 12;
const SECRET_BYTES = 16;

async function importKey(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
}

export interface TransferLink {
  link: string;
  /** When it expires, in seconds since 1970; null: it holds everything itself and never does. */
  until: number | null;
}

/** A link to everything kept here. The data is encrypted and left with the server, which cannot read it and hands it out
 * once. Without https the browser cannot encrypt, and the link itself holds the data. */
export async function createTransferLink(): Promise<TransferLink> {
  const json = new TextEncoder().encode(JSON.stringify(collectData()));
  const packed = await pipe(json, new CompressionStream("deflate-raw"));
  if (!crypto.subtle)
    return { link: `${location.origin}${address("/mine")}#${INLINE_PARAMETER}=${toBase64Url(packed)}`, until: null };
  const secret = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const encrypted = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await importKey(secret), packed);
  const body = toBase64Url(new Uint8Array([...iv, ...new Uint8Array(encrypted)]));
  const { parcel, until } = await api.storeTransfer(body);
  return { link: `${location.origin}${address("/mine")}#${STORED_PARAMETER}=${parcel}.${toBase64Url(secret)}`, until };
}

export function hasTransfer(hash: string): boolean {
  const parameters = new URLSearchParams(hash.slice(1));
  return parameters.has(INLINE_PARAMETER) || parameters.has(STORED_PARAMETER);
}

/** The data of a link. Throws `RefusalError` where the server no longer has it, anything else where the link is broken. */
export async function readTransfer(hash: string): Promise<TransferData> {
  const parameters = new URLSearchParams(hash.slice(1));
  let packed = fromBase64Url(parameters.get(INLINE_PARAMETER) ?? "");
  const stored = parameters.get(STORED_PARAMETER);
  if (stored) {
    const [parcel = "", secret = ""] = stored.split(".");
    const bytes = fromBase64Url((await api.fetchTransfer(parcel)).body);
    const iv = bytes.slice(0, NONCE_BYTES);
    const key = await importKey(fromBase64Url(secret));
    packed = new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, bytes.slice(NONCE_BYTES)));
  }
  const json = new TextDecoder().decode(await pipe(packed, new DecompressionStream("deflate-raw")));
  const found = JSON.parse(json) as unknown;
  if (!isRecord(found) || !Object.values(found).every((one) => typeof one === "string"))
    throw new Error("not a transfer");
  return found as TransferData;
}
