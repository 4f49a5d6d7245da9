// The logs of local tables, in IndexedDB: one row per entry, as in the store of the service.

interface Row {
  table: string;
  number: number;
  at: number;
  entry: string;
}

const DATABASE = "madoi";
const ENTRIES = "entries";
const VERSION = 1;

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION);
    request.onupgradeneeded = () => request.result.createObjectStore(ENTRIES, { keyPath: ["table", "number"] });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
  });
  return opened;
}

const rowsOf = (table: string, first = 0) => IDBKeyRange.bound([table, first], [table, Infinity]);

/** Store an entry. False: another page has stored one of this number before. */
export async function appendEntry(row: Row): Promise<boolean> {
  const transaction = (await database()).transaction(ENTRIES, "readwrite", { durability: "strict" });
  return new Promise((resolve, reject) => {
    const request = transaction.objectStore(ENTRIES).add(row);
    request.onerror = (event) => {
      if (request.error?.name !== "ConstraintError") return;
      event.preventDefault();
      resolve(false);
    };
    transaction.oncomplete = () => resolve(true);
    transaction.onabort = () => reject(transaction.error ?? new Error("IndexedDB"));
  });
}

/** The entries of a table from this number on. */
export async function readEntries(table: string, first: number): Promise<Row[]> {
  const request = (await database()).transaction(ENTRIES).objectStore(ENTRIES).getAll(rowsOf(table, first));
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as Row[]);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
  });
}

export async function deleteLog(table: string): Promise<void> {
  (await database()).transaction(ENTRIES, "readwrite").objectStore(ENTRIES).delete(rowsOf(table));
}
