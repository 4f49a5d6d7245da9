"""Tidying: Python looks for garbage in cycles by going through all objects there are, and everybody waits.
With a thousand tables in memory that takes most of a second, so it is done here: what is young is looked at
often, and everything only now and then."""

from __future__ import annotations

import gc

from madoi.server import limits
from madoi.server.clock import Clock


class Tidy:
    """Looks after the garbage of this process, round by round, until it is told to leave it to Python."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._looked_at_everything = self._clock.monotonic()

    def round(self) -> None:
        """Look at what came since the last round, and at everything if that is due. What is left is put where
        Python does not look by itself."""
        if self._clock.monotonic() - self._looked_at_everything > limits.FULL_COLLECTION_SECONDS:
            gc.unfreeze()
            gc.collect()
            self._looked_at_everything = self._clock.monotonic()
        else:
            gc.collect(1)
        gc.freeze()

    def end(self) -> None:
        gc.unfreeze()
