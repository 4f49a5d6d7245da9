"""Ratings: who gains by a result, how intervals shrink, and what a season's break does."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from madoi.ratings.rating import SPREAD, Rating, rate, rate_seats, shown
from madoi.ratings.season import rating_in, season_at, seasons_back


def test_a_win_lifts_and_a_surprise_lifts_more() -> None:
    winner, loser = rate([Rating(), Rating()], [1.0, 0.0])
    assert winner.mean > 25.0 > loser.mean
    surprised, _ = rate([Rating(20.0, 4.0), Rating(30.0, 4.0)], [1.0, 0.0])
    expected, _ = rate([Rating(30.0, 4.0), Rating(20.0, 4.0)], [1.0, 0.0])
    assert surprised.mean - 20.0 > expected.mean - 30.0 > 0


def test_places_of_many_seats_are_all_used_and_equal_scores_stay_equal() -> None:
    after = rate([Rating()] * 4, [1.0, 1 / 3, 1 / 3, 0.0])
    assert after[1].mean == pytest.approx(after[2].mean)
    assert after[0].mean > after[1].mean > after[3].mean
    assert all(one.spread < SPREAD for one in after)


def test_an_interval_shrinks_with_games_and_is_drawn_around_the_points() -> None:
    rating, widths = Rating(), []
    for _ in range(20):
        rating, _ = rate([rating, Rating(25.0, 2.0)], [1.0, 0.0])
        rating, _ = rate([rating, Rating(25.0, 2.0)], [0.0, 1.0])
        points = shown(rating)
        assert points.high - points.points == pytest.approx(points.points - points.low, abs=1)
        widths.append(points.high - points.low)
    assert widths == sorted(widths, reverse=True)
    assert rating.low < rating.mean


def test_a_bot_with_two_seats_learns_from_both_and_counts_once() -> None:
    known = {"me": Rating(), "bot:casual": Rating()}
    after = rate_seats(known, ["me", "bot:casual", "bot:casual"], [1.0, 0.5, 0.0])
    me, first, second = rate([Rating()] * 3, [1.0, 0.5, 0.0])
    assert after["me"] == pytest.approx(me)
    assert after["bot:casual"].mean == pytest.approx(first.mean + second.mean - 25.0)
    assert after["bot:casual"].spread < min(first.spread, second.spread)


def test_seasons_are_quarters_of_a_year() -> None:
    last, first = datetime(2026, 12, 31, 23, 59, 59, tzinfo=UTC), datetime(2027, 1, 1, tzinfo=UTC)
    assert season_at(last.timestamp()) == "2026-4"
    assert season_at(first.timestamp()) == "2027-1"
    assert seasons_back("2027-2", 4) == ["2027-2", "2027-1", "2026-4", "2026-3"]
    assert seasons_back("2027-2", 9) == sorted(seasons_back("2027-2", 9), reverse=True), "as texts too"


def test_a_new_season_begins_with_less_certainty_and_the_same_mean() -> None:
    known = Rating(31.0, 1.0)
    after_one, after_many = rating_in("2027-1", known, "2026-4"), rating_in("2027-1", known, "2020-1")
    assert known.spread < after_one.spread < after_many.spread == SPREAD
    assert after_one.mean == after_many.mean == 31.0
    assert rating_in("2027-1", Rating(), "2026-4") == Rating()
