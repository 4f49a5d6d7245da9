"""Maintenance: the loop that renews leases, takes over tables, evicts idle ones, deletes old ones."""

from __future__ import annotations

from contextlib import suppress

import structlog

from madoi.core.refusal import Refused
from madoi.server import limits
from madoi.server.runtime.gauges import set_gauges
from madoi.server.runtime.gc_policy import GcPolicy
from madoi.server.runtime.metrics import LOOP_LAG
from madoi.server.runtime.owner_actions import OwnerActions
from madoi.server.runtime.registry import TableRegistry
from madoi.server.runtime.retention import RetentionLoop, RetentionPolicy
from madoi.server.storage.store import StoreFailed

_log = structlog.get_logger()


class Maintenance:
    """The maintenance loop of this process."""

    def __init__(self, registry: TableRegistry, policy: RetentionPolicy | None = None) -> None:
        self._registry = registry
        self._owner_actions = OwnerActions(registry)
        self._retention = RetentionLoop(registry, policy or RetentionPolicy())
        self._context = registry.context
        self._clock = registry.clock

    async def run(self) -> None:
        """Run until the process is closing."""
        policy = GcPolicy(self._clock)
        started = False
        while not self._context.closing:
            try:
                if not started:
                    await self._context.leases.start()
                    started = True
                await self._run_once()
                policy.collect()
            except StoreFailed as failed:
                _log.warning("maintenance", error=str(failed))
            except Exception:  # whatever it was, the next round comes soon
                _log.exception("maintenance")
            await self._pause(self._context.leases.renewal_seconds)
        policy.stop()

    async def _pause(self, seconds: float) -> None:
        """Wait for the next round, or until the process is closing. How late it ends is the loop's lag."""
        started = self._clock.monotonic()
        with suppress(TimeoutError):
            async with self._clock.timeout(seconds):
                await self._context.stopped.wait()
        LOOP_LAG.set(max(0.0, self._clock.monotonic() - started - seconds))

    async def _run_once(self) -> None:
        live_tables = self._registry.live_tables
        await self._context.leases.renew([one.lease for one in live_tables.values()])
        await self._owner_actions.run_once()
        await self._take_over_tables()
        if self._context.bus.has_peers:
            await self._catch_up()
        for live_table in list(live_tables.values()):
            live_table.refresh_remote_presence()
            idle_seconds = self._clock.monotonic() - live_table.last_used
            if idle_seconds > limits.REST_TABLE_SECONDS:
                live_table.rest()
            if live_table.is_followed:
                await live_table.announce_presence()
            if live_table.presence.subscribers:
                continue
            if not self._context.homes.is_here(live_table.table.id):
                is_idle = idle_seconds > self._context.leases.renewal_seconds
                if is_idle or live_table.presence.has_remote():  # its clients have gone there already
                    await self._registry.send_home(live_table)
            elif idle_seconds > limits.IDLE_TABLE_SECONDS and live_table.next_due() is None:
                await self._registry.evict(live_table)
        set_gauges(self._registry)
        await self._retention.run_once()

    async def _catch_up(self) -> None:
        """Apply entries of other processes whose notices were lost."""
        live_tables = self._registry.live_tables
        asked = list(live_tables)
        lengths = await self._context.store.lengths(asked)
        for id in asked:
            if id not in lengths:
                self._registry.drop(id, "table-none")  # another process has deleted it
            elif id in live_tables:
                live_table = live_tables[id]
                if live_table.is_followed and lengths[id] > len(live_table.table.log):
                    await live_table.catch_up(lengths[id])

    async def _take_over_tables(self) -> None:
        begun = self._clock.now()
        for id in await self._context.leases.tables_without_lease():
            if self._clock.now() > begun + self._context.leases.renewal_seconds:
                return  # the others wait for the next round: our own leases must be renewed in time
            if id not in self._registry.unreadable and self._context.homes.is_here(id):
                await self._take_over(id)

    async def _take_over(self, id: str) -> None:
        """Acquire the lease of a table, or release it when nothing is due there."""
        try:
            live_table = await self._registry.find(id)
        except Refused as refused:  # one unreadable log must not keep us from the others
            if id not in self._registry.unreadable:
                _log.warning("unreadable-log", table=id, code=refused.refusal.code)
            self._registry.unreadable.add(id)
            return
        # The last holder may have died between an entry and its lobby row.
        live_table.refresh_lobby_row()
        leases = self._context.leases
        if live_table.table.phase != "over" and await leases.acquire(live_table.lease):
            if live_table.next_due() is None:
                await leases.release(live_table.lease)
            live_table.scheduler.reschedule()
