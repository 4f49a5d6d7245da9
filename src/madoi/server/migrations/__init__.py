"""How the store came to be what `madoi.server.schema` says: step by step, from the first version on.

Every start of a server takes the steps that its database has not taken yet. A new step is a file in
``versions``; `madoi.server.schema` is changed in the same commit, and a test compares what both make.
"""

from __future__ import annotations

from pathlib import Path

from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

_LOCK = 7_246_361
"""Only one process takes the steps; the others wait for it."""


def migrate(connection: Connection) -> None:
    """Take all steps that are missing, within the transaction of the connection."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    steps = ScriptDirectory(str(Path(__file__).parent))
    context = MigrationContext.configure(
        connection, opts={"fn": lambda revision, _: steps._upgrade_revs("head", revision)}
    )
    with Operations.context(context):
        context.run_migrations()
