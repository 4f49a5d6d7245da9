"""Simulation: many games of one kind, by plan, and their results.

Game ``i`` of seed ``S`` has the chance ``S/i``, its bots ``S/i/bot/SEAT``, on any worker. A run that was
stopped keeps games 0 to n - 1 without a gap, which is exactly what a plan of n games gives.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import monotonic, perf_counter
from typing import TypeAlias

from madoi import bots, games
from madoi.bots.playout import play_bots
from madoi.core.capabilities import Statistics
from madoi.core.chance import Chance, Seeded
from madoi.core.event import Event, Outcome
from madoi.core.game import Game
from madoi.core.refusal import BadOption, Refusal
from madoi.core.settings import Settings
from madoi.lab.chunk_scheduler import Workers, gather
from madoi.lab.forfeits import forfeits_of, seat_bots, settle
from madoi.lab.interruption import stop_requested
from madoi.lab.tally import Tally, TallyBuilder
from madoi.lab.worker_pool import open_workers

Progress: TypeAlias = Callable[[int, int], None]
"""Called again and again with the number of games done and of all games."""


@dataclass(frozen=True)
class Plan:
    """What to play. It is checked when it is made, so every plan can be played. Raises `BadOption`.

    ``bots`` names the bot of each seat. With ``rotate`` they move on by one seat from game to game: in
    game i, seat s has bot s - i (counted round the table), so that no bot keeps the better seats.
    ``options`` are completed to their canonical form.
    """

    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    games: int
    seed: str
    rotate: bool = False

    def __post_init__(self) -> None:
        if self.games < 1:
            raise BadOption(Refusal("lab-games-few", "", {"given": self.games}))
        game = games.find(self.game)
        settings = game.settings(dict(self.options), len(self.bots))
        for name in self.bots:
            bots.find(name, game)
        object.__setattr__(self, "options", settings.options)
        object.__setattr__(self, "bots", tuple(self.bots))

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def mixed(self) -> bool:
        """Whether different bots play, so that they can be compared."""
        return len(set(self.bots)) > 1

    def bots_of(self, game: int) -> list[str]:
        """The bot of each seat in this game (counted from 0)."""
        turn = game % self.seats if self.rotate else 0
        return [self.bots[seat - turn] for seat in range(self.seats)]


def line_up_text(names: Iterable[str]) -> str:
    """The bots as short text: ``greedy*2,random``."""
    runs: list[tuple[str, int]] = []
    for name in names:
        if runs and runs[-1][0] == name:
            runs[-1] = (name, runs[-1][1] + 1)
        else:
            runs.append((name, 1))
    return ",".join(name if count == 1 else f"{name}*{count}" for name, count in runs)


@dataclass
class Results:
    """The results of a plan. ``seconds`` is how long it took."""

    plan: Plan
    tally: Tally
    seconds: float = field(compare=False)

    @property
    def partial(self) -> bool:
        """Whether it was stopped before all games were played."""
        return self.tally.games < self.plan.games


class GameError(Exception):
    """A game or a bot failed. The text says in which game."""


@dataclass
class Chunk:
    """Some games in a row that were played. ``seconds`` is the time for the games alone."""

    tally: Tally
    seconds: float

    @property
    def games(self) -> int:
        return self.tally.games


@contextmanager
def error_context(game: str, seed: str, bots_of_seats: Iterable[str]) -> Iterator[None]:
    """Turn any exception inside into a `GameError` that names the game."""
    try:
        yield
    except Exception as error:
        # As text, because not every exception can be sent back from another process.
        line_up = line_up_text(bots_of_seats)
        raise GameError(f"{game}, seed {seed}, {line_up}:\n{traceback.format_exc()}") from error


def bot_chances(seed: str, seats: int) -> list[Chance]:
    """The chances of the bots in a game of this seed, one per seat."""
    return [Seeded(f"{seed}/bot/{seat}") for seat in range(seats)]


def collect_statistics(
    game: Game, settings: Settings, events: list[Event], outcome: Outcome
) -> dict[str, float]:
    """The game's own statistics of one finished game; none where it offers none."""
    statistics = game.capability(Statistics)
    return {} if statistics is None else statistics.collect(settings, events, outcome)


def play_chunk(plan: Plan, first: int, count: int) -> Chunk:
    """Play games ``first`` to ``first + count - 1``, or none if the run should stop. Runs in any process.

    A chunk that was begun is finished, so that a stopped run has few gaps.
    """
    game = games.find(plan.game)
    settings = game.settings(plan.options, plan.seats)
    players = {name: bots.find(name, game) for name in plan.bots}
    builder = TallyBuilder(plan.seats)
    begun = perf_counter()
    for number in range(first, first + (0 if stop_requested() else count)):
        seed = f"{plan.seed}/{number}"
        names = plan.bots_of(number)
        with error_context(plan.game, seed, names):
            state, events = game.new(settings, Seeded(seed))
            chances = bot_chances(seed, plan.seats)
            seated = seat_bots([players[name] for name in names])
            decisions = play_bots(state, seated, chances, events)
            outcome = state.outcome()
            assert outcome is not None
            forfeits = forfeits_of(seated)
            statistics = collect_statistics(game, settings, events, outcome)
            builder.add(names, settle(outcome, forfeits), decisions, statistics, forfeits)
    return Chunk(builder.tally(), perf_counter() - begun)


def simulate(plan: Plan, jobs: int = 1, progress: Progress | None = None, on: str = "") -> Results:
    """Play the plan with ``jobs`` processes, or on the cluster whose scheduler has the address ``on``.

    Ctrl-C ends it early: the results are then `Results.partial`.
    Raises `BadOption`, `GameError`, and `Refused` when a process or a cluster is lost.
    A script that asks for several jobs needs the usual ``if __name__ == "__main__":``.
    """
    with open_workers(jobs, on) as workers:
        return run(plan, workers, progress)


def run(
    plan: Plan,
    workers: Workers,
    progress: Progress | None = None,
) -> Results:
    """Play the plan with these workers. When the run should stop, return the results so far."""
    begun = monotonic()
    tally = TallyBuilder(plan.seats).tally()
    gather(
        plan.games,
        tally,
        lambda first, count: workers.executor.submit(play_chunk, plan, first, count),
        workers,
        tell=(lambda done: progress(done, plan.games)) if progress else (lambda done: None),
    )
    return Results(plan, tally, monotonic() - begun)
