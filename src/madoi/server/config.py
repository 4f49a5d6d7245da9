"""The configuration of a server: what `madoi serve` was started with."""

from __future__ import annotations

import msgspec

from madoi.server import limits


class Config(msgspec.Struct, frozen=True):
    """The configuration of a server."""

    data: str
    """The data folder."""
    database: str = ""
    """A PostgreSQL URL; empty: an SQLite file in the data folder."""
    bus: str = ""
    """A NATS URL; empty: this is the only process."""
    origins: list[str] = []
    """Other origins whose pages may use this server."""
    openings_per_minute: float = limits.OPENED_TABLES_PER_MINUTE
    """How many tables one address may open. It may send ten times as many requests."""
    lease_seconds: float = limits.LEASE_SECONDS
    """How long a process owns a table before it must renew. After a crash another takes over then."""
    stalled_client_seconds: float = limits.STALLED_CLIENT_SECONDS
    """Drop a client that has read nothing for this many seconds."""
    push_services: list[str] = []
    """Push services that notifications may be sent to, besides those of known browsers."""
    push_delay_seconds: float = limits.PUSH_DELAY_SECONDS
    """How long an absent player may take to come back before a push notification is sent."""
    keep_idle_seconds: float | None = limits.KEEP_IDLE_SECONDS
    """How long a game that nobody continues is kept. None: for ever."""
    keep_finished_seconds: float | None = limits.KEEP_FINISHED_SECONDS
    """How long a finished game is kept. None: for ever."""
    search_processes: int = 1
    """How many processes share the search of one bot."""
    ratings: bool = True
    """Whether games are rated for players who want it."""
    trusted_proxies: tuple[str, ...] = limits.TRUSTED_PROXIES
    """Addresses and networks of proxies whose X-Forwarded-For is believed."""
    host: str = ""
    """The host name or address that the server listens at."""
    lessons: str = ""
    """A folder with more lessons, besides those of the program."""
