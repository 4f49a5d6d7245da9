// How a table of mine stands, in words.

import type { MyTable } from "../lib/protocol";
import { isFree, seatName } from "../lib/seats";
import { words } from "../lib/words.svelte";

/** With whom; empty: with nobody yet. */
export function company(seats: MyTable["seats"], mine: number): string {
  return words.joined(seats.flatMap((seat, number) => (number === mine || isFree(seat) ? [] : [seatName(seat)])));
}

/** What the table waits for. */
export function waitsFor(one: MyTable): string {
  if (one.asked) return words.text(`web-mine-asked-${one.asked}`);
  if (one.phase === "waiting") return words.text("web-mine-seats", { count: one.seats.filter(isFree).length });
  if (one.seats[one.seat]?.bot) return words.text("web-mine-handed");
  const names = one.seats.map(seatName);
  return one.to_move.length
    ? words.text("web-mine-waits", { seats: one.to_move }, names)
    : words.text("web-mine-chance");
}
