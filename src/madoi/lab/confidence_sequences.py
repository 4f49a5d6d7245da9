"""Intervals that hold at every moment of a run, however often one looks and whenever one stops.

An ordinary 95 % interval misses in 5 % of runs *of a length fixed beforehand*. Who looks again and
again and stops when she likes what she sees is misled far more often. The intervals here miss in 5 % of
runs *at any moment at all*, so a run may be watched, stopped early, interrupted and gone on with.
They are wider for it: about 1.7 times.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log, log1p, sqrt
from typing import Final

from madoi.lab.intervals import LEVEL, Interval

DOUBT: Final = 1 - LEVEL

STAKES: Final = (0.01, 0.016, 0.025, 0.04, 0.063, 0.1, 0.16, 0.25, 0.4, 0.63, 0.9, 0.99)
"""The parts of its money that the gambler bets, from cautious to bold. Which of them is best depends on
how large and how steady the difference is; none is needed to be."""

_STEPS: Final = 32
_USUAL_COUNT: Final = 200
"""At how many numbers the intervals of `reach` are the tightest."""


def above(counts: Mapping[float, int], mean: float, doubt: float = DOUBT) -> bool:
    """Whether numbers from 0 to 1, seen so often each, show that their true mean is greater than this.

    A gambler bets on it: of each twelfth of her money a fixed part (`STAKES`) on every number, in a game
    that is fair if the true mean is ``mean`` and to her loss if it is less. Then, by Ville's inequality,
    the chance that she *ever* has 1 / doubt times what she began with is at most ``doubt``, for any
    distribution between 0 and 1. So when she has, it is shown.
    (Waudby-Smith and Ramdas, Estimating means of bounded random variables by betting, 2023.)
    """
    logs = [
        sum(times * log1p(stake * (value / mean - 1)) for value, times in counts.items()) for stake in STAKES
    ]
    greatest = max(logs)
    fortune = greatest + log(sum(exp(each - greatest) for each in logs) / len(logs))
    return fortune >= -log(doubt)


def below(counts: Mapping[float, int], mean: float, doubt: float = DOUBT) -> bool:
    """Whether they show that their true mean is less than this."""
    return above({1 - value: times for value, times in counts.items()}, 1 - mean, doubt)


def always_interval(counts: Mapping[float, int], doubt: float = DOUBT) -> Interval:
    """Where the true mean of numbers from 0 to 1 is: at every moment at once, but for this doubt.

    What is outside is shown to be wrong, with half of the doubt on each side.
    """
    mirrored = {1 - value: times for value, times in counts.items()}
    return Interval(_least(counts, doubt / 2), 1 - _least(mirrored, doubt / 2))


def _least(counts: Mapping[float, int], doubt: float) -> float:
    """The greatest mean that the true one is shown to be above of; 0 if there is none."""
    # A greater mean is always harder to show, so halving finds the border.
    low, high = 0.0, 1.0
    for _ in range(_STEPS):
        middle = (low + high) / 2
        if above(counts, middle, doubt):
            low = middle
        else:
            high = middle
    return low


def reach(count: int, doubt: float = DOUBT) -> float:
    """How many standard errors an estimate from ``count`` independent parts may be off, at every moment
    at once; an ordinary interval has 1.96.

    For estimates that are not means of numbers from 0 to 1. Like the ordinary one it holds for many parts.
    (Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, Time-uniform central limit theory, 2024.)
    """
    bound = -2 * log(doubt)
    grown = count * (bound + log(bound + 1)) / _USUAL_COUNT
    return sqrt((1 + 1 / grown) * (log(grown + 1) + bound))
