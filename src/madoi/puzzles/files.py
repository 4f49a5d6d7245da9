"""Files of puzzles: compressed lines of JSON. The first says how they were made, the others are puzzles."""

from __future__ import annotations

import gzip
import zlib
from typing import Final

import msgspec

from madoi.core.refusal import Refusal, Refused
from madoi.puzzles.puzzle import Puzzle

_FORMAT: Final = "madoi-puzzles 1"
_MAX_BYTES: Final = 100_000_000
"""No file unpacks to more."""


class KindCount(msgspec.Struct):
    """Of one kind of question: how many decisions were looked at, how many moves they had, and how many were
    puzzles."""

    looked: int = 0
    moves: int = 0
    found: int = 0


class Making(msgspec.Struct):
    """How the puzzles of a file were made, and how far the work has come.

    ``version`` is that of the game's rules, ``madoi`` that of the program. ``simulations`` is the budget per
    move. ``skip`` percent of each game, its beginning, were not looked at. ``deals`` and ``positions`` were
    looked at, in ``seconds``. ``records`` are the digests of records that were looked at. ``kinds`` says
    which questions have given puzzles, by their keys.
    """

    game: str
    version: int
    madoi: str
    seed: str
    simulations: int
    date: str
    skip: int = 0
    deals: int = 0
    positions: int = 0
    seconds: float = 0.0
    records: list[str] = []
    kinds: dict[str, KindCount] = {}
    format: str = _FORMAT


class PuzzleFile(msgspec.Struct):
    """All puzzles of a file."""

    making: Making
    puzzles: list[Puzzle]

    def find(self, name: str) -> Puzzle | None:
        return next((puzzle for puzzle in self.puzzles if puzzle.id == name), None)


def encode(content: PuzzleFile) -> bytes:
    """The same puzzles give the same bytes."""
    lines = [msgspec.json.encode(line) for line in (content.making, *content.puzzles)]
    return gzip.compress(b"\n".join([*lines, b""]), mtime=0)


def decode(content: bytes, path: str) -> PuzzleFile:
    """Read a file of puzzles. Raises `Refused`."""
    try:
        unpacker = zlib.decompressobj(wbits=31)
        lines = unpacker.decompress(content, _MAX_BYTES).splitlines()
        if not unpacker.eof:
            raise ValueError("it is cut off or too large")
        making = msgspec.json.decode(lines[0], type=Making)
        if making.format != _FORMAT:
            raise ValueError(f"its format is {making.format}")
        return PuzzleFile(making, [msgspec.json.decode(line, type=Puzzle) for line in lines[1:]])
    except (ValueError, IndexError, zlib.error) as error:  # msgspec's errors are ValueErrors
        raise Refused(Refusal("puzzles-unreadable", "", {"path": path, "reason": str(error)})) from None
