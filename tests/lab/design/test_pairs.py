"""The same seeds on both sides, and differences game by game."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev

import pytest

from madoi.core.event import Outcome
from madoi.core.refusal import BadOption
from madoi.lab.design.pairs import PairsBuilder, numbers_of, play_pairs
from madoi.lab.design.plan import DesignPlan, design_plan
from madoi.lab.game_rows import GameRow
from madoi.lab.simulation import Plan, game_row, simulate
from madoi.words import LANGUAGES, words
from support.lab.studies import plan


def outcome(points: float, winner: int) -> Outcome:
    return Outcome([points, 5.0], [float(seat == winner) for seat in range(2)], [winner])


def row(outcome: Outcome, statistics: dict[str, float]) -> GameRow:
    return game_row(0, ["greedy"] * 2, outcome, 20, statistics)


def test_differences_are_those_of_each_game() -> None:
    before = [float(number * 7 % 40) for number in range(50)]  # all over the place
    after = [value + 1 + number % 3 for number, value in enumerate(before)]  # and always a little more
    builder = PairsBuilder(2, 2)
    for one, other in zip(before, after, strict=True):
        statistics = [{"t/x/n": one, "t/only/before": 1.0}, {"t/x/n": other, "t/only/after": 1.0}]
        builder.add([row(outcome(one, 0), statistics[0]), row(outcome(other, 0), statistics[1])])
    pairs = builder.tally()
    less = [other - one for one, other in zip(before, after, strict=True)]
    for name in ("t/x/n", "seats/seat 1/points"):
        found = pairs.differences[name]
        assert found.sums.mean == pytest.approx(fmean(less))
        assert found.seen == 50
        reach = 1.959964 * stdev(less) / sqrt(50)
        assert found.interval() == pytest.approx((fmean(less) - reach, fmean(less) + reach))
        # The two means themselves are known twenty times less well.
        assert pairs.sides[0].points[0].sums().deviation > 10 * stdev(less)
    assert not any(name.startswith("t/only") for name in pairs.differences)
    same = pairs.differences["seats/seat 1/wins"]
    assert (same.sums.mean, same.seen, same.interval().known) == (0.0, 0, False)


def test_a_few_differences_have_no_interval() -> None:
    builder = PairsBuilder(2, 2)
    for number in range(1000):
        builder.add([row(outcome(1.0, 0), {}), row(outcome(1.0 + (number < 9), 0), {})])
    found = builder.tally().differences["seats/seat 1/points"]
    assert found.seen == 9
    assert not found.interval().known


def test_every_game_has_some_numbers() -> None:
    numbers = numbers_of(Outcome([3.0, 4.0], [0.5, 0.5], [0, 1]), 12, {"t/r/m": 2.0})
    assert numbers == {
        "seats/seat 1/wins": 0.5,
        "seats/seat 1/points": 3.0,
        "seats/seat 2/wins": 0.5,
        "seats/seat 2/points": 4.0,
        "course/decisions/mean": 12.0,
        "course/shared/games": 1.0,
        "course/undecided/games": 0.0,
        "t/r/m": 2.0,
    }


def test_both_sides_are_what_simulate_plays() -> None:
    made = plan({"bonus-row": "5"}, games=6)
    pairs = play_pairs(made, 0, 6).tally
    for side, found in zip(made.sides, pairs.sides, strict=True):
        assert simulate(side).tally == found
    assert pairs.sides[0] != pairs.sides[1]
    halves = play_pairs(made, 0, 2).tally
    halves.merge(play_pairs(made, 2, 4).tally)
    assert halves == pairs


@pytest.mark.parametrize(
    ("changes", "more", "code"),
    [
        ({"bonus-row": "8"}, {}, "lab-design-no-change"),
        ({"easier": "yes"}, {}, "lab-design-no-change"),
        ({"bonus-row": "13"}, {}, "number-value"),
        ({"plus-ones": "2"}, {}, "number-value"),
        ({"speed": "1"}, {}, "option-unknown"),
        ({}, {"deals": -1}, "lab-design-deals-few"),
        ({}, {"better": "nobody"}, "bot-unknown"),
        ({}, {"weaker": "nobody"}, "bot-unknown"),
    ],
)
def test_a_bad_plan_is_refused_in_every_language(
    changes: dict[str, str], more: dict[str, object], code: str
) -> None:
    base = Plan("kasane", {"easier": "yes"}, ("greedy",) * 3, 10, "s")
    good: dict[str, object] = {"better": "greedy", "weaker": "random", "deals": None}
    with pytest.raises(BadOption) as refused:
        design_plan(base, changes, **{**good, **more})  # type: ignore[arg-type]
    assert refused.value.refusal.code == code
    for language in LANGUAGES:
        assert words(language).refusal(refused.value.refusal)


def test_about_half_of_the_games_go_into_deals() -> None:
    made = design_plan(Plan("kasane", {}, ("greedy",) * 4, 800, "s"), {}, "greedy", "random")
    assert (made.deals, made.games_a_deal, made.all_games) == (100, 8, 1600)
    assert made.line_up(1) == ("random", "greedy", "random", "random")
    compared = design_plan(made.base, {"twelve-points": "9"}, "greedy", "random", 10)
    assert compared.all_games == 2 * (800 + 80)
    assert isinstance(compared, DesignPlan)
