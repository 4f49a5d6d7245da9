"""Garbage collection policy: full collections are rare.

A full collection walks all objects while everything waits: most of a second with a thousand tables in memory.
So young objects are collected often, and everything only now and then.
"""

from __future__ import annotations

import gc

from madoi.server import limits
from madoi.server.clock import Clock


class GcPolicy:
    """Collects garbage on request. Survivors are frozen, so that Python does not walk them until stopped."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last_full = self._clock.monotonic()

    def collect(self) -> None:
        """Collect young objects, or all of them if that is due. What survives is frozen."""
        if self._clock.monotonic() - self._last_full > limits.FULL_COLLECTION_SECONDS:
            gc.unfreeze()
            gc.collect()
            self._last_full = self._clock.monotonic()
        else:
            gc.collect(1)
        gc.freeze()

    def stop(self) -> None:
        gc.unfreeze()
