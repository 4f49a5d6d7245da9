"""A rating: a strength with its uncertainty, and how a result changes those of everybody who took part.

The model is Bradley and Terry's, by the library openskill (docs/decisions/0005-tools.md).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from openskill.models import BradleyTerryFull

MEAN: Final = 25.0
SPREAD: Final = 25.0 / 3.0
"""Of somebody about whom nothing is known."""
_POINTS_MEAN: Final = 1500
_POINTS_PER_UNIT: Final = 60
"""Ratings are shown on a scale that players of other games know."""
_INTERVAL: Final = 2.0
"""An interval of two standard deviations on both sides holds the true value in 95 of 100 cases."""


class Rating(NamedTuple):
    """A strength and its uncertainty, both in the library's unit."""

    mean: float = MEAN
    spread: float = SPREAD

    @property
    def low(self) -> float:
        """The low end of the interval: what somebody is worth at least, as far as one can know."""
        return self.mean - _INTERVAL * self.spread


class ShownRating(NamedTuple):
    """A rating in points, with its interval of 95%."""

    points: int
    low: int
    high: int


def rate(ratings: Sequence[Rating], scores: Sequence[float]) -> list[Rating]:
    """The ratings of all who took part, after a result in which the higher score is better."""
    model = _model()
    sides = [[model.rating(mu=one.mean, sigma=one.spread)] for one in ratings]
    return [Rating(side[0].mu, side[0].sigma) for side in model.rate(sides, scores=list(scores))]


def rate_seats(
    known: Mapping[str, Rating], subjects: Sequence[str], scores: Sequence[float]
) -> dict[str, Rating]:
    """The ratings of all who took part in a game, by subject. A bot may have several seats: it then learns
    from each, as from several games."""
    after = dict(known)
    rated = rate([known[subject] for subject in subjects], scores)
    for subject, new in zip(subjects, rated, strict=True):
        old, so_far = known[subject], after[subject]
        after[subject] = Rating(so_far.mean + new.mean - old.mean, so_far.spread * new.spread / old.spread)
    return after


def shown(rating: Rating) -> ShownRating:
    points = _POINTS_MEAN + _POINTS_PER_UNIT * (rating.mean - MEAN)
    reach = _INTERVAL * _POINTS_PER_UNIT * rating.spread
    return ShownRating(round(points), round(points - reach), round(points + reach))


@cache
def _model() -> BradleyTerryFull:
    # Late: most processes rate nobody.
    from openskill.models import BradleyTerryFull  # noqa: PLC0415

    return BradleyTerryFull()
