"""What decks are called in a report."""

from __future__ import annotations

from madoi.games.lily.cards.card import Pool
from madoi.games.lily.cards.decks import parse_deck
from madoi.words import Words
from madoi.workshop.sources import printed_cards


class DeckNames:
    """Names of decks, leaders and cards of a pool, in one language."""

    def __init__(self, pool: Pool, words: Words) -> None:
        self._pool = pool
        self.cards = printed_cards(pool, words)

    def deck(self, deck: str) -> str:
        """A ready deck by its name, any other by leader and partner."""
        listed = parse_deck(deck)
        named = self.cards.in_language(listed.name)
        if named:
            return named
        return f"{self.leader(deck)} · {self._of_card(listed.partner)}"

    def leader(self, deck: str) -> str:
        return self._of_card(parse_deck(deck).leader)

    def name(self, key: str) -> str:
        """The name with this key."""
        return self.cards.in_language(self._pool.names[key])

    def _of_card(self, id: str) -> str:
        return self.name(self._pool.cards[self._pool.number_of[id]].name)
