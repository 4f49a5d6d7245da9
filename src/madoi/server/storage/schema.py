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
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("public", Boolean, nullable=False),
    Column("phase", String(10), nullable=False),
    Column("touched", Float, nullable=False),  # when its seats or phase last changed
    Column("summary", Text, nullable=False),  # what the lobby shows
    Column("steward", String(40), nullable=False),  # the process that has the lease
    Column("steward_until", Float, nullable=False),
    Index("tables_by_phase", "phase", "touched"),
)
"""What must be found without reading logs: the lobby, and tables without a lease."""

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
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("key", String(64), primary_key=True),  # the hash of the seat's secret
    Column("address", String(1000), primary_key=True),  # the browser's endpoint at its push service
    Column("public", String(100), nullable=False),  # keys for messages to that browser
    Column("auth", String(40), nullable=False),
    Column("language", String(10), nullable=False),
    Column("since", Float, nullable=False),
    Column("wait", Integer, nullable=False),  # the wait that was last notified
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
)
"""Device transfers, encrypted by the first device (`madoi.server.storage.transfers`)."""
