"""Connects a process to the bus: over NATS where there are several processes, locally otherwise."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from madoi.server.clock import Clock
from madoi.server.runtime.bus import Bus, LocalBus, NoticeHandler


@asynccontextmanager
async def connect_bus(url: str, process: str, on_notice: NoticeHandler, clock: Clock) -> AsyncIterator[Bus]:
    """Connect to the bus at this address; without an address, a `LocalBus`. Raises `BadOption` when it cannot
    be reached."""
    if not url:
        yield LocalBus()
        return
    from madoi.server.runtime.nats_bus import connect_nats  # noqa: PLC0415  one process starts faster without it

    async with connect_nats(url, process, on_notice, clock) as bus:
        yield bus
