"""The service in the test's own process, at a real socket: its tables can be inspected and its timeouts shortened."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from starlette.applications import Starlette

from madoi.server.app import Service
from madoi.server.clock import SYSTEM, Clock
from madoi.server.config import Config
from madoi.server.runtime import maintenance
from madoi.server.runtime.gc_policy import GcPolicy
from madoi.server.runtime.live_table import LiveTable
from madoi.server.serve import Server, bind_socket, make_server
from madoi.server.shared_memory import SharedMemory
from madoi.server.table.state import Table
from support.server.empty_database import put_empty_database
from support.server.manual_clock import ManualClock


class LeavesGarbage(GcPolicy):
    """The objects of this process are those of pytest: walking them all takes longer than most tests."""

    def collect(self) -> None:
        pass

    def stop(self) -> None:
        pass


class InProcessServer:
    """A running server and the tables it holds."""

    def __init__(self, server: Server, port: int) -> None:
        self.server = server
        self.address = f"http://127.0.0.1:{port}"

    @property
    def service(self) -> Service:
        app = self.server.config.app
        assert isinstance(app, Starlette)
        service = app.state.service
        assert isinstance(service, Service)
        return service

    def live_table(self, id: str) -> LiveTable:
        return self.service.registry.live_tables[id]

    def table(self, id: str) -> Table:
        return self.live_table(id).table


@asynccontextmanager
async def serve_in_process(
    data: Path,
    openings: float = 1_000_000,
    clock: Clock = SYSTEM,
    shared: SharedMemory | None = None,
    folder: Path | None = None,
    **settings: Any,
) -> AsyncIterator[InProcessServer]:
    """Serve until the block ends. ``folder``: where workers with the same ``shared`` pass connections."""
    if not settings.get("database"):
        put_empty_database(data)
    server = make_server(
        Config(str(data), openings_per_minute=openings, **settings), clock, shared, folder=folder
    )
    listening = bind_socket("127.0.0.1", 0)
    with patch.object(maintenance, "GcPolicy", LeavesGarbage):
        running = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            assert not running.done(), running.exception()
            await asyncio.sleep(0.005)
    found = InProcessServer(server, listening.getsockname()[1])
    if isinstance(clock, ManualClock):
        clock.watch(found.service.registry.store)
    try:
        yield found
    finally:
        server.should_exit = True
        while isinstance(clock, ManualClock) and not running.done():
            await asyncio.wait({running}, timeout=0.1)
            await clock.advance(1)  # somebody may be waited for, but not for long
        await running
