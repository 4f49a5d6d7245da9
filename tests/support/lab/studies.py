"""Studies made by hand, of which everything is known."""

from __future__ import annotations

from madoi.core.event import Outcome
from madoi.lab.design.decisiveness import Deals, Shares, numbers_of
from madoi.lab.design.pairs import PairsBuilder
from madoi.lab.design.plan import DesignPlan, design_plan
from madoi.lab.design.study import Study
from madoi.lab.simulation import Plan, game_row

WIN = Outcome([9.0, 3.0, 3.0], [1.0, 0.0, 0.0], [0])
LOSS = Outcome([3.0, 9.0, 3.0], [0.0, 1.0, 0.0], [1])


def plan(changes: dict[str, str] | None = None, games: int = 40, deals: int = 12) -> DesignPlan:
    base = Plan("kasane", {"easier": "yes"}, ("greedy",) * 3, games, "spring")
    return design_plan(base, changes or {}, "greedy", "random", deals)


def make(changes: dict[str, str] | None = None, games: int = 40, deals: int = 12, planned: int = 40) -> Study:
    """Seat 1 wins the even games, seat 2 the odd ones; juu of two is made by the winner, once a game. With
    changes, seat 1 wins three games in four, and everybody has a point more."""
    made = plan(changes, planned)
    builder = PairsBuilder(3, len(made.sides))
    for number in range(games):
        played = []
        for side in range(len(made.sides)):
            outcome = WIN if number % 2 == 0 or (side and number % 4 == 1) else LOSS
            more = Outcome([points + side for points in outcome.points], outcome.shares, outcome.winners)
            statistics = {
                "yaku/juu 2/times": 1.0,
                "yaku/juu 2/won": 1.0,
                "yaku/kasane 2/times": 2.0,
                "yaku/kasane 2/won": 1.0 if outcome is WIN else 0.5,
                "yaku/<b>&/points": float(number % 3),
            }
            played.append(game_row(number, ["greedy"] * 3, more, 30 + number % 5, statistics))
        builder.add(played)
    tally = Deals()
    for number in range(deals):
        numbers: list[float] = []
        for _ in made.sides:
            numbers += numbers_of(mixed(number))
        tally.joint.add(numbers)
        tally.games += 1
    return Study(made, builder.tally(), tally, seconds=2.0)


def mixed(number: int) -> Shares:
    """The better bot wins two deals of three; in the others the seat of the deal's number does."""
    return [
        [[float(seat == (place if number % 3 else number // 3 % 3)) for seat in range(3)] for _ in range(2)]
        for place in range(3)
    ]
