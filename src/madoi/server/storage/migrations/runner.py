"""Runs database migrations with Alembic."""

from __future__ import annotations

from pathlib import Path

from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def run_migrations(connection: Connection) -> None:
    scripts = ScriptDirectory(str(Path(__file__).parent))
    context = MigrationContext.configure(
        connection, opts={"fn": lambda revision, _: scripts._upgrade_revs("head", revision)}
    )
    with Operations.context(context):
        context.run_migrations()
