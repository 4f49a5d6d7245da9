// The evenings that this browser's player has joined, each with the secret that also holds their seats there.

import { seatSecret, saveSeat } from "./storage";

const STORAGE_KEY = "madoi-evenings";
const MAX_EVENINGS = 50;

function load(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** The player's secret at an evening; empty: they have not joined. */
export const eveningSecret = (evening: string): string => load()[evening] ?? "";

/** The evenings that the player has joined, the latest first. */
export const joinedEvenings = (): string[] => Object.keys(load()).reverse();

export function saveEvening(evening: string, secret: string): void {
  const others = Object.entries(load()).filter(([id]) => id !== evening);
  localStorage.setItem(
    STORAGE_KEY,
    JSON.stringify(Object.fromEntries([...others, [evening, secret]].slice(-MAX_EVENINGS))),
  );
}

/** Take the seat at a table of the evening. */
export function holdSeat(table: string, secret: string): void {
  if (!seatSecret(table)) saveSeat(table, secret);
}
