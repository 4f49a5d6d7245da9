"""Cards in a row, packed into one number: four bits per card, the last card lowest.

A hand's last card is its front, a row's its right end, so the card that rules ask for is the cheapest to
read. Twelve cards fit (`TURNS_EACH`). A +1 is 0, so a pile also has to know how many cards it has.
A test compares these functions with lists.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

CARD_BITS: Final = 4
CARD: Final = 15


def pack(cards: list[int]) -> i64:
    packed: i64 = 0
    card: i64
    for card in cards:
        packed = packed << CARD_BITS | card
    return packed


def unpack(packed: i64, size: i64) -> list[int]:
    cards: list[int] = []
    place = size
    while place > 0:
        place -= 1
        card = packed >> place * CARD_BITS & CARD
        cards.append(card)
    return cards


def with_card(packed: i64, card: i64) -> i64:
    """The cards with one more at the end."""
    return packed << CARD_BITS | card


def last_card(packed: i64) -> i64:
    return packed & CARD


def without_last(packed: i64, number: i64) -> i64:
    return packed >> number * CARD_BITS


def last_cards(packed: i64, number: i64) -> i64:
    """The cards at the end alone."""
    bits = number * CARD_BITS
    return packed ^ (packed >> bits << bits)


def joined(packed: i64, others: i64, number: i64) -> i64:
    """The cards, and behind them this many others."""
    return packed << number * CARD_BITS | others
