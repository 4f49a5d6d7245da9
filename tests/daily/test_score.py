"""Scores: what each game counts, and which of two is better."""

from __future__ import annotations

import pytest

from madoi.core.event import Outcome
from madoi.core.record import Player
from madoi.core.session import start
from madoi.daily.deal import SEATS
from madoi.daily.score import Score, score_of
from madoi.games import find


class Ended:
    """A state of which only the end is asked for."""

    def __init__(self, points: list[float], shares: list[float]) -> None:
        self._outcome = Outcome(points, shares, [])

    def outcome(self) -> Outcome:
        return self._outcome


def scores(points: list[float], shares: list[float]) -> list[Score]:
    state = Ended(points, shares)
    return [score_of(find("kasane"), state, seat) for seat in range(len(points))]  # type: ignore[arg-type, misc]


def test_place_margin_and_points() -> None:
    assert scores([12, 20, 15], [0, 1, 0]) == [Score(3, -8, 12), Score(1, 5, 20), Score(2, -5, 15)]


def test_a_tie_break_of_the_game_decides_the_place() -> None:
    assert scores([20, 20, 15], [0, 1, 0]) == [Score(2, 0, 20), Score(1, 0, 20), Score(3, -5, 15)]


def test_those_who_share_the_win_are_first() -> None:
    assert [score.place for score in scores([20, 20, 15], [0.5, 0.5, 0])] == [1, 1, 3]


@pytest.mark.parametrize("game", SEATS)
def test_a_game_that_goes_on_has_none(game: str) -> None:
    players = [Player(f"p{seat}") for seat in range(SEATS[game])]
    session = start(find(game), {}, players, "seed")
    assert score_of(session.game, session.state, 0) is None
