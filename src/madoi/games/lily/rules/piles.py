"""Hidden cards: decks and hatena, whose order nobody knows, and hands.

A hidden card is one number: which card it is, and who knows it.
A pile is a bag, and chance decides when a card leaves it, so there is no order to leak.
"""

from __future__ import annotations

from typing import Final

from madoi.core.chance import Chance

EVERYBODY: Final = 7
"""Both seats and the spectators: the card lay open."""


def known_to(seat: int) -> int:
    """The mark of what one seat knows."""
    return 1 << seat


def hidden_card(card: int, knowers: int) -> int:
    """A card in a hidden place, and who knows it."""
    return card << 3 | knowers


def card_of(entry: int) -> int:
    return entry >> 3


def knowers_of(entry: int) -> int:
    return entry & EVERYBODY


def knows(entry: int, viewer: int) -> bool:
    """Whether a seat, or else the spectators, know the card."""
    return entry >> (viewer if viewer >= 0 else 2) & 1 == 1


class Pile:
    """A deck or hatena. From the top: what has been seen there, then the bag that nobody knows the order
    of, then what was put at the bottom."""

    def __init__(self, bag: list[int]) -> None:
        self.top: list[int] = []  # the top card is the last
        self.bag = bag
        self.bottom: list[int] = []  # the lowest card is the last

    def copy(self) -> Pile:
        twin = Pile(self.bag.copy())
        twin.top = self.top.copy()
        twin.bottom = self.bottom.copy()
        return twin

    def size(self) -> int:
        return len(self.top) + len(self.bag) + len(self.bottom)

    def take(self, chance: Chance, what: str) -> int:
        """Take the top card, with who knows it. The pile is not empty."""
        if self.top:
            return self.top.pop()
        if self.bag:
            return hidden_card(chance.draw(self.bag, what), 0)
        return self.bottom.pop(0)

    def put_on_top(self, entry: int) -> None:
        self.top.append(entry)

    def put_on_bottom(self, entry: int) -> None:
        self.bottom.append(entry)

    def cards(self) -> list[int]:
        """Everything in it, in an order that tells nothing."""
        return sorted([card_of(entry) for entry in self.top + self.bottom] + self.bag)

    def shuffle(self, more: list[int]) -> None:
        """Put these cards into it and forget every order: shuffling ends what was known (LY-3.4)."""
        self.bag = self.cards() + more
        self.top = []
        self.bottom = []

    def remove(self, card: int) -> None:
        """Take a card out of the middle, after a search. It is there."""
        if card in self.bag:
            self.bag.remove(card)
            return
        for part in (self.top, self.bottom):
            for place, entry in enumerate(part):
                if card_of(entry) == card:
                    del part[place]
                    return
