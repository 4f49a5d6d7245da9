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
    if not is_current(connection):
        from madoi.server.storage.migrations.runner import run_migrations  # noqa: PLC0415  most starts have nothing to migrate

        run_migrations(connection)


def is_current(connection: Connection) -> bool:
    """Whether the last migration has run; migrations are files that begin with their revision."""
    if not inspect(connection).has_table(_VERSION_TABLE):
        return False
    last = max(path.name for path in (Path(__file__).parent / "versions").glob("[0-9]*.py")).split("_")[0]
    taken = connection.scalar(text(f"select version_num from {_VERSION_TABLE}"))
    return bool(taken == last)
