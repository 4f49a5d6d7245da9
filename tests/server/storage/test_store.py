"""The store, against the real thing: SQLite in a file and PostgreSQL."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from threading import Event

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.engine import URL

from madoi.core.refusal import BadOption
from madoi.server.storage.connect import database_url
from madoi.server.storage.schema import METADATA
from madoi.server.storage.store import (
    LobbyRow,
    NewTable,
    Store,
    StoreFailed,
    TableRemoved,
    _PendingEntry,
    _Written,
    open_store,
)
from support.server.manual_clock import ManualClock
from support.server.postgres import execute, new_database

HERE = NewTable(LobbyRow(True, "waiting", "{}"))


async def test_a_number_is_given_once(database: str) -> None:
    async with open_store(url(database)) as one, open_store(url(database)) as other:
        assert await one.append("t", 0, 1.0, "first", HERE)
        written = await asyncio.gather(*(store.append("t", 1, 2.0, str(id(store))) for store in (one, other)))
        assert sorted(written) == [False, True]
        bodies = [row.body for row in await other.entries("t")]
        assert bodies == ["first", str(id((one, other)[written.index(True)]))]


async def test_many_entries_of_one_moment_are_committed_together(database: str) -> None:
    async with open_store(url(database)) as store:
        await store.append("t", 0, 1.0, "first", HERE)
        before = store.commits
        done = await asyncio.gather(*(store.append("t", n, 1.0, f"body {n}") for n in range(1, 401)))
        assert all(done)
        assert store.commits - before <= 3
        assert [row.number for row in await store.entries("t", 390)] == list(range(390, 401))
        assert await store.lengths(["t", "nobody"]) == {"t": 401}


async def test_writes_to_sqlite_queue_here(tmp_path: Path) -> None:
    """SQLite would let the second one sleep, for up to a tenth of a second, instead of waking it."""
    async with open_store(url(f"sqlite:///{tmp_path / 'madoi.sqlite'}")) as store:
        begun: list[str] = []
        may_end = Event()

        def work(connection: Connection, name: str) -> None:
            begun.append(name)
            may_end.wait()

        writes = [asyncio.create_task(store.write(partial(work, name=name))) for name in ("first", "second")]
        try:
            while not begun:
                await asyncio.sleep(0)
            for _ in range(50):  # what was asked for later is read, and the other write does not begin
                await store.entries("t")
            assert begun == ["first"]
        finally:
            may_end.set()
        await asyncio.gather(*writes)
        assert begun == ["first", "second"]


async def test_what_was_written_is_there_when_it_is_opened_again(database: str) -> None:
    async with open_store(url(database)) as store:
        await store.append("t", 0, 1.0, "円居 \\ ' \"", HERE)
    async with open_store(url(database)) as store:
        assert [(row.number, row.at, row.body) for row in await store.entries("t")] == [
            (0, 1.0, "円居 \\ ' \"")
        ]


async def test_one_process_looks_after_a_table_until_its_time_is_up(database: str) -> None:
    async with open_store(url(database)) as store:
        await store.append("t", 0, 1.0, "first", HERE)
        assert await store.tables_without_lease(5) == ["t"]
        assert await store.acquire_lease("t", "a", 10, 20)
        assert not await store.acquire_lease("t", "b", 15, 30)
        assert await store.tables_without_lease(15) == []
        await store.renew_leases("a", 40)
        assert not await store.acquire_lease("t", "b", 25, 50)
        assert await store.tables_without_lease(41) == ["t"]
        assert await store.acquire_lease("t", "b", 41, 60)
        await store.release_lease("t", "a")
        assert await store.tables_without_lease(99) == ["t"], "only the holder can release it"
        await store.release_lease("t", "b")
        assert await store.tables_without_lease(99) == []
        assert await store.acquire_lease("t", "a", 100, 110), "a released lease is anybody's"
        await store.expire_leases("a")
        assert await store.tables_without_lease(101) == ["t"]


async def test_rows_of_the_lobby_wait_for_the_next_commit(database: str) -> None:
    row, last = LobbyRow(True, "playing", "shown"), LobbyRow(True, "over", "ended")
    async with open_store(url(database)) as store, open_store(url(database)) as other:
        for table in ("one", "two", "three"):
            await store.append(table, 0, 1.0, "x", HERE)
        store.update_lobby_row("one", row, 2.0)
        store.update_lobby_row("two", row, 3.0)
        store.update_lobby_row("three", last, 4.0)
        assert await other.summary("one") == "{}"
        assert [await store.summary(table) for table in ("one", "two")] == ["shown", "shown"]
        assert await other.phase("three") == "over"
        store.update_lobby_row("one", LobbyRow(True, "playing", "later"), 5.0)
        await store.append("none", 0, 1.0, "x", HERE)
        await store.renew_leases("somebody", 9.0)
        assert await other.summary("one") == "later", "what waits is written with anything else"
    async with open_store(url(database)) as store:
        store.update_lobby_row("two", LobbyRow(True, "playing", "last"), 6.0)
    async with open_store(url(database)) as store:
        assert await store.summary("two") == "last", "nothing is lost when the store is closed"


async def test_the_lobby_shows_public_tables_that_wait_first(database: str) -> None:
    async with open_store(url(database)) as store:
        await store.append("playing", 0, 4.0, "x", NewTable(LobbyRow(True, "playing", "playing")))
        await store.append("private", 0, 5.0, "x", NewTable(LobbyRow(False, "waiting", "private")))
        await store.append("old", 0, 1.0, "x", NewTable(LobbyRow(True, "waiting", "old")))
        await store.append("over", 0, 3.0, "x", NewTable(LobbyRow(True, "over", "over")))
        await store.append("waiting", 0, 3.0, "x", NewTable(LobbyRow(True, "waiting", "waiting")))
        assert await store.lobby(2.0) == ["waiting", "playing"]
        store.update_lobby_row("playing", LobbyRow(True, "over", "done"), 6.0)
        assert await store.lobby(2.0) == ["waiting"]


async def test_the_migrations_make_what_the_schema_says(database: str) -> None:
    def difference(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return [
            change for change in compare_metadata(context, METADATA) if "alembic_version" not in str(change)
        ]

    async with open_store(url(database)) as store:
        assert await store.run(difference) == []


@pytest.fixture
def postgres_database(postgres: str) -> str:
    """The address of an empty database in PostgreSQL."""
    return new_database(postgres)


async def test_a_killed_connection_is_opened_again_and_nothing_is_written_twice(
    postgres: str, postgres_database: str
) -> None:
    async def go_on(store: Store) -> None:
        for number in range(1, 200):
            assert await store.append("t", number, 1.0, f"body {number}")

    async def cut(store: Store) -> None:
        name = url(postgres_database).database
        for _ in range(10):
            await asyncio.sleep(0.05)
            await execute(
                postgres, f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'"
            )

    async with open_store(url(postgres_database)) as store:
        await store.append("t", 0, 1.0, "first", HERE)
        await asyncio.gather(go_on(store), cut(store))
        rows = await store.entries("t")
        assert [row.body for row in rows[1:]] == [f"body {number}" for number in range(1, 200)]


async def test_entries_alone_are_one_statement_in_postgresql(postgres_database: str) -> None:
    async with open_store(url(postgres_database)) as store:
        await store.append("t", 0, 1.0, "first", HERE)
        commit, batches = store._commit, list[int]()

        def counted(connection: Connection, batch: list[_PendingEntry]) -> _Written:
            batches.append(len(batch))
            return commit(connection, batch)

        store._commit = counted  # type: ignore[method-assign]
        assert all(await asyncio.gather(*(store.append("t", n, 1.0, f"body {n}") for n in range(1, 20))))
        assert batches == []
        assert not await store.append("t", 7, 1.0, "another"), "the number is taken"
        with pytest.raises(TableRemoved):
            await store.append("nowhere", 0, 1.0, "first")
        assert batches == [1, 1]
        assert await store.append("t", 20, 1.0, "the connection is in no transaction")
        rows = await store.entries("t")
        assert [row.body for row in rows[1:20]] == [f"body {number}" for number in range(1, 20)]


async def test_what_was_written_before_the_line_broke_is_recognised_as_ones_own(database: str) -> None:
    async with open_store(url(database)) as store:
        commit, tries = store._commit, 0

        def unheard(connection: Connection, batch: list[_PendingEntry]) -> _Written:
            """It is written, and the answer gets lost."""
            nonlocal tries
            tries += 1
            written = commit(connection, batch)
            if tries == 1:
                raise OSError("the line broke")
            return written

        store._commit = unheard  # type: ignore[method-assign]
        done = await asyncio.gather(*(store.append(f"t{n}", 0, 1.0, "first", HERE) for n in range(5)))
        assert done == [True] * 5
        assert tries == 2
        assert not await store.append("t0", 0, 1.0, "another")


def rename(connection: Connection, old: str, new: str) -> None:
    connection.execute(text(f"alter table {old} rename to {new}"))
    connection.commit()


async def test_a_store_that_fails_says_so_to_everybody_who_waits(tmp_path: Path) -> None:
    clock = ManualClock()
    async with open_store(url(f"sqlite:///{tmp_path / 'madoi.sqlite'}"), clock) as store:
        clock.watch(store)
        await store.append("t", 0, 1.0, "first", HERE)
        await store.database.write(partial(rename, old="entries", new="away"))
        waiting = [store.append("t", 1, 1.0, "x"), store.append("t", 2, 1.0, "x"), store.entries("t")]
        found = [asyncio.create_task(one) for one in waiting]
        await clock.advance(6)
        assert not any(one.done() for one in found), "it is waited for"
        await clock.advance(3)
        assert [type(one.exception()) for one in found] == [StoreFailed] * 3
        with pytest.raises(StoreFailed):  # nobody else waits until somebody gets through
            await store.entries("t")
        assert not await store.ready(), "the last write failed"
        await store.database.write(partial(rename, old="away", new="entries"))
        assert await store.append("t", 1, 1.0, "y")
        assert await store.ready()
        assert [row.body for row in await store.entries("t")] == ["first", "y"]


async def test_a_store_that_is_away_for_a_moment_is_waited_for(tmp_path: Path) -> None:
    clock = ManualClock()
    async with open_store(url(f"sqlite:///{tmp_path / 'madoi.sqlite'}"), clock) as store:
        clock.watch(store)
        await store.append("t", 0, 1.0, "first", HERE)
        await store.database.write(partial(rename, old="entries", new="away"))
        waiting = [asyncio.create_task(store.append("t", number, 1.0, "x")) for number in (1, 1, 2)]
        await clock.advance(5)
        await store.database.write(partial(rename, old="away", new="entries"))
        await clock.advance(1)
        assert [await one for one in waiting] == [True, False, True]


async def test_a_store_closes_although_its_writer_was_cancelled(tmp_path: Path) -> None:
    """As where all tasks are cancelled: nobody writes any more what still waits."""
    async with open_store(url(f"sqlite:///{tmp_path / 'madoi.sqlite'}")) as store:
        store._writer.cancel()
        await asyncio.wait({store._writer})
        waiting = asyncio.create_task(store.append("t", 0, 1.0, "x", HERE))
        await asyncio.sleep(0)
    waiting.cancel()


async def test_what_waits_is_written_before_the_store_is_closed(tmp_path: Path) -> None:
    address = url(f"sqlite:///{tmp_path / 'madoi.sqlite'}")
    async with open_store(address) as store:
        waiting = [asyncio.create_task(store.append("t", number, 1.0, "x", HERE)) for number in range(3)]
        await asyncio.sleep(0)
    assert [await one for one in waiting] == [True] * 3
    async with open_store(address) as store:
        assert len(await store.entries("t")) == 3


async def test_writers_that_want_the_same_numbers_do_not_wait_for_each_other_in_a_circle(
    postgres: str, postgres_database: str
) -> None:
    tables = [f"t{number}" for number in range(200)]

    async def write(store: Store, names: list[str], number: int) -> int:
        return sum(await asyncio.gather(*(store.append(name, number, 1.0, "x", HERE) for name in names)))

    async with open_store(url(postgres_database)) as one, open_store(url(postgres_database)) as other:
        for number in range(5):
            both = await asyncio.gather(write(one, tables, number), write(other, tables[::-1], number))
            assert sum(both) == len(tables)
    connection = await asyncpg.connect(postgres)
    count = "select deadlocks from pg_stat_database where datname = $1"
    assert await connection.fetchval(count, url(postgres_database).database) == 0
    await connection.close()


@pytest.mark.parametrize("given", ["mysql://host/name", "nonsense", "redis://x", "://"])
def test_another_database_is_refused_with_a_reason(given: str, tmp_path: Path) -> None:
    with pytest.raises(BadOption) as refused:
        database_url(given, tmp_path)
    assert refused.value.refusal.code == "serve-database"


def url(database: str) -> URL:
    return database_url(database, Path())
