"""The event loop's time, shared fairly: an address that has used more than its share waits.

Every table of a process is served by one event loop, so that whatever one visitor keeps it busy with makes
all others wait. This counts the seconds; requests, messages and automatic steps of that address wait then.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from madoi.server import limits
from madoi.server.clock import Clock
from madoi.server.rate_limits import TokenBuckets, metered
from madoi.server.shared_memory import SharedMemory

T = TypeVar("T")


class LoopShares:
    """The seconds that each address has used. Requests that come from the machine itself, and not from a
    visitor through a proxy, are not counted."""

    def __init__(self, shared: SharedMemory, clock: Clock) -> None:
        self.uncounted: set[str] = set(limits.TRUSTED_PROXIES)
        """Names of addresses that are not counted: networks, and hashes of openers."""
        self._clock = clock
        self._share = TokenBuckets(
            "loop", limits.LOOP_SECONDS_PER_SECOND, limits.LOOP_SECONDS_BURST, shared, clock
        )
        self._turns = TokenBuckets(
            "turns", limits.LOOP_TURN_SECONDS_PER_SECOND, limits.LOOP_TURN_SECONDS_BURST, shared, clock
        )

        self._uncounted_seconds: dict[str, float] = {}
        """Time of each address that is still to be counted, less than `limits.LOOP_COUNTED_SECONDS`."""
        self._waiting: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._steps: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def wait(self, name: str, expected_seconds: float = limits.STEP_SECONDS) -> None:
        """Wait until this address may have the event loop for a step that will take about so long."""
        if name in self.uncounted:
            return
        # Those who wait for the same address go on one after the other, and each counts at once.
        self._count(name, self._uncounted_seconds.pop(name, 0.0))
        async with self._waiting.setdefault(name, asyncio.Lock()):
            while (seconds := max(self._share.wait_seconds(name), self._turns.wait_seconds(name))) > 0:
                await self._clock.sleep(seconds)
            self._share.spend(name, limits.STEP_SECONDS)
            self._turns.spend(name, expected_seconds)

    @asynccontextmanager
    async def turn(self, name: str) -> AsyncIterator[None]:
        """One automatic step of this address: its steps come one after the other, each after the last was
        counted. Tables that wait together would otherwise go on together."""
        if name in self.uncounted:
            yield
            return
        async with self._steps.setdefault(name, asyncio.Lock()):
            await self.wait(name)
            yield

    async def count(self, name: str, work: Coroutine[Any, Any, T]) -> T:
        """Do some work and count its time."""
        if name in self.uncounted:
            return await work
        return await metered(work, lambda seconds: self.spend(name, seconds), self._clock)

    def spend(self, name: str, seconds: float) -> None:
        """Count time. Steps are much shorter than what is shared, so that several are counted as one."""
        if name in self.uncounted:
            return
        seconds += self._uncounted_seconds.pop(name, 0.0)
        if seconds < limits.LOOP_COUNTED_SECONDS:
            if len(self._uncounted_seconds) >= limits.REMEMBERED_RATES:
                self._uncounted_seconds.clear()  # visitors who have gone; together a few seconds
            self._uncounted_seconds[name] = seconds
        else:
            self._count(name, seconds)

    def _count(self, name: str, seconds: float) -> None:
        self._share.spend(name, seconds)
        self._turns.spend(name, seconds)
