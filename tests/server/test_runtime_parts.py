"""The parts of a live table, each by itself: presence, leases and the scheduler."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from madoi.core.game import SPECTATOR
from madoi.core.refusal import Refusal, Refused
from madoi.server.limits import LEASE_SECONDS
from madoi.server.runtime.bus import Notice
from madoi.server.runtime.context import RuntimeContext
from madoi.server.runtime.leases import Lease, Leases
from madoi.server.runtime.presence import Subscriber, TablePresence
from madoi.server.runtime.scheduler import Scheduler
from madoi.server.storage.store import LobbyRow, Store, database_url, open_store
from madoi.server.table.automation import Due
from support.async_runs import Run
from support.server.manual_clock import ManualClock

TRUST_SECONDS = 20.0


def notice(*seats: int, process: str = "other", spectators: int = 0) -> Notice:
    return Notice(process, "table", 1, list(seats), spectators)


def test_presence_counts_seats_once_and_spectators_each() -> None:
    presence = TablePresence(ManualClock(), TRUST_SECONDS)
    for viewer in (1, 1, 0, SPECTATOR):
        presence.join(Subscriber(viewer))
    presence.receive(notice(1, 2, spectators=2))
    assert presence.connected_here() == ([0, 1], 1)
    assert presence.connected() == ([0, 1, 2], 3)


def test_a_seat_leaves_with_its_last_connection() -> None:
    clock = ManualClock()
    presence = TablePresence(clock, TRUST_SECONDS)
    first, second = Subscriber(0), Subscriber(0)
    presence.join(first)
    presence.join(second)
    assert presence.connected() == ([0], 0)
    presence.leave(first)
    assert presence.connected() == ([0], 0)
    assert presence.left_at == {}
    presence.leave(second)
    assert presence.connected() == ([], 0)
    assert presence.left_at == {0: clock.now()}


def test_a_silent_process_is_dropped_unless_the_bus_is_away(run: Run) -> None:
    async def wait() -> None:
        clock = ManualClock()
        presence = TablePresence(clock, TRUST_SECONDS)
        presence.receive(notice(1))
        await clock.advance(TRUST_SECONDS - 1)
        presence.keep_remote()
        await clock.advance(TRUST_SECONDS - 1)
        assert not presence.drop_silent()
        await clock.advance(2)
        assert presence.drop_silent()
        assert presence.connected() == ([], 0)

    run(wait())


def test_subscribers_are_woken_when_somebody_comes_or_goes() -> None:
    presence = TablePresence(ManualClock(), TRUST_SECONDS)
    watching, other = Subscriber(SPECTATOR), Subscriber(0)
    presence.join(watching)
    for change in (presence.join, presence.leave):
        watching.wake.clear()
        change(other)
        assert watching.wake.is_set()


@asynccontextmanager
async def stored(data: Path) -> AsyncIterator[tuple[ManualClock, Store]]:
    clock = ManualClock()
    async with open_store(database_url("", data), clock) as store:
        clock.watch(store)
        await store.append("table", 0, clock.now(), "{}", LobbyRow(False, "playing", "{}"))
        yield clock, store


def test_a_lease_is_held_by_one_process_until_it_expires(tmp_path: Path, run: Run) -> None:
    async def compete() -> None:
        async with stored(tmp_path) as (clock, store):
            ours, theirs = (
                Leases(store, clock, process, LEASE_SECONDS, lambda: True) for process in ("one", "other")
            )
            lease, other = Lease("table"), Lease("table")
            assert await ours.acquire(lease)
            assert not await theirs.acquire(other)
            assert other.retry_at == clock.now() + LEASE_SECONDS / 2
            await clock.advance(LEASE_SECONDS - 1)
            await ours.renew([lease])
            await clock.advance(LEASE_SECONDS - 1)
            assert lease.is_held(clock.now())
            assert not await theirs.acquire(other)
            await clock.advance(2)
            assert not lease.is_held(clock.now())
            assert await theirs.tables_without_lease() == ["table"]
            assert await theirs.acquire(other)
            await theirs.release(other)
            assert await theirs.tables_without_lease() == [], "nobody needs one"
            assert await ours.acquire(lease)

    run(compete())


def test_without_peers_nobody_waits_for_a_dead_process(tmp_path: Path, run: Run) -> None:
    async def take_over() -> None:
        async with stored(tmp_path) as (clock, store):
            assert await Leases(store, clock, "dead", LEASE_SECONDS, lambda: False).acquire(Lease("table"))
            await clock.advance(1)
            alone = Leases(store, clock, "one", LEASE_SECONDS, lambda: False)
            assert await alone.acquire(Lease("table"))

    run(take_over())


class Steps:
    """Automatic steps that a test makes due, one after the other."""

    def __init__(self, context: RuntimeContext, *at: float) -> None:
        self.clock = context.clock
        self.due = [Due("bot", one, 0) for one in at]
        self.prepared = 0
        self.done: list[float] = []
        self.failures: list[Exception] = []
        self.scheduler = Scheduler(context, Lease("table"), self.next_due, self.prepare, self.carry_out)

    def next_due(self) -> Due | None:
        return self.due[0] if self.due else None

    def prepare(self) -> None:
        self.prepared += 1

    async def carry_out(self, due: Due) -> None:
        if self.failures:
            raise self.failures.pop()
        self.done.append(self.clock.now())
        self.due.remove(due)


def test_steps_are_carried_out_when_they_are_due(tmp_path: Path, run: Run) -> None:
    async def play() -> None:
        async with stored(tmp_path) as (clock, store):
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

    run(play())


def test_nothing_is_carried_out_by_a_process_that_closes_or_has_no_lease(tmp_path: Path, run: Run) -> None:
    async def play() -> None:
        async with stored(tmp_path) as (clock, store):
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

    run(play())
