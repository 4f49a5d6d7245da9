// Opens a table against a bot, with a deck for each.

import { enterBotTable } from "../../state/open-table";
import { saveLastBot, playerFace, playerName } from "../../state/storage";
import { words } from "../../i18n/words.svelte";
import { deckIds, deckLine, type Deck } from "./deck";
import { deckStorage } from "./deck-storage.svelte";

const OPPONENT_KEY = "madoi-lily-against";

/** The deck the bot had last: the name of a shipped one, or the id of a saved one. */
export const lastOpponentDeck = (): string => localStorage.getItem(OPPONENT_KEY) ?? "";

/** Throws `RefusalError`. */
export async function openDeckTable(deck: Deck, bot: string, against: string): Promise<void> {
  saveLastBot(bot);
  localStorage.setItem(OPPONENT_KEY, against);
  const opponentDeck = deckStorage.find(against);
  const ids = [deck, ...(opponentDeck ? [opponentDeck] : [])].flatMap(deckIds);
  const set = deckStorage.setsWith(ids);
  const decks = `${deckLine(deck)},${opponentDeck ? deckLine(opponentDeck) : against}`;
  await enterBotTable({
    game: "lily",
    seats: [
      { kind: "me", name: playerName() || words.text("web-guest"), face: playerFace() },
      { kind: "bot", bot },
    ],
    options: set ? { decks, set } : { decks },
    terms: { bot },
  });
}
