"""Work given out in chunks, and taken back as it comes.

Who does it is up to an executor: this process, processes of this machine, or a cluster. What comes of
the work may not depend on how it was cut into chunks, so only comfort depends on what is here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ALL_COMPLETED, FIRST_COMPLETED, Future, wait
from typing import TYPE_CHECKING, Final, Protocol, Self, TypeVar

if TYPE_CHECKING:
    from madoi.lab.worker_pool import Hands

CHUNK_SECONDS: Final = 1.0
_LOOK_UP: Final = 0.1
"""How often, in seconds, a run looks whether it is to stop."""
_GRACE: Final = 2.0
"""How long, in seconds, a run that is to stop waits for what is under way."""


class Chunk(Protocol):
    """Some games, played. ``seconds`` is the time for the games alone."""

    @property
    def games(self) -> int: ...

    @property
    def seconds(self) -> float: ...


C = TypeVar("C", bound=Chunk)


def hand_out(
    total: int,
    begin: Callable[[int, int], Future[C]],
    take: Callable[[int, C], None],
    hands: Hands,
    *,
    tick: Callable[[], None],
) -> None:
    """Have games 0 to ``total - 1`` played.

    ``begin(first, count)`` hands a chunk to a worker, two a worker, so that none waits for the next;
    ``take(first, chunk)`` gets each when it is done, in any order; ``tick`` is called again and again. When
    the hands are to stop it takes what is nearly done and returns; what is still under way is up to the
    executor's owner.
    """
    workers, stop = hands.count, hands.stop
    under_way: dict[Future[C], int] = {}
    handed_out = 0
    pace = Pace(hands.chunk_seconds, workers)

    def collect(futures: Iterable[Future[C]]) -> None:
        for future in futures:
            chunk = future.result()
            pace.observe(chunk)
            take(under_way.pop(future), chunk)
        tick()

    while (handed_out < total or under_way) and not stop():
        while handed_out < total and len(under_way) < 2 * workers and not stop():
            count = pace.next(total - handed_out)
            under_way[begin(handed_out, count)] = handed_out
            handed_out += count
        collect(wait(under_way, _LOOK_UP, FIRST_COMPLETED).done)
    if under_way:
        collect(wait(under_way, _GRACE, ALL_COMPLETED).done)


class Tally(Protocol):
    """What games add up to, from the first on without a gap."""

    games: int

    def merge(self, other: Self, /) -> None: ...


T = TypeVar("T", bound=Tally)
T_co = TypeVar("T_co", bound=Tally, covariant=True)


class Counted(Chunk, Protocol[T_co]):
    """Some games in a row, and what they add up to."""

    @property
    def tally(self) -> T_co: ...


def gather(
    total: int,
    tally: T,
    begin: Callable[[int, int], Future[Counted[T]]],
    hands: Hands,
    *,
    tell: Callable[[int], None],
) -> None:
    """Have games played as `hand_out` does, and merge what they add up to into the tally: in order and
    without a gap, so that a run that was stopped is just what a shorter one gives. ``tell`` is called again
    and again with the number of games done, those behind a gap included."""
    early: dict[int, Counted[T]] = {}  # done, but some game before them is not
    done = 0

    def take(first: int, chunk: Counted[T]) -> None:
        nonlocal done
        if chunk.games:  # none, when the worker was told to stop
            early[first] = chunk
            done += chunk.games
        while tally.games in early:
            tally.merge(early.pop(tally.games).tally)

    hand_out(total, begin, take, hands, tick=lambda: tell(done))


class Pace:
    """How many games make a chunk. Long chunks keep workers busy, short ones keep the progress bar and
    Ctrl-C quick."""

    def __init__(self, chunk_seconds: float, workers: int) -> None:
        self._seconds = chunk_seconds
        self._workers = workers
        self._games_a_chunk = 1  # nothing is known of the bots yet: a game may take a minute

    def observe(self, chunk: Chunk) -> None:
        """Learn from a chunk that was played."""
        if chunk.games:
            speed = chunk.games / max(chunk.seconds, 1e-9)
            self._games_a_chunk = max(1, int(speed * self._seconds))

    def next(self, left: int) -> int:
        """How many of the games that are left to hand out now."""
        # Smaller towards the end, so that the workers finish together; but not tiny.
        fair = max(left // (2 * self._workers), self._games_a_chunk // 20, 1)
        return min(self._games_a_chunk, fair, left)
