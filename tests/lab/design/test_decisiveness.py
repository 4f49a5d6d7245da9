"""The parts of the variance, on games of which it is known what decides them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from madoi.lab.design.decisiveness import AGAIN, BETTER, PARTS, Decisiveness, Shares, numbers_of, play_deals
from madoi.lab.joint import Joint
from support.lab.studies import plan

Winner = Callable[[Random, int, int], int]
"""Who wins, given the luck of this one game, the seat that the deal favours, and the better bot's seat."""


def deals(winner: Winner, count: int = 400, seats: int = 3, seed: int = 5) -> Joint:
    dice, joint = Random(seed), Joint()
    for _ in range(count):
        favoured = dice.randrange(seats)
        shares: Shares = [
            [
                [float(seat == won) for seat in range(seats)]
                for won in (winner(dice, favoured, place) for _ in range(2))
            ]
            for place in range(seats)
        ]
        joint.add(numbers_of(shares))
    return joint


@pytest.mark.parametrize(
    ("winner", "part"),
    [
        (lambda dice, favoured, place: favoured, "deal"),
        (lambda dice, favoured, place: 1, "seat"),
        (lambda dice, favoured, place: place, "who"),
        (lambda dice, favoured, place: (favoured + place) % 3, "both"),
        (lambda dice, favoured, place: dice.randrange(3), "rest"),
    ],
)
def test_what_alone_decides_is_all_of_it(winner: Winner, part: str) -> None:
    found = Decisiveness(deals(winner), 3)
    for name in PARTS:
        assert found.estimate(name).value == pytest.approx(float(name == part), abs=0.03), name
    assert sum(found.estimate(name).value for name in PARTS) == pytest.approx(1)


def test_a_mixture_is_told_apart() -> None:
    """In a quarter of the games the deal decides, in a quarter who plays, in half of them nothing."""

    def winner(dice: Random, favoured: int, place: int) -> int:
        return dice.choice([favoured, place, dice.randrange(3), dice.randrange(3)])

    found = Decisiveness(deals(winner, 3000), 3)
    expected = {"deal": 1 / 16, "seat": 0.0, "who": 1 / 16, "both": 0.0, "rest": 7 / 8}
    for name, value in expected.items():
        estimate = found.estimate(name)
        assert estimate.value == pytest.approx(value, abs=0.015), name
        assert estimate.interval.low <= value <= estimate.interval.high, name
    better = found.estimate(BETTER)
    assert better.value == pytest.approx(1 / 4 + 3 / 4 / 3, abs=0.02)
    assert better.interval.low < 0.5 < better.interval.high
    again = found.estimate(AGAIN)  # 1 / 3, and what is settled of the rest of it
    assert again.value == pytest.approx(1 / 3 + 2 / 3 / 8, abs=0.02)


def test_two_seats_and_shared_wins() -> None:
    shares: Shares = [[[0.5, 0.5], [0.5, 0.5]], [[0.5, 0.5], [0.5, 0.5]]]
    assert numbers_of(shares) == [0.0] * 6
    shares = [[[1.0, 0.0], [1.0, 0.0]], [[0.0, 1.0], [0.5, 0.5]]]
    total, same, deal, better, *seats = numbers_of(shares)
    assert total == 0.25 * 6 / 8
    assert same == 0.25 * 2 / 4
    assert deal == (0.0 * 0.25 + 0.0 * -0.25) / 2
    assert better == (0.5 + 0.5 + 0.5 + 0.0) / 4
    assert seats == [0.125, -0.125]


def test_the_other_side_of_the_same_deals() -> None:
    joint = Joint()
    dice = Random(1)
    for _ in range(300):
        favoured = dice.randrange(3)
        numbers: list[float] = []
        for harder in (False, True):
            shares: Shares = [
                [[float(seat == (place if harder else favoured)) for seat in range(3)]] * 2
                for place in range(3)
            ]
            numbers += numbers_of(shares)
        joint.add(numbers)
    before, after = Decisiveness(joint, 3, 0), Decisiveness(joint, 3, 1)
    assert after.less(before, "who").value == pytest.approx(1, abs=0.01)
    assert after.less(before, "deal").value == pytest.approx(-1, abs=0.01)
    assert after.less(before, BETTER).value == pytest.approx(2 / 3)
    assert not before.less(before, "who").interval.known


def test_deals_are_played_alike_whatever_the_chunks() -> None:
    made = plan({"bonus-row": "5"}, deals=3)
    whole = play_deals(made, 0, 3).tally
    parts = play_deals(made, 0, 1).tally
    parts.merge(play_deals(made, 1, 2).tally)
    assert parts == whole
    assert (whole.games, len(whole.joint.totals)) == (3, 2 * (4 + 3))
    assert whole.joint.total(3) > 0.5  # greedy against random
