"""How the store came to be what `madoi.server.storage.schema` says: step by step, from the first version on.

Every start of a server takes the steps that its database has not taken yet. A new step is a file in
``versions``; `madoi.server.storage.schema` is changed in the same commit, and a test compares what both make.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

_LOCK: Final = 7_246_361
"""Only one process takes the steps; the others wait for it."""
_VERSION_TABLE: Final = "alembic_version"


def migrate(connection: Connection) -> None:
    """Take all steps that are missing, within the transaction of the connection."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    if not is_current(connection):
        from madoi.server.storage.migrations.runner import take_steps  # noqa: PLC0415  most starts have no step to take

        take_steps(connection)


def is_current(connection: Connection) -> bool:
    """Whether the last step has been taken; steps are files that begin with their revision."""
    if not inspect(connection).has_table(_VERSION_TABLE):
        return False
    last = max(path.name for path in (Path(__file__).parent / "versions").glob("[0-9]*.py")).split("_")[0]
    taken = connection.scalar(text(f"select version_num from {_VERSION_TABLE}"))
    return bool(taken == last)
