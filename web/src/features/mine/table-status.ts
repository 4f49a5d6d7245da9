// The status of one of my tables, in words.

import type { MyTable } from "../../net/protocol";
import { isFree, seatName } from "../../i18n/seats";
import { words } from "../../i18n/words.svelte";

/** The names of the other players; empty: nobody yet. */
export function otherPlayers(seats: MyTable["seats"], mine: number): string {
  return words.joined(seats.flatMap((seat, number) => (number === mine || isFree(seat) ? [] : [seatName(seat)])));
}

/** What the table waits for. */
export function statusText(one: MyTable): string {
  if (one.asked) return words.text(`web-mine-asked-${one.asked}`);
  if (one.phase === "waiting") return words.text("web-mine-seats", { count: one.seats.filter(isFree).length });
  if (one.seats[one.seat]?.bot) return words.text("web-mine-handed");
  const names = one.seats.map(seatName);
  return one.to_move.length
    ? words.text("web-mine-waits", { seats: one.to_move }, names)
    : words.text("web-mine-chance");
}
