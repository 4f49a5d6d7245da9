"""Many games of one kind: what is to be played, by how many hands, and what came of it.

The results depend on the plan alone. Game ``i`` of seed ``S`` has the chance ``S/i`` and its bots the
chances ``S/i/bot/SEAT``, so it does not matter who plays it, when, or next to which other games; and
tallies merge exactly. A run that was stopped keeps games 0 to n - 1 without a gap, which is just what a
plan of n games gives.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable
from concurrent.futures import ALL_COMPLETED, FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass, field
from time import monotonic, perf_counter
from typing import Final, TypeAlias

from madoi import bots, games
from madoi.bots.playout import play_bots
from madoi.core.chance import Chance, Seeded
from madoi.core.refusal import BadOption, Refusal
from madoi.lab.tally import Notebook, Tally
from madoi.lab.workers import interruptible, local_workers, told_to_stop

Progress: TypeAlias = Callable[[int, int], None]
"""Called with the number of games done and of all games, again and again."""

CHUNK_SECONDS: Final = 1.0
_LOOK_UP: Final = 0.1
"""How often, in seconds, a run looks whether it is to stop."""
_GRACE: Final = 2.0
"""How long, in seconds, a run that is to stop waits for what is under way."""


@dataclass(frozen=True)
class Plan:
    """What is to be played. A plan that exists can be played: all of it is checked when it is made.

    ``bots`` names the bot of each seat. With ``rotate`` they move on by one seat from game to game: in
    game i, seat s has bot s - i (counted round the table), so that no bot keeps the better seats.
    ``options`` are complete afterwards, in canonical form. Raises `BadOption`.
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
        """Whether different bots play, so that it is worth asking which is better."""
        return len(set(self.bots)) > 1

    def bots_of(self, game: int) -> list[str]:
        """Who sits where in this game (counted from 0)."""
        turn = game % self.seats if self.rotate else 0
        return [self.bots[seat - turn] for seat in range(self.seats)]


def line_up_text(names: Iterable[str]) -> str:
    """The bots in short: ``greedy*2,random``."""
    runs: list[tuple[str, int]] = []
    for name in names:
        if runs and runs[-1][0] == name:
            runs[-1] = (name, runs[-1][1] + 1)
        else:
            runs.append((name, 1))
    return ",".join(name if count == 1 else f"{name}*{count}" for name, count in runs)


@dataclass
class Results:
    """What came of a plan; ``seconds`` is how long it took."""

    plan: Plan
    tally: Tally
    seconds: float = field(compare=False)

    @property
    def partial(self) -> bool:
        """Whether it was stopped before all games were played."""
        return self.tally.games < self.plan.games


class GameError(Exception):
    """A game could not be played to its end: a mistake in a game or a bot. The text says in which."""


@dataclass
class Chunk:
    """Some games in a row, played. ``seconds`` is the time for the games alone."""

    tally: Tally
    seconds: float


def play_chunk(plan: Plan, first: int, count: int) -> Chunk:
    """Play games ``first`` to ``first + count - 1``; none of them when told to stop. Runs anywhere.

    What was begun is finished, so that a run that is stopped has few gaps to throw away behind.
    """
    game = games.find(plan.game)
    settings = game.settings(plan.options, plan.seats)
    players = {name: bots.find(name, game) for name in plan.bots}
    notebook = Notebook(plan.seats)
    begun = perf_counter()
    for number in range(first, first + (0 if told_to_stop() else count)):
        seed = f"{plan.seed}/{number}"
        names = plan.bots_of(number)
        chances: list[Chance] = [Seeded(f"{seed}/bot/{seat}") for seat in range(plan.seats)]
        try:
            state, events = game.new(settings, Seeded(seed))
            decisions = play_bots(state, [players[name] for name in names], chances, events)
            outcome = state.outcome()
            assert outcome is not None
            notebook.note(names, outcome, decisions, game.survey(settings, events, outcome))
        except Exception as error:
            # As text: not every exception survives the way back from another process.
            bots_text = line_up_text(names)
            raise GameError(f"{plan.game}, seed {seed}, {bots_text}:\n{traceback.format_exc()}") from error
    return Chunk(notebook.tally(), perf_counter() - begun)


def simulate(plan: Plan, jobs: int = 1, progress: Progress | None = None) -> Results:
    """Play the plan with so many processes of this machine.

    Ctrl-C ends it early: the results are then `Results.partial`. Raises `BadOption` and `GameError`.
    A script that asks for several jobs needs the usual ``if __name__ == "__main__":``.
    """
    if jobs < 1:
        raise BadOption(Refusal("lab-jobs-few", "", {"given": jobs}))
    seconds = CHUNK_SECONDS if jobs > 1 else CHUNK_SECONDS / 5  # nothing moves while this process plays
    with interruptible() as flag, local_workers(jobs, flag) as executor:
        return run(plan, executor, jobs, progress=progress, stop=lambda: flag.value, chunk_seconds=seconds)


def run(
    plan: Plan,
    executor: Executor,
    workers: int,
    *,
    progress: Progress | None = None,
    stop: Callable[[], bool] = told_to_stop,
    chunk_seconds: float = CHUNK_SECONDS,
) -> Results:
    """Play the plan on any executor that has about so many workers.

    Hands out chunks of about ``chunk_seconds``, two a worker, so that none waits for the next. When
    ``stop`` says so it returns what there is; what is still under way is up to the executor's owner.
    """
    begun = monotonic()
    tally = Notebook(plan.seats).tally()
    early: dict[int, Chunk] = {}  # done, but some game before them is not
    under_way: dict[Future[Chunk], int] = {}
    handed_out = done = 0
    pace = Pace(chunk_seconds, workers)

    def collect(futures: Iterable[Future[Chunk]]) -> None:
        nonlocal done
        for future in futures:
            chunk = future.result()
            early[under_way.pop(future)] = chunk
            done += chunk.tally.games
            pace.observe(chunk)
        while tally.games in early:
            tally.merge(early.pop(tally.games).tally)
        if progress is not None:
            progress(done, plan.games)

    while tally.games < plan.games and not stop():
        while handed_out < plan.games and len(under_way) < 2 * workers and not stop():
            count = pace.next(plan.games - handed_out)
            under_way[executor.submit(play_chunk, plan, handed_out, count)] = handed_out
            handed_out += count
        if not under_way:
            break  # the workers were told to stop, and we were not
        collect(wait(under_way, _LOOK_UP, FIRST_COMPLETED).done)
    if under_way:
        collect(wait(under_way, _GRACE, ALL_COMPLETED).done)
    return Results(plan, tally, monotonic() - begun)


class Pace:
    """How many games make a chunk. Results do not depend on it, only comfort: long chunks keep workers
    busy, short ones keep the progress bar and Ctrl-C quick."""

    def __init__(self, chunk_seconds: float, workers: int) -> None:
        self._seconds = chunk_seconds
        self._workers = workers
        self._games_a_chunk = 1  # nothing is known of the bots yet: a game may take a minute

    def observe(self, chunk: Chunk) -> None:
        """Learn from a chunk that was played."""
        if chunk.tally.games:
            speed = chunk.tally.games / max(chunk.seconds, 1e-9)
            self._games_a_chunk = max(1, int(speed * self._seconds))

    def next(self, left: int) -> int:
        """How many of the games that are left to hand out now."""
        # Smaller towards the end, so that the workers finish together; but not tiny.
        fair = max(left // (2 * self._workers), self._games_a_chunk // 20, 1)
        return min(self._games_a_chunk, fair, left)
