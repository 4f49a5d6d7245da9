"""Runs for scripts and notebooks: play, look at the columns, write the files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path

from madoi.core.refusal import BadOption, Refusal
from madoi.core.settings import with_recommended
from madoi.games import find as find_game
from madoi.lab.design.cell_text import StudyText
from madoi.lab.design.findings import find
from madoi.lab.design.plan import design_plan
from madoi.lab.design.study import Study, as_study, study
from madoi.lab.files import RunFolder
from madoi.lab.game_rows import Cell, GameRow, column_of, game_cells, run_cells
from madoi.lab.parquet import Kind
from madoi.lab.simulation import Plan, Progress, Results, parse_line_up, simulate
from madoi.lab.tally import Tally
from madoi.words import words


class Run:
    """Games that were played, each by itself (``rows``, ``columns``) and added up (``tally``)."""

    def __init__(self, results: Results, rows: list[GameRow]) -> None:
        self.results = results
        self.rows = rows

    @property
    def tally(self) -> Tally:
        return self.results.tally

    @cached_property
    def columns(self) -> dict[str, list[Cell]]:
        """One row per game, column by column: what `pandas.DataFrame` and `polars.DataFrame` take.

        The columns are those of ``games.csv``. A number that a game does not have is None.
        """
        plan = self.results.plan
        shared = run_cells(plan.game, plan.options)
        cells = [{**shared, **game_cells(row, f"{plan.seed}/{row.number}")} for row in self.rows]
        names = dict.fromkeys(name for row in cells for name in row)
        return {name: [_typed(name, row.get(name)) for row in cells] for name in names}

    def findings(self, language: str = "en") -> list[str]:
        """What stands out, in sentences with their certainty."""
        study = as_study(self.results)
        return [one.text for one in find(study, StudyText(words(language), study.plan)).sentences]

    def write(self, folder: str | Path, language: str = "en") -> list[Path]:
        """Write what ``madoi simulate --out`` writes; says what was written. Raises `BadOption`."""
        target = RunFolder(self.results.plan, Path(folder))
        target.keep(self.rows)
        return target.finish(self.results, words(language))


def _typed(name: str, value: Cell) -> Cell:
    """Numbers are numbers in every row, as in Parquet."""
    return float(value) if isinstance(value, int) and column_of(name).kind is Kind.NUMBER else value


def play(
    game: str,
    bots: str | Sequence[str],
    games: int = 1000,
    *,
    options: Mapping[str, object] | None = None,
    seed: str = "madoi",
    rotate: bool = False,
    jobs: int = 1,
    on: str = "",
    progress: Progress | None = None,
) -> Run:
    """Let bots play: ``play("kasane", "greedy*3", games=2000, jobs=2)``.

    ``options`` are those of the game and its rule parameters; what is not given is as at a new table.
    ``on`` is the address of a Dask scheduler.
    The same arguments give the same digits, on one core, several or a cluster. Ctrl-C ends it early.
    Raises `BadOption`, `Refused` and `madoi.lab.simulation.GameError`.
    """
    plan = _plan(game, bots, games, options or {}, seed, rotate)
    rows: list[GameRow] = []
    return Run(simulate(plan, jobs, progress, on, keep=rows.extend), rows)


def compare(
    game: str,
    bots: str | Sequence[str],
    changes: Mapping[str, object],
    games: int = 1000,
    *,
    options: Mapping[str, object] | None = None,
    seed: str = "madoi",
    jobs: int = 1,
    on: str = "",
    progress: Progress | None = None,
) -> Study:
    """Play the game as it is and with changes, on the same seeds, as ``madoi lab report --set`` does."""
    line_up = parse_line_up(bots) if isinstance(bots, str) else tuple(bots)
    base = _plan(game, line_up, games, options or {}, seed, rotate=len(set(line_up)) > 1)
    plan = design_plan(base, _texts(changes), line_up[0], line_up[0], deals=0)
    return study(plan, jobs, progress, on)


def _plan(
    game: str,
    bots: str | Sequence[str],
    games: int,
    options: Mapping[str, object],
    seed: str,
    rotate: bool,
) -> Plan:
    line_up = parse_line_up(bots) if isinstance(bots, str) else tuple(bots)
    if not line_up:
        raise BadOption(Refusal("lab-line-up-form", "", {"text": ""}))
    complete = with_recommended(_texts(options), find_game(game).options)
    return Plan(game, complete, line_up, games, seed, rotate)


def _texts(options: Mapping[str, object]) -> dict[str, str]:
    return {name: str(value) for name, value in options.items()}
