"""The value of a girl's choice to somebody who desires certain pairs.

A choice is worth what it does to the chances of all pairs (`Prospect`), each weighed by how much the pair is
desired.
"""

from __future__ import annotations

from typing import Final

from madoi.games.yurikure.ai.prospects import Prospect, Prospects, standing
from madoi.games.yurikure.rules.girls import Circle
from madoi.games.yurikure.rules.relations import Relations

# In points of support: a first guess that does well against chance (docs/bots.md), not yet tuned.
RIVAL: Final = 0.8  # how much a rival's guessed point counts against one's own


def apparent_support(circle: Circle, shown: list[int], pair: int) -> float:
    """The support that a seat seems to have on a pair: a seat that has revealed control of both girls
    probably wants the two together."""
    both = min(shown[circle.first[pair]], shown[circle.second[pair]])
    return 0.6 * min(5, both)


def rival_support(circle: Circle, revealed: list[list[int]], seat: int) -> list[float]:
    """What the keenest other seat seems to have on each pair."""
    keenest = [0.0] * circle.pairs
    for other, shown in enumerate(revealed):
        if other != seat:
            for pair in range(circle.pairs):
                keenest[pair] = max(keenest[pair], apparent_support(circle, shown, pair))
    return keenest


def most_revealed_by_others(revealed: list[list[int]], seat: int) -> list[int]:
    """The most that another seat has revealed on each girl."""
    most = [0] * len(revealed[seat])
    for other, shown in enumerate(revealed):
        if other != seat:
            for girl in range(len(most)):
                most[girl] = max(most[girl], shown[girl])
    return most


class Interest:
    """What prospects are worth to one who desires so much of each pair, has so much ``control`` of each girl,
    and sees that others have shown at most so much (``opposed``). Nothing of it may change meanwhile."""

    def __init__(
        self, prospects: Prospects, desire: list[float], control: list[int], opposed: list[int]
    ) -> None:
        self.desire = desire
        self.control = control
        self.opposed = opposed
        circle = prospects.circle
        self._first = circle.first
        self._second = circle.second
        self._upset = [0.0] * circle.girls  # what it is worth to disturb the couples of each girl
        for number, pair in enumerate(prospects.couples):
            value = desire[pair] * prospects.strains[number]
            self._upset[circle.first[pair]] += value
            self._upset[circle.second[pair]] += value

    def value_of(self, prospect: Prospect) -> float:
        """A player who decides for those who are asked has the better of both."""
        desire = self.desire[prospect.pair]
        upset = self._upset[self._first[prospect.pair]] + self._upset[self._second[prospect.pair]]
        value = prospect.change * desire + prospect.disturbance * upset
        if prospect.is_asked and self._controls(prospect.asked) and self._controls(prospect.also_asked):
            return max(value, prospect.agreed_change * desire + prospect.agreed_disturbance * upset)
        return value

    def _controls(self, girl: int) -> bool:
        """Whether the player could decide for this girl, as far as the view shows."""
        return self.control[girl] > self.opposed[girl]


def support_value(
    circle: Circle, relations: Relations, draft: list[int], pair: int, setup: bool, total: int
) -> float:
    """What it is worth to put the next value or point on this pair. The setup sheet: pairs that begin well,
    and pairs that share girls with those chosen, so that control adds up. Extra points: where the seat's own
    support (``total``) is near to deciding the game."""
    near = standing(relations, pair).chance
    if not setup:
        return near * (1.0 + total) + 0.1 * total
    shared = 0
    for other in draft:
        shared += circle.has(other, circle.first[pair]) or circle.has(other, circle.second[pair])
    return 4.0 * near + shared_value(shared)


def shared_value(times: int) -> float:
    """The value of girls who are already in ``times`` of the pairs chosen before."""
    return 0.25 * min(2, times)
