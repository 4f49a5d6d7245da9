"""The result of a deal as a score that can be compared: place, then margin, then points."""

from __future__ import annotations

from typing import Any

import msgspec

from madoi.core.game import Game, State
from madoi.core.viewer import EVERYTHING, Seat


class Score(msgspec.Struct, frozen=True):
    """A result. ``place``: from 1; ``margin``: the points ahead of the best other seat, negative behind."""

    place: int
    margin: float
    points: float


def score_of(game: Game, state: State, seat: Seat) -> Score | None:
    """The score of a seat; None while the game goes on."""
    outcome = state.outcome()
    if outcome is None:
        return None
    points = _points(game, state, outcome.points)
    ahead = [
        other
        for other in range(len(points))
        if other != seat
        and outcome.shares[seat] == 0.0
        and (outcome.shares[other] > 0.0 or points[other] > points[seat])
    ]
    best_other = max(points[other] for other in range(len(points)) if other != seat)
    return Score(1 + len(ahead), points[seat] - best_other, points[seat])


def _points(game: Game, state: State, points: list[float]) -> list[float]:
    """What the game counts. In a duel of Lily: how often each player defeated the other's leader."""
    if game.name != "lily":
        return points
    players: Any = state.view(EVERYTHING).data()["players"]
    return [float(len(players[1 - seat]["potentials"]) + (points[seat] == 1.0)) for seat in (0, 1)]
