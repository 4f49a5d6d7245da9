"""YK-8: what a girl's orientations change.

Each orientation answers only the question it is about.
The rules ask every orientation of a girl where they apply, and know none by name.
"""

from __future__ import annotations

from typing import Final

from madoi.core.immutable import Immutable


class Orientation(Immutable):
    """What is so without any orientation."""

    def __init__(self, name: str, rule: str, holders: list[str]) -> None:
        self.name = name
        self.rule = rule
        self.holders = holders  # in the standard assignment

    def courage(self) -> int:
        """Added to the favor when her confession hears No and the die is compared."""
        return 0

    def couples_early(self) -> bool:
        """Whether a pair with her becomes a couple one favor earlier."""
        return False

    def chooses_at_start(self) -> bool:
        """Whether she has a decision in the game start phase."""
        return False

    def flattered(self) -> int:
        """The favor that rises at once when a confession to her is final."""
        return 0

    def approached(self, favor: int) -> int:
        """How much the favor rises when she is approached at this favor."""
        return 1

    def votes(self) -> int:
        """How many times her vote counts."""
        return 1

    def charm(self) -> int:
        """Added to the kiss of a couple with her."""
        return 0

    def patience(self) -> int:
        """How much lower discomfort counts for a couple with her in the couples phase."""
        return 0


class Aggressive(Orientation):
    """YK-8.10: braver than her favor."""

    def courage(self) -> int:
        return 2


class Attracting(Orientation):
    """YK-8.11: hard to resist."""

    def couples_early(self) -> bool:
        return True


class Cool(Orientation):
    """YK-8.12: somebody is on her mind from the start."""

    def chooses_at_start(self) -> bool:
        return True


class Passive(Orientation):
    """YK-8.13: waits to be asked."""

    def flattered(self) -> int:
        return 1


class Shy(Orientation):
    """YK-8.14: a first approach means much to her."""

    def approached(self, favor: int) -> int:
        return 3 if favor == 0 else 1


class Friendly(Orientation):
    """YK-8.15: her word counts."""

    def votes(self) -> int:
        return 3


class Cute(Orientation):
    """YK-8.16: hard not to kiss."""

    def charm(self) -> int:
        return 1


class Attracted(Orientation):
    """YK-8.17: overlooks much."""

    def patience(self) -> int:
        return 1


ORIENTATIONS: Final[list[Orientation]] = [
    Aggressive("aggressive", "YK-8.10", ["akane", "sorai"]),
    Attracting("attracting", "YK-8.11", ["shirakaba", "akane", "kuroki"]),
    Cool("cool", "YK-8.12", ["sorai", "momozono"]),
    Passive("passive", "YK-8.13", ["murafuji", "midorino"]),
    Shy("shy", "YK-8.14", ["shirakaba", "midorino"]),
    Friendly("friendly", "YK-8.15", ["tsuge", "murafuji"]),
    Cute("cute", "YK-8.16", ["kuroki", "haila", "momozono"]),
    Attracted("attracted", "YK-8.17", ["haila", "tsuge"]),
]
EACH: Final = 2
"""How many a girl has (YK-8.1)."""

MOST_HOLDERS: Final = 3
