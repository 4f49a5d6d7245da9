"""Deck statistics: how often a support fails, and what it adds on average (LY-8.4, LY-8.5)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from madoi.core.refusal import Facts
from madoi.games.lily.cards.card import Card, Pool
from madoi.games.lily.cards.card_facts import CHARACTER, EVENT
from madoi.games.lily.cards.decks import DeckList


class SupportFailure:
    """The chance that a support fails while the leader fights (LY-8.4, LY-8.5), from what the deck is made of
    when leader and partner are out of it. After an event one more card is revealed; the leader's name fails.

    Of ``size`` cards, ``events`` are events and ``named`` are characters with the leader's name. The first
    card is one of those with the name, or an event followed by one more card that fails.
    """

    def __init__(self, rest: list[Card], leader: Card) -> None:
        self.size = len(rest)
        self.events = sum([1 for card in rest if card.kind == EVENT])
        self.named = sum([1 for card in rest if card.kind == CHARACTER and card.is_named(leader)])
        self.chance = self._chance(self.named)
        self.others = self._chance(0)
        """The same for a character whose name no other card of the deck has."""
        good = sum([card.support for card in rest if card.kind == CHARACTER and not card.is_named(leader)])
        characters = [card.support for card in rest if card.kind == CHARACTER]
        self.printed = Fraction(sum(characters), len(characters)) if characters else Fraction(0)
        """The mean of what is printed on characters."""
        self.counted = self._reached() * good
        """The mean of what is added for the leader, failures as 0."""

    def _chance(self, named: int) -> Fraction:
        if not self.size:
            return Fraction(1)
        first = Fraction(named, self.size)
        event = Fraction(self.events, self.size)
        again = Fraction(self.events - 1 + named, self.size - 1) if self.size > 1 else Fraction(1)
        return first + event * again

    def _reached(self) -> Fraction:
        """How likely one certain card that is no event becomes the support: first, or after an event."""
        if not self.size:
            return Fraction(0)
        once = Fraction(1, self.size)
        again = Fraction(1, self.size - 1) if self.size > 1 else Fraction(0)
        return once + Fraction(self.events, self.size) * again

    def facts(self) -> Facts:
        """For the sentences about it: chances in per cent, means, and what they are made of."""
        return {
            "printed": f"{float(self.printed):.1f}",
            "counted": f"{float(self.counted):.1f}",
            "chance": f"{float(self.chance) * 100:.1f}",
            "others": f"{float(self.others) * 100:.1f}",
            "size": self.size,
            "events": self.events,
            "same": self.named,
            "again": max(self.events - 1 + self.named, 0),
            "left": max(self.size - 1, 0),
        }


def without_leader_and_partner(pool: Pool, deck: DeckList) -> list[Card]:
    """The cards of the deck, less one of the leader and one of the partner."""
    left = Counter(deck.cards)
    left.subtract([deck.leader, deck.partner])
    return [pool.cards[pool.number_of[id]] for id, number in left.items() for _ in range(number)]
