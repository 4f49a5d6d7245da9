"""The clock of a service: a time that never jumps, the time of day, timers and timeouts.

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

    def __init__(self) -> None:
        self._offset = time.time() - _steady_time()

    def now(self) -> float:
        """Seconds since 1970: what is stored, compared and shown.

        Taken from the time of day once, when the process starts. It goes on steadily when somebody sets the
        machine's clock, so that nothing happens an hour late or early."""
        return self._offset + _steady_time()

    def time_of_day(self) -> float:
        """Seconds since 1970 as the machine has them now, for other machines. It may jump."""
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


def _steady_time() -> float:
    """Seconds that pass evenly, also while a laptop sleeps where the system counts them."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


SYSTEM: Final = Clock()
"""The default clock."""
