"""Somebody sets the machine's clock: bots and clocks of tables go on (finding F10)."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from madoi.server.clock import Clock
from madoi.server.runtime.context import RuntimeContext
from madoi.server.runtime.live_table import LiveTable
from madoi.server.runtime.maintenance import Maintenance
from madoi.server.runtime.registry import TableRegistry
from madoi.server.storage.connect import database_url
from madoi.server.storage.store import open_store
from madoi.server.table.log import Decided, Opened, Plan, Terms
from support.server.manual_clock import NOON, ManualClock

HOUR = 3600.0
PACE = 2.0
TABLE = Opened(
    "kasane", {}, [Plan("person", "Aki", key="a"), Plan("bot", "casual", "casual")], Terms(pace=PACE)
)


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
def test_the_service_s_time_goes_on_when_the_time_of_day_jumps(
    jump: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = time.time
    clock = Clock()
    before = clock.now()
    monkeypatch.setattr(time, "time", lambda: real() + jump)
    assert abs(clock.now() - before) < HOUR / 2
    assert abs(clock.time_of_day() - before - jump) < HOUR / 2


@asynccontextmanager
async def process(folder: Path, start: float) -> AsyncIterator[tuple[ManualClock, TableRegistry]]:
    """A server process whose clock starts then. It is killed in the end: no lease is given back."""
    clock = ManualClock(start)
    async with open_store(database_url("", folder), clock) as store:
        clock.watch(store)
        registry = TableRegistry(RuntimeContext(store))
        maintenance = asyncio.create_task(Maintenance(registry).run())
        await clock.settle()
        yield clock, registry
        registry.stop()
        await maintenance


def decided_by_bots(live_table: LiveTable) -> int:
    entries = [applied.entry for applied in live_table.table.log]
    return sum(isinstance(entry, Decided) and entry.how == "bot" for entry in entries)


@pytest.mark.parametrize("jump", [-HOUR, 0.0, HOUR])
def test_bots_go_on_after_a_restart_with_another_time(jump: float, tmp_path: Path) -> None:
    async def play() -> None:
        async with process(tmp_path, NOON) as (clock, registry):
            live_table = await registry.open(TABLE)
            id = live_table.table.id
            await clock.until(lambda: live_table.table.begun)
            while live_table.table.to_move() != [0]:
                await clock.advance(PACE)
            await live_table.submit(
                lambda table: Decided(0, table.started_session.state.legal(0)[0].text, "person")
            )
            before = decided_by_bots(live_table)
        async with process(tmp_path, NOON + jump) as (clock, registry):
            await clock.advance(2 * PACE)
            live_table = registry.live_tables[id]
            assert decided_by_bots(live_table) == before + 1
            times = [applied.at for applied in live_table.table.log]
            assert times == sorted(times)

    asyncio.run(play())
