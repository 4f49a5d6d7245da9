"""Puzzles: positions of real and self-played games with one clearly best move.

The search makes them (`madoi puzzles make`). Those that come with the program are in ``data``, one file per
game. docs/puzzles.md says how they are found, graded and checked.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

from madoi.games import NAMES
from madoi.puzzles.files import PuzzleFile, decode

_DATA: Final = resources.files("madoi.puzzles") / "data"


@cache
def shipped_games() -> tuple[str, ...]:
    """The games that puzzles come with, in the order of the home page."""
    return tuple(game for game in NAMES if (_DATA / f"{game}.jsonl.gz").is_file())


@cache
def shipped_puzzles(game: str) -> PuzzleFile:
    """The puzzles of one of `shipped_games`."""
    file = _DATA / f"{game}.jsonl.gz"
    return decode(file.read_bytes(), file.name)
