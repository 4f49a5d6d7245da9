"""KS-3: which cards, in which order, make which yaku.

A yaku is a number from 0 to 8; several are a bit mask. `Run` answers for a whole hand in one pass.
A test compares it with the rules one by one, in tests/support/games/kasane/plain_yaku.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

KASANE: Final = 0
JUU: Final = 1
SAKURA_CHIRASHI: Final = 2
MUKAI_ZURU: Final = 3
SHIPPOU: Final = 4
WAKANA_GE: Final = 5
WAKANA_JOU: Final = 6
ASAGAO: Final = 7
YUGIRI: Final = 8

IDS: Final = [
    "kasane",
    "juu",
    "sakura-chirashi",
    "mukai-zuru",
    "shippou",
    "wakana-ge",
    "wakana-jou",
    "asagao",
    "yugiri",
]
RULES: Final = [f"KS-3.{number}" for number in range(1, 10)]

# Sets of card numbers as bit masks: bit n stands for the number n.
_SAKURA_CARDS: Final = 1 << 1 | 1 << 2 | 1 << 6
_ZURU_CARDS: Final = 1 << 3 | 1 << 8 | 1 << 9
_SHIPPOU_CARDS: Final = 1 << 4 | 1 << 5 | 1 << 7
_LOW: Final = 1 << 1 | 1 << 2 | 1 << 3 | 1 << 4 | 1 << 5
_HIGH: Final = 1 << 5 | 1 << 6 | 1 << 7 | 1 << 8 | 1 << 9
_ODD: Final = 1 << 1 | 1 << 3 | 1 << 5 | 1 << 7 | 1 << 9
_EVEN: Final = 1 << 2 | 1 << 4 | 1 << 6 | 1 << 8


def _yaku_mask(count: i64, total: i64, numbers: i64, rising: bool, falling: bool) -> i64:
    """The yaku of a run of ``count`` cards with this sum and these numbers in it."""
    made: i64 = 0
    if numbers & (numbers - 1) == 0:  # one number only: KS-3.1
        made |= 1 << KASANE
    if total == 10:
        made |= 1 << JUU
    if count == 3:
        if numbers == _SAKURA_CARDS:
            made |= 1 << SAKURA_CHIRASHI
        elif numbers == _ZURU_CARDS:
            made |= 1 << MUKAI_ZURU
        elif numbers == _SHIPPOU_CARDS:
            made |= 1 << SHIPPOU
    if rising or falling:
        if numbers & ~_LOW == 0:
            made |= 1 << WAKANA_GE
        if numbers & ~_HIGH == 0:
            made |= 1 << WAKANA_JOU
    if numbers & ~_ODD == 0:
        made |= 1 << ASAGAO
    if numbers & ~_EVEN == 0:
        made |= 1 << YUGIRI
    return made


@mypyc_attr(free_list_len=1, acyclic=True)  # made and dropped all the time
class Run:
    """The front-most cards of a hand, read from the front backwards, one more at a time (KS-2.3)."""

    def __init__(self, front: i64) -> None:
        self.count: i64 = 1
        self._total: i64 = front
        self._numbers: i64 = 1 << front
        self._rising = True
        self._falling = True
        self._back: i64 = front

    def extend(self, card: i64) -> None:
        """Add the card behind the others: on their left, as they will be laid."""
        self.count += 1
        self._total += card
        self._numbers |= 1 << card
        self._rising = self._rising and card < self._back
        self._falling = self._falling and card > self._back
        self._back = card

    def yaku_mask(self) -> i64:
        """The yaku these cards make, as a bit mask."""
        return _yaku_mask(self.count, self._total, self._numbers, self._rising, self._falling)

    def yaku_mask_joined(self, card: i64) -> i64:
        """The yaku they make when they join the right-most card of the row (KS-2.4)."""
        rising = self._rising and card < self._back
        falling = self._falling and card > self._back
        return _yaku_mask(self.count + 1, self._total + card, self._numbers | 1 << card, rising, falling)
