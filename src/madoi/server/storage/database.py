"""The database: where a piece of work runs.

Work is an ordinary function of a connection. With SQLite the whole of it runs on a thread. An asynchronous
driver hands every single statement to a thread, and that costs several times the statement itself. With
PostgreSQL work runs beside the event loop, which goes on while the network is waited for.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from threading import local
from typing import Any, Final, TypeAlias, TypeVar

import asyncpg
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from madoi.core.refusal import BadOption, Facts, Refusal
from madoi.server import limits
from madoi.server.storage.migrations import NewerDatabase, current_revision, migrate

_DRIVERS: Final = {
    "sqlite": "sqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}

DATABASE_ERRORS: Final = (
    SQLAlchemyError,
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection that was cut in the middle of an answer
)
"""The errors of a database and of the connection to it."""

_POSTGRESQL: Final = {
    "timeout": limits.POSTGRESQL_ANSWER_SECONDS,
    "command_timeout": limits.POSTGRESQL_ANSWER_SECONDS,
    "server_settings": {
        # A process that is cut off while it writes blocks the others no longer than this.
        "idle_in_transaction_session_timeout": f"{int(limits.POSTGRESQL_ANSWER_SECONDS)}s",
        "tcp_user_timeout": f"{limits.POSTGRESQL_TCP_SECONDS}s",
    },
}
_SQLITE_PRAGMAS: Final = (
    "auto_vacuum=INCREMENTAL",  # before anything is written to a new file: deleted tables shrink it
    "journal_mode=WAL",
    f"journal_size_limit={limits.SQLITE_JOURNAL_BYTES}",
    "synchronous=FULL",  # an entry survives a power cut too
    f"busy_timeout={limits.SQLITE_BUSY_SECONDS * 1000}",
    "foreign_keys=ON",
)
_SQLITE_READERS: Final = 2
"""Threads that read, so that nobody waits for somebody else's long history."""

Result = TypeVar("Result")
Work: TypeAlias = Callable[[Connection], Result]
"""What is done with a connection. It commits what it changes."""


class Database(ABC):
    """One database and its connections; open it with `open_database`."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.running = 0
        """How many pieces of work run or wait for their turn."""

    @property
    def dialect(self) -> str:
        return self.engine.dialect.name

    async def run(self, work: Work[Result]) -> Result:
        """Do work that only reads."""
        return await self._counted(work, may_write=False)

    async def write(self, work: Work[Result]) -> Result:
        """Do work that may change rows."""
        return await self._counted(work, may_write=True)

    async def _counted(self, work: Work[Result], may_write: bool) -> Result:
        self.running += 1
        try:
            return await self._run(work, may_write)
        finally:
            self.running -= 1

    @abstractmethod
    async def _run(self, work: Work[Result], may_write: bool) -> Result: ...

    @abstractmethod
    async def close(self) -> None: ...


class SqliteDatabase(Database):
    """SQLite has one writer at a time, and lets others sleep for up to a tenth of a second. So one thread
    writes, and what is to be written queues there."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self._kept = local()
        self._connections: list[Connection] = []
        self._writer = ThreadPoolExecutor(1, "store-writer")
        self._readers = ThreadPoolExecutor(_SQLITE_READERS, "store-reader")

    async def _run(self, work: Work[Result], may_write: bool) -> Result:
        thread = self._writer if may_write else self._readers
        return await asyncio.get_running_loop().run_in_executor(thread, self._do, work)

    def _do(self, work: Work[Result]) -> Result:
        """Do work with the connection of this thread."""
        connection: Connection | None = getattr(self._kept, "connection", None)
        if connection is None:
            self._kept.connection = connection = self.engine.connect()
            self._connections.append(connection)
        try:
            return work(connection)
        finally:
            connection.rollback()  # what was not committed, and what was only read

    async def close(self) -> None:
        for threads in (self._writer, self._readers):
            await asyncio.to_thread(threads.shutdown)
        for connection in self._connections:
            connection.close()
        self.engine.dispose()


class PostgresqlDatabase(Database):
    """Connections from a pool, and one that is kept for single statements."""

    def __init__(self, url: URL) -> None:
        self._async_engine = create_async_engine(
            url, pool_size=limits.POSTGRESQL_CONNECTIONS, pool_pre_ping=True, connect_args=_POSTGRESQL
        )
        self._kept: AsyncConnection | None = None
        super().__init__(self._async_engine.sync_engine)

    async def _run(self, work: Work[Result], may_write: bool) -> Result:
        async with self._async_engine.connect() as connection:
            return await connection.run_sync(work)

    async def fetch(self, statement: str, *parameters: object) -> list[Any]:
        """Run one statement, which is a transaction by itself, in one round trip. SQLAlchemy needs six: it
        tests the connection, begins, executes and commits."""
        async with self._kept_connection() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            found: list[Any] = await driver.fetch(statement, *parameters)
            return found

    @asynccontextmanager
    async def _kept_connection(self) -> AsyncIterator[AsyncConnection]:
        """A connection that is kept: taking one from the pool tests it every time."""
        self.running += 1
        try:
            if self._kept is None:
                self._kept = await self._async_engine.connect()
            yield self._kept
        except asyncpg.IntegrityConstraintViolationError:  # the statement's fault, not the connection's
            raise
        except BaseException:
            broken, self._kept = self._kept, None
            if broken is not None:
                with suppress(*DATABASE_ERRORS):
                    await broken.invalidate()
                with suppress(*DATABASE_ERRORS):
                    await broken.close()
            raise
        finally:
            self.running -= 1

    async def close(self) -> None:
        if self._kept is not None:
            with suppress(*DATABASE_ERRORS):
                await self._kept.close()
        await self._async_engine.dispose()


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
        engine = create_engine(url)
        event.listen(engine, "connect", _set_up_sqlite)
        database = SqliteDatabase(engine)
    else:
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


def _set_up_sqlite(connection: Any, _record: object) -> None:
    """Set the pragmas, which hold for one connection."""
    cursor = connection.cursor()
    for pragma in _SQLITE_PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
