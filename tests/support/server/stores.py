"""A store in a file for one test, with a clock that the test moves."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import Connection, Table, func, select

from madoi.server.storage.connect import database_url
from madoi.server.storage.store import LobbyRow, NewTable, Store, open_store
from support.server.empty_database import put_empty_database
from support.server.manual_clock import ManualClock


@asynccontextmanager
async def empty_store(data: Path) -> AsyncIterator[tuple[ManualClock, Store]]:
    put_empty_database(data)
    clock = ManualClock()
    async with open_store(database_url("", data), clock) as store:
        clock.watch(store)
        yield clock, store


@asynccontextmanager
async def store_with_table(data: Path) -> AsyncIterator[tuple[ManualClock, Store]]:
    """The table has the id ``table`` and one entry."""
    async with empty_store(data) as (clock, store):
        await store.append("table", 0, clock.now(), "{}", NewTable(LobbyRow(False, "playing", "{}")))
        yield clock, store


async def count_rows(store: Store, *tables: Table) -> list[int]:
    """How many rows each of these tables of the database has."""

    def counted(connection: Connection) -> list[int]:
        counts = [select(func.count()).select_from(table) for table in tables]
        return [int(connection.scalar(count) or 0) for count in counts]

    return await store.run(counted)
