"""One row per game: ``games.csv``, written while a run goes on, and the same table as ``games.parquet``.

docs/data.md documents the columns. Rows come in the order of the games, so the files are the same to the last
byte with any number of workers. A column that first occurs in a later game is empty in the rows before it.
"""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple, TextIO

from madoi import __version__, games
from madoi.core.event import Outcome
from madoi.lab.forfeits import Forfeit
from madoi.lab.parquet import Column, Kind, ParquetFile

CSV: Final = "games.csv"
PARQUET: Final = "games.parquet"
SCHEMA: Final = "madoi-lab 1"
"""The version of the columns; it changes when a column changes its meaning."""
_TEXTS: Final = ("game", "madoi", "seed", "forfeits")
_WHOLES: Final = ("rules", "side", "number", "deal", "line-up", "winners", "decisions")
_LONGEST_OPTION: Final = 40
_GROUP_ROWS: Final = 10_000
"""Rows of one group of the Parquet file."""

Cell = str | int | float | None


class GameRow(NamedTuple):
    """One ended game. ``winners`` is how many seats won; ``statistics`` are the game's own."""

    number: int
    bots: tuple[str, ...]
    shares: tuple[float, ...]
    points: tuple[float, ...]
    winners: int
    decisions: int
    forfeits: tuple[Forfeit, ...]
    statistics: dict[str, float]

    @property
    def outcome(self) -> Outcome:
        """The outcome as far as it can be added up: how many won, and what each seat has of the win."""
        return Outcome(list(self.points), list(self.shares), list(range(self.winners)))


def run_versions(game: str) -> list[list[object]]:
    """What every ``run.csv`` says about the program that played the run."""
    return [["schema", SCHEMA], ["madoi", __version__], ["rules", games.find(game).version]]


def run_cells(game: str, options: Mapping[str, str]) -> dict[str, Cell]:
    """The cells that all rows of a run share. A long option is its digest; ``run.csv`` has its text."""
    cells: dict[str, Cell] = {"game": game, "madoi": __version__, "rules": games.find(game).version}
    for name, value in options.items():
        short = len(value) <= _LONGEST_OPTION and "\n" not in value
        cells[f"option-{name}"] = value if short else f"sha256:{sha256(value.encode()).hexdigest()[:16]}"
    return cells


def game_cells(row: GameRow, seed: str) -> dict[str, Cell]:
    """The cells of one game."""
    cells: dict[str, Cell] = {"number": row.number, "seed": seed}
    seats = range(len(row.bots))
    cells.update({f"bot-{seat + 1}": row.bots[seat] for seat in seats})
    cells.update({f"share-{seat + 1}": row.shares[seat] for seat in seats})
    cells.update({f"points-{seat + 1}": row.points[seat] for seat in seats})
    cells["winners"] = row.winners
    cells["decisions"] = row.decisions
    cells["forfeits"] = json.dumps(row.forfeits, ensure_ascii=False) if row.forfeits else ""
    cells.update(row.statistics)
    return cells


class GamesTable:
    """``games.csv`` in a folder, while it is written. A new one begins without a row.

    With ``keep`` rows it begins with that many of those that are there, which must be of the same run.
    """

    def __init__(self, folder: Path, keep: int = 0) -> None:
        self._path = folder / CSV
        self._columns: dict[str, None] = {}
        if keep:
            _cut(self._path, keep)
            self._columns = dict.fromkeys(_columns(self._path))
        self._file: TextIO = self._path.open("a" if keep else "w", encoding="utf-8", newline="")
        self._writer = csv.writer(self._file, lineterminator="\n")

    def add(self, rows: Iterable[Mapping[str, Cell]]) -> None:
        """Write some more games. They are in the file when this returns."""
        for cells in rows:
            new = [name for name in cells if name not in self._columns]
            if new:
                self._widen(new)
            self._writer.writerow([plain(cells.get(name, "")) for name in self._columns])
        self._file.flush()

    def close(self) -> None:
        self._file.close()

    def _widen(self, names: Sequence[str]) -> None:
        """Add columns. The rows before get empty cells; no cell has a line break."""
        self._file.close()
        lines = _lines(self._path)
        next(lines, "")
        self._columns.update(dict.fromkeys(names))
        part = self._path.with_suffix(".part")
        with part.open("w", encoding="utf-8", newline="") as wider:
            csv.writer(wider, lineterminator="\n").writerow(self._columns)
            wider.writelines(line[:-1] + "," * len(names) + "\n" for line in lines)
        os.replace(part, self._path)
        self._file = self._path.open("a", encoding="utf-8", newline="")
        self._writer = csv.writer(self._file, lineterminator="\n")


def plain(value: object) -> object:
    """Whole numbers without a fraction; others with every digit, so that nothing is lost."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


def read_rows(folder: Path) -> Iterator[GameRow]:
    """The games in a folder. An incomplete last line, of a run that was killed, is left out."""
    if not (folder / CSV).exists():
        return
    lines = _lines(folder / CSV)
    for cells in csv.DictReader(lines):
        seats = sum(name.startswith("bot-") for name in cells)
        statistics = {name: float(text) for name, text in cells.items() if "/" in name and text}
        yield GameRow(
            int(cells["number"]),
            tuple(cells[f"bot-{seat}"] for seat in range(1, seats + 1)),
            tuple(float(cells[f"share-{seat}"]) for seat in range(1, seats + 1)),
            tuple(float(cells[f"points-{seat}"]) for seat in range(1, seats + 1)),
            int(cells["winners"]),
            int(cells["decisions"]),
            tuple(Forfeit(*one) for one in json.loads(cells["forfeits"] or "[]")),
            statistics,
        )


def write_parquet(folder: Path, facts: Mapping[str, str]) -> Path:
    """The table of a folder once more, as Parquet, with facts about the run."""
    columns = [column_of(name) for name in _columns(folder / CSV)]
    with ParquetFile(folder / PARQUET, columns) as file:
        lines = csv.reader(_lines(folder / CSV))
        next(lines, None)
        while group := list(islice(lines, _GROUP_ROWS)):
            file.add(
                [
                    _values(column, cells)
                    for column, cells in zip(columns, zip(*group, strict=True), strict=True)
                ]
            )
        file.close(facts)
    return folder / PARQUET


def column_of(name: str) -> Column:
    """The type of a column, which its name says. A game's own statistics need not be in every row."""
    if name in _WHOLES:
        return Column(name, Kind.WHOLE)
    if name in _TEXTS or name.startswith(("option-", "bot-")):
        return Column(name, Kind.TEXT)
    return Column(name, Kind.NUMBER, optional=True)


def _values(column: Column, cells: Sequence[str]) -> Sequence[object]:
    return [cell or None for cell in cells] if column.optional else cells


def _columns(path: Path) -> list[str]:
    return next(csv.reader(_lines(path)), [])


def _lines(path: Path) -> Iterator[str]:
    """The complete lines of a file."""
    with path.open(encoding="utf-8", newline="") as file:
        for line in file:
            if line.endswith("\n"):
                yield line


def _cut(path: Path, rows: int) -> None:
    part = path.with_suffix(".part")
    with part.open("w", encoding="utf-8", newline="") as file:
        file.writelines(islice(_lines(path), rows + 1))
    os.replace(part, path)
