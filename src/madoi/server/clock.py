"""The clock of a service: the time of day, a monotonic time, timers and timeouts.

Everything in `madoi.server` that decides by time gets it from here and from nothing else, so that a test can
put a clock of its own in its place and move it by hand.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Final, Protocol


class Timer(Protocol):
    """A call that is still to come."""

    def cancel(self) -> None:
        """Do not make it."""


class Clock:
    """The clock of the machine."""

    def now(self) -> float:
        """The time of day, in seconds since 1970: what is stored and shown. It may jump."""
        return time.time()

    def monotonic(self) -> float:
        """Seconds since some moment, for measuring how long something took. It never goes back."""
        return time.monotonic()

    def call_later(self, seconds: float, callback: Callable[..., object], *given: object) -> Timer:
        """Call this after so many seconds, unless it is cancelled."""
        return asyncio.get_running_loop().call_later(seconds, callback, *given)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def timeout(self, seconds: float) -> AbstractAsyncContextManager[object]:
        """Raise `TimeoutError` when the block inside takes longer than this."""
        return asyncio.timeout(seconds)


SYSTEM: Final = Clock()
"""The clock of every service that is not given another."""
