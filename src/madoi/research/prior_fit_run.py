"""A run that fits a prior model: it can be interrupted at any time and continued, and ends with a report.

Beside the file of weights there is a folder with the games that were played, ``NAME.run``. While it is there,
the same command continues.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np

from madoi.core.refusal import BadOption, Refusal
from madoi.games import find
from madoi.lab.chunk_scheduler import Workers
from madoi.lab.worker_pool import open_workers
from madoi.research.prior_fit import (
    GAMES_PER_TASK,
    RANDOM_ONE_IN,
    Choices,
    GamesTask,
    Numbers,
    fit,
    joined,
    least_surprise,
    play_games,
    prior_model_of,
    priors,
    surprise,
)
from madoi.version import version_text

_CHECKED_ONE_IN: Final = 5
"""The weights are fitted to the other games, and checked with these."""
_DIGITS: Final = 4


@dataclass(frozen=True)
class FitPlan:
    """What to fit: weights for each number of seats."""

    game: str
    options: dict[str, str]
    seats: list[int]
    simulations: int
    """Of each search."""
    games: int
    """For each number of seats."""
    seed: str

    def tasks(self) -> int:
        return max(2, -(-self.games // GAMES_PER_TASK))


@dataclass
class FitProgress:
    """How many games have been played."""

    seats: int
    games: int
    total: int


@dataclass
class FitResult:
    """How much the games that were not fitted to surprise the weights of the game, the new ones, and priors
    that foresee everything."""

    seats: int
    games: int
    decisions: int
    before: float | None
    now: float
    least: float


@dataclass
class FitRun:
    """One run."""

    plan: FitPlan
    out: Path
    jobs: int
    report: Callable[[FitProgress], None]
    results: list[FitResult] = field(default_factory=list)
    done: bool = False

    def __post_init__(self) -> None:
        self.model = prior_model_of(find(self.plan.game))
        self.folder = self.out.with_name(self.out.name + ".run")
        self.continued = self.folder.exists()
        if self.continued and self._kept_plan() != self._plan_text():
            raise BadOption(Refusal("learn-other-games", "", {"path": str(self.folder)}))

    def run(self) -> None:
        """Play, fit, check and write. After Ctrl-C the games are kept. Raises `Refused`."""
        self.folder.mkdir(parents=True, exist_ok=True)
        _write(self.folder / "plan.json", self._plan_text())
        with open_workers(self.jobs, apart=self.jobs > 1) as workers:
            for seats in self.plan.seats:
                if not self._play(seats, workers):
                    return
        weights = {seats: self._fit(seats) for seats in self.plan.seats}
        _write(self.out, self._text(weights))
        for file in self.folder.iterdir():
            file.unlink()
        self.folder.rmdir()
        self.done = True

    def _play(self, seats: int, workers: Workers) -> bool:
        """Have the games played that were not yet; False after Ctrl-C."""
        plan = self.plan
        total = plan.tasks()
        missing = [place for place in range(total) if not self._file(seats, place).exists()]
        self.report(FitProgress(seats, GAMES_PER_TASK * (total - len(missing)), GAMES_PER_TASK * total))
        waiting: list[tuple[int, Any]] = []
        while (missing or waiting) and not workers.stop():
            while missing and len(waiting) <= workers.count:
                place = missing.pop(0)
                seed = f"{plan.seed}/{seats}/{place}"
                task = GamesTask(plan.game, plan.options, seats, plan.simulations, seed)
                waiting.append((place, workers.executor.submit(play_games, task)))
            place, future = waiting.pop(0)
            _save(self._file(seats, place), future.result())
            left = len(missing) + len(waiting)
            self.report(FitProgress(seats, GAMES_PER_TASK * (total - left), GAMES_PER_TASK * total))
        for _, future in waiting:
            future.cancel()
        return not (missing or waiting)

    def _fit(self, seats: int) -> Numbers:
        parts = [_load(self._file(seats, place)) for place in range(self.plan.tasks())]
        checked = max(1, len(parts) // _CHECKED_ONE_IN)
        fitted, unseen = joined(parts[:-checked]), joined(parts[-checked:])
        weights = np.round(fit(fitted, self.model.phases), _DIGITS)
        self.results.append(
            FitResult(
                seats,
                GAMES_PER_TASK * len(parts),
                len(fitted.sizes) + len(unseen.sizes),
                self._before(seats, unseen),
                surprise(unseen, priors(unseen, weights)),
                least_surprise(unseen),
            )
        )
        return weights

    def _before(self, seats: int, unseen: Choices) -> float | None:
        """By the weights that the game has; None where they are of other features."""
        before = np.array(self.model.weights.get(seats, [[]]))
        if before.shape != (self.model.phases, len(self.model.features)):
            return None
        return surprise(unseen, priors(unseen, before))

    # Files.

    def _file(self, seats: int, place: int) -> Path:
        return self.folder / f"{seats}-{place}.npz"

    def _plan_text(self) -> str:
        return json.dumps({**asdict(self.plan), "features": self.model.features, "phases": self.model.phases})

    def _kept_plan(self) -> str:
        try:
            return (self.folder / "plan.json").read_text(encoding="utf-8")
        except FileNotFoundError:
            return ""

    def _text(self, weights: dict[int, Numbers]) -> str:
        plan = self.plan
        made: dict[str, object] = {
            "by": "madoi learn fit",
            "madoi": version_text(),
            "game": plan.game,
            "game_version": find(plan.game).version,
            "options": [f"{name}={value}" for name, value in plan.options.items()],
            "simulations": plan.simulations,
            "random_one_in": RANDOM_ONE_IN,
            "games": plan.games,
            "seed": plan.seed,
            "features": self.model.features,
        }
        lines = ["[made]"]
        lines += [f"{name} = {json.dumps(value, ensure_ascii=False)}" for name, value in made.items()]
        for result in self.results:
            lines += ["", f"[seats.{result.seats}]", f"decisions = {result.decisions}"]
            lines += [f"surprise = {result.now:.4f}", f"least_surprise = {result.least:.4f}", "weights = ["]
            lines += [f"    {row}," for row in weights[result.seats].tolist()]
            lines.append("]")
        return "\n".join(lines) + "\n"


def _save(path: Path, choices: Choices) -> None:
    part = path.with_name("part.npz")
    np.savez(part, sizes=choices.sizes, phases=choices.phases, counts=choices.counts, visits=choices.visits)
    os.replace(part, path)


def _load(path: Path) -> Choices:
    with np.load(path) as kept:
        return Choices(kept["sizes"], kept["phases"], kept["counts"], kept["visits"])


def _write(path: Path, text: str) -> None:
    part = path.with_name(path.name + ".part")
    part.write_text(text, encoding="utf-8")
    os.replace(part, path)
