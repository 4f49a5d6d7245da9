// Replays that were looked at on this device: they open again, also where there is no line. Kept here, sent nowhere.

import type { GameRetold, Reviewed } from "../../net/protocol";

/** One replay: of a table, or, with a text, of a record that somebody has brought. */
export interface SavedReplay {
  id: string;
  game: string;
  names: string[];
  /** When it was last looked at, in milliseconds. */
  at: number;
  record?: string;
}

const BASE = "madoi-replays";
const MOST = 20;

function opened(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open(BASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("seen", { keyPath: "id" });
      request.result.createObjectStore("told");
    };
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("no store"));
  });
}

/** Do something with what is kept; where the browser keeps nothing, nothing is found. */
async function within<Found>(
  mode: IDBTransactionMode,
  what: (seen: IDBObjectStore, told: IDBObjectStore) => IDBRequest<Found> | null,
): Promise<Found | null> {
  try {
    const base = await opened();
    return await new Promise((done, failed) => {
      const work = base.transaction(["seen", "told"], mode);
      const request = what(work.objectStore("seen"), work.objectStore("told"));
      work.oncomplete = () => {
        base.close();
        done(request?.result ?? null);
      };
      work.onabort = () => {
        base.close();
        failed(work.error ?? new Error("no store"));
      };
    });
  } catch {
    return null;
  }
}

/** Where something about a replay lies: what was told to a viewer, or how the chances went. */
const spot = (id: string, what: number | "review") => `${id} ${what}`;

/** All that were looked at, the last one first. */
export async function savedReplays(): Promise<SavedReplay[]> {
  const found = (await within<SavedReplay[]>("readonly", (seen) => seen.getAll())) ?? [];
  return found.sort((one, other) => other.at - one.at);
}

export async function findReplay(id: string): Promise<SavedReplay | null> {
  return (await within<SavedReplay | undefined>("readonly", (seen) => seen.get(id))) ?? null;
}

/** What was told of a game to this viewer, if that was looked at here. */
export async function loadReplay(id: string, viewer: number): Promise<GameRetold | null> {
  return (await within<GameRetold | undefined>("readonly", (_, told) => told.get(spot(id, viewer)))) ?? null;
}

/** Keep what was told; what was not looked at for longest is forgotten after a while. */
export async function saveReplay(seen: Omit<SavedReplay, "at">, game: GameRetold): Promise<void> {
  await within("readwrite", (all, told) => {
    all.put({ ...seen, at: Date.now() });
    told.put(game, spot(seen.id, game.viewer));
    return null;
  });
  for (const old of (await savedReplays()).slice(MOST)) await forgetReplay(old.id);
}

export async function loadAnalysis(id: string): Promise<Reviewed | null> {
  return (await within<Reviewed | undefined>("readonly", (_, told) => told.get(spot(id, "review")))) ?? null;
}

export async function saveAnalysis(id: string, found: Reviewed): Promise<void> {
  await within("readwrite", (_, told) => told.put(found, spot(id, "review")));
}

export async function forgetReplay(id: string): Promise<void> {
  await within("readwrite", (seen, told) => {
    seen.delete(id);
    told.delete(IDBKeyRange.bound(`${id} `, `${id} \uffff`));
    return null;
  });
}

/** Under which name a record is kept: the one that it has already, or a new one. */
export async function replayIdFor(record: string): Promise<string> {
  const known = (await savedReplays()).find((one) => one.record === record);
  return known?.id ?? `own-${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
}
