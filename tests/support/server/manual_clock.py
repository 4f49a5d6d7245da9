"""A clock that stands still until a test moves it, for a service inside the test's own process."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from heapq import heappop, heappush
from itertools import count
from math import inf, nextafter
from typing import Any, TypeVar

from madoi.server.clock import Clock, Timer
from madoi.server.storage.store import Store

T = TypeVar("T")

NOON = 1_000_000.0
TICK_SECONDS = 0.002
DEADLINE = 120.0
"""Seconds of the real clock after which a test gives up waiting for something that must come."""
LONGEST = 600.0
"""The same in seconds of the manual clock."""


class _Timer:
    def __init__(self, callback: Callable[[], object]) -> None:
        self.callback: Callable[[], object] = callback
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True
        self.callback = _nothing  # a cancelled timer keeps nothing alive, as those of a real loop


def _nothing() -> None: ...


class ManualClock(Clock):
    """Time passes only in `advance` and `until`. What is due at once is done at once."""

    def __init__(self, start: float = NOON) -> None:
        self._start = start
        self._elapsed = 0.0
        self._timers: list[tuple[float, int, _Timer]] = []
        self._number = count()
        self._stores: list[Store] = []

    def now(self) -> float:
        return self._start + self._elapsed

    def time_of_day(self) -> float:
        return self.now()

    def monotonic(self) -> float:
        return self._elapsed

    def call_later(self, seconds: float, callback: Callable[..., object], *given: object) -> Timer:
        if seconds <= 0:
            return asyncio.get_running_loop().call_soon(callback, *given)
        timer = _Timer(lambda: callback(*given))
        at = max(self._elapsed + seconds, nextafter(self._elapsed, inf))  # a moment too small to count is one
        heappush(self._timers, (at, next(self._number), timer))
        return timer

    async def sleep(self, seconds: float) -> None:
        over = asyncio.Event()
        timer = self.call_later(seconds, over.set)
        try:
            await over.wait()
        finally:
            timer.cancel()

    def timeout(self, seconds: float) -> AbstractAsyncContextManager[object]:
        return self._timeout(seconds)

    @asynccontextmanager
    async def _timeout(self, seconds: float) -> AsyncIterator[object]:
        async with asyncio.timeout(None) as running:
            timer = self.call_later(seconds, running.reschedule, 0.0)
            try:
                yield running
            finally:
                timer.cancel()

    def watch(self, store: Store) -> None:
        """Nothing is settled while this store works, which it does in threads."""
        self._stores.append(store)

    async def advance(self, seconds: float) -> None:
        """Let so many seconds pass. Each timer goes off at its time, in order, and what it causes is done before
        the next one does."""
        await self.settle()
        until = self._elapsed + seconds
        while await self._go_off(until):
            pass
        self._elapsed = until

    def skip(self, seconds: float) -> None:
        """So many seconds have passed before anything could happen, as for a process that was paused."""
        self._elapsed += seconds

    async def until(self, condition: Callable[[], object | Awaitable[object]]) -> None:
        """Let time pass, from timer to timer, until this holds."""
        deadline, last = time.monotonic() + DEADLINE, self._elapsed + LONGEST
        await self.settle()
        while not await _holds(condition):
            assert self._elapsed < last, "it never came"
            assert time.monotonic() < deadline, "it does not come"
            if not await self._go_off(inf):
                await asyncio.sleep(0.001)

    async def during(self, work: Coroutine[Any, Any, T]) -> T:
        """Let time pass as long as this takes, about as fast as it does: requests of one address take turns."""
        task = asyncio.create_task(work)
        while not task.done():
            await asyncio.sleep(TICK_SECONDS)
            await self.advance(TICK_SECONDS)
        return await task

    async def settle(self) -> None:
        """Wait until everything is done that can be done without time passing."""
        loop: Any = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(0)
            if any(store.database.running for store in self._stores) or _threads_work(loop):
                await asyncio.sleep(0.0005)
            elif not loop._ready and not loop._selector.select(0):
                return

    async def _go_off(self, until: float) -> bool:
        """Have the next timer go off, if it does so by then."""
        while self._timers and self._timers[0][2].cancelled:
            heappop(self._timers)
        if not self._timers or self._timers[0][0] > until:
            return False
        at, _, timer = heappop(self._timers)
        self._elapsed = max(self._elapsed, at)
        timer.callback()
        await self.settle()
        return True


async def _holds(condition: Callable[[], object | Awaitable[object]]) -> object:
    held = condition()
    return await held if isinstance(held, Awaitable) else held


def _threads_work(loop: Any) -> bool:
    """Whether something that was given to a thread is not done: a look-up of an address, for example."""
    executor = loop._default_executor
    if executor is None:
        return False
    idle: int = executor._idle_semaphore._value
    return bool(executor._work_queue.qsize()) or idle < len(executor._threads)
