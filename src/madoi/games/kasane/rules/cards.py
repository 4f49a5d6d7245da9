"""KS-1: the kimono cards, how many of them a game uses, and how they are laid out."""

from __future__ import annotations

from typing import Final

PLUS_ONE: Final = 0
"""The +1 card: of no number and no colour (KS-1.1). The other cards are their numbers, 1 to 9."""

NUMBERS: Final = range(1, 10)
TURNS_EACH: Final = 12

_COPIES: Final = {2: 3, 3: 4, 4: 5}  # of each number: KS-1.1, KS-1.2, KS-6.4
_PLUS_ONES: Final = {2: 5, 3: 5, 4: 7}
_SPARE: Final = {2: 0, 3: 2, 4: 0}  # cards of the book's deck that are never laid: KS-4.3
_COLUMNS: Final = {2: 4, 3: 3, 4: 4}  # KS-1.3, KS-6.4
_COLUMN_HEIGHT: Final = {2: 4, 3: 5, 4: 4}


def deck_for(seats: int, plus_ones: int) -> list[int]:
    """All cards of a game for this number of players, in no particular order."""
    return [number for number in NUMBERS for _ in range(_COPIES[seats])] + [PLUS_ONE] * plus_ones


def plus_ones_for(seats: int) -> int:
    return _PLUS_ONES[seats]


def least_plus_ones_for(seats: int) -> int:
    """With fewer, the last round could not be laid."""
    return _PLUS_ONES[seats] - _SPARE[seats]


def columns_for(seats: int) -> int:
    return _COLUMNS[seats]


def column_height_for(seats: int) -> int:
    return _COLUMN_HEIGHT[seats]
