"""The database schema. Changes to it are migrations (`migrations/`); a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    true,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("public", Boolean, nullable=False),
    Column("phase", String(10), nullable=False),  # also ``closed`` by the owner, and ``gone``: being deleted
    Column("touched", Float, nullable=False),  # when its seats or phase last changed
    Column("summary", Text, nullable=False),  # what the lobby shows
    Column("steward", String(40), nullable=False),  # the process that has the lease
    Column("steward_until", Float, nullable=False),
    Column("joined", Boolean, nullable=False, server_default=true()),  # whether anybody played or sat down
    Column("active", Float, nullable=False, server_default="0"),  # when it was last known to be in use
    Index("tables_by_phase", "phase", "touched"),
    Index("tables_by_steward", "steward"),
    Index("tables_by_lease", "steward_until"),
    Index("tables_by_age", "phase", "joined", "active"),
)
"""What must be found without reading logs: the lobby, tables without a lease, and tables to delete."""

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("writer", BigInteger, nullable=False),  # recognises our own entry after a broken connection
    Column("body", Text, nullable=False),
)
"""The logs. The primary key refuses a number that is taken, so a decision counts once."""

SUBSCRIPTIONS = Table(
    "calls",
    METADATA,
    Column("table_id", String(64), primary_key=True),  # or an evening, until its player has a table
    Column("key", String(64), primary_key=True),  # the hash of the seat's secret
    Column("address", String(1000), primary_key=True),  # the browser's endpoint at its push service
    Column("public", String(100), nullable=False),  # keys for messages to that browser
    Column("auth", String(40), nullable=False),
    Column("language", String(10), nullable=False),
    Column("since", Float, nullable=False),
    Column("wait", Integer, nullable=False),  # the wait that was last notified
    Index("calls_by_address", "address"),
)
"""Push subscriptions (`madoi.server.storage.subscriptions`)."""

KEYS = Table(
    "keys",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Keys that the service makes once, such as its VAPID key."""

TRANSFERS = Table(
    "parcels",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("body", Text, nullable=False),
    Column("until", Float, nullable=False),
    Index("parcels_by_end", "until"),
)
"""Device transfers, encrypted by the first device (`madoi.server.storage.transfers`)."""

COUNTERS = Table(
    "counters",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("until", Float, nullable=False),
    Index("counters_by_end", "until"),
)
"""Shared duel counters (`madoi.server.storage.counters`)."""

DAILY_ATTEMPTS = Table(
    "daily_attempts",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("key", String(64), primary_key=True),  # the hash of the device key
    Column("name", String(40), nullable=False),
    Column("face", String(10), nullable=False),
    Column("how", String(10), nullable=False),  # ``service`` or ``device``
    Column("again", Boolean, nullable=False),  # somebody at the same address had finished it before
    Column("opener", String(24), nullable=False),  # a hash that stands for the address
    Column("table_id", String(64), nullable=False),  # empty: on a device
    Column("begun", Float, nullable=False),
    Column("finished", Float, nullable=True),
    Column("place", Integer, nullable=True),
    Column("margin", Float, nullable=True),
    Column("points", Float, nullable=True),
    Index("daily_attempts_by_place", "day", "game", "place"),
    Index("daily_attempts_by_opener", "day", "game", "opener"),
)
"""The attempts at the deals of the day that count (`madoi.server.storage.daily`). The primary key refuses a
second one."""

DAILY_PARS = Table(
    "daily_pars",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("claimed", Float, nullable=False),  # when a process began to compute it
    Column("place", Integer, nullable=True),
    Column("margin", Float, nullable=True),
    Column("points", Float, nullable=True),
)
"""The pars of the deals of the day."""

QUICK_TABLES = Table(
    "quick_tables",
    METADATA,
    Column("game", String(40), primary_key=True),
    Column("pace", String(10), primary_key=True),
    Column("table_id", String(64), nullable=False),
)
"""The table where people wait for a quick match, one for each game and pace
(`madoi.server.storage.quick_tables`)."""

PUZZLE_ATTEMPTS = Table(
    "puzzle_attempts",
    METADATA,
    Column("player", String(64), primary_key=True),  # the hash of a device key
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(40), primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Index("puzzle_attempts_by_time", "at"),
)
"""The first attempt of each device at each puzzle (`madoi.server.storage.puzzle_ratings`)."""

PUZZLE_RATINGS = Table(
    "puzzle_ratings",
    METADATA,
    Column("subject", String(64), primary_key=True),  # the hash of a device key, or the id of a puzzle
    Column("game", String(40), primary_key=True),
    Column("mean", Float, nullable=False),
    Column("spread", Float, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("puzzle_ratings_by_time", "at"),
)
"""Ratings of players and puzzles."""

RATING_CLAIMS = Table(
    "rating_claims",
    METADATA,
    Column("table_id", String(64), primary_key=True),
    Column("key", String(64), primary_key=True),  # the hash of the seat's secret
    Column("device", String(64), nullable=False),  # the hash of the device key
    Column("at", Float, nullable=False),
    Column("state", String(10), nullable=False),  # ``open``, ``rated``, or why it was not rated
    Column("mean_before", Float, nullable=True),
    Column("spread_before", Float, nullable=True),
    Column("mean", Float, nullable=True),
    Column("spread", Float, nullable=True),
    Index("rating_claims_by_state", "state", "table_id"),
    Index("rating_claims_by_device", "device"),
    Index("rating_claims_by_time", "at"),
)
"""Seats whose games are rated, and what came of it (`madoi.server.storage.ratings`)."""

RATINGS = Table(
    "ratings",
    METADATA,
    Column("subject", String(64), primary_key=True),  # the hash of a device key, or ``bot:NAME``
    Column("game", String(40), primary_key=True),
    Column("season", String(10), primary_key=True),
    Column("name", String(40), nullable=False),  # of the seat in the last rated game; empty: a bot
    Column("face", String(10), nullable=False),
    Column("mean", Float, nullable=False),
    Column("spread", Float, nullable=False),
    Column("low", Float, nullable=False),  # the low end of the interval, by which they are listed
    Column("games", Integer, nullable=False),
    Column("broken_off", Integer, nullable=False),
    Column("certain", Boolean, nullable=False),  # enough games to have a place
    Column("at", Float, nullable=False),
    Index("ratings_by_low", "season", "game", "certain", "low"),
    Index("ratings_by_name", "name"),
    Index("ratings_by_time", "at"),
)
"""Ratings of players and bots, in each season. A season that is over changes no more."""

EVENINGS = Table(
    "evenings",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("changed", Float, nullable=False),
    Index("evenings_by_age", "changed"),
)
"""Evenings (`madoi.server.storage.evenings`)."""

CHORES = Table(
    "chores",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("due", Float, nullable=False),
)
"""When each chore of the whole service is next due. The process that moves the time on does it."""

BANS = Table(
    "bans",
    METADATA,
    Column("kind", String(10), primary_key=True),  # ``address`` or ``name``
    Column("value", String(100), primary_key=True),
    Column("until", Float, nullable=False),
    Column("reason", String(200), nullable=False),
    Index("bans_by_end", "until"),
)
"""Addresses and names that the owner has banned (`madoi.server.storage.bans`)."""

OWNER_ACTIONS = Table(
    "owner_actions",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("action", String(10), nullable=False),
    Column("table_id", String(64), nullable=False),  # empty: about no table
    Index("owner_actions_by_time", "at"),
)
"""What the owner did with `madoi admin`, so that running processes notice."""
