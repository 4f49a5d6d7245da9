"""Labels: the names of a game's statistics in one language.

Statistics have keys ``table/row/measure``. The word catalogues name them; where there is no message, the key
itself is shown. For the game ``G``:

=========================  ====================================================================
the game                   ``G-name``
table ``T``                ``lab-table-G-T``, or ``lab-table-T``
measure ``M`` of table T   ``lab-measure-G-T-M``, or ``lab-measure-M``
row ``N`` of table T       ``lab-row-G-T`` with $name and $number, taken from a row such as ``juu 2``
                           (a name, a number or both); $name is read from ``G-T-N`` if there is one
row ``seat 1``             ``seat-number``, in any table
row ``N`` of any game      ``lab-row-T-N``
any other row              what `madoi.core.capabilities.Statistics.row_name` says
rule parameter ``N``       ``lab-number-G-N``
=========================  ====================================================================
"""

from __future__ import annotations

from madoi import games
from madoi.core.capabilities import Statistics
from madoi.core.settings import Settings
from madoi.lab.simulation import Plan
from madoi.words import Words


def labels_of(plan: Plan, words: Words) -> Labels:
    """The names of what a plan plays."""
    return Labels(words, plan.game, games.find(plan.game).settings(plan.options, plan.seats))


class Labels:
    """The names of one game's numbers in one language."""

    def __init__(self, words: Words, game: str, settings: Settings | None = None) -> None:
        """With settings, rows have the names that the game gives them there."""
        self._words = words
        self._game = game
        self._settings = settings

    def game(self) -> str:
        return self._word(f"{self._game}-name", self._game)

    def seat(self, seat: int) -> str:
        """``seat`` counts from 0."""
        return self.row("", f"seat {seat + 1}")

    def table(self, table: str) -> str:
        return self._word(f"lab-table-{self._game}-{table}", self._word(f"lab-table-{table}", table))

    def measure(self, table: str, measure: str) -> str:
        common = self._word(f"lab-measure-{measure}", measure)
        return self._word(f"lab-measure-{self._game}-{table}-{measure}", common)

    def row(self, table: str, row: str) -> str:
        name, _, last = row.rpartition(" ")
        if not (last.isascii() and last.isdigit()):
            name, last = row, ""
        number = int(last) if last else 0
        if name == "seat" and last and self._words.has("seat-number"):
            return self._words.text("seat-number", {"number": number})
        if self._settings is not None:
            statistics = games.find(self._game).capability(Statistics)
            phrase = None if statistics is None else statistics.row_name(self._settings, table, row)
            if phrase is not None:
                return self._words.text(str(phrase["key"]), phrase)
        shown = self._word(f"{self._game}-{table}-{name}", self._word(f"lab-row-{table}-{name}", name))
        key = f"lab-row-{self._game}-{table}"
        if self._words.has(key):
            return self._words.text(key, {"name": shown, "number": number})
        return f"{shown} {last}".strip()

    def colour(self, table: str, row: str) -> str:
        """The colour that a row has in the game; empty where it has none."""
        statistics = games.find(self._game).capability(Statistics)
        if statistics is None or self._settings is None:
            return ""
        return statistics.row_colour(self._settings, table, row)

    def parameter(self, name: str) -> str:
        """A rule parameter."""
        return self._word(f"lab-number-{self._game}-{name}", name)

    def _word(self, key: str, otherwise: str) -> str:
        return self._words.text(key) if self._words.has(key) else otherwise
