"""Figures from the rows of a run, with intervals that hold together for a whole page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from madoi.lab.choice_value import win_share
from madoi.lab.game_rows import GameRow
from madoi.lab.intervals import Estimate, Interval
from madoi.lab.joint import Joint

FIGURES_OF_A_PAGE: Final = 200
"""This many figures of one page, plots included, hold together with 95 % certainty (Bonferroni)."""
_NOTHING: Final = Interval(0.0, 1.0)


class Figure(NamedTuple):
    """A value, and from where to where it may be."""

    value: float
    low: float
    high: float

    def above(self, reference: float) -> bool:
        return self.low > reference

    def below(self, reference: float) -> bool:
        return self.high < reference


def _figure(estimate: Estimate) -> Figure:
    low, high = estimate.simultaneous(FIGURES_OF_A_PAGE)
    return Figure(estimate.value, low, high)


def share(values: Iterable[float]) -> Figure:
    """The mean of numbers from 0 to 1, one per game."""
    found = list(values)
    return _figure(Estimate(fmean(found), _NOTHING, tries=len(found)))


def mean(values: Iterable[float]) -> Figure:
    """The mean of numbers of any size, one per game."""
    found = list(values)
    return _figure(Estimate(fmean(found), _NOTHING, error=stdev(found) / sqrt(len(found))))


def difference(one: Figure, other: Figure) -> Figure:
    """How much greater the second is, from two runs with different games."""
    value = other.value - one.value
    reach = sqrt(((one.high - one.low) / 2) ** 2 + ((other.high - other.low) / 2) ** 2)
    return Figure(value, value - reach, value + reach)


def ratio(
    rows: Iterable[GameRow], part: Callable[[GameRow], float], whole: Callable[[GameRow], float]
) -> Figure:
    """The sum of one number by the sum of another. Games are independent, what happens in one is not."""
    joint = Joint()
    for row in rows:
        times = whole(row)
        joint.add((times, part(row), float(times > 0)))
    found = win_share(joint)
    return Figure(0.0, 0.0, 1.0) if found is None else _figure(found)


def column(name: str) -> Callable[[GameRow], float]:
    """A statistic of a game; 0 where the game does not have it."""
    return lambda row: row.statistics.get(name, 0.0)


def won_by(rows: Sequence[GameRow], row: str) -> Figure:
    """The win share of the players who did something: ``table/row``."""
    return ratio(rows, column(f"{row}/won"), column(f"{row}/times"))


def names_of(rows: Sequence[GameRow], table: str, measure: str) -> list[str]:
    """The rows of a table of statistics."""
    found = dict.fromkeys(
        key.split("/")[1]
        for game in rows
        for key in game.statistics
        if key.startswith(f"{table}/") and key.endswith(f"/{measure}")
    )
    return list(found)
