"""Database migrations, from the first version to `madoi.server.storage.schema`.

Every start of a server runs the missing ones. A new one is a file in ``versions``; change
`madoi.server.storage.schema` in the same commit. A test compares the two.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

_LOCK: Final = 7_246_361
"""An advisory lock: one process migrates, the others wait."""
_VERSION_TABLE: Final = "alembic_version"


def migrate(connection: Connection) -> None:
    """Run all missing migrations, within the transaction of the connection."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    found, known = current_revision(connection), last_revision()
    if found > known:
        raise NewerDatabase(found, known)
    if found != known:
        from madoi.server.storage.migrations.runner import run_migrations  # noqa: PLC0415  most starts have nothing to migrate

        run_migrations(connection)


class NewerDatabase(Exception):
    """The database was migrated by a newer version of the program."""

    def __init__(self, found: str, known: str) -> None:
        super().__init__(f"revision {found}, known up to {known}")
        self.found = found
        self.known = known


def current_revision(connection: Connection) -> str:
    """The last migration that has run; empty where none has. Revisions sort by their order."""
    if not inspect(connection).has_table(_VERSION_TABLE):
        return ""
    return str(connection.scalar(text(f"select version_num from {_VERSION_TABLE}")) or "")


def last_revision() -> str:
    """The last migration there is. Migrations are files that begin with their revision."""
    return max(path.name for path in (Path(__file__).parent / "versions").glob("[0-9]*.py")).split("_")[0]
