"""Permissions: what a character may be granted or forbidden, as words of the card language and as bits."""

from __future__ import annotations

from typing import Final

WORDS: Final = [
    "wide",
    "piercing",
    "range-1",
    "range-2",
    "range-1-2",
    "range-1-3",
    "no-attack",
    "no-move",
    "no-activate",
    "no-defeat",
    "no-critical",
    "no-block",
    "no-counter",
    "no-target",
    "twins",
    "silent",
]

WIDE: Final = 1 << 0
PIERCING: Final = 1 << 1
RANGE: Final = [1 << 2, 1 << 3, 1 << 4, 1 << 5]
"""For each of `areas.RANGES`."""
NO_ATTACK: Final = 1 << 6
NO_MOVE: Final = 1 << 7
NO_ACTIVATE: Final = 1 << 8
NO_DEFEAT: Final = 1 << 9
NO_CRITICAL: Final = 1 << 10
NO_BLOCK: Final = 1 << 11
NO_COUNTER: Final = 1 << 12
NO_TARGET: Final = 1 << 13
TWINS: Final = 1 << 14
SILENT: Final = 1 << 15


def bit(word: str) -> int:
    """The bit of a word of the language."""
    return 1 << WORDS.index(word)
