"""Ratings of players and puzzles: a first attempt at a puzzle is a game of two, which one of them wins.

The model is Bradley and Terry's, by the library openskill (docs/decisions/0005-tools.md).
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from madoi.puzzles.puzzle import Level

if TYPE_CHECKING:
    from openskill.models import BradleyTerryFull

_MEAN: Final = 25.0
_SPREAD: Final = 25.0 / 3.0
_LEVEL_MEAN: Final = {"easy": 19.0, "medium": 25.0, "hard": 31.0}
_LEVEL_SPREAD: Final = 6.0
"""A puzzle begins with what its level says, which is less than nothing and more than a guess."""
_POINTS_MEAN: Final = 1500
_POINTS_PER_UNIT: Final = 60
"""Ratings are shown on a scale that players of other games know."""
_INTERVAL: Final = 2.0
"""An interval of two standard deviations on both sides holds the true value in 95 of 100 cases."""


class Rating(NamedTuple):
    """A strength and its uncertainty, both in the library's unit."""

    mean: float = _MEAN
    spread: float = _SPREAD


class ShownRating(NamedTuple):
    """A rating in points, with its interval of 95%."""

    points: int
    low: int
    high: int


def first_rating(level: Level) -> Rating:
    """The rating of a puzzle that nobody has tried."""
    return Rating(_LEVEL_MEAN[level], _LEVEL_SPREAD)


def rate_attempt(player: Rating, puzzle: Rating, solved: bool) -> tuple[Rating, Rating]:
    """The ratings of both after a first attempt."""
    model = _model()
    sides = [[model.rating(mu=one.mean, sigma=one.spread)] for one in (player, puzzle)]
    rated = model.rate(sides, ranks=[1, 2] if solved else [2, 1])
    first, second = (Rating(side[0].mu, side[0].sigma) for side in rated)
    return first, second


def shown(rating: Rating) -> ShownRating:
    points = _POINTS_MEAN + _POINTS_PER_UNIT * (rating.mean - _MEAN)
    reach = _INTERVAL * _POINTS_PER_UNIT * rating.spread
    return ShownRating(round(points), round(points - reach), round(points + reach))


@cache
def _model() -> BradleyTerryFull:
    # Late: most processes rate nobody.
    from openskill.models import BradleyTerryFull  # noqa: PLC0415

    return BradleyTerryFull()
