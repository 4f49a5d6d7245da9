"""HTTP bodies for puzzles: positions with one clearly best move."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from madoi.server.protocol.common import DeviceKey, Facts, Text
from madoi.server.protocol.records import Replay

PuzzleLevel: TypeAlias = Literal["easy", "medium", "hard"]


class PuzzleSummary(msgspec.Struct, frozen=True):
    """A puzzle in the list."""

    id: str
    level: PuzzleLevel


class PuzzleGame(msgspec.Struct, frozen=True):
    """The puzzles of a game, in a fixed order: the one of a day is found by counting."""

    game: str
    puzzles: list[PuzzleSummary]


class PuzzleList(msgspec.Struct, frozen=True):
    """All puzzles, by game."""

    games: list[PuzzleGame]


class PuzzleReference(msgspec.Struct, frozen=True):
    """A game's constant data that its puzzles share. What differs is in a puzzle's own ``reference``."""

    reference: Facts


class PuzzleContent(msgspec.Struct, frozen=True):
    """A puzzle to solve: ``position`` is one moment, as the seat that is to decide sees it."""

    id: str
    level: PuzzleLevel
    position: Replay


class PuzzleMove(msgspec.Struct, frozen=True):
    """A move, taken apart, with the winning chance after it."""

    action: str
    chance: float
    parts: Facts


class PuzzleSolution(msgspec.Struct, frozen=True):
    """The answer to a puzzle. ``answers`` are the best move and those with the same effect.

    ``record`` is the game up to the position, in such a world: a table can continue it after ``decisions``.
    ``moves`` are all moves, the best first. ``lines`` are replays of what could follow the best move, and of
    what could follow the most promising other one, in an imagined world that fits what the seat knows."""

    answers: list[str]
    moves: list[PuzzleMove]
    lines: list[Replay]
    record: str
    decisions: int


class PuzzleAnswerRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move. With a ``device`` key, the first attempt at each puzzle is rated."""

    action: Text
    device: DeviceKey | None = None


class PuzzleRating(msgspec.Struct, frozen=True):
    """A rating with its interval of 95%, by its first ``attempts``, of which some were ``solved``."""

    points: int
    low: int
    high: int
    attempts: int
    solved: int


class PuzzleAnswered(msgspec.Struct, frozen=True):
    """Whether the move was right, and the solution. ``player`` and ``puzzle`` are the ratings after a first
    attempt; null where nothing was rated."""

    solved: bool
    solution: PuzzleSolution
    player: PuzzleRating | None = None
    puzzle: PuzzleRating | None = None


class PuzzleRatingsRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose ratings to show."""

    device: DeviceKey


class PuzzleRatings(msgspec.Struct, frozen=True):
    """The ratings of a device, by game. Games without an attempt are missing."""

    games: dict[str, PuzzleRating]
