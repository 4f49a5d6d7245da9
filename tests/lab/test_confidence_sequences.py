"""Intervals that hold at every moment: their promise, tried out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import log1p, sqrt
from random import Random

import pytest

from madoi.lab.confidence_sequences import (
    BET_FRACTIONS,
    ERROR_PROBABILITY,
    anytime_interval,
    anytime_standard_errors,
    mean_exceeds,
    mean_is_below,
)
from madoi.lab.intervals import share_interval


def counted(*values: float) -> Counter[float]:
    return Counter(values)


def test_nothing_is_known_of_nothing() -> None:
    assert anytime_interval({}) == (0.0, 1.0)
    assert not mean_exceeds({}, 0.5)
    assert not mean_is_below({}, 0.5)


def test_what_is_outside_the_interval_is_shown_to_be_wrong() -> None:
    counts = Counter({0.0: 20, 0.5: 10, 1.0: 70})
    low, high = anytime_interval(counts)
    assert low < 0.75 < high
    assert mean_exceeds(counts, low - 1e-6, ERROR_PROBABILITY / 2)
    assert not mean_exceeds(counts, low + 1e-6, ERROR_PROBABILITY / 2)
    assert mean_is_below(counts, high + 1e-6, ERROR_PROBABILITY / 2)
    assert not mean_is_below(counts, high - 1e-6, ERROR_PROBABILITY / 2)


def test_wins_and_losses_are_treated_alike() -> None:
    low, high = anytime_interval({0.0: 12, 0.25: 5, 1.0: 30})
    mirrored = anytime_interval({1.0: 12, 0.75: 5, 0.0: 30})
    assert mirrored == pytest.approx((1 - high, 1 - low))


def test_the_ends_of_the_scale_are_never_left() -> None:
    assert anytime_interval({1.0: 50}).high == 1.0
    assert anytime_interval({0.0: 50}).low == 0.0
    assert 0.8 < anytime_interval({1.0: 50}).low < 1.0


@pytest.mark.parametrize("wins", [500, 700, 900])
def test_it_is_wider_than_the_ordinary_one_but_not_by_much(wins: int) -> None:
    always, usual = anytime_interval({1.0: wins, 0.0: 1000 - wins}), share_interval(wins / 1000, 1000)
    ratio = (always.high - always.low) / (usual.high - usual.low)
    assert 1.2 < ratio < 1.9


def test_steady_numbers_give_narrower_intervals() -> None:
    steady, loose = anytime_interval({0.5: 100, 0.75: 100}), anytime_interval({0.25: 100, 1.0: 100})
    assert steady.high - steady.low < (loose.high - loose.low) / 2


FAIR: dict[str, Callable[[Random], float]] = {
    "wins and losses": lambda random: float(random.random() < 0.5),
    "mostly draws": lambda random: random.choice([0.0, *[0.5] * 8, 1.0]),
    "seldom, but then": lambda random: 1.0 if random.random() < 0.1 else 4 / 9,
}


@pytest.mark.parametrize("name", FAIR)
def test_who_looks_all_the_time_is_misled_in_five_runs_of_a_hundred_at_most(name: str) -> None:
    """The promise that stopping early rests on: 300 runs of 200 equal deals, looked at after every one.

    The fortunes are summed up here, so that a mistake in `mean_exceeds` does not hide itself."""
    random = Random(f"fair {name}")
    misled = naive = 0
    runs, length = 300, 200
    for _ in range(runs):
        logs = [[0.0] * len(BET_FRACTIONS), [0.0] * len(BET_FRACTIONS)]
        counts: Counter[float] = Counter()
        fooled = looked = False
        total = squares = 0.0
        for deal in range(1, length + 1):
            value = FAIR[name](random)
            counts[value] += 1
            total += value
            squares += value * value
            fooled = fooled or richer(logs, value, 2 / ERROR_PROBABILITY)
            deviation = sqrt(max(squares / deal - (total / deal) ** 2, 0.0))
            looked = looked or (deal >= 30 and abs(total / deal - 0.5) > 1.96 * deviation / sqrt(deal))
        assert (
            not (
                mean_exceeds(counts, 0.5, ERROR_PROBABILITY / 2)
                or mean_is_below(counts, 0.5, ERROR_PROBABILITY / 2)
            )
            or fooled
        )
        misled += fooled
        naive += looked
    assert misled <= 1.5 * ERROR_PROBABILITY * runs  # 5 %, and what chance may add in 300 runs
    assert naive > 2 * ERROR_PROBABILITY * runs  # what an ordinary interval does to who looks all the time


def richer(logs: list[list[float]], value: float, aim: float) -> bool:
    """Bet on the value being above, and below, one half; whether either fortune has reached the aim."""
    reached = False
    for side, edge in enumerate((2 * value - 1, 1 - 2 * value)):
        logs[side] = [
            fortune + log1p(stake * edge) for fortune, stake in zip(logs[side], BET_FRACTIONS, strict=True)
        ]
        reached = (
            reached or sum(2.718281828459045**fortune for fortune in logs[side]) / len(BET_FRACTIONS) >= aim
        )
    return reached


def test_a_real_difference_is_found_soon() -> None:
    """60 % against 40 % is shown by some hundreds of deals."""
    random = Random("found")
    counts: Counter[float] = Counter()
    while not mean_exceeds(counts, 0.5, ERROR_PROBABILITY / 2):
        counts[float(random.random() < 0.6)] += 1
        assert counts.total() < 500


def test_the_reach_of_other_estimates() -> None:
    assert 2.9 < anytime_standard_errors(200) < 3.2  # 1.96 would hold at one moment only
    assert anytime_standard_errors(2) > anytime_standard_errors(200)
    assert 3.0 < anytime_standard_errors(20_000) < 4.0
    assert anytime_standard_errors(100, 0.01) > anytime_standard_errors(100)
