"""YK-1.3, YK-1.4: favor, discomfort and couples of all pairs, and how they change."""

from __future__ import annotations

from typing import Final

from madoi.core.event import Event
from madoi.games.yurikure.events import CoupleChanged, PairChanged
from madoi.games.yurikure.rules.girls import Circle

SINGLE: Final = 0
UNSWORN: Final = 1
SWORN: Final = 2
MOST: Final = 6


class Relations:
    """The table of relationships. Every change is an event with the rule it came from."""

    def __init__(self, circle: Circle, favor: list[int], discomfort: list[int], couple: list[int]) -> None:
        self.circle = circle
        self.favor = favor
        self.discomfort = discomfort
        self.couple = couple

    def copy(self) -> Relations:
        return Relations(self.circle, self.favor.copy(), self.discomfort.copy(), self.couple.copy())

    def raise_favor(self, events: list[Event], pair: int, points: int, rule: str) -> None:
        """YK-1.3: what would pass 6 stays at 6."""
        before = self.favor[pair]
        self.favor[pair] = min(MOST, before + points)
        events.append(PairChanged("favor", rule, self.circle, pair, before, self.favor[pair]))

    def raise_discomfort(self, events: list[Event], pair: int, rule: str) -> None:
        before = self.discomfort[pair]
        self.discomfort[pair] = min(MOST, before + 1)
        events.append(PairChanged("discomfort", rule, self.circle, pair, before, self.discomfort[pair]))

    def disturb_others(self, events: list[Event], pair: int, rule: str) -> None:
        """Every couple, other than this pair, that contains either of the two girls gets discomfort +1."""
        circle = self.circle
        for girl in (circle.first[pair], circle.second[pair]):
            for other in circle.with_girl[girl]:
                if other != pair and self.couple[other] != SINGLE:
                    self.raise_discomfort(events, other, rule)

    def become_couple(self, events: list[Event], pair: int, rule: str) -> None:
        """An unsworn marker, whatever the pair was before; favor and discomfort stay."""
        self.couple[pair] = UNSWORN
        events.append(CoupleChanged("couple", rule, self.circle, pair))

    def break_up(self, events: list[Event], pair: int, rule: str) -> None:
        """YK-6.3."""
        self.couple[pair] = SINGLE
        self.favor[pair] = 0
        self.discomfort[pair] = 0
        events.append(CoupleChanged("broke-up", rule, self.circle, pair))

    def couples(self) -> list[int]:
        return [pair for pair in range(self.circle.pairs) if self.couple[pair] != SINGLE]

    def in_couple(self, girl: int) -> bool:
        return any(self.couple[pair] != SINGLE for pair in self.circle.with_girl[girl])
