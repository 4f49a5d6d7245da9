// What this browser keeps: its holder's name, and the secrets of her seats. Nothing else, nowhere else.

const NAME = "madoi-name";
const SEATS = "madoi-seats";
const MOST = 50;

type Kept = Record<string, string>;

function seats(): Kept {
  try {
    return JSON.parse(localStorage.getItem(SEATS) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

/** The secret of the seat held at a table; empty: none. */
export function secretOf(table: string): string {
  return seats()[table] ?? "";
}

/** Keep a seat's secret; the oldest are forgotten after a while. */
export function keepSeat(table: string, secret: string): void {
  const kept = Object.entries(seats()).filter(([id]) => id !== table);
  localStorage.setItem(SEATS, JSON.stringify(Object.fromEntries([...kept, [table, secret]].slice(-MOST))));
}

export function forgetSeat(table: string): void {
  const { [table]: _, ...rest } = seats();
  localStorage.setItem(SEATS, JSON.stringify(rest));
}

export function name(): string {
  return localStorage.getItem(NAME) ?? "";
}

export function keepName(name: string): void {
  localStorage.setItem(NAME, name);
}
