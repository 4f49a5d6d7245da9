"""Home workers: which of the workers of this machine a table belongs to.

Each table has one home among the workers that live, chosen by its id: all of them agree without asking each
other. Its connections go there, and its lease follows. This is a matter of speed only: the store decides who
may write, and the lease who acts.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from madoi.server import limits
from madoi.server.clock import Clock
from madoi.server.shared_memory import SharedMemory

_ALIVE_AT: Final = "alive-at"
_TABLES: Final = "live-tables"


class HomeWorkers:
    """The workers of this machine. One that has not said for a while that it lives is nobody's home."""

    def __init__(self, shared: SharedMemory, clock: Clock) -> None:
        self._shared = shared
        self.clock = clock
        self._living: list[int] = [shared.worker]
        self._looked_at = float("-inf")

    def report_alive(self) -> None:
        """Say that this worker lives and can be given connections."""
        self._shared.set(_ALIVE_AT, max(1, int(self.clock.monotonic())))

    def report_gone(self) -> None:
        """Say that this worker takes no more connections."""
        self._shared.set(_ALIVE_AT, 0)

    def of(self, table: str) -> int:
        """The worker that is home to a table: the highest of a hash, so that a worker which dies or comes
        back moves no other worker's tables."""
        living = self.living_workers()
        return living[0] if len(living) == 1 else max(living, key=lambda worker: _weight(worker, table))

    def is_here(self, table: str) -> bool:
        return self.of(table) == self._shared.worker

    def count_tables(self, tables: int) -> None:
        """Say how many tables this worker has."""
        self._shared.set(_TABLES, tables)

    def for_new_table(self) -> int:
        """Where a new table should live: here, unless this worker has far more than its share."""
        living = self.living_workers()
        counts = self._shared.by_worker(_TABLES)
        own, share = counts[self._shared.worker], sum(counts[one] for one in living) / len(living)
        is_surplus = own > share * limits.BALANCE_RATIO and own >= share + limits.MIN_SURPLUS_TABLES
        return min(living, key=lambda worker: counts[worker]) if is_surplus else self._shared.worker

    def living_workers(self) -> list[int]:
        """The workers that can be given connections, by number."""
        now = self.clock.monotonic()
        if self._shared.workers > 1 and now - self._looked_at >= limits.WORKER_REPORT_SECONDS / 4:
            own, alive_at = self._shared.worker, self._shared.by_worker(_ALIVE_AT)
            since = now - limits.WORKER_SILENT_SECONDS
            # A worker that never says so is alone with what is given to it, and so are we then.
            self._living = [worker for worker, at in enumerate(alive_at) if at and at >= since] or [own]
            self._looked_at = now
        return self._living


def _weight(worker: int, table: str) -> bytes:
    return blake2b(table.encode(), digest_size=8, salt=worker.to_bytes(4, "little")).digest()
