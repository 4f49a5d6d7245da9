"""Standings of a tournament: points by place, and tie-breaks.

A table gives its first place 1 point, its last 0, the others in between; equal places share. A table of k
players gives k / 2 points in all. Sitting out gives 1.
Ties are broken by the mean points of the opponents, then by first places.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

BYE_POINTS: Final = 1.0
"""For sitting out: as for a first place, which nobody can win more cheaply than by playing."""


class Result(NamedTuple):
    """A finished table: its players, and the points of each by place. A negative number is a bot."""

    players: Sequence[int]
    points: Sequence[float]


class Standing(NamedTuple):
    """How a player stands. ``strength``: the mean points of the opponents at all tables."""

    player: int
    place: int
    points: float
    strength: float
    firsts: int
    games: int
    byes: int


def place_points(scores: Sequence[float], winners: Collection[int]) -> list[float]:
    """The points of each seat, from the scores of the game and who has won it. Without scores (the game was
    ended) everybody gets the mean."""
    count = len(scores)
    ranks = [(seat in winners, score) for seat, score in enumerate(scores)]
    return [
        (sum(other < rank for other in ranks) + (ranks.count(rank) - 1) / 2) / (count - 1) for rank in ranks
    ]


def standings(players: Sequence[int], results: Sequence[Result], byes: Sequence[int]) -> list[Standing]:
    """All players, the best first. ``players`` is in the order of the lot, which decides last. Players who
    differ only by the lot share a place."""
    points = dict.fromkeys(players, 0.0)
    games = dict.fromkeys(players, 0)
    firsts = dict.fromkeys(players, 0)
    opponents: dict[int, list[int]] = {player: [] for player in players}
    for player in byes:
        points[player] += BYE_POINTS
    for result in results:
        best = max(result.points)
        for player, gained in zip(result.players, result.points, strict=True):
            if player < 0:
                continue
            points[player] += gained
            games[player] += 1
            firsts[player] += gained == best > BYE_POINTS / 2
            opponents[player] += [other for other in result.players if other not in (player, -1)]
    strength = {
        player: sum(points[other] for other in met) / len(met) if met else 0.0
        for player, met in opponents.items()
    }
    rank = {player: (points[player], strength[player], firsts[player]) for player in players}
    order = sorted(players, key=lambda player: rank[player], reverse=True)
    return [
        Standing(
            player,
            1 + sum(other > rank[player] for other in rank.values()),
            *rank[player],
            games[player],
            list(byes).count(player),
        )
        for player in order
    ]
