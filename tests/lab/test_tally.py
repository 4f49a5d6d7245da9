"""Sums that can be split and merged without losing a bit."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import pairwise
from math import ceil
from random import Random
from statistics import fmean, stdev

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from madoi.core.event import Outcome
from madoi.lab.statistics_tables import statistics_tables
from madoi.lab.tally import Histogram, Sums, Tally, TallyBuilder

BOTS = ["greedy", "random", "random"]


def some_game(dice: Random) -> tuple[Outcome, int, dict[str, float]]:
    winners = sorted(dice.sample(range(3), dice.randint(1, 3)))
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(3)]
    points = [dice.choice([0.1, 0.2, 7.0, 1e9]) for _ in range(3)]
    statistics = {"t/all/x": dice.uniform(-1e6, 1e6)}
    if dice.random() < 0.2:
        statistics["t/some/x"] = dice.random()
    return Outcome(points, shares, winners), dice.randint(30, 40), statistics


def tally_of(games: list[tuple[Outcome, int, dict[str, float]]]) -> Tally:
    builder = TallyBuilder(3)
    for outcome, decisions, statistics in games:
        builder.add(BOTS, outcome, decisions, statistics)
    return builder.tally()


GAMES = [some_game(Random(number)) for number in range(60)]


@settings(max_examples=40)
@given(st.lists(st.integers(0, len(GAMES)), max_size=6))
def test_any_split_gives_the_same_to_the_last_bit(cuts: list[int]) -> None:
    places = [0, *sorted(cuts), len(GAMES)]
    merged = TallyBuilder(3).tally()
    for start, end in pairwise(places):
        merged.merge(tally_of(GAMES[start:end]))
    whole = tally_of(GAMES)
    assert merged == whole
    assert list(merged.statistics) == list(whole.statistics)
    assert [sums.mean for sums in merged.statistics.values()] == [
        sums.mean for sums in whole.statistics.values()
    ]


def test_grouping_does_not_matter() -> None:
    parts = [GAMES[:9], GAMES[9:20], GAMES[20:]]
    left, right, tail = tally_of(parts[0]), tally_of(parts[0]), tally_of(parts[1])
    left.merge(tally_of(parts[1]))
    left.merge(tally_of(parts[2]))
    tail.merge(tally_of(parts[2]))
    right.merge(tail)
    assert left == right


def test_a_tally_survives_the_way_from_another_process() -> None:
    assert pickle.loads(pickle.dumps(tally_of(GAMES))) == tally_of(GAMES)


def test_sums_agree_with_the_library() -> None:
    values = [game[2]["t/all/x"] for game in GAMES]
    sums = tally_of(GAMES).statistics["t/all/x"]
    assert sums.count == len(values)
    assert sums.mean == pytest.approx(fmean(values), rel=1e-12)
    assert sums.deviation == pytest.approx(stdev(values), rel=1e-12)
    assert (sums.least, sums.most) == (min(values), max(values))


def test_a_small_spread_far_from_zero_is_not_lost() -> None:
    sums = Sums()
    for value in (1e9, 1e9 + 1, 1e9 + 2):
        sums.add(value)
    assert sums.deviation == 1.0  # in floating point, sums of squares would say 0


def test_what_some_games_do_not_mention_is_about_those_that_do() -> None:
    values = [game[2]["t/some/x"] for game in GAMES if "t/some/x" in game[2]]
    sums = tally_of(GAMES).statistics["t/some/x"]
    assert 0 < sums.count == len(values) < len(GAMES)
    assert sums.mean == pytest.approx(fmean(values))


def test_shares_points_and_bots() -> None:
    builder = TallyBuilder(3)
    builder.add(BOTS, Outcome([3.0, 5.0, 4.0], [0.0, 1.0, 0.0], [1]), 12, {})
    builder.add(BOTS, Outcome([6.0, 6.0, 1.0], [0.5, 0.5, 0.0], [0, 1]), 14, {})
    builder.add(BOTS, Outcome([2.0, 2.0, 2.0], [1 / 3] * 3, []), 13, {})
    tally = builder.tally()
    assert (tally.games, tally.shared, tally.undecided) == (3, 1, 1)
    assert [sums.mean for sums in tally.shares] == pytest.approx([5 / 18, 11 / 18, 1 / 9])
    assert tally.points[1].counts == {5.0: 1, 6.0: 1, 2.0: 1}
    assert tally.bot_shares["greedy"].mean == pytest.approx(5 / 18)
    assert tally.bot_shares["random"].mean == pytest.approx(13 / 18)
    assert tally.bot_points["random"].mean == pytest.approx((4.5 + 3.5 + 2.0) / 3)
    assert tally.decisions.counts == {12: 1, 13: 1, 14: 1}


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ([0, 1, 1], True),
        ([1], True),
        ([0, 2], False),
        ([0, 0.5], False),
        ([-1, 1], False),
        ([0.0], True),
    ],
)
def test_yes_or_no(values: list[float], expected: bool) -> None:
    sums = Sums()
    for value in values:
        sums.add(value)
    assert sums.yes_or_no == expected


@given(st.lists(st.integers(-5, 5), min_size=1), st.integers(1, 100))
def test_percentiles(values: list[int], percent: int) -> None:
    histogram = Histogram()
    for value in values:
        histogram.add(value)
    expected = sorted(values)[ceil(percent * len(values) / 100) - 1]
    assert histogram.percentile(percent) == expected


def test_an_interval_does_not_go_below_what_cannot_be_negative() -> None:
    rare, signed = Sums(), Sums()
    for value in (0.0, 0.0, 0.0, 0.0, 1.0):
        rare.add(value)
        signed.add(value if value else -0.1)
    assert rare.interval().low == 0.0
    assert signed.interval().low < 0.0


def test_statistics_keys_become_tables() -> None:
    yes, count = Sums(), Sums()
    yes.add(1.0)
    count.add(3.0)
    yaku, robe = statistics_tables(
        {
            "yaku/juu 2/made": count,
            "robe/a/b/eight": yes,
            "yaku/juu 2/won": yes,
            "yaku/asagao/made": yes,
        }
    )
    assert (yaku.name, yaku.rows, yaku.measures) == ("yaku", ["juu 2", "asagao"], ["made", "won"])
    assert ("asagao", "won") not in yaku.cells
    assert (robe.rows, robe.measures, robe.stem) == (["a/b"], ["eight"], "survey-robe")
    assert yaku.frequency("won")
    assert not yaku.frequency("made")
    assert yaku.interval("juu 2", "won") == yes.share_interval()
    assert yaku.interval("asagao", "made") == yes.interval()


def test_shares_and_counts_are_told_by_their_names() -> None:
    tables = statistics_tables(
        {
            f"t/r/{measure}": Histogram(Counter(values)).sums()
            for measure, values in {
                "wins": {0.5: 2, 0.0: 1},
                "seats": {0.0: 2, 1.0: 1},
                "other": {0.0: 2, 1.0: 1},
                "more": {0.0: 2, 0.5: 1},
            }.items()
        }
    )
    assert {measure: tables[0].frequency(measure) for measure in tables[0].measures} == {
        "wins": True,
        "seats": False,
        "other": True,
        "more": False,
    }
