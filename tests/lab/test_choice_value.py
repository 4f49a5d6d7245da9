"""How those fared who did something: known values, and intervals that keep what they promise."""

from __future__ import annotations

from random import Random

import pytest

from madoi.lab.choice_value import choices_of, difference, win_share
from madoi.lab.intervals import share_interval
from madoi.lab.joint import Joint


def choice(*games: tuple[float, ...]) -> Joint:
    joint = Joint()
    for game in games:
        joint.add(game)
    return joint


def test_deeds_are_rows_with_times_and_won() -> None:
    statistics = {"yaku/a b/times": 2.0, "yaku/a b/won": 0.5, "yaku/a b/points": 7.0, "t/x/times": 1.0}
    statistics |= {"yaku/c/times": 0.0, "yaku/c/won": 0.0}
    assert choices_of(statistics) == {"yaku/a b": (2.0, 0.5, 1.0), "yaku/c": (0.0, 0.0, 0.0)}


def test_the_share_is_of_the_times_it_was_done_and_not_of_the_games() -> None:
    found = win_share(choice((3, 1, 1), (1, 0, 1), (0, 0, 0), (0, 0, 0)))
    assert found is not None
    assert found.value == 1 / 4
    assert win_share(choice((0, 0, 0), (0, 0, 0))) is None
    assert win_share(Joint()) is None


def test_done_once_in_a_game_it_is_a_plain_share() -> None:
    found = win_share(choice(*[(1, 1, 1)] * 30, *[(1, 0, 1)] * 70))
    assert found is not None
    assert found.interval == pytest.approx(share_interval(0.3, 99), abs=1e-12)  # n - 1: as estimated


def test_always_won_is_judged_by_the_games_in_which_it_was_done() -> None:
    found = win_share(choice(*[(2, 2, 1)] * 8, *[(0, 0, 0)] * 92))
    assert found is not None
    assert found.interval == share_interval(1.0, 8)


def test_those_who_do_it_together_are_not_counted_as_if_alone() -> None:
    """Three who always do it together win 1 / 3 by arithmetic, so games say nothing; three seats that win or
    lose together say as much as one."""
    together = win_share(choice(*[(3, 3, 1)] * 30, *[(3, 0, 1)] * 70))
    alone = win_share(choice(*[(1, 1, 1)] * 30, *[(1, 0, 1)] * 70))
    assert together == alone


def test_the_interval_holds_as_often_as_it_says() -> None:
    """Four seats; each does it in half of the games, and who does it is twice as likely to win."""
    dice, held = Random(3), 0
    for _ in range(250):
        joint = Joint()
        for _ in range(60):
            doers = [dice.random() < 0.5 for _ in range(4)]
            [winner] = dice.choices(range(4), [2 if done else 1 for done in doers])
            joint.add((sum(doers), float(doers[winner]), float(any(doers))))
        found = win_share(joint)
        assert found is not None
        held += found.interval.low <= TRUE_SHARE <= found.interval.high
    assert 0.92 <= held / 250 <= 0.985


def _true_share() -> float:
    """Of the table above, by counting: wins of doers over doers."""
    wins = done = 0.0
    for mask in range(16):
        doers = mask.bit_count()
        wins += 2 * doers / (2 * doers + 4 - doers)
        done += doers
    return wins / done


TRUE_SHARE = _true_share()


def test_a_difference_of_shares_of_the_same_games_is_sharp() -> None:
    """The same luck on both sides, but every tenth game that was lost is won after the change."""
    games = []
    for number in range(200):
        before = float(number % 2)
        games.append((1.0, before, 1.0, 1.0, max(before, float(number % 20 == 0)), 1.0))
    found = difference(choice(*games))
    assert found is not None
    assert found.value == pytest.approx(0.05)
    assert found.interval.low > 0.01
    apart = [(1.0, one[1], 1.0, *other[3:]) for one, other in zip(games, games[1:] + games[:1], strict=True)]
    unpaired = difference(choice(*apart))
    assert unpaired is not None
    assert unpaired.interval.low < -0.05


def test_what_was_hardly_done_is_not_compared() -> None:
    assert difference(choice(*[(1, 1, 1, 1, 0, 1)] * 9, *[(0, 0, 0, 0, 0, 0)] * 90)) is None
    assert difference(choice(*[(1, 1, 1, 0, 0, 0)] * 50)) is None
