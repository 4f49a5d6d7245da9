"""The table as its spectators see it, where the terms delay the game for them.

It is folded from the same log, later: until an entry is due here, nothing of it exists in what spectators are
sent. Only what spectators say to each other, and everything before the game, comes at once. Times are those
at which spectators see something, so that clocks run for them as they ran for the players.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator

from madoi.server import limits
from madoi.server.clock import Clock, Timer
from madoi.server.table.log import Began, Entry, Said
from madoi.server.table.state import Table


class DelayedTable:
    """A table for spectators. ``now`` is the time of the ``source``; ``on_change`` is called when they see
    more."""

    def __init__(
        self, source: Table, clock: Clock, now: Callable[[], float], on_change: Callable[[], None]
    ) -> None:
        self.table = Table(source.id, source.opened, source.log[0].at)
        self._source = source
        self._clock = clock
        self._now = now
        self._on_change = on_change
        self._read = 1
        self._has_begun = False
        self._game: deque[tuple[float, Entry]] = deque()
        self._chat: deque[tuple[float, Entry]] = deque()
        self._timer: Timer | None = None
        self._lock = asyncio.Lock()

    async def catch_up(self) -> None:
        """Apply what is due, with turns for others in between, and wake up for what comes next."""
        applied = 0
        async with self._lock:
            for _ in self._apply_due():
                applied += 1
                if applied % limits.SPECTATOR_FOLD_ENTRIES == 0:
                    await asyncio.sleep(0)
        if applied:
            self._on_change()
        self._schedule()

    def follow(self) -> None:
        """The source has changed."""
        if not self._lock.locked():
            self._apply_and_tell()

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _apply_and_tell(self) -> None:
        self._timer = None
        if sum(1 for _ in self._apply_due()):
            self._on_change()
        self._schedule()

    def _apply_due(self) -> Iterator[None]:
        self._read_source()
        now = self._now()
        while (queue := self._next_queue()) is not None and queue[0][0] <= now:
            at, entry = queue.popleft()
            self.table.apply(entry, at)
            yield

    def _read_source(self) -> None:
        log = self._source.log
        while self._read < len(log):
            applied = log[self._read]
            entry = applied.entry
            self._has_begun = self._has_begun or isinstance(entry, Began)
            among_spectators = isinstance(entry, Said) and entry.room == "spectators"
            delay = self._source.terms.spectator_delay if self._has_begun and not among_spectators else 0
            (self._chat if among_spectators else self._game).append((applied.at + delay, entry))
            self._read += 1

    def _next_queue(self) -> deque[tuple[float, Entry]] | None:
        """The queue whose first entry comes next; None when both are empty."""
        queues = [queue for queue in (self._chat, self._game) if queue]
        return min(queues, key=lambda queue: queue[0][0], default=None)

    def _schedule(self) -> None:
        self.close()
        queue = self._next_queue()
        if queue is not None:
            wait_seconds = max(0.0, queue[0][0] - self._now())
            self._timer = self._clock.call_later(wait_seconds, self._apply_and_tell)
