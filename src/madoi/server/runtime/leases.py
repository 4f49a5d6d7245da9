"""Leases: which process runs the automation of a table.

The store grants a lease to one process at a time. The holder renews it; when the holder dies, the lease
expires and another process acquires it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from madoi.server import limits
from madoi.server.clock import Clock
from madoi.server.storage.store import NEVER, Store


class Lease:
    """The lease of this process on one table, as far as it knows. Times are those of `Clock.now`."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.held_until = 0.0
        self.retry_at = 0.0
        """When to try again, after another process had it."""
        self.changing = asyncio.Lock()
        """Held while it is acquired or released, so that the store does one after the other."""

    def is_held(self, now: float) -> bool:
        return self.held_until > now


class Leases:
    """The leases of this process. ``has_peers`` says whether other processes may hold some."""

    def __init__(
        self, store: Store, clock: Clock, process: str, seconds: float, has_peers: Callable[[], bool]
    ) -> None:
        self.seconds = seconds
        self.renewal_seconds = seconds / limits.ROUNDS_PER_LEASE
        self._store = store
        self._clock = clock
        self._process = process
        self._has_peers = has_peers

    def lease_for_new_table(self, table: str) -> Lease:
        """The lease that is stored together with a new table: nobody else can want it."""
        lease = Lease(table)
        lease.held_until = self._clock.now() + self.seconds
        return lease

    async def acquire(self, lease: Lease) -> bool:
        """Acquire a lease, or extend it if it ends soon. False: another process holds it."""
        async with lease.changing:
            now = self._clock.now()
            if lease.held_until - now > self.seconds / 4:
                return True
            # Without peers the holder must be a dead process, and nobody need wait for it.
            expired_before = now if self._has_peers() else now + self.seconds
            acquired = await self._store.acquire_lease(
                lease.table, self._process, expired_before, now + self.seconds
            )
            lease.held_until = now + self.seconds if acquired else 0.0
            lease.retry_at = 0.0 if acquired else now + self.seconds / 2
            return acquired

    async def acquire_if_free(self, lease: Lease) -> None:
        """Acquire a lease, unless another process had it a moment ago."""
        if lease.retry_at <= self._clock.now():
            await self.acquire(lease)

    async def start(self) -> None:
        """Before the first round: without peers, all leases of others belong to dead processes."""
        if not self._has_peers():
            await self._store.expire_other_leases(self._process)

    async def renew(self, leases: Iterable[Lease]) -> None:
        """Renew all leases of this process in the store, and those of these that are held."""
        now = self._clock.now()
        until = now + self.seconds
        await self._store.renew_leases(self._process, until)
        for lease in leases:
            if lease.is_held(now):
                lease.held_until = until

    async def release(self, lease: Lease) -> None:
        """Release a lease: nothing is due at this table until somebody connects."""
        async with lease.changing:
            await self._store.release_lease(lease.table, self._process)
            lease.held_until = 0.0

    async def give_away(self, lease: Lease, has_due: bool) -> None:
        """Let another process have a lease. ``has_due``: it must be found even if nobody asks for its
        table."""
        async with lease.changing:
            await self._store.release_lease(lease.table, self._process, 0.0 if has_due else NEVER)
            lease.held_until = 0.0
            lease.retry_at = self._clock.now() + self.seconds / 2

    async def expire_all(self) -> None:
        await self._store.expire_leases(self._process)

    async def tables_without_lease(self) -> list[str]:
        now = self._clock.now()
        return await self._store.tables_without_lease(now if self._has_peers() else now + self.seconds / 2)
