// Playing a deck at once: a table against a bot, with a deck for each.

import { api } from "../../net/api";
import { enter } from "../../state/open-table";
import { keepBot, name } from "../../state/storage";
import { words } from "../../i18n/words.svelte";
import { idsOf, lineOf, type Deck } from "./deck";
import { shelf } from "./deck-storage.svelte";

const AGAINST = "madoi-lily-against";

/** Which deck the bot got last; a shipped one, or the id of one that is kept here. */
export const keptOpponent = (): string => localStorage.getItem(AGAINST) ?? "";

/** Open a table and sit down. Raises `Refused`. */
export async function playAtOnce(deck: Deck, bot: string, against: string): Promise<void> {
  keepBot(bot);
  localStorage.setItem(AGAINST, against);
  const other = shelf.deck(against);
  const ids = [deck, ...(other ? [other] : [])].flatMap(idsOf);
  const set = shelf.setsWith(ids);
  const decks = `${lineOf(deck)},${other ? lineOf(other) : against}`;
  const opened = await api.open({
    game: "lily",
    seats: [
      { kind: "me", name: name() || words.text("web-guest") },
      { kind: "bot", bot },
    ],
    options: set ? { decks, set } : { decks },
    terms: { bot },
  });
  enter(opened);
}
