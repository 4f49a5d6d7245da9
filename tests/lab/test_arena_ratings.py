"""Ratings: right where the answer is known, and as sure as they say."""

from __future__ import annotations

from itertools import combinations
from math import exp, log
from random import Random

import pytest

from madoi.lab.arena.ratings import ELO, Meeting, Rating, expected, rate


def by_name(ratings: list[Rating]) -> dict[str, float]:
    return {each.bot: each.rating for each in ratings}


def test_equal_bots_have_equal_ratings() -> None:
    ratings = rate(["a", "b"], [[Meeting("a", "b", 0.5, 2, share)] for share in (0.25, 0.75)] * 10)
    assert [each.rating for each in ratings] == pytest.approx([0, 0])
    assert all(each.interval.low < 0 < each.interval.high for each in ratings)


def test_ten_times_the_wins_are_four_hundred_points() -> None:
    deals = [[Meeting("a", "b", 0.5, 2, share)] for share in [1.0] * 10 + [0.0]] * 2000
    found = by_name(rate(["b", "a"], deals))
    assert found["a"] - found["b"] == pytest.approx(400, abs=0.1)
    assert found["a"] + found["b"] == pytest.approx(0)


def test_seats_are_taken_into_account() -> None:
    """One of four with ten times the strength of the others wins ten of thirteen."""
    assert expected(log(10), 1 / 4) == pytest.approx(10 / 13)
    assert expected(0, 3 / 4) == pytest.approx(3 / 4)
    deals = [
        [Meeting("a", "b", 1 / 4, 4, 10 / 13), Meeting("a", "b", 3 / 4, 4, expected(log(10), 3 / 4))]
    ] * 5000
    found = by_name(rate(["a", "b"], deals))
    assert found["a"] - found["b"] == pytest.approx(400, abs=0.5)


def test_three_bots_that_fit_the_model() -> None:
    strengths = {"a": 0.7, "b": 0.0, "c": -0.7}
    deal = [
        Meeting(one, other, 0.5, 2, expected(strengths[one] - strengths[other], 0.5))
        for one, other in combinations("abc", 2)
    ]
    ratings = rate(["c", "a", "b"], [deal] * 5000)
    assert [each.bot for each in ratings] == ["a", "b", "c"]
    for each in ratings:
        assert each.rating == pytest.approx(ELO * strengths[each.bot], abs=0.5)


def test_who_always_wins_has_a_rating_that_is_not_sure() -> None:
    for deals in (1, 10, 100):
        best, worst = rate(["a", "b"], [[Meeting("a", "b", 0.5, 2, 1.0)]] * deals)
        assert (best.bot, worst.bot) == ("a", "b")
        assert 0 < best.rating < 1000
        assert best.interval.high - best.interval.low > 100
        assert best.interval.low < best.rating < best.interval.high


TRUTH = {"a": 0.5, "b": 0.1, "c": -0.6}
PAIRS = list(combinations(TRUTH, 2))


@pytest.mark.parametrize("parts", [[0.5], [0.25, 0.75]], ids=["even", "one"])
def test_the_truth_is_inside_at_every_moment_in_most_runs(parts: list[float]) -> None:
    """100 tournaments of three bots, looked at four times each.

    Deals are lucky for one bot or another, so the games of a deal are far from independent."""
    random = Random(f"ratings {parts}")
    truth = by_name(
        rate(list(TRUTH), [[true_meeting(pair, part) for pair in PAIRS for part in parts]] * 3000)
    )
    missed = 0
    for _ in range(100):
        deals: list[list[Meeting]] = []
        wrong = False
        for deal in range(1, 161):
            luck = {bot: random.gauss(0, 1) for bot in TRUTH}
            deals.append([played(random, luck, pair, part) for pair in PAIRS for part in parts])
            if deal in (20, 40, 80, 160):
                for each in rate(list(TRUTH), deals):
                    wrong = wrong or not each.interval.low <= truth[each.bot] <= each.interval.high
        missed += wrong
    assert missed <= 8


def games_of(part: float) -> int:
    return 2 if part == 0.5 else 4


def played(random: Random, luck: dict[str, float], pair: tuple[str, str], part: float) -> Meeting:
    one, other = pair
    chance = expected(TRUTH[one] + luck[one] - TRUTH[other] - luck[other], part)
    games = games_of(part)
    return Meeting(one, other, part, games, sum(random.random() < chance for _ in range(games)) / games)


def true_meeting(pair: tuple[str, str], part: float) -> Meeting:
    """The true share over all luck: a fine sum over the normal distribution of the difference."""
    one, other = pair
    points = [step / 50 for step in range(-400, 401)]
    weights = [exp(-point * point / 4) for point in points]
    shares = [expected(TRUTH[one] - TRUTH[other] + point, part) for point in points]
    mean = sum(weight * share for weight, share in zip(weights, shares, strict=True)) / sum(weights)
    return Meeting(one, other, part, games_of(part), mean)
