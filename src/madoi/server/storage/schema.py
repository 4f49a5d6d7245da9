"""What the store holds. Changes to it are migrations (`migrations/`); a test compares the two."""

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
    Column("steward", String(40), nullable=False),  # the process that does what the table does by itself
    Column("steward_until", Float, nullable=False),
    Index("tables_by_phase", "phase", "touched"),
)
"""What must be found without reading every book: the lobby, and tables that nobody looks after."""

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("writer", BigInteger, nullable=False),  # tells a writer her own entry when a line broke
    Column("body", Text, nullable=False),
)
"""The books. The key is what makes a decision count once: a number that is taken is refused."""

CALLS = Table(
    "calls",
    METADATA,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("key", String(64), primary_key=True),  # the hash of the seat's secret
    Column("address", String(1000), primary_key=True),  # where the browser's push service is told
    Column("public", String(100), nullable=False),  # what only that browser can read is written with these
    Column("auth", String(40), nullable=False),
    Column("language", String(10), nullable=False),
    Column("since", Float, nullable=False),
    Column("wait", Integer, nullable=False),  # the wait for which she was called last
)
"""Who wants to be called when it is her turn (`madoi.server.storage.subscriptions`)."""

KEYS = Table(
    "keys",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the service draws once and keeps: the key by which push services know it."""

PARCELS = Table(
    "parcels",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("body", Text, nullable=False),
    Column("until", Float, nullable=False),
)
"""What somebody moves from one device to another, sealed by the first (`madoi.server.storage.transfers`)."""
