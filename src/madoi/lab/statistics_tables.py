"""A game's statistics as tables: ``table/row/measure``."""

from __future__ import annotations

from typing import Final

from madoi.lab.intervals import Interval
from madoi.lab.tally import Sums

SHARES: Final = ("wins", "decided")
"""Measures that are shares, from 0 to 1, by their name."""
COUNTS: Final = ("times", "seats")
"""Measures that never are, also where they happened to be 0 or 1 in every game."""


class StatisticsTable:
    """One table: rows and measures in the order in which the games first mentioned them. Not every
    row need have every measure."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.rows: list[str] = []
        self.measures: list[str] = []
        self.cells: dict[tuple[str, str], Sums] = {}

    @property
    def stem(self) -> str:
        """The name of its files, without their ending. People's scripts read them, so the old word stays."""
        return "survey-" + "".join(sign if sign.isalnum() else "-" for sign in self.name)

    def add(self, row: str, measure: str, sums: Sums) -> None:
        if row not in self.rows:
            self.rows.append(row)
        if measure not in self.measures:
            self.measures.append(measure)
        self.cells[row, measure] = sums

    def frequency(self, measure: str) -> bool:
        """Whether the measure reads best as a percentage: it is a share, or was 0 or 1 in every row of every
        game, so that its means are shares of games."""
        if measure in SHARES or measure in COUNTS:
            return measure in SHARES
        return all(sums.yes_or_no for (_, each), sums in self.cells.items() if each == measure)

    def interval(self, row: str, measure: str) -> Interval:
        """How sure the mean of a cell is."""
        sums = self.cells[row, measure]
        return sums.share_interval() if self.frequency(measure) else sums.interval()


def statistics_tables(statistics: dict[str, Sums]) -> list[StatisticsTable]:
    """All tables, in order. A row may contain slashes; names of tables and measures cannot."""
    tables: dict[str, StatisticsTable] = {}
    for key, sums in statistics.items():
        name, _, rest = key.partition("/")
        row, _, measure = rest.rpartition("/")
        tables.setdefault(name, StatisticsTable(name)).add(row, measure, sums)
    return list(tables.values())
