// Recent replays, kept in this browser's IndexedDB, so that they open offline.

import type { Replay, Analysis } from "../../net/protocol";

/** A replay of a table or, with `record`, of a record of the player's own. */
export interface SavedReplay {
  id: string;
  game: string;
  names: string[];
  /** When it was last opened, in milliseconds. */
  at: number;
  record?: string;
}

const DATABASE = "madoi-replays";
const MAX_REPLAYS = 20;

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("seen", { keyPath: "id" });
      request.result.createObjectStore("told");
    };
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("no store"));
  });
}

/** Run a transaction; null where the browser allows no storage. */
async function runTransaction<Found>(
  mode: IDBTransactionMode,
  run: (replays: IDBObjectStore, data: IDBObjectStore) => IDBRequest<Found> | null,
): Promise<Found | null> {
  try {
    const base = await openDatabase();
    return await new Promise((done, failed) => {
      const work = base.transaction(["seen", "told"], mode);
      const request = run(work.objectStore("seen"), work.objectStore("told"));
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

/** The key of a viewer's moments, or of the analysis. */
const keyOf = (id: string, what: number | "review") => `${id} ${what}`;

/** Latest first. */
export async function savedReplays(): Promise<SavedReplay[]> {
  const found = (await runTransaction<SavedReplay[]>("readonly", (replays) => replays.getAll())) ?? [];
  return found.sort((one, other) => other.at - one.at);
}

export async function findReplay(id: string): Promise<SavedReplay | null> {
  return (await runTransaction<SavedReplay | undefined>("readonly", (replays) => replays.get(id))) ?? null;
}

/** The game as this viewer saw it, if it was opened here. */
export async function loadReplay(id: string, viewer: number): Promise<Replay | null> {
  return (await runTransaction<Replay | undefined>("readonly", (_, data) => data.get(keyOf(id, viewer)))) ?? null;
}

/** Save a replay; the oldest beyond the limit are dropped. */
export async function saveReplay(seen: Omit<SavedReplay, "at">, game: Replay): Promise<void> {
  await runTransaction("readwrite", (replays, data) => {
    replays.put({ ...seen, at: Date.now() });
    data.put(game, keyOf(seen.id, game.viewer));
    return null;
  });
  for (const old of (await savedReplays()).slice(MAX_REPLAYS)) await forgetReplay(old.id);
}

export async function loadAnalysis(id: string): Promise<Analysis | null> {
  return (await runTransaction<Analysis | undefined>("readonly", (_, data) => data.get(keyOf(id, "review")))) ?? null;
}

export async function saveAnalysis(id: string, found: Analysis): Promise<void> {
  await runTransaction("readwrite", (_, data) => data.put(found, keyOf(id, "review")));
}

export async function forgetReplay(id: string): Promise<void> {
  await runTransaction("readwrite", (replays, data) => {
    replays.delete(id);
    data.delete(IDBKeyRange.bound(`${id} `, `${id} \uffff`));
    return null;
  });
}

/** The id of a saved record, or a new one. */
export async function replayIdFor(record: string): Promise<string> {
  const known = (await savedReplays()).find((one) => one.record === record);
  return known?.id ?? `own-${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
}
