"""KS-1: the kimono cards, how many of them are played with, and how they are laid out."""

from __future__ import annotations

from typing import Final

PLUS_ONE: Final = 0
"""The +1 card: of no number and no colour (KS-1.1). The other cards are their numbers, 1 to 9."""

NUMBERS: Final = range(1, 10)
TURNS_EACH: Final = 12

_COPIES: Final = {2: 3, 3: 4, 4: 5}  # of each number: KS-1.1, KS-1.2, KS-6.4
_PLUS_ONES: Final = {2: 5, 3: 5, 4: 7}
_COLUMNS: Final = {2: 4, 3: 3, 4: 4}  # KS-1.3, KS-6.4
_COLUMN_HEIGHT: Final = {2: 4, 3: 5, 4: 4}
_DECKS: Final = {
    seats: [number for number in NUMBERS for _ in range(copies)] + [PLUS_ONE] * _PLUS_ONES[seats]
    for seats, copies in _COPIES.items()
}


def deck_for(seats: int) -> list[int]:
    """All the cards that so many players play with, in no particular order."""
    return _DECKS[seats].copy()


def columns_for(seats: int) -> int:
    return _COLUMNS[seats]


def column_height_for(seats: int) -> int:
    return _COLUMN_HEIGHT[seats]
