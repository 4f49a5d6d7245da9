"""Intervals against published values, and whether they keep what they promise."""

from __future__ import annotations

from math import comb, inf

import pytest

from madoi.lab.intervals import mean_interval, share_interval


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Newcombe, Statistics in Medicine 17 (1998), score method without correction
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (5, 10, 0.2366, 0.7634),
        (20, 20, 0.8389, 1.0),
    ],
)
def test_wilson_as_published(wins: int, games: int, low: float, high: float) -> None:
    assert share_interval(wins / games, games) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize("tie", [0.0, 0.1, 0.4])
def test_a_share_interval_holds_what_it_promises_with_and_without_ties(tie: float) -> None:
    """The exact chance, over all ways 80 games can go, that the interval contains the true share."""
    games, win = 80, 0.25 - tie / 2
    covered = 0.0
    for wins in range(games + 1):
        for ties in range(games + 1 - wins if tie else 1):
            interval = share_interval((wins + ties / 2) / games, games)
            if interval.low <= 0.25 <= interval.high:
                rest = games - wins - ties
                ways = comb(games, wins) * comb(games - wins, ties)
                covered += ways * win**wins * tie**ties * (1 - win - tie) ** rest
    assert covered > 0.94


def test_a_share_never_leaves_0_to_1_and_contains_its_mean() -> None:
    thirds = sum([1 / 3] * 3 + [1e-16])
    for mean in (0.0, 1.0, thirds, 1.0000000000000002):
        low, high = share_interval(mean, 7)
        assert 0.0 <= low <= min(mean, 1.0) <= high <= 1.0


def test_no_games_say_nothing_about_a_share() -> None:
    assert share_interval(0.0, 0) == (0.0, 1.0)


def test_a_mean_of_ten() -> None:
    # 1, …, 10: mean 5.5, deviation 3.02765; 1.95996 * 3.02765 / sqrt(10) = 1.87652
    interval = mean_interval(5.5, 3.0276503540974917, 10)
    assert interval == pytest.approx((3.62348, 7.37652), abs=1e-5)
    assert interval.half_width(5.5) == pytest.approx(1.87652, abs=1e-5)


def test_what_never_varied_has_no_known_interval() -> None:
    assert mean_interval(48.0, 0.0, 1000) == (-inf, inf)
    assert not mean_interval(48.0, 0.0, 1000).known
    assert mean_interval(48.0, 0.1, 1000).known
