"""Ratings of players and puzzles: a first attempt at a puzzle is a game of two, which one of them wins."""

from __future__ import annotations

from typing import Final

from madoi.puzzles.puzzle import Level
from madoi.ratings.rating import Rating, rate

_LEVEL_MEAN: Final = {"easy": 19.0, "medium": 25.0, "hard": 31.0}
_LEVEL_SPREAD: Final = 6.0
"""A puzzle begins with what its level says, which is less than nothing and more than a guess."""


def first_rating(level: Level) -> Rating:
    """The rating of a puzzle that nobody has tried."""
    return Rating(_LEVEL_MEAN[level], _LEVEL_SPREAD)


def rate_attempt(player: Rating, puzzle: Rating, solved: bool) -> tuple[Rating, Rating]:
    """The ratings of both after a first attempt."""
    first, second = rate([player, puzzle], [solved, not solved])
    return first, second
