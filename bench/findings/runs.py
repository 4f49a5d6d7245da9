"""The runs behind the findings: played once, kept in build/findings, continued where they stopped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from madoi import games
from madoi.core.refusal import BadOption
from madoi.core.settings import with_recommended
from madoi.lab.files import RunFolder
from madoi.lab.game_rows import GameRow
from madoi.lab.simulation import Plan, Progress, line_up_text, simulate

FOLDER: Final = Path(__file__).parents[2] / "build" / "findings"
SEED: Final = "findings"


@dataclass(frozen=True)
class RunSpec:
    """A run: which bots play how many games with which options. Other options are those of a new table."""

    name: str
    game: str
    bots: tuple[str, ...]
    games: int
    options: dict[str, str] = field(default_factory=dict)

    @property
    def plan(self) -> Plan:
        options = with_recommended(self.options, games.find(self.game).options)
        return Plan(self.game, options, self.bots, self.games, SEED)

    @property
    def command(self) -> str:
        """What a reader types to repeat it."""
        given = "".join(f" --{name} {value}" for name, value in self.options.items())
        bots = line_up_text(self.bots)
        return (
            f"python3 run.py simulate {self.game}{given} --seats '{bots}'"
            f" --games {self.games} --seed {SEED} --out results"
        )


Announce = Callable[[RunSpec], None]


class Runs:
    """Plays runs when somebody asks for their games, and remembers them."""

    def __init__(
        self,
        jobs: int,
        progress: Progress | None = None,
        announce: Announce = lambda spec: None,
        folder: Path = FOLDER,
    ) -> None:
        self._jobs = jobs
        self._progress = progress
        self._announce = announce
        self._folder = folder
        self._played: dict[str, Sequence[GameRow]] = {}

    def rows(self, spec: RunSpec) -> Sequence[GameRow]:
        """All games of a run. Raises `Interrupted` when Ctrl-C stopped it; what was played is kept."""
        if spec.name not in self._played:
            self._announce(spec)
            self._played[spec.name] = self._play(spec)
        return self._played[spec.name]

    def _play(self, spec: RunSpec) -> Sequence[GameRow]:
        folder = self._open(spec)
        rows = list(folder.before)

        def keep(more: list[GameRow]) -> None:
            folder.keep(more)
            rows.extend(more)

        results = simulate(spec.plan, self._jobs, self._progress, keep=keep, before=folder.before)
        folder.close()
        if results.partial:
            raise Interrupted(spec.name)
        return rows

    def _open(self, spec: RunSpec) -> RunFolder:
        """The folder of the run. One of other rules or options begins again."""
        try:
            return RunFolder(spec.plan, self._folder / spec.name, resume=True)
        except BadOption as bad:
            if bad.refusal.code != "lab-resume-other":
                raise
            return RunFolder(spec.plan, self._folder / spec.name)


class Interrupted(Exception):
    """Ctrl-C stopped a run before its end."""
