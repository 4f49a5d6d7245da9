"""The latency model of a table: how long people take to answer, and delays that look like theirs.

The model is a smooth distribution, fitted to the logarithms of the answer times of people who had a choice.
It has an effect for each seat, each question, what others saw of the answer, and the three together. With few
times each effect shrinks towards the table, and the table towards a guess; what was long ago counts less.
A delay lies near one of the answers, about as far away as its neighbours: so it repeats none.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Iterator
from functools import lru_cache
from statistics import NormalDist
from typing import Final

from madoi.core.chance import Chance
from madoi.core.viewer import Seat
from madoi.server import limits

_LEVELS: Final = 5
_SEAT_LEVEL: Final = 1
_LEAST_EFFECT_VARIANCE: Final = 0.001
"""How much the effects of a level differ at least, as a variance of logarithms. Effects that differ no more
than chance makes them count for almost nothing."""
_SHAPE_WEIGHT: Final = 30.0
"""How many answers a level needs before it gives the shape as often as the level above it."""
_SPREAD_WEIGHT: Final = 4.0
"""How many answers the expected spread is worth."""
_FIRST_SPREAD: Final = 0.8
"""The spread of the logarithms while no times are known: two thirds lie within a factor of 2.2."""
_KERNEL_SHARE: Final = 0.3
"""How far a delay may lie from a real answer time, as a share of how far its neighbours are."""
_HALF_LIFE: Final = 120
"""An answer counts half as much after this many others: people get quicker, or tired."""
_LONGEST_DEVIATIONS: Final = 2.7
"""No delay is longer than this many standard deviations. A phone call once must not hold up the table often;
one answer in three hundred is longer than that."""
_REFIT_SHARE: Final = 16
"""The model is fitted again when there is one more answer in this many. Fewer change less than chance does,
and the fit is the largest part of the work for a delay."""
_TRIES: Final = 16
_STEPS: Final = 65_536
_NORMAL: Final = NormalDist()


class _Answer:
    """One answer: the levels of the model that it belongs to, from coarse to fine, and its logarithm."""

    __slots__ = ("levels", "log_seconds", "outcome")

    def __init__(self, seat: Seat, question: str, outcome: str, seconds: float) -> None:
        self.outcome = outcome
        self.levels = _levels(seat, question, outcome)
        self.log_seconds = _log(seconds)


class LatencyModel:
    """The answer times of the people at a table, in the order in which they came."""

    def __init__(self) -> None:
        self._answers: list[_Answer] = []
        self._places: dict[tuple[str, str], list[int]] = {}
        """Where the answers to a question are that begin with the same word."""
        self._last_fit: tuple[int, float, _Fit] | None = None
        """How many times were known, the first median, and the fit: the next draw is often from the same."""

    def __len__(self) -> int:
        return len(self._answers)

    def add(self, seat: Seat, question: str, verb: str, outcome: str, seconds: float) -> None:
        """Add the time of a person's answer. ``verb``: the first word of the action. ``outcome``: the kind of
        event that everybody saw of it, empty for none."""
        self._places.setdefault((question, verb), []).append(len(self._answers))
        self._answers.append(_Answer(seat, question, outcome, seconds))

    def forget_fit(self) -> None:
        """Free the memory of the fit: the next draw makes it again."""
        self._last_fit = None

    def draw(
        self,
        chance: Chance,
        seat: Seat,
        question: str,
        verb: str,
        first_seconds: float,
        known: int,
        at_most: float | None = None,
    ) -> float:
        """Seconds before an automatic answer, from the first ``known`` times: what people did since must not
        move a delay that has begun. ``first_seconds``: the median while nothing is known."""
        levels = _levels(seat, question, self._last_outcome(question, verb, known))
        fit = self._fit(known - known % max(1, known // _REFIT_SHARE), first_seconds)
        for log_seconds in fit.draws(chance, levels):
            seconds = math.exp(log_seconds)
            if at_most is None or seconds < at_most:
                return seconds
        # People have always taken longer than is left now.
        assert at_most is not None
        return at_most * (0.3 + 0.65 * _uniform(chance))

    def _last_outcome(self, question: str, verb: str, known: int) -> str:
        """What others saw of the last such answer among the first ``known``."""
        places = self._places.get((question, verb), [])
        before = bisect_left(places, known)
        return self._answers[places[before - 1]].outcome if before else ""

    def _fit(self, known: int, first_seconds: float) -> _Fit:
        if self._last_fit is None or self._last_fit[:2] != (known, first_seconds):
            answers = self._answers[max(0, known - limits.MAX_ANSWER_TIMES) : known]
            self._last_fit = (known, first_seconds, _Fit(answers, _log(first_seconds)))
        return self._last_fit[2]


class _Fit:
    """The model, fitted to these answers: an effect for every level, and what is left of each answer."""

    def __init__(self, answers: list[_Answer], first: float) -> None:
        self._answers = answers
        self._weights = [0.5 ** (age / _HALF_LIFE) for age in reversed(range(len(answers)))]
        self._residuals = [answer.log_seconds - first for answer in answers]
        self._effects: dict[object, float] = {}
        self._first = first
        for depth in range(_LEVELS):
            self._fit_level(depth)
        self._spreads = self._fit_spreads()
        self._pools: dict[object, list[float]] = {}
        """What is left of the answers of each level, the smallest first."""
        for answer, residual in zip(answers, self._residuals, strict=True):
            deviation = residual / self._spreads[answer.levels[_SEAT_LEVEL]]
            for level in answer.levels:
                self._pools.setdefault(level, []).append(deviation)
        for pool in self._pools.values():
            pool.sort()

    def _fit_level(self, depth: int) -> None:
        sums: dict[object, float] = {}
        weights: dict[object, float] = {}
        squares = 0.0
        for answer, residual, weight in zip(self._answers, self._residuals, self._weights, strict=True):
            level = answer.levels[depth]
            sums[level] = sums.get(level, 0.0) + weight * residual
            weights[level] = weights.get(level, 0.0) + weight
            squares += weight * residual**2
        total_weight = sum(weights.values())
        between = sum(total**2 / weights[level] for level, total in sums.items())
        variance = (squares - between + _SPREAD_WEIGHT * _FIRST_SPREAD**2) / (total_weight + _SPREAD_WEIGHT)
        # How much the effects differ beyond what chance makes of equal ones (after DerSimonian and Laird).
        effective = total_weight - sum(weight**2 for weight in weights.values()) / max(total_weight, 1.0)
        by_chance = (len(sums) - 1 + math.sqrt(2 * max(len(sums) - 1, 0))) * variance
        excess = between - sum(sums.values()) ** 2 / max(total_weight, 1.0) - by_chance
        effect_variance = 1.0 if depth == 0 else max(_LEAST_EFFECT_VARIANCE, excess / max(effective, 1.0))
        shrinkage = variance / effect_variance
        effects = {level: total / (weights[level] + shrinkage) for level, total in sums.items()}
        self._residuals = [
            residual - effects[answer.levels[depth]]
            for answer, residual in zip(self._answers, self._residuals, strict=True)
        ]
        self._effects |= effects

    def _fit_spreads(self) -> dict[object, float]:
        """The spread of each seat's answers; with few of them, that of all, or the first guess."""
        spreads: dict[object, float] = {(): _spread(self._residuals, _FIRST_SPREAD)}
        for seat in {answer.levels[_SEAT_LEVEL] for answer in self._answers}:
            own = [
                residual
                for answer, residual in zip(self._answers, self._residuals, strict=True)
                if answer.levels[_SEAT_LEVEL] == seat
            ]
            spreads[seat] = _spread(own, spreads[()])
        return spreads

    def draws(self, chance: Chance, levels: tuple[object, ...]) -> Iterator[float]:
        """Some logarithms of delays, each as good as the others."""
        centre = self._first + sum(self._effects.get(level, 0.0) for level in levels)
        spread = self._spreads.get(levels[_SEAT_LEVEL], self._spreads[()])
        for _ in range(_TRIES):
            pool = self._pool(chance, levels)
            deviation = _near_one(pool, chance) if pool else _NORMAL.inv_cdf(_uniform(chance))
            if deviation <= _LONGEST_DEVIATIONS:
                yield centre + spread * deviation

    def _pool(self, chance: Chance, levels: tuple[object, ...]) -> list[float]:
        """The residuals that lend their shape, of one level drawn by chance: the more a level has, the sooner
        it is taken, finer ones first. None where there are few at all."""
        for level_depth in reversed(range(_LEVELS)):
            pool = self._pools.get(levels[level_depth], [])
            weight = _SHAPE_WEIGHT if level_depth > 0 else _SPREAD_WEIGHT
            if _uniform(chance) * (len(pool) + weight) < len(pool):
                return pool
        return []


def _near_one(pool: list[float], chance: Chance) -> float:
    """A value near some value of the pool, which is sorted: as near as its neighbours are, on the side where
    they are denser. So it fills the gaps between single values, but not the valley between two crowds."""
    place, many = int(_uniform(chance) * len(pool)), round(math.sqrt(len(pool)))
    value = pool[place]
    spans = [abs(pool[other] - value) for other in (place - many, place + many) if 0 <= other < len(pool)]
    return value + _KERNEL_SHARE * min(spans, default=1.0) * _NORMAL.inv_cdf(_uniform(chance))


def _spread(residuals: list[float], expected: float) -> float:
    squares = sum(residual**2 for residual in residuals) + _SPREAD_WEIGHT * expected**2
    return math.sqrt(squares / (len(residuals) + _SPREAD_WEIGHT))


@lru_cache(limits.MAX_SHARED_LEVELS)
def _levels(seat: Seat, question: str, outcome: str) -> tuple[object, ...]:
    return ((), (seat,), (question,), (question, outcome), (seat, question, outcome))


def _log(seconds: float) -> float:
    return math.log(max(seconds, limits.MIN_ANSWER_SECONDS))


def _uniform(chance: Chance) -> float:
    """A number between 0 and 1, in steps too small to be seen in a time."""
    coarse, fine = chance.below(_STEPS, "mask"), chance.below(_STEPS, "mask")
    return (coarse + (fine + 0.5) / _STEPS) / _STEPS
