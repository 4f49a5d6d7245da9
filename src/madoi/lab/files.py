"""Results as files: a page (HTML) and tables (CSV, Parquet).

They use the plain keys of the statistics in every language. An unknown interval is left empty.
docs/data.md documents them.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from madoi.core.refusal import BadOption, Facts, Refusal
from madoi.lab.design.page import simulation_page
from madoi.lab.game_rows import (
    CSV,
    GameRow,
    GamesTable,
    game_cells,
    plain,
    read_rows,
    run_cells,
    run_versions,
    write_parquet,
)
from madoi.lab.intervals import Interval
from madoi.lab.simulation import Plan, Results, no_games
from madoi.lab.statistics_tables import StatisticsTable, statistics_tables
from madoi.lab.tally import Histogram, Sums
from madoi.words import Words

_PERCENTILES: Final = [10, 25, 50, 75, 90]
RUN: Final = "run.csv"
PAGE: Final = "report.html"
_PROGRESS: Final = ("games", "games-planned", "partial", "shared-wins", "undecided")
"""What a run that is continued need not have in common with the run before."""


def prepare(directory: Path) -> None:
    """Make the folder, and make sure, before a long run, that `write_files` will work.

    Raises `BadOption`.
    """
    try:
        directory.mkdir(parents=True, exist_ok=True)
        probe = directory / RUN
        with probe.open("a", encoding="utf-8"):
            pass
    except OSError as error:
        raise unwritable(directory, error) from error


class RunFolder:
    """The folder of a run, which gets the games while they are played. Raises `BadOption`.

    With ``resume``, a run that was stopped there continues: ``before`` has its games. It must be the same
    run, but for the number of games.
    """

    def __init__(self, plan: Plan, directory: Path, *, resume: bool = False) -> None:
        prepare(directory)
        self.before: list[GameRow] = []
        self._plan = plan
        self._cells = run_cells(plan.game, plan.options)
        self._directory = directory
        try:
            if resume and self._was_begun():
                self.before = _unbroken(read_rows(directory), plan.games)
            else:
                write_table(directory / RUN, ["what", "value"], about_run(no_games(plan)))  # it says partial
            self._table = GamesTable(directory, len(self.before))
        except OSError as error:
            raise unwritable(directory, error) from error

    def keep(self, rows: list[GameRow]) -> None:
        """Write some games down."""
        try:
            seeds = [f"{self._plan.seed}/{row.number}" for row in rows]
            self._table.add(
                {**self._cells, **game_cells(row, seed)} for row, seed in zip(rows, seeds, strict=True)
            )
        except OSError as error:
            raise unwritable(self._directory, error) from error

    def finish(self, results: Results, words: Words) -> list[Path]:
        """Write everything else; says what was written."""
        self._table.close()
        written = write_files(results, words, self._directory)
        facts = {str(what): str(value) for what, value in about_run(results)}
        try:
            return [*written, self._directory / CSV, write_parquet(self._directory, facts)]
        except OSError as error:
            raise unwritable(self._directory, error) from error

    def close(self) -> None:
        """Leave the run as it is; it says that it is partial."""
        self._table.close()

    def _was_begun(self) -> bool:
        """Whether there are games of this run. Raises `BadOption` for those of another."""
        with (self._directory / RUN).open(encoding="utf-8", newline="") as file:
            found = {line["what"]: line["value"] for line in csv.DictReader(file)}
        if not found:
            return False
        wanted = {str(what): str(value) for what, value in about_run(no_games(self._plan))}
        other = [
            name
            for name in dict.fromkeys([*wanted, *found])
            if name not in _PROGRESS and wanted.get(name) != found.get(name)
        ]
        if other:
            facts: Facts = {"path": str(self._directory), "what": other}
            raise BadOption(Refusal("lab-resume-other", "", facts))
        return True


def _unbroken(rows: Iterable[GameRow], most: int) -> list[GameRow]:
    """The rows from game 0 on, without a gap."""
    return [row for place, row in enumerate(rows) if row.number == place and place < most]


def write_files(results: Results, words: Words, directory: Path) -> list[Path]:
    """Write the page and the tables, over what is there of the same name; says what was written.
    Without a single game there is only ``run.csv``. Raises `BadOption`."""
    prepare(directory)
    try:
        tables = _write_tables(results, directory)
        if not results.tally.games:
            return tables
        page = directory / PAGE
        page.write_text(simulation_page(results, words), encoding="utf-8")
        return [page, *tables]
    except OSError as error:
        raise unwritable(directory, error) from error


def unwritable(directory: Path, error: OSError) -> BadOption:
    """The refusal of a folder, or of the file in it that the error names."""
    facts: dict[str, object] = {
        "path": str(error.filename or directory),
        "reason": error.strerror or str(error),
    }
    return BadOption(Refusal("file-unwritable", "", facts))


def _write_tables(results: Results, directory: Path) -> list[Path]:
    plan, tally = results.plan, results.tally
    tables: dict[str, tuple[list[str], list[list[object]]]] = {}
    tables["run"] = (["what", "value"], about_run(results))
    if tally.games:
        seats = range(plan.seats)
        names = ["any" if plan.rotate and plan.mixed else plan.bots[seat] for seat in seats]
        tables["wins"] = (
            ["seat", "bot", "games", "wins", "share", "low", "high"],
            [[seat + 1, names[seat], *_shares(tally.shares[seat])] for seat in seats],
        )
        tables["points"] = (
            ["seat", "bot", *_MEAN_COLUMNS, *(f"p{percent}" for percent in _PERCENTILES)],
            [[seat + 1, names[seat], *_distribution(tally.points[seat])] for seat in seats],
        )
        tables["points-counts"] = (
            ["seat", "points", "games"],
            [[seat + 1, *line] for seat in seats for line in _counts(tally.points[seat])],
        )
        tables["length-counts"] = (["decisions", "games"], _counts(tally.decisions))
        if plan.mixed:
            tables["bots"] = (
                ["bot", "seats", "games", "wins", "share", "low", "high", "points"],
                [
                    [
                        bot,
                        plan.bots.count(bot),
                        *_shares(tally.bot_shares[bot]),
                        tally.bot_points[bot].mean,
                    ]
                    for bot in dict.fromkeys(plan.bots)
                ],
            )
        for statistics in statistics_tables(tally.statistics):
            tables[statistics.stem] = (["row", "measure", *_MEAN_COLUMNS], _statistics_table(statistics))
    return [write_table(directory / f"{stem}.csv", *table) for stem, table in tables.items()]


def about_run(results: Results) -> list[list[object]]:
    """All that is needed to repeat a run, and how far it came."""
    plan = results.plan
    lines: list[list[object]] = [
        *run_versions(plan.game),
        ["game", plan.game],
        ["bots", ",".join(plan.bots)],
        ["rotate", "yes" if plan.rotate else "no"],
        ["seed", plan.seed],
        ["games", results.tally.games],
        ["games-planned", plan.games],
        ["partial", "yes" if results.partial else "no"],
        ["shared-wins", results.tally.shared],
        ["undecided", results.tally.undecided],
    ]
    lines += [[f"option-{name}", value] for name, value in plan.options.items()]
    return lines


_MEAN_COLUMNS = ["games", "total", "mean", "low", "high", "sd", "least", "most"]


def _means(sums: Sums, interval: Interval) -> list[object]:
    spread = [sums.deviation, sums.least, sums.most]
    return [sums.count, float(sums.total), sums.mean, *_ends(interval), *spread]


def _ends(interval: Interval) -> list[object]:
    return [interval.low, interval.high] if interval.known else ["", ""]


def _shares(sums: Sums) -> list[object]:
    return [sums.count, float(sums.total), sums.mean, *_ends(sums.share_interval())]


def _distribution(histogram: Histogram) -> list[object]:
    sums = histogram.sums()
    percentiles = [histogram.percentile(percent) for percent in _PERCENTILES]
    return [*_means(sums, sums.interval()), *percentiles]


def _counts(histogram: Histogram) -> list[list[object]]:
    return [[value, histogram.counts[value]] for value in sorted(histogram.counts)]


def _statistics_table(statistics: StatisticsTable) -> list[list[object]]:
    return [
        [row, measure, *_means(sums, statistics.interval(row, measure))]
        for (row, measure), sums in statistics.cells.items()
    ]


def write_table(path: Path, columns: Sequence[str], lines: Iterable[Sequence[object]]) -> Path:
    """A table as CSV; says where."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(columns)
        writer.writerows([plain(value) for value in line] for line in lines)
    return path
