"""The table registry: a table is live once in a process."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path

import msgspec
import pytest

from madoi.server.runtime.context import RuntimeContext
from madoi.server.runtime.live_table import LiveTable
from madoi.server.runtime.registry import TableRegistry
from madoi.server.storage.store import NewTable, StoredEntry
from madoi.server.table.commands import seating
from madoi.server.table.log import Opened, Plan, Terms
from madoi.server.table.state import Table
from support.server.stores import empty_store

OPENED = Opened("kasane", {}, [Plan("person", "Aki", key="a"), Plan("open")], Terms())


@pytest.mark.parametrize("loaded", ["before it is opened", "after it is opened"])
async def test_a_table_that_is_loaded_while_it_is_opened_is_live_once(
    loaded: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Maintenance finds it in the store as soon as it is written, and looks after it. Whoever sat down at one of two
    live tables was unknown at the other."""
    async with empty_store(tmp_path) as (_, store):
        registry = TableRegistry(RuntimeContext(store))
        finding: list[asyncio.Task[LiveTable]] = []
        is_read, is_opened = asyncio.Event(), asyncio.Event()
        append, fold = store.append, registry._fold

        async def appended(
            table: str, number: int, at: float, body: str, new_table: NewTable | None = None
        ) -> bool:
            accepted = await append(table, number, at, body, new_table)
            finding.append(asyncio.create_task(registry.find(table)))
            await (is_read.wait() if loaded == "after it is opened" else finding[0])
            return accepted

        async def folded(id: str, rows: list[StoredEntry]) -> Table:
            table = await fold(id, rows)
            is_read.set()
            if loaded == "after it is opened":
                await is_opened.wait()
            return table

        monkeypatch.setattr(store, "append", appended)
        monkeypatch.setattr(registry, "_fold", folded)
        opened = await registry.open(OPENED)
        is_opened.set()
        assert await finding[0] is opened
        assert registry.live_tables == {opened.table.id: opened}
        await registry.close()


async def test_an_evicted_table_leaves_the_memory_without_a_garbage_collection(tmp_path: Path) -> None:
    """Full collections are rare, so that a table in a cycle would stay for minutes."""
    async with empty_store(tmp_path) as (_, store):
        registry = TableRegistry(RuntimeContext(store))
        opened = msgspec.structs.replace(OPENED, terms=Terms(spectator_delay=60))
        live_table = await registry.open(opened)
        await live_table.submit(lambda table: seating.sit(table, 1, "Mio", "b"))
        await live_table.spectators_table()
        await live_table.finish()
        gone: list[weakref.ref[object]] = [weakref.ref(live_table), weakref.ref(live_table.table)]
        gc.disable()
        try:
            await registry.evict(live_table)
            del live_table
            assert [one() for one in gone] == [None, None]
        finally:
            gc.enable()
        await registry.close()
