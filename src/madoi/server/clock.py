"""The clock of a service: the time of day, a monotonic time, timers and timeouts.

`madoi.server` gets every time from here, so that tests can inject a clock and move it by hand.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Final, Protocol


class Timer(Protocol):
    """A scheduled call."""

    def cancel(self) -> None:
        """Cancel the call."""


class Clock:
    """The clock of the machine."""

    def now(self) -> float:
        """The time of day, in seconds since 1970: what is stored and shown. It may jump."""
        return time.time()

    def monotonic(self) -> float:
        """Seconds since some point, for measuring durations. It never goes back."""
        return time.monotonic()

    def call_later(self, seconds: float, callback: Callable[..., object], *given: object) -> Timer:
        """Call this after a delay, unless it is cancelled."""
        return asyncio.get_running_loop().call_later(seconds, callback, *given)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def timeout(self, seconds: float) -> AbstractAsyncContextManager[object]:
        """Raise `TimeoutError` when the block inside takes longer than this."""
        return asyncio.timeout(seconds)


SYSTEM: Final = Clock()
"""The default clock."""
