"""KS-3: which cards, in which order, make which yaku.

A yaku is a number from 0 to 8; several are a bit mask. `yaku_mask` answers for a run of cards at once.
A test compares it with the rules one by one, in tests/support/games/kasane/plain_yaku.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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


def yaku_mask(count: i64, total: i64, numbers: i64, rising: bool, falling: bool) -> i64:
    """The yaku of a run of ``count`` cards with this sum and these numbers in it. ``rising``, ``falling``:
    from its left end, every card is higher, or lower, than the one before."""
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


def mask_of(cards: list[int]) -> i64:
    """The yaku of these cards in this order."""
    total: i64 = 0
    numbers: i64 = 0
    rising = True
    falling = True
    before: i64 = 0
    card: i64
    for card in cards:
        if numbers:
            rising = rising and card > before
            falling = falling and card < before
        total += card
        numbers |= 1 << card
        before = card
    return yaku_mask(len(cards), total, numbers, rising, falling)


def can_grow(total: i64, numbers: i64, in_order: bool) -> bool:
    """Whether any yaku can have these three or more cards and others; ``in_order``: they rise or fall."""
    return (
        total < 10
        or numbers & (numbers - 1) == 0
        or numbers & ~_ODD == 0
        or numbers & ~_EVEN == 0
        or (in_order and (numbers & ~_LOW == 0 or numbers & ~_HIGH == 0))
    )


def nth_yaku(mask: i64, place: i64) -> i64:
    """The yaku at this place among those of the mask."""
    left = mask
    for _ in range(place):
        left &= left - 1
    yaku: i64 = 0
    while left & 1 == 0:
        left >>= 1
        yaku += 1
    return yaku


def count_yaku(mask: i64) -> i64:
    number: i64 = 0
    left = mask
    while left:
        left &= left - 1
        number += 1
    return number
