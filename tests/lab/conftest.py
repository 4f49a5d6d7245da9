"""Results made by hand, of which everything is known."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from madoi.core.event import Outcome
from madoi.lab.simulation import Plan, Results
from madoi.lab.tally import TallyBuilder


def make(planned: int = 4, games: int = 4, rotate: bool = False) -> Results:
    """Four games for three: seat 1 wins two, seats 1 and 2 share one, nobody wins one."""
    plan = Plan("kasane", {"easier": "yes"}, ("greedy", "random", "random"), planned, "spring", rotate)
    ends = [
        Outcome([9.0, 3.0, 3.0], [1.0, 0.0, 0.0], [0]),
        Outcome([7.0, 4.0, 2.5], [1.0, 0.0, 0.0], [0]),
        Outcome([5.0, 5.0, 1.0], [0.5, 0.5, 0.0], [0, 1]),
        Outcome([1.0, 1.0, 1.0], [1 / 3] * 3, []),
    ]
    builder = TallyBuilder(3)
    for number, outcome in enumerate(ends[:games]):
        statistics = {
            "yaku/juu 2/made": float(number),
            "yaku/juu 2/points": 2.0 * number,
            "yaku/unheard-of/made": 1.0,
            "robe/seat 1/eight": float(number > 0),
            "colours/1/robes": 0.0,
            "ばら/赤い花/数": number / 2,
        }
        builder.add(plan.bots_of(number), outcome, 30 + number, statistics)
    return Results(plan, builder.tally(), seconds=2.0)


@pytest.fixture
def some_results() -> Callable[..., Results]:
    """The maker of results made by hand: ``some_results(planned=4, games=4, rotate=False)``."""
    return make
