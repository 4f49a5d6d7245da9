"""95 % confidence intervals of a mean.

Games are independent, because each has its own seed. So the input is one number per game.
"""

from __future__ import annotations

from math import inf, sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

LEVEL: Final = 0.95
_Z: Final = NormalDist().inv_cdf((1 + LEVEL) / 2)


class Interval(NamedTuple):
    """From ``low`` to ``high``, both included; infinite when nothing can be said."""

    low: float
    high: float

    @property
    def known(self) -> bool:
        return self.high < inf

    def half_width(self, middle: float) -> float:
        """How far it reaches from the middle, on the longer side: what stands after a ±."""
        return max(self.high - middle, middle - self.low)


class Estimate(NamedTuple):
    """A value and its interval.

    For an interval of another level: a share has the number of independent ``tries``, anything else its
    standard ``error``.
    """

    value: float
    interval: Interval
    tries: float = 0.0
    error: float = 0.0

    def simultaneous(self, count: int) -> Interval:
        """The interval that is one of ``count``, which all hold together with 95 % (Bonferroni)."""
        z = NormalDist().inv_cdf(1 - (1 - LEVEL) / (2 * count))
        if self.tries:
            return share_interval(self.value, self.tries, z)
        return mean_interval_by_error(self.value, self.error, z)


def share_interval(mean: float, count: float, z: float = _Z) -> Interval:
    """The interval of a mean of ``count`` numbers from 0 to 1: a share of wins, a frequency.

    This is Wilson's score interval. For numbers that are only 0 or 1 it is the usual one, which keeps
    what it promises for few games and for rare things, where mean ± error does not. It also holds for
    shared wins (halves, thirds): Wilson takes the variance of a single number to be p (1 - p), and no
    distribution between 0 and 1 with mean p has a larger one. So with ties it is, if anything,
    a little too wide, never too narrow.
    """
    if count == 0:
        return Interval(0.0, 1.0)
    mean = min(max(mean, 0.0), 1.0)  # sums of thirds can miss 1 by a rounding
    slack = z * z / count
    centre = (mean + slack / 2) / (1 + slack)
    reach = z * sqrt(mean * (1 - mean) / count + slack / (4 * count)) / (1 + slack)
    # The ends are exact in theory; min and max only take off what rounding added.
    return Interval(max(0.0, min(mean, centre - reach)), min(1.0, max(mean, centre + reach)))


def mean_interval(mean: float, deviation: float, count: int) -> Interval:
    """The interval of a mean of ``count`` numbers of any size: mean ± 1.96 standard errors.

    It rests on the central limit theorem: good from some thirty games on, too narrow below. Numbers
    that are all the same, or a single one, say nothing about how large a rare exception might be, so
    their interval is infinite.
    """
    return mean_interval_by_error(mean, deviation / sqrt(count))


def mean_interval_by_error(mean: float, error: float, z: float = _Z) -> Interval:
    """The same of anything whose standard error is known: a mean, a difference, a ratio."""
    if error == 0.0:
        return Interval(-inf, inf)
    return Interval(mean - z * error, mean + z * error)
