"""The scheduler carries out what is due at a table, once and in time."""

from __future__ import annotations

from pathlib import Path

from madoi.core.refusal import Refusal, Refused
from madoi.server.limits import LEASE_SECONDS
from madoi.server.runtime.context import RuntimeContext
from madoi.server.runtime.leases import Lease, Leases
from madoi.server.runtime.scheduler import Scheduler
from madoi.server.table.automation import Due
from support.server.stores import store_with_table


class Steps:
    """Automatic steps that a test makes due, one after the other."""

    def __init__(self, context: RuntimeContext, *at: float) -> None:
        self.clock = context.clock
        self.due = [Due("bot", one, 0) for one in at]
        self.prepared = 0
        self.done: list[float] = []
        self.failures: list[Exception] = []
        self.scheduler = Scheduler(
            context, Lease("table"), context.clock.now, self.next_due, self.prepare, self.carry_out
        )

    def next_due(self) -> Due | None:
        return self.due[0] if self.due else None

    def prepare(self) -> None:
        self.prepared += 1

    async def carry_out(self, due: Due) -> None:
        if self.failures:
            raise self.failures.pop()
        self.done.append(self.clock.now())
        self.due.remove(due)


async def test_steps_are_carried_out_when_they_are_due(tmp_path: Path) -> None:
    async with store_with_table(tmp_path) as (clock, store):
        start = clock.now()
        steps = Steps(RuntimeContext(store), start + 3, start + 10)
        steps.failures = [Refused(Refusal("table-stale", "", {}))]
        steps.scheduler.reschedule()
        await clock.advance(2)
        assert steps.prepared, "as soon as the lease is held"
        assert steps.done == []
        await clock.advance(2)
        assert len(steps.done) == 1, "again, after it was refused"
        await clock.advance(8)
        assert len(steps.done) == 2
        assert all(was >= due for was, due in zip(steps.done, (start + 3, start + 10), strict=True))


async def test_nothing_is_carried_out_by_a_process_that_closes_or_has_no_lease(tmp_path: Path) -> None:
    async with store_with_table(tmp_path) as (clock, store):
        one, other = RuntimeContext(store), RuntimeContext(store)
        for context in (one, other):
            context.leases = Leases(store, clock, context.process, LEASE_SECONDS, lambda: True)
        assert await one.leases.acquire(Lease("table"))
        waiting, closing = Steps(other, clock.now()), Steps(one, clock.now())
        waiting.scheduler.reschedule()
        one.stopped.set()
        closing.scheduler.reschedule()
        await clock.advance(LEASE_SECONDS / 2 - 1)
        assert waiting.done == closing.done == []
        await clock.advance(2 * LEASE_SECONDS)
        assert len(waiting.done) == 1, "the lease has expired"
        assert closing.done == []
