"""Open a database: an SQLite file, or PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from madoi.core.refusal import BadOption, Facts, Refusal
from madoi.server.storage.database import DATABASE_ERRORS, Database
from madoi.server.storage.migrations import NewerDatabase, current_revision, migrate
from madoi.server.storage.sqlite import SqliteDatabase

_DRIVERS: Final = {
    "sqlite": "sqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}


def database_url(given: str, data: Path) -> URL:
    """The database's URL with our driver; by default an SQLite file in the data folder. Raises
    `BadOption`."""
    if not given:
        try:
            data.mkdir(mode=0o700, parents=True, exist_ok=True)  # logs contain secrets
        except OSError as error:
            raise _unreachable(str(data), error) from error
        return URL.create(_DRIVERS["sqlite"], database=str(data / "madoi.sqlite"))
    try:
        url = make_url(given)
    except ArgumentError as error:
        raise BadOption(Refusal("serve-database", "", {"text": given})) from error
    kind = url.drivername.partition("+")[0]
    if kind not in _DRIVERS:
        raise BadOption(Refusal("serve-database", "", {"text": given}))
    return url.set(drivername=_DRIVERS[kind])


async def open_database(url: URL, may_migrate: bool) -> Database:
    """Open the database at this URL and migrate it. Raises `BadOption` when it cannot be reached."""
    database: Database
    if url.get_backend_name() == "sqlite":
        _make_private(url)
        database = SqliteDatabase(url)
    else:
        # SQLAlchemy's asynchronous half takes a tenth of a start, and a file does not need it.
        from madoi.server.storage.postgresql import PostgresqlDatabase  # noqa: PLC0415

        database = PostgresqlDatabase(url)
    try:
        await database.write(_migrate if may_migrate else current_revision)
    except NewerDatabase as error:
        await database.close()
        facts: Facts = {"place": url.render_as_string(), "found": error.found, "known": error.known}
        raise BadOption(Refusal("serve-store-newer", "", facts)) from error
    except DATABASE_ERRORS as error:
        await database.close()
        raise _unreachable(url.render_as_string(), error) from error
    return database


def _migrate(connection: Connection) -> None:
    migrate(connection)
    connection.commit()


def _make_private(url: URL) -> None:
    """Let only the owner read the database, whatever the folder allows: it holds what is hidden at tables.

    SQLite gives the files beside it the same permissions."""
    if not url.database or url.database == ":memory:":
        return
    try:
        file = Path(url.database)
        file.touch(mode=0o600)
        file.chmod(0o600)
    except OSError as error:
        raise _unreachable(url.render_as_string(), error) from error


def _unreachable(place: str, error: Exception) -> BadOption:
    lines = str(error.__cause__ or error).splitlines()
    reason = lines[0] if lines else type(error).__name__
    return BadOption(Refusal("serve-store", "", {"place": place, "reason": reason}))
