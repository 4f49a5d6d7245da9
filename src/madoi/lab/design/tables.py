"""A study as files: the page, and all results as CSV, with the plain keys of the statistics."""

from __future__ import annotations

from pathlib import Path

from madoi.lab.design.figure_tables import Statistic, comparisons_of, decisive, figure_tables
from madoi.lab.design.page import study_page
from madoi.lab.design.plan import DesignPlan
from madoi.lab.design.study import Study
from madoi.lab.files import unwritable, write_table
from madoi.lab.game_rows import CSV, GameRow, GamesTable, game_cells, run_cells, run_versions, write_parquet
from madoi.words import Words

PAGE = "report.html"
_SIDES = ("", "changed-")
_ENDS = ("value", "low", "high")


def prepare(directory: Path) -> None:
    """Make the folder, and make sure, before a long run, that it can be written. Raises `BadOption`."""
    try:
        directory.mkdir(parents=True, exist_ok=True)
        with (directory / PAGE).open("a", encoding="utf-8"):
            pass
    except OSError as error:
        raise unwritable(directory, error) from error


class StudyFolder:
    """The folder of a study, which gets the games while they are played. Raises `BadOption`."""

    def __init__(self, plan: DesignPlan, directory: Path) -> None:
        prepare(directory)
        self._plan = plan
        self._cells = [
            {**run_cells(side.game, side.options), "side": number}
            for number, side in enumerate(plan.sides, 1)
        ]
        self._directory = directory
        try:
            self._table = GamesTable(directory)
        except OSError as error:
            raise unwritable(directory, error) from error

    def keep(self, games: list[list[GameRow]]) -> None:
        """Write some games down, each on every side."""
        try:
            self._table.add(
                {**self._cells[side], **game_cells(row, f"{self._plan.base.seed}/{row.number}")}
                for sides in games
                for side, row in enumerate(sides)
            )
        except OSError as error:
            raise unwritable(self._directory, error) from error

    def finish(self, study: Study, words: Words) -> list[Path]:
        """Write everything else; says what was written."""
        self._table.close()
        written = write_study(study, words, self._directory)
        facts = {str(what): str(value) for what, value in _about(study)}
        try:
            return [*written, self._directory / CSV, write_parquet(self._directory, facts)]
        except OSError as error:
            raise unwritable(self._directory, error) from error


def write_study(study: Study, words: Words, directory: Path) -> list[Path]:
    """Write everything into the folder, over what is there of the same name; says what was written. Raises
    `BadOption`."""
    prepare(directory)
    try:
        (directory / PAGE).write_text(study_page(study, words), encoding="utf-8")
        return [directory / PAGE, *_tables(study, directory)]
    except OSError as error:
        raise unwritable(directory, error) from error


def _tables(study: Study, directory: Path) -> list[Path]:
    tables: dict[str, tuple[list[str], list[list[object]]]] = {"run": (["what", "value"], _about(study))}
    found = figure_tables(study) if study.pairs.games else []
    decided = decisive(study)
    found += [decided] if decided is not None else []
    columns = ["table", "row", "measure"]
    kinds = [*_SIDES[: len(study.plan.sides)], *(["difference-"] if len(study.plan.sides) > 1 else [])]
    columns += [kind + end for kind in kinds for end in _ENDS]
    lines: list[list[object]] = []
    for comparison in comparisons_of(found):
        statistics = (
            [*comparison.sides, comparison.difference]
            if len(comparison.sides) > 1
            else list(comparison.sides)
        )
        cells = [cell for statistic in statistics for cell in _cells(statistic)]
        lines.append([comparison.table, comparison.row, comparison.measure, *cells])
    tables["figures"] = (columns, lines)
    sides = list(enumerate(study.pairs.sides))
    tables["points-counts"] = (
        ["side", "seat", "points", "games"],
        [
            [side + 1, seat + 1, value, counts.counts[value]]
            for side, tally in sides
            for seat, counts in enumerate(tally.points)
            for value in sorted(counts.counts)
        ],
    )
    tables["length-counts"] = (
        ["side", "decisions", "games"],
        [
            [side + 1, value, tally.decisions.counts[value]]
            for side, tally in sides
            for value in sorted(tally.decisions.counts)
        ],
    )
    return [write_table(directory / f"{stem}.csv", *table) for stem, table in tables.items()]


def _cells(statistic: Statistic | None) -> list[object]:
    if statistic is None:
        return [""] * len(_ENDS)
    return [statistic.value, *(statistic.interval if statistic.interval.known else ("", ""))]


def _about(study: Study) -> list[list[object]]:
    plan, base = study.plan, study.plan.base
    lines: list[list[object]] = [
        *run_versions(base.game),
        ["game", base.game],
        ["bots", ",".join(base.bots)],
        ["rotate", "yes" if base.rotate else "no"],
        ["seed", base.seed],
        ["games", study.pairs.games],
        ["games-planned", base.games],
        ["deals", study.deals.games],
        ["deals-planned", plan.deals],
        ["better", plan.better],
        ["weaker", plan.weaker],
        ["partial", "yes" if study.partial else "no"],
    ]
    for kind, side in zip(_SIDES, plan.sides, strict=False):
        lines += [[f"{kind}option-{name}", value] for name, value in side.options.items()]
    return lines
