"""YK-1.1, YK-1.2: the girls and their pairs.

A girl is a number, and so is a pair; `Circle` knows which pair two girls make.
With five players there are nine girls, otherwise seven (YK-2.1).
"""

from __future__ import annotations

from typing import Final

from madoi.core.immutable import Immutable

GIRLS: Final = [
    "akane",
    "shirakaba",
    "kuroki",
    "tsuge",
    "murafuji",
    "midorino",
    "sorai",
    "haila",
    "momozono",
]


GIRL_KEYS: Final = [f"@yurikure-girl-{girl}" for girl in GIRLS]
"""What they are called, as keys of the word catalogues."""


class Circle(Immutable):
    """A number of girls and all their pairs, numbered."""

    def __init__(self, girls: int) -> None:
        self.girls = girls
        self.first: list[int] = []
        self.second: list[int] = []
        self._pair = [[-1] * girls for _ in range(girls)]
        for one in range(girls):
            for other in range(one + 1, girls):
                self._pair[one][other] = self._pair[other][one] = len(self.first)
                self.first.append(one)
                self.second.append(other)
        self.pairs = len(self.first)
        self.with_girl = [
            [self._pair[girl][other] for other in range(girls) if other != girl] for girl in range(girls)
        ]

    def pair(self, one: int, other: int) -> int:
        """The pair of two different girls."""
        return self._pair[one][other]

    def has(self, pair: int, girl: int) -> bool:
        return girl in (self.first[pair], self.second[pair])


SEVEN: Final = Circle(7)
NINE: Final = Circle(9)


def circle_for(seats: int) -> Circle:
    """YK-2.1."""
    return NINE if seats == 5 else SEVEN
