"""Search jobs: what a worker process needs to run a bot's search."""

from __future__ import annotations

import msgspec


class SearchJob(msgspec.Struct, frozen=True):
    """A game (its record), the seat to decide, the bot, its time in seconds and its random seed. ``at``:
    decide after this number of decisions instead of now."""

    record: str
    seat: int
    bot: str
    seconds: float
    seed: str
    at: int | None = None
