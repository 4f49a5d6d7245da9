"""Confidence sequences: intervals that hold at every moment of a run, however often you look.

An ordinary 95 % interval misses in 5 % of runs *of a length fixed beforehand*. These miss in 5 % of runs
*at any moment at all*, so a run may be stopped early and continued. They are about 1.7 times as wide.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log, log1p, sqrt
from typing import Final

from madoi.lab.intervals import LEVEL, Interval

ERROR_PROBABILITY: Final = 1 - LEVEL

BET_FRACTIONS: Final = (0.01, 0.016, 0.025, 0.04, 0.063, 0.1, 0.16, 0.25, 0.4, 0.63, 0.9, 0.99)
"""The fractions of its money that the gambler bets, from cautious to bold.

Which is best depends on how large and how steady the difference is, so all are tried at once.
"""

_STEPS: Final = 32
_USUAL_COUNT: Final = 200
"""The count at which `anytime_standard_errors` is the tightest."""


def mean_exceeds(
    counts: Mapping[float, int], mean: float, error_probability: float = ERROR_PROBABILITY
) -> bool:
    """Whether numbers from 0 to 1, with their counts, show that their true mean is greater than this.

    A gambler bets a fixed fraction (`BET_FRACTIONS`) of each twelfth of the money on every number. The bet is
    fair if the true mean is ``mean``, and loses if it is less. By Ville's inequality the probability that
    the money *ever* grows by the factor 1 / error_probability is at most ``error_probability``, for any
    distribution between 0 and 1. So when it has grown that much, it is shown.
    (Waudby-Smith and Ramdas, Estimating means of bounded random variables by betting, 2023.)
    """
    logs = [
        sum(times * log1p(stake * (value / mean - 1)) for value, times in counts.items())
        for stake in BET_FRACTIONS
    ]
    greatest = max(logs)
    fortune = greatest + log(sum(exp(each - greatest) for each in logs) / len(logs))
    return fortune >= -log(error_probability)


def mean_is_below(
    counts: Mapping[float, int], mean: float, error_probability: float = ERROR_PROBABILITY
) -> bool:
    """Whether the numbers show that their true mean is less than this."""
    return mean_exceeds({1 - value: times for value, times in counts.items()}, 1 - mean, error_probability)


def anytime_interval(counts: Mapping[float, int], error_probability: float = ERROR_PROBABILITY) -> Interval:
    """An interval for the true mean of numbers from 0 to 1 that holds at every moment at once.

    Half of the error probability is on each side.
    """
    mirrored = {1 - value: times for value, times in counts.items()}
    return Interval(_least(counts, error_probability / 2), 1 - _least(mirrored, error_probability / 2))


def _least(counts: Mapping[float, int], error_probability: float) -> float:
    """The greatest mean that the true mean is shown to exceed; 0 if there is none."""
    # A greater mean is always harder to show, so halving finds the border.
    low, high = 0.0, 1.0
    for _ in range(_STEPS):
        middle = (low + high) / 2
        if mean_exceeds(counts, middle, error_probability):
            low = middle
        else:
            high = middle
    return low


def anytime_standard_errors(count: int, error_probability: float = ERROR_PROBABILITY) -> float:
    """How many standard errors an estimate from ``count`` independent parts may be off at any moment.

    An ordinary interval has 1.96. For estimates that are not means of numbers from 0 to 1; asymptotic.
    (Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, Time-uniform central limit theory, 2024.)
    """
    bound = -2 * log(error_probability)
    grown = count * (bound + log(bound + 1)) / _USUAL_COUNT
    return sqrt((1 + 1 / grown) * (log(grown + 1) + bound))
