"""Odds of a deck: how likely its supports are, and how many of its cards have a name. Cached per card."""

from __future__ import annotations

from typing import Final

from madoi.core.immutable import Immutable
from madoi.games.lily.cards.card import Card, Pool
from madoi.games.lily.cards.card_facts import CHARACTER
from madoi.games.lily.cards.deck import Deck

STEP: Final = 10  # powers and supports are multiples of ten
MOST_STEPS: Final = 3


class Odds(Immutable):
    """Of one deck as it was built, wherever its cards are by now."""

    def __init__(self, pool: Pool, deck: Deck) -> None:
        self._pool = pool
        self._deck = deck
        self._supports: dict[str, list[float]] = {}
        self._shares: dict[str, float] = {}

    def supports(self, own: Card) -> list[float]:
        """How likely a support of 0, 10, 20, 30 is for this battling character; events and her own name
        support nobody (LY-8.5)."""
        found = self._supports.get(own.id)
        if found is None:
            cards = self._deck.cards
            counts = [0.0] * (MOST_STEPS + 1)
            for card in cards:
                facts = self._pool.cards[card]
                if facts.kind != CHARACTER or facts.is_named(own):
                    counts[0] += 1.0
                else:
                    counts[facts.support // STEP] += 1.0
            found = [one / len(cards) for one in counts]
            self._supports[own.id] = found
        return found

    def share_named(self, own: Card) -> float:
        """How many of its cards, as a share, have this card's name."""
        found = self._shares.get(own.id)
        if found is None:
            cards = self._deck.cards
            found = sum([1 for card in cards if self._pool.cards[card].is_named(own)]) / len(cards)
            self._shares[own.id] = found
        return found
