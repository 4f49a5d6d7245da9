"""The chunk scheduler: gives games to workers in chunks and collects the results as they come.

An executor does the work: this process, processes of this machine, or a cluster.
Results must not depend on how the work is cut into chunks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ALL_COMPLETED, FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass
from typing import Any, Final, Protocol, Self, TypeVar

from madoi.lab.interruption import stop_requested

CHUNK_SECONDS: Final = 1.0
_POLL_SECONDS: Final = 0.1
"""How often a run checks whether it should stop."""
_GRACE_SECONDS: Final = 2.0
"""How long a run that should stop waits for chunks under way."""


@dataclass(frozen=True)
class Workers:
    """An executor with about ``count`` workers, the chunk length that suits them, and whether to stop."""

    executor: Executor
    count: int
    chunk_seconds: float = CHUNK_SECONDS
    stop: Callable[[], bool] = stop_requested


class Chunk(Protocol):
    """Some games that were played. ``seconds`` is the time for the games alone."""

    @property
    def games(self) -> int: ...

    @property
    def seconds(self) -> float: ...


C = TypeVar("C", bound=Chunk)


def schedule_chunks(
    total: int,
    begin: Callable[[int, int], Future[C]],
    take: Callable[[int, C], None],
    workers: Workers,
    *,
    tick: Callable[[], None],
) -> None:
    """Have games 0 to ``total - 1`` played.

    ``begin(first, count)`` submits a chunk; each worker has two, so that none waits for the next.
    ``take(first, chunk)`` gets each finished chunk, in any order. ``tick`` is called again and again.
    When the run should stop it takes what is nearly done and returns. The executor's owner ends the rest.
    """
    stop = workers.stop
    under_way: dict[Future[C], int] = {}
    submitted = 0
    pace = Pace(workers.chunk_seconds, workers.count)

    def collect(futures: Iterable[Future[C]]) -> None:
        # A set has no order: in that of the games, the same run writes the same journal.
        for future in sorted(futures, key=under_way.__getitem__):
            chunk = future.result()
            pace.observe(chunk)
            take(under_way.pop(future), chunk)
        tick()

    while (submitted < total or under_way) and not stop():
        while submitted < total and len(under_way) < 2 * workers.count and not stop():
            count = pace.next(total - submitted)
            under_way[begin(submitted, count)] = submitted
            submitted += count
        collect(wait(under_way, _POLL_SECONDS, FIRST_COMPLETED).done)
    if under_way:
        collect(wait(under_way, _GRACE_SECONDS, ALL_COMPLETED).done)


class Tally(Protocol):
    """The sums of games, from the first on without a gap."""

    games: int

    def merge(self, other: Self, /) -> None: ...


T_co = TypeVar("T_co", bound=Tally, covariant=True)


class Counted(Chunk, Protocol[T_co]):
    """Some games in a row, and their sums."""

    @property
    def tally(self) -> T_co: ...


K = TypeVar("K", bound=Counted[Any])


def gather(
    total: int,
    tally: Tally,
    begin: Callable[[int, int], Future[K]],
    workers: Workers,
    *,
    tell: Callable[[int], None],
    keep: Callable[[K], None] = lambda chunk: None,
) -> None:
    """Have games played, and merge their results into the tally in order and without a gap.

    So a run that was stopped gives exactly what a shorter one gives, and can be continued: games that the
    tally has already are not played again. ``keep`` gets the chunks in the same order.
    ``tell`` is called again and again with the number of games done, those after a gap included.
    """
    early: dict[int, K] = {}  # done, but some game before them is not
    start = done = tally.games

    def take(first: int, chunk: K) -> None:
        nonlocal done
        if chunk.games:  # none, when the run should stop
            early[start + first] = chunk
            done += chunk.games
        while tally.games in early:
            next_chunk = early.pop(tally.games)
            tally.merge(next_chunk.tally)
            keep(next_chunk)

    schedule_chunks(
        total - start,
        lambda first, count: begin(start + first, count),
        take,
        workers,
        tick=lambda: tell(done),
    )


class Pace:
    """How many games make a chunk. Long chunks keep workers busy; short ones keep Ctrl-C quick."""

    def __init__(self, chunk_seconds: float, workers: int) -> None:
        self._seconds = chunk_seconds
        self._workers = workers
        self._games_per_chunk = 1  # nothing is known of the bots yet: a game may take a minute

    def observe(self, chunk: Chunk) -> None:
        """Learn the speed from a finished chunk."""
        if chunk.games:
            speed = chunk.games / max(chunk.seconds, 1e-9)
            self._games_per_chunk = max(1, int(speed * self._seconds))

    def next(self, left: int) -> int:
        """How many of the games that are left to hand out now."""
        # Smaller towards the end, so that the workers finish together; but not tiny.
        fair = max(left // (2 * self._workers), self._games_per_chunk // 20, 1)
        return min(self._games_per_chunk, fair, left)
