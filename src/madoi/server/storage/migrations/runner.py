"""Takes the steps of `madoi.server.storage.migrations` with Alembic."""

from __future__ import annotations

from pathlib import Path

from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def take_steps(connection: Connection) -> None:
    """Take all steps that are missing, within the transaction of the connection."""
    steps = ScriptDirectory(str(Path(__file__).parent))
    context = MigrationContext.configure(
        connection, opts={"fn": lambda revision, _: steps._upgrade_revs("head", revision)}
    )
    with Operations.context(context):
        context.run_migrations()
