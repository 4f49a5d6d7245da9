"""Leases, presence, and what a process leaves behind that dies or loses its store: several table registries in
this process, with one store and a bus of their own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from madoi.server import limits
from madoi.server.limits import LEASE_SECONDS, LOBBY_ROW_SECONDS, PUSH_DELAY_SECONDS
from madoi.server.push.notifier import PushNotifier
from madoi.server.runtime.bus import Bus, Notice
from madoi.server.runtime.context import RuntimeContext
from madoi.server.runtime.leases import Lease, Leases
from madoi.server.runtime.live_table import LiveTable
from madoi.server.runtime.maintenance import Maintenance
from madoi.server.runtime.presence import Subscriber
from madoi.server.runtime.registry import TableRegistry
from madoi.server.storage.store import NEVER, LobbyRow, NewTable, Store
from madoi.server.storage.subscriptions import PushSubscription
from madoi.server.table.commands.chat import say
from madoi.server.table.commands.seating import sit
from madoi.server.table.log import Opened, Plan, Sat, Terms
from support.server.push_service import PushService, Subscription
from support.server.stores import empty_store, store_with_table


class Wire(Bus):
    """Between the registries of this process; can be cut."""

    def __init__(self) -> None:
        self.registries: list[TableRegistry] = []
        self.whole = True

    async def publish(self, notice: Notice) -> None:
        if self.whole:
            for registry in self.registries:
                if registry.context.process != notice.process:
                    registry.on_notice(notice)

    def is_connected(self) -> bool:
        return self.whole


class Unlisting(Store):
    """A store that cannot write what the lobby shows, or loses it with its process."""

    away = True

    def update_lobby_row(self, table: str, row: LobbyRow, now: float) -> None:
        if not self.away:
            super().update_lobby_row(table, row, now)


@asynccontextmanager
async def maintained(store: Store, wire: Wire, count: int) -> AsyncIterator[list[TableRegistry]]:
    """So many registries, with their maintenance."""
    wire.registries = [new_registry(store) for _ in range(count)]
    for registry in wire.registries:
        registry.context.bus = wire
    loops = [asyncio.create_task(Maintenance(registry).run()) for registry in wire.registries]
    yield wire.registries
    for registry in wire.registries:
        registry.stop()
    await asyncio.gather(*loops)
    for registry in wire.registries:
        await registry.close()


def new_registry(store: Store) -> TableRegistry:
    return TableRegistry(RuntimeContext(store))


def at_the_table(*plans: Plan, public: bool = False) -> Opened:
    return Opened("kasane", {}, list(plans), Terms(public=public, pace=0.01))


PEOPLE = (Plan("person", "Aki", key="a"), Plan("person", "Yui", key="b"))


async def test_a_process_that_has_just_opened_a_table_hears_at_once_who_is_there(tmp_path: Path) -> None:
    async with empty_store(tmp_path) as (clock, store):
        wire = Wire()
        one, other = new_registry(store), new_registry(store)
        wire.registries = [one, other]
        one.context.bus = other.context.bus = wire
        here = await one.open(at_the_table(*PEOPLE))
        await here.join(Subscriber(0))
        there = await other.find(here.table.id)
        assert there.presence.connected() == ([], 0)
        await there.join(Subscriber(1))
        await clock.settle()  # no rounds are made here that would tell it later
        assert there.presence.connected() == here.presence.connected() == ([0, 1], 0)
        for registry in wire.registries:
            await registry.close()


async def test_nobody_has_left_because_the_bus_is_away(tmp_path: Path) -> None:
    wire = Wire()
    async with empty_store(tmp_path) as (clock, store), maintained(store, wire, 2) as (one, other):
        here = await one.open(at_the_table(*PEOPLE))
        there = await other.find(here.table.id)
        await here.join(Subscriber(0))
        await there.join(Subscriber(1))
        wire.whole = False
        await clock.advance(5 * LEASE_SECONDS)
        assert here.presence.connected() == ([0, 1], 0)
        wire.whole = True
        assert here.presence.connected() == ([0, 1], 0)
        there.presence.subscribers.clear()  # as if its process had died: nothing more is heard from there
        await clock.advance(LEASE_SECONDS)
        assert here.presence.connected() == ([0, 1], 0), "it may only be slow"
        await clock.advance(2 * LEASE_SECONDS)
        assert here.presence.connected() == ([0], 0)


@pytest.mark.parametrize("how", ["dies", "closes"])
async def test_who_has_gone_with_another_process_is_called(how: str, tmp_path: Path) -> None:
    """Nothing happens at the table then, and the process that they were connected to notifies nobody any more."""
    wire = Wire()
    async with (
        PushService().serving() as push,
        empty_store(tmp_path) as (clock, store),
        maintained(store, wire, 2) as (one, other),
    ):
        notifier = PushNotifier(one, [push.origin], "https://localhost", PUSH_DELAY_SECONDS)
        one.context.hooks = notifier
        here = await one.open(at_the_table(*PEOPLE))
        await clock.until(lambda: here.table.phase == "playing")
        seat = here.table.to_move()[0]
        there = await other.find(here.table.id)
        connection = Subscriber(seat)
        await there.join(connection)
        browser = Subscription(push.origin).wanted("")
        given = [browser[name] for name in ("address", "public", "auth", "language")]
        await notifier.subscriptions.add(PushSubscription(here.table.id, here.table.seats[seat].key, *given))
        await clock.advance(3 * PUSH_DELAY_SECONDS)
        assert push.got == []
        if how == "closes":
            other.stop()
            await there.leave(connection)
        there.presence.subscribers.clear()  # nothing more is heard from there
        await clock.advance(PUSH_DELAY_SECONDS + (0 if how == "closes" else 3 * LEASE_SECONDS))
        await clock.advance(limits.PRESENCE_ANSWER_SECONDS)  # no other process says that they are there
        assert len(push.got) == 1
        await notifier.close()


async def test_a_seat_is_taken_although_the_lobby_hears_of_it_later(tmp_path: Path) -> None:
    async with empty_store(tmp_path) as (clock, plain):
        store, other = Store(plain.database, clock), Store(plain.database, clock)
        async with maintained(store, Wire(), 1) as (registry,):
            live_table = await registry.open(at_the_table(Plan(), Plan(), public=True))
            await clock.advance(0)  # maintenance is done: whatever else uses the store would write the row
            assert isinstance(await live_table.submit(lambda table: sit(table, 0, "Aki", "secret")), Sat)
            [before] = await other.lobby(0)
            assert "Aki" not in before
            [here] = await store.lobby(0)
            assert "Aki" in here, "who writes it sees it at once"
            await live_table.submit(lambda table: sit(table, 1, "Yui", "another secret"))
            await clock.advance(LOBBY_ROW_SECONDS)
            assert "Yui" in "".join(await other.lobby(0))
        await store.close()


async def test_a_table_is_listed_again_where_a_process_died_before_it_could(tmp_path: Path) -> None:
    async with empty_store(tmp_path) as (clock, plain):
        store = Unlisting(plain.database, clock)
        dying = new_registry(store)
        live_table = await dying.open(at_the_table(Plan(), Plan(), public=True))
        await live_table.submit(lambda table: sit(table, 0, "Aki", "secret"))
        store.away = False
        async with maintained(store, Wire(), 1):
            await clock.advance(3 * LEASE_SECONDS)
            assert "Aki" in "".join(await store.lobby(0))
        await store.close()


async def test_a_log_that_cannot_be_read_keeps_nobody_from_the_others(tmp_path: Path) -> None:
    async with empty_store(tmp_path) as (clock, store):
        await store.append("torn", 0, clock.now() + 60, "{}", NewTable(LobbyRow(True, "playing", "{}")))
        dead = new_registry(store)
        bots = at_the_table(Plan("bot", "Aki", "greedy"), Plan("bot", "Yui", "greedy"))
        id = (await dead.open(bots)).table.id
        await dead.close()
        async with maintained(store, Wire(), 1) as (registry,):
            await clock.until(
                lambda: id in registry.live_tables and registry.live_tables[id].table.phase == "over"
            )


async def test_only_one_of_many_processes_does_what_is_due_at_a_table(tmp_path: Path) -> None:
    wire = Wire()
    async with empty_store(tmp_path) as (clock, store), maintained(store, wire, 4) as registries:
        bots = at_the_table(Plan("bot", "Aki", "greedy"), Plan("bot", "Yui", "greedy"))
        id = (await registries[0].open(bots)).table.id
        live_tables: list[LiveTable] = [await registry.find(id) for registry in registries]
        await clock.until(lambda: all(one.table.phase == "over" for one in live_tables))
        assert sum(one.lease.held_until > 0 for one in live_tables) == 1
        assert len({len(one.table.log) for one in live_tables}) == 1


async def test_a_lease_is_held_by_one_process_until_it_expires(tmp_path: Path) -> None:
    async with store_with_table(tmp_path) as (clock, store):
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


async def test_a_process_that_dies_after_an_entry_is_found_to_have_had_the_table(tmp_path: Path) -> None:
    """A table with nothing due has no lease. The next entry may make something due, so the lease comes first."""
    async with empty_store(tmp_path) as (clock, store):
        registry = new_registry(store)
        live = await registry.open(at_the_table(*PEOPLE))
        await clock.until(lambda: live.table.phase == "playing")
        await registry.context.leases.release(live.lease)
        later = Leases(store, clock, "later", LEASE_SECONDS, lambda: True)
        found: list[list[str]] = []
        append = store.append

        async def append_and_look(*given: Any) -> bool:
            accepted = await append(*given)
            clock.skip(2 * LEASE_SECONDS)  # this process is dead from here on
            found.append(await later.tables_without_lease())
            return accepted

        assert await later.tables_without_lease() == []
        store.append = append_and_look  # type: ignore[assignment, method-assign]
        await live.submit(lambda table: say(table, 0, "Aki", "Hello"))
        assert found == [[live.table.id]]
        await registry.close()


async def test_a_table_that_is_asked_for_while_it_is_evicted_stays(tmp_path: Path) -> None:
    async with empty_store(tmp_path) as (_, store):
        registry = new_registry(store)
        live = await registry.open(at_the_table(*PEOPLE))
        release = store.release_lease

        async def release_and_ask(table: str, process: str, until: float = NEVER) -> None:
            await release(table, process, until)
            store.clock.skip(1)  # type: ignore[attr-defined]
            assert await registry.find(table) is live

        store.release_lease = release_and_ask  # type: ignore[method-assign]
        await registry.evict(live)
        assert registry.live_tables == {live.table.id: live}
        store.release_lease = release  # type: ignore[method-assign]
        await registry.evict(live)
        assert registry.live_tables == {}
        await registry.close()


async def test_without_peers_nobody_waits_for_a_dead_process(tmp_path: Path) -> None:
    async with store_with_table(tmp_path) as (clock, store):
        assert await Leases(store, clock, "dead", LEASE_SECONDS, lambda: False).acquire(Lease("table"))
        await clock.advance(1)
        alone = Leases(store, clock, "one", LEASE_SECONDS, lambda: False)
        assert await alone.acquire(Lease("table"))
