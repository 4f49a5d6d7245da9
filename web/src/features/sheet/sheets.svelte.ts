// The sheets in this browser's local storage: the open one, earlier ones, and their undo history.

import { GIRLS, ROUNDS, type Sheet, type Terms } from "./sheet-rules";

export interface SheetEntry {
  id: string;
  /** Empty: shown by its date. */
  name: string;
  /** In milliseconds. */
  made: number;
}

interface StoredSheet {
  sheet: Sheet;
  past: Sheet[];
  future: Sheet[];
}

const LIST_KEY = "madoi-sheets";
const SHEET_PREFIX = "madoi-sheet-";
const MAX_UNDO_STEPS = 60;

const DEFAULT_TERMS: Terms = { players: 4, advanced: false, orientations: false, extra: [null, null] };

function emptySheet(terms: Terms): Sheet {
  return { terms, round: 0, points: [], revealed: {}, others: {}, couples: [] };
}

function loadJson<Thing>(place: string): Thing | null {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "null") as Thing | null;
  } catch {
    return null;
  }
}

/** Guards against what another version or a person may have stored. */
function isSheet(sheet: Sheet | undefined): sheet is Sheet {
  const isPair = (pair: unknown) =>
    Array.isArray(pair) &&
    pair.length === 2 &&
    pair.every((girl) => GIRLS.includes(girl as string)) &&
    pair[0] !== pair[1];
  try {
    return (
      [3, 4, 5].includes(sheet!.terms.players) &&
      sheet!.terms.extra.length === 2 &&
      ROUNDS.includes(sheet!.round) &&
      sheet!.points.every(
        (point) => isPair(point.pair) && Number.isInteger(point.value) && ROUNDS.includes(point.round),
      ) &&
      sheet!.couples.every((couple) => isPair(couple.pair)) &&
      [...Object.values(sheet!.revealed), ...Object.values(sheet!.others)].every(Number.isInteger)
    );
  } catch {
    return false;
  }
}

export class Sheets {
  list = $state.raw<SheetEntry[]>([]);
  id = $state("");
  sheet = $state.raw<Sheet>(emptySheet(DEFAULT_TERMS));
  #past = $state.raw<Sheet[]>([]);
  #future = $state.raw<Sheet[]>([]);
  /** The browser refuses to store anything: all is lost when the page is closed. */
  storageBlocked = $state(false);

  readonly canUndo = $derived(this.#past.length > 0);
  readonly canRedo = $derived(this.#future.length > 0);

  constructor() {
    this.#loadList();
    const [last] = this.list;
    if (last) this.open(last.id);
    else this.add();
  }

  /** Follow changes by other windows; returns a function that stops. */
  watchStorage(): () => void {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === LIST_KEY) this.#loadList();
      if (key === SHEET_PREFIX + this.id) this.open(this.id);
    };
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }

  open(id: string): void {
    const stored = loadJson<StoredSheet>(SHEET_PREFIX + id);
    const steps = (steps: unknown) => (Array.isArray(steps) ? (steps as Sheet[]).filter(isSheet) : []);
    this.id = id;
    this.sheet = isSheet(stored?.sheet) ? stored.sheet : emptySheet(DEFAULT_TERMS);
    this.#past = steps(stored?.past);
    this.#future = steps(stored?.future);
    this.#store(LIST_KEY, [...this.list.filter((one) => one.id === id), ...this.list.filter((one) => one.id !== id)]);
    this.#loadList();
  }

  /** Add a sheet with the terms of the one before. */
  add(): void {
    const id = crypto.getRandomValues(new Uint32Array(2)).join("-");
    const sheet = emptySheet(this.list.length ? this.sheet.terms : DEFAULT_TERMS);
    this.list = [{ id, name: "", made: Date.now() }, ...this.list];
    this.#store(SHEET_PREFIX + id, { sheet, past: [], future: [] } satisfies StoredSheet);
    this.#store(LIST_KEY, this.list);
    this.open(id);
    this.sheet = sheet;
  }

  rename(id: string, name: string): void {
    this.list = this.list.map((one) => (one.id === id ? { ...one, name } : one));
    this.#store(LIST_KEY, this.list);
  }

  remove(id: string): void {
    localStorage.removeItem(SHEET_PREFIX + id);
    this.list = this.list.filter((one) => one.id !== id);
    this.#store(LIST_KEY, this.list);
    if (id !== this.id) return;
    const [next] = this.list;
    if (next) this.open(next.id);
    else this.add();
  }

  clear(): void {
    this.change(() => emptySheet(this.sheet.terms));
  }

  change(changed: (sheet: Sheet) => Sheet): void {
    const next = changed(this.sheet);
    this.#past = [...this.#past, this.sheet].slice(-MAX_UNDO_STEPS);
    this.#future = [];
    this.#save(next);
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.sheet];
    this.#save(before);
  }

  redo(): void {
    const next = this.#future.at(-1);
    if (!next) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.sheet];
    this.#save(next);
  }

  #save(sheet: Sheet): void {
    this.sheet = sheet;
    this.#store(SHEET_PREFIX + this.id, { sheet, past: this.#past, future: this.#future } satisfies StoredSheet);
  }

  #store(place: string, thing: unknown): void {
    try {
      localStorage.setItem(place, JSON.stringify(thing));
      this.storageBlocked = false;
    } catch {
      this.storageBlocked = true;
    }
  }

  #loadList(): void {
    const stored = loadJson<SheetEntry[]>(LIST_KEY);
    if (Array.isArray(stored)) this.list = stored.filter((one) => typeof one?.id === "string");
  }
}
