"""Retention: tables that nobody needs any more disappear, once, in small steps and without full scans."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, text

from madoi.core.refusal import Refused
from madoi.server import limits
from madoi.server.runtime.bus import Bus, Notice
from madoi.server.runtime.context import RuntimeContext
from madoi.server.runtime.live_table import LiveTable
from madoi.server.runtime.maintenance import Maintenance
from madoi.server.runtime.metrics import REGISTRY
from madoi.server.runtime.presence import Subscriber
from madoi.server.runtime.registry import TableRegistry
from madoi.server.runtime.retention import RetentionPolicy
from madoi.server.storage import transfers
from madoi.server.storage.connect import database_url
from madoi.server.storage.ratings import RatingStore
from madoi.server.storage.retention import Retention
from madoi.server.storage.store import LobbyRow, NewTable, Store, open_store
from madoi.server.storage.subscriptions import PushSubscription, SubscriptionStore
from madoi.server.table.commands.decisions import decide, prompt
from madoi.server.table.commands.seating import sit
from madoi.server.table.log import Decided, Opened, Plan, Terms, encode_entry
from support.server.manual_clock import ManualClock
from support.server.stores import empty_store

DAY = 86_400.0
ME = Plan("person", "Rin", "", "key")
BOT = Plan("bot", "bot", "random")
OPEN = Plan()


class Peers(Bus):
    """Says that there are other processes, and reaches none of them."""

    async def publish(self, notice: Notice) -> None:
        return

    def is_connected(self) -> bool:
        return True


@asynccontextmanager
async def service(
    data: Path, policy: RetentionPolicy | None = None, processes: int = 1
) -> AsyncIterator[tuple[ManualClock, Store, list[TableRegistry]]]:
    """Some processes of a service at one store, with their maintenance."""
    async with empty_store(data) as (clock, store):
        registries = [TableRegistry(RuntimeContext(store)) for _ in range(processes)]
        if processes > 1:
            for registry in registries:
                registry.context.bus = Peers()
        loops = [asyncio.create_task(Maintenance(registry, policy).run()) for registry in registries]
        await clock.settle()
        yield clock, store, registries
        for registry in registries:
            registry.stop()
        await asyncio.gather(*loops)
        for registry in registries:
            await registry.close()


async def pass_days(clock: ManualClock, days: float) -> None:
    """Days go by; of the rounds of maintenance in them only a few are run."""
    clock.skip(days * DAY - limits.RETENTION_ROUND_SECONDS)
    await clock.advance(limits.RETENTION_ROUND_SECONDS)


def opened(*plans: Plan, public: bool = False) -> Opened:
    return Opened("kasane", {}, list(plans), Terms(public=public, pace=0.01))


async def exists(registry: TableRegistry, id: str) -> bool:
    try:
        await registry.find(id)
    except Refused as refused:
        if refused.refusal.code == "table-none":
            return False
        raise
    return True


async def play_on(live: LiveTable) -> None:
    """One decision of the person at the first seat that has one to make."""
    seat = next(seat for seat in live.table.to_move() if live.table.seats[seat].by_person)
    asked = prompt(live.table, seat)
    assert asked is not None
    await live.submit(lambda table: decide(table, seat, asked.id, asked.actions[0]))


def removed(why: str) -> float:
    return REGISTRY.get_sample_value("madoi_removed_tables_total", {"why": why}) or 0.0


async def test_a_table_that_nobody_joined_disappears_after_a_day(tmp_path: Path) -> None:
    async with service(tmp_path) as (clock, store, [registry]):
        before = removed("unjoined")
        waiting = (await registry.open(opened(ME, OPEN))).table.id
        joined = await registry.open(opened(ME, OPEN, OPEN))
        await joined.submit(lambda table: sit(table, 1, "Mio", "secret"))
        await pass_days(clock, 0.9)
        assert await exists(registry, waiting)
        await pass_days(clock, 1.2)
        assert not await exists(registry, waiting)
        assert await store.entries(waiting) == []
        assert await exists(registry, joined.table.id)
        assert removed("unjoined") - before == 1


async def test_a_person_alone_with_bots_has_joined_with_the_first_decision(tmp_path: Path) -> None:
    async with service(tmp_path) as (clock, _, [registry]):
        tables = [await registry.open(opened(ME, BOT)) for _ in range(2)]
        await clock.until(lambda: all(0 in live.table.to_move() for live in tables))
        await play_on(tables[0])
        await pass_days(clock, 2)
        assert await exists(registry, tables[0].table.id)
        assert not await exists(registry, tables[1].table.id)


async def test_finished_games_are_kept_as_long_as_the_owner_wants(tmp_path: Path) -> None:
    week = RetentionPolicy(finished_seconds=7 * DAY)
    async with service(tmp_path, week) as (clock, store, [registry]):
        live = await registry.open(opened(BOT, BOT))
        id = live.table.id
        await clock.until(lambda: live.table.phase == "over")
        await pass_days(clock, 6)
        assert await exists(registry, id)
        await pass_days(clock, 2)
        assert not await exists(registry, id)
        assert await store.lengths([id]) == {}


async def test_forever_means_forever(tmp_path: Path) -> None:
    async with service(tmp_path, RetentionPolicy(None, None)) as (clock, _, [registry]):
        over = await registry.open(opened(BOT, BOT))
        running = await registry.open(opened(ME, OPEN, OPEN))
        await running.submit(lambda table: sit(table, 1, "Mio", "secret"))
        await clock.until(lambda: over.table.phase == "over")
        await pass_days(clock, 4000)
        assert await exists(registry, over.table.id)
        assert await exists(registry, running.table.id)


async def test_a_game_that_somebody_goes_on_with_is_never_deleted(tmp_path: Path) -> None:
    async with service(tmp_path) as (clock, _, [registry]):
        live = await registry.open(opened(ME, OPEN))
        await live.submit(lambda table: sit(table, 1, "Mio", "secret"))
        id = live.table.id
        for _ in range(4):
            await clock.advance(1)
            await play_on(await registry.find(id))
            await pass_days(clock, 50)
        assert await exists(registry, id)
        await pass_days(clock, 11)
        assert not await exists(registry, id)


async def test_a_table_that_somebody_is_connected_to_stays(tmp_path: Path) -> None:
    async with service(tmp_path, processes=2) as (clock, _, registries):
        live = await registries[0].open(opened(ME, OPEN))
        await live.join(Subscriber(0))
        for _ in range(4):
            await pass_days(clock, 0.4)
        assert await exists(registries[1], live.table.id)


async def test_everything_of_a_table_goes_with_it(tmp_path: Path) -> None:
    async with service(tmp_path) as (clock, store, [registry]):
        id = (await registry.open(opened(ME, OPEN))).table.id
        subscriptions = SubscriptionStore(store)
        await subscriptions.add(PushSubscription(id, "key", "https://push", "p", "a", "en"))
        transfer, _until = await transfers.store(store, "sealed")
        await pass_days(clock, 2)
        assert not await exists(registry, id)

        def left(connection: Connection) -> list[int]:
            names = ("tables", "entries", "calls", "parcels")
            return [int(connection.scalar(text(f"select count(*) from {name}")) or 0) for name in names]

        assert await store.run(left) == [0, 0, 0, 0]
        with pytest.raises(Refused):
            await transfers.fetch(store, transfer)


async def test_several_processes_delete_each_table_once(tmp_path: Path) -> None:
    async with service(tmp_path, processes=3) as (clock, _, registries):
        before = removed("unjoined")
        tables = [(await registries[number % 3].open(opened(ME, OPEN))).table.id for number in range(30)]
        await pass_days(clock, 2)
        assert removed("unjoined") - before == 30
        for registry in registries:
            assert not any([await exists(registry, id) for id in tables])
            assert registry.live_tables == {}


async def test_long_logs_and_many_tables_go_in_small_transactions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MAX_DELETED_ENTRIES", 10)
    async with empty_store(tmp_path) as (_, store):
        for table, length in {"long": 35, "a": 4, "b": 4, "c": 4, "d": 9}.items():
            await store.append(table, 0, 1.0, "{}", NewTable(LobbyRow(False, "over", "{}")))
            for number in range(1, length):
                await store.append(table, number, 1.0, "{}")
        await store.append("stays", 0, 1.0, "{}", NewTable(LobbyRow(False, "over", "{}")))
        deleted: list[int] = []

        @event.listens_for(store.database.engine, "after_cursor_execute")
        def count(_1: object, cursor: sqlite3.Cursor, statement: str, *_: object) -> None:
            if statement.startswith("DELETE FROM entries"):
                deleted.append(cursor.rowcount)

        retention = Retention(store)
        await retention.hide(["long", "a", "b", "c", "d"])
        assert await retention.delete_hidden() == 5
        assert await retention.delete_hidden() == 0
        assert sum(deleted) == 35 + 4 + 4 + 4 + 9
        assert max(deleted) <= 10
        assert await store.lengths(["long", "a", "b", "c", "d", "stays"]) == {"stays": 1}


async def test_an_entry_for_a_deleted_table_is_refused_and_others_are_written(database: str) -> None:
    async with open_store(database_url(database, Path())) as store:
        for table in ("one", "two"):
            await store.append(table, 0, 1.0, "{}", NewTable(LobbyRow(False, "playing", "{}")))
        retention = Retention(store)
        await retention.hide(["one"])
        await retention.delete_hidden()
        both = [store.append(table, 1, 1.0, encode_entry(Decided(0, "pass"))) for table in ("one", "two")]
        gone, written = await asyncio.gather(*both, return_exceptions=True)
        assert type(gone).__name__ == "TableRemoved"
        assert written is True
        assert await store.ready()


async def test_upkeep_makes_no_full_scan(tmp_path: Path) -> None:
    """Every statement of some hours of maintenance finds its rows by an index."""
    statements: dict[str, object] = {}
    async with service(tmp_path, processes=2) as (clock, store, registries):

        @event.listens_for(store.database.engine, "before_cursor_execute")
        def keep(_1: object, _2: object, statement: str, given: object, *_: object) -> None:
            statements.setdefault(statement, given)

        for number in range(20):
            live = await registries[number % 2].open(opened(ME, OPEN, public=True))
            await live.submit(lambda table: sit(table, 1, "Mio", "secret"))
            await RatingStore(store).claim(live.table.id, "key", "device")
        abandoned = await registries[0].open(opened(ME, OPEN))
        await SubscriptionStore(store).add(
            PushSubscription(abandoned.table.id, "key", "https://push", "p", "a", "en")
        )
        await pass_days(clock, 1 / 20)
        await pass_days(clock, 2)
        await store.expire_other_leases("nobody")
        await SubscriptionStore(store).remove_address("https://push")
    assert len(statements) > 10
    connection = sqlite3.connect(tmp_path / "madoi.sqlite")
    for statement, given in statements.items():
        if statement.split()[0].lower() in ("select", "update", "delete"):
            rows = connection.execute(f"explain query plan {statement}", given).fetchall()  # type: ignore[arg-type]
            plan = [str(row[3]) for row in rows]
            assert not [step for step in plan if step.startswith("SCAN")], statement


async def test_an_sqlite_file_gives_back_what_it_no_longer_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "SPARE_SQLITE_PAGES", 10)
    async with empty_store(tmp_path) as (_, store):
        retention = Retention(store)
        sizes: list[int] = []
        for _round in range(3):
            for number in range(60):
                await store.append(
                    f"t{number}", 0, 1.0, "x" * 20_000, NewTable(LobbyRow(False, "over", "{}"))
                )
            full = await retention.size_bytes()
            await retention.hide([f"t{number}" for number in range(60)])
            await retention.delete_hidden()
            await retention.shrink()
            sizes.append(await retention.size_bytes())
            assert sizes[-1] < full / 5
        assert sizes == [sizes[0]] * 3
