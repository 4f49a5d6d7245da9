"""Search jobs: what a bot that searches is to think about, as it is sent to a worker process."""

from __future__ import annotations

import msgspec


class SearchJob(msgspec.Struct, frozen=True):
    """A game (its record), the seat that is asked, the bot, its time in seconds and its random seed.
    ``at``: after so many decisions, if not now."""

    record: str
    seat: int
    bot: str
    seconds: float
    seed: str
    at: int | None = None
