"""A run of training: it can be interrupted at any time and continued, and ends with a measured result.

Beside the weights file there is a folder with the state of the run, ``NAME.run``. While it is there, the same
command continues.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from time import monotonic
from typing import Any, Final

import numpy as np

from madoi.bots import find as find_bot
from madoi.bots.learned import Learned, ValueModel, WeightsFile, load_weights
from madoi.bots.playout import play_bots
from madoi.core.chance import Seeded
from madoi.core.game import Game
from madoi.core.observations import layout_of
from madoi.core.refusal import BadOption, Refusal
from madoi.games import find
from madoi.lab.chunk_scheduler import Workers
from madoi.lab.worker_pool import open_workers
from madoi.research.training import (
    BATCH_ROWS,
    LAST_LEARNING_RATE,
    LEARNING_RATE,
    REPEATS,
    Learner,
    Memory,
    Samples,
    Task,
    Weights,
    fresh_weights,
    opinion_spread,
    play,
    value_model,
)
from madoi.version import version_text

GAMES_PER_TASK: Final = 64
PRIORS: Final = [0.0, 0.05, 0.1, 0.2, 0.4, 0.8]
"""What the game's quick opinion may count, on the logit, where it differs as much as it usually does."""
PRIOR_GAMES: Final = 400
"""Games against the greedy bot for each of them."""
WATCH_SHARE: Final = 0.6
"""Of the time: the network watches the greedy bot first, then plays by itself."""
SAVE_SECONDS: Final = 20.0
OPPONENT: Final = "greedy"
DUEL_GAMES_PER_TASK: Final = 50
_NORMAL_95: Final = 1.96


@dataclass
class Plan:
    """What to train: a model for each number of seats, one after the other."""

    game: str
    options: dict[str, str]
    seats: list[int]
    hidden: int
    seconds: float
    """Of training in all, shared among the numbers of seats by the length of their games."""
    seed: str
    duels: int
    """Games against the greedy bot at the end, for each number of seats."""
    jobs: int

    def share(self, seats: int) -> float:
        """The seconds for this number of seats."""
        return self.seconds * seats / sum(self.seats)


@dataclass
class Progress:
    """How far a run is."""

    seats: int
    games: int
    seconds: float
    total: float
    loss: float


@dataclass
class Result:
    """The share of the win against the greedy bot, alone among them, with its standard error."""

    seats: int
    games: int
    share: float
    error: float

    def interval(self) -> tuple[float, float]:
        return self.share - _NORMAL_95 * self.error, self.share + _NORMAL_95 * self.error


@dataclass
class _Stage:
    """The training of one number of seats."""

    seats: int
    learner: Learner
    games: int = 0
    seconds: float = 0.0
    loss: float = 0.0
    prior: float = 0.0
    weighed: bool = False
    shares: list[float] = field(default_factory=list)
    """Of the win, in the games against the greedy bot at the end."""


class Training:
    """A run that can be continued. ``done`` is False after an interruption."""

    def __init__(self, plan: Plan, out: Path, report: Callable[[Progress], None]) -> None:
        self.plan = plan
        self.game: Game = find(plan.game)
        self.out = out
        self.folder = out.with_name(out.name + ".run")
        self.report = report
        self.results: list[Result] = []
        self.done = False
        self.continued = self.folder.exists()
        self.stages = [self._stage(seats) for seats in plan.seats]

    def run(self) -> None:
        """Train, measure, and write the weights file. After Ctrl-C the state is kept. Raises `Refused`."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with open_workers(self.plan.jobs, apart=self.plan.jobs > 1) as workers:
            for stage in self.stages:
                self._train(stage, workers)
                self._save(stage)
                if workers.stop():
                    self._write()
                    return
            self._write()
            for stage in self.stages:
                if not stage.weighed and not self._weigh_opinions(stage, workers):
                    return
                self._save(stage)
            self._write()
            for stage in self.stages:
                if not stage.shares:
                    shares = self._duels(stage.seats, self.plan.duels, "duel", None, workers)
                    if shares is None:
                        return
                    stage.shares = shares
                    self._save(stage)
                self.results.append(_result(stage.seats, stage.shares))
        self.done = True
        self._write()
        for file in self.folder.iterdir():
            file.unlink()
        self.folder.rmdir()

    def _train(self, stage: _Stage, workers: Workers) -> None:
        layout = layout_of(self.game, self.game.settings(self.plan.options, stage.seats))
        budget = self.plan.share(stage.seats)
        memory = Memory(layout.size)
        random = np.random.default_rng([stage.seats, stage.games])
        begun = saved = monotonic()
        before = stage.seconds
        waiting: list[Future[Samples]] = []
        while stage.seconds < budget and not workers.stop():
            while len(waiting) < workers.count + 1:
                waiting.append(workers.executor.submit(play, self._task(stage, len(waiting))))
            samples = waiting.pop(0).result()
            memory.add(samples)
            stage.games += GAMES_PER_TASK
            stage.weighed, stage.shares = False, []  # of a network that is no more
            rate = LEARNING_RATE * (LAST_LEARNING_RATE / LEARNING_RATE) ** (stage.seconds / budget)
            for _ in range(int(REPEATS * len(samples.targets) / BATCH_ROWS) + 1):
                rows, targets = memory.draw(random)
                loss = stage.learner.learn(rows, targets, rate)
                stage.loss += 0.02 * (loss - stage.loss)
            stage.seconds = before + monotonic() - begun
            self.report(Progress(stage.seats, stage.games, stage.seconds, budget, stage.loss))
            if monotonic() - saved > SAVE_SECONDS:
                self._save(stage)
                saved = monotonic()
        for future in waiting:
            future.cancel()

    def _task(self, stage: _Stage, ahead: int) -> Task:
        plan = self.plan
        seed = f"{plan.seed}/{stage.seats}/{stage.games + ahead * GAMES_PER_TASK}"
        weights = Weights(*[array.copy() for array in stage.learner.weights.arrays()])
        watch = stage.seconds < WATCH_SHARE * plan.share(stage.seats)
        return Task(plan.game, plan.options, stage.seats, weights, seed, GAMES_PER_TASK, watch)

    def _weigh_opinions(self, stage: _Stage, workers: Workers) -> bool:
        """Find out how much the game's quick opinion should count beside the network; False after Ctrl-C."""
        spread = opinion_spread(self.game, self.game.settings(self.plan.options, stage.seats))
        best = -1.0
        for prior in [0.0] if spread == 0.0 else [prior / spread for prior in PRIORS]:
            shares = self._duels(stage.seats, PRIOR_GAMES, "prior", prior, workers)
            if shares is None:
                return False
            mean = sum(shares) / len(shares)
            if mean > best:
                best, stage.prior = mean, round(prior, 4)
        stage.weighed = True
        return True

    def _duels(
        self, seats: int, games: int, seed: str, prior: float | None, workers: Workers
    ) -> list[float] | None:
        """The shares of the win in games against the greedy bot; None after Ctrl-C."""
        plan = self.plan
        futures = [
            workers.executor.submit(
                duel, plan.game, plan.options, seats, str(self.out), f"{plan.seed}/{seed}/{start}", prior
            )
            for start in range(0, games, DUEL_GAMES_PER_TASK)
        ]
        shares: list[float] = []
        for future in futures:
            if workers.stop():
                return None
            shares += future.result()
        return shares

    # Files.

    def _stage(self, seats: int) -> _Stage:
        settings = self.game.settings(self.plan.options, seats)
        layout = layout_of(self.game, settings)
        stage = _Stage(seats, Learner(fresh_weights(layout.size, self.plan.hidden, seats)))
        file = self.folder / f"{seats}.npz"
        if not file.exists():
            return stage
        with np.load(file) as kept:
            state = json.loads(str(kept["state"]))
            if state["layout"] != layout.hash or state["hidden"] != self.plan.hidden:
                raise BadOption(Refusal("learn-other-run", "", {"path": str(self.folder)}))
            stage.games, stage.seconds, stage.loss = state["games"], state["seconds"], state["loss"]
            stage.learner.steps = state["steps"]
            stage.prior, stage.weighed, stage.shares = state["prior"], state["weighed"], state["shares"]
            stage.learner.weights = Weights(*[kept[f"weights{place}"] for place in range(4)])
            stage.learner.means = [kept[f"means{place}"] for place in range(4)]
            stage.learner.squares = [kept[f"squares{place}"] for place in range(4)]
        return stage

    def _save(self, stage: _Stage) -> None:
        layout = layout_of(self.game, self.game.settings(self.plan.options, stage.seats))
        state = {
            "layout": layout.hash,
            "hidden": self.plan.hidden,
            "games": stage.games,
            "seconds": stage.seconds,
            "loss": stage.loss,
            "steps": stage.learner.steps,
            "prior": stage.prior,
            "weighed": stage.weighed,
            "shares": stage.shares,
        }
        arrays: dict[str, Any] = {"state": np.array(json.dumps(state))}
        for place in range(4):
            arrays[f"weights{place}"] = stage.learner.weights.arrays()[place]
            arrays[f"means{place}"] = stage.learner.means[place]
            arrays[f"squares{place}"] = stage.learner.squares[place]
        part = self.folder / f"{stage.seats}.part.npz"
        np.savez(part, **arrays)
        os.replace(part, self.folder / f"{stage.seats}.npz")

    def _write(self) -> None:
        """The weights file, with what there is so far."""
        made: dict[str, object] = {
            "madoi": version_text(),
            "game_version": self.game.version,
            "by": "madoi learn train: greedy games, then self-play, TD(lambda) over afterstates",
            "seed": self.plan.seed,
            "jobs": self.plan.jobs,
            "finished": self.done,
            "training": [
                {"seats": stage.seats, "games": stage.games, "seconds": round(stage.seconds, 1)}
                for stage in self.stages
            ],
            "against": OPPONENT,
            "results": [
                {
                    "seats": result.seats,
                    "games": result.games,
                    "share": round(result.share, 4),
                    "interval": [round(end, 4) for end in result.interval()],
                }
                for result in self.results
            ],
        }
        file = WeightsFile(self.plan.game, self.plan.options, made)
        for stage in self.stages:
            if stage.games:
                layout = layout_of(self.game, self.game.settings(self.plan.options, stage.seats))
                file.models[stage.seats] = value_model(stage.learner.weights, layout, stage.prior)
        part = self.out.with_name(self.out.name + ".part")
        part.write_text(file.text(), encoding="utf-8")
        os.replace(part, self.out)


def _result(seats: int, shares: list[float]) -> Result:
    mean = sum(shares) / len(shares)
    variance = sum((share - mean) ** 2 for share in shares) / max(len(shares) - 1, 1)
    return Result(seats, len(shares), mean, sqrt(variance / len(shares)))


def duel(
    game_name: str, options: dict[str, str], seats: int, path: str, seed: str, prior: float | None = None
) -> list[float]:
    """The learned bot's share of the win in some games against greedy ones. It takes each seat in turn.

    ``prior`` replaces that of the file."""
    game = find(game_name)
    settings = game.settings(options, seats)
    file = load_weights(Path(path), game)
    if prior is not None:
        model = file.models[seats]
        file = WeightsFile(game_name, options, {})
        file.models[seats] = ValueModel(
            model.layout, model.weights, model.bias, model.output, model.offset, prior
        )
    learned = Learned(game, file)
    found: list[float] = []
    for number in range(DUEL_GAMES_PER_TASK):
        own = number % seats
        bots = [learned if seat == own else find_bot(OPPONENT, game) for seat in range(seats)]
        state, events = game.new(settings, Seeded(f"{seed}/{number}"))
        play_bots(state, bots, [Seeded(f"{seed}/{number}/{seat}") for seat in range(seats)], events)
        outcome = state.outcome()
        assert outcome is not None
        found.append(outcome.shares[own])
    return found
