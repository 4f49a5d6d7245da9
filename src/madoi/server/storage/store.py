"""The store: the books of all tables, in SQLite or PostgreSQL.

An entry is durable when `append` says so, and no number is given twice. What many tables want to write at the
same moment is committed together, so a commit costs each of them little.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import asyncpg
from sqlalchemy import Delete, Insert, Select, Table, Update, event, func, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from madoi.core.refusal import BadOption, Refusal
from madoi.server.clock import SYSTEM, Clock
from madoi.server.storage.migrations import migrate
from madoi.server.storage.schema import ENTRIES, TABLES

_MOST_TOGETHER: Final = 500
_MOST_ASKED: Final = 10_000
_PATIENCE: Final = 8.0
"""So many seconds a call goes on trying when the database cannot be reached."""
_PAUSE: Final = 0.1
_LONGEST_PAUSE: Final = 1.0
_ANSWER: Final = 5.0
"""So many seconds PostgreSQL may take for one answer: a line can be silent without being broken."""
_LOBBY: Final = 50
_NEVER: Final = 1e12
_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}

_TROUBLE: Final = (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""All that a database and the way to it can come up with."""

_POSTGRESQL: Final = {
    "timeout": _ANSWER,
    "command_timeout": _ANSWER,
    # A process that is cut off in the middle of writing holds nobody up for longer than this.
    "server_settings": {"idle_in_transaction_session_timeout": f"{int(_ANSWER)}s", "tcp_user_timeout": "10s"},
}

Result = TypeVar("Result")


class Row:
    """One entry as it is stored."""

    def __init__(self, number: int, at: float, body: str) -> None:
        self.number = number
        self.at = at
        self.body = body


class Listing:
    """What the lobby and the stewards need to know of a table; ``summary`` is what the lobby shows."""

    def __init__(self, public: bool, phase: str, summary: str) -> None:
        self.public = public
        self.phase = phase
        self.summary = summary


class _Wanted:
    """An entry that waits to be written, and whoever waits for it."""

    def __init__(self, table: str, row: Row, listing: Listing | None) -> None:
        self.table = table
        self.row = row
        self.listing = listing
        self.writer = secrets.randbits(63)
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


class Store:
    """Open it with `opened`. Every call tries again for a while when the connection to the database was lost,
    then raises `StoreFailed`. What was to be written may have been written then, but never twice."""

    def __init__(self, engine: AsyncEngine, clock: Clock = SYSTEM) -> None:
        self.engine = engine
        self.clock = clock
        self.insert = _insert_if_new(engine.dialect.name)
        self._waiting: list[_Wanted] = []
        self._wake = asyncio.Event()
        self._written = asyncio.Event()
        self._written.set()
        self._writer = asyncio.create_task(self._write())
        self.commits = 0
        self._away = False

    async def append(
        self, table: str, number: int, at: float, body: str, listing: Listing | None = None
    ) -> bool:
        """Write an entry for good. False: the number is taken already, by somebody else. The first entry of a
        table comes with its ``listing``."""
        wanted = _Wanted(table, Row(number, at, body), listing)
        self._waiting.append(wanted)
        self._written.clear()
        self._wake.set()
        return await wanted.done

    async def entries(self, table: str, since: int = 0) -> list[Row]:
        """The entries of a table from this number on, in order; none when there is no such table."""
        columns = (ENTRIES.c.number, ENTRIES.c.at, ENTRIES.c.body)
        query = select(*columns).where(ENTRIES.c.table_id == table, ENTRIES.c.number >= since)

        async def found(connection: AsyncConnection) -> list[Row]:
            rows = await connection.execute(query.order_by(ENTRIES.c.number))
            return [Row(number, at, body) for number, at, body in rows]

        return await self.read(found)

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """How many entries each of these tables has."""
        query = select(ENTRIES.c.table_id, func.max(ENTRIES.c.number)).group_by(ENTRIES.c.table_id)

        async def found(connection: AsyncConnection, some: Sequence[str]) -> dict[str, int]:
            rows = await connection.execute(query.where(ENTRIES.c.table_id.in_(some)))
            return {table: last + 1 for table, last in rows}

        found_all: dict[str, int] = {}
        for first in range(0, len(tables), _MOST_ASKED):
            found_all |= await self.read(partial(found, some=tables[first : first + _MOST_ASKED]))
        return found_all

    async def list_again(self, table: str, listing: Listing, now: float) -> None:
        """Seats or phase of a table have changed."""
        query = update(TABLES).where(TABLES.c.id == table)
        await self.change(query.values(phase=listing.phase, summary=listing.summary, touched=now))

    async def lobby(self, since: float) -> list[str]:
        """The summaries of public tables that changed since then, those that wait for players first, then the
        latest first."""
        query = (
            select(TABLES.c.summary)
            .where(TABLES.c.public, TABLES.c.touched >= since, TABLES.c.phase != "over")
            .order_by(TABLES.c.phase.desc(), TABLES.c.touched.desc())
            .limit(_LOBBY)
        )

        async def found(connection: AsyncConnection) -> list[str]:
            return [summary for (summary,) in await connection.execute(query)]

        return await self.read(found)

    async def acquire_lease(self, table: str, process: str, expired_before: float, until: float) -> bool:
        """Give this process the lease of a table, if nobody else holds it. A lease that ended before
        ``expired_before`` is free."""
        free = or_(TABLES.c.steward.in_([process, ""]), TABLES.c.steward_until < expired_before)
        query = update(TABLES).where(TABLES.c.id == table, free)
        return await self.change(query.values(steward=process, steward_until=until)) > 0

    async def renew_leases(self, process: str, until: float) -> None:
        """Renew all leases of a process."""
        mine = (TABLES.c.steward == process, TABLES.c.phase != "over")
        await self.change(update(TABLES).where(*mine).values(steward_until=until))

    async def release_lease(self, table: str, process: str) -> None:
        """Release a lease. The table does nothing by itself, so nobody needs one until somebody comes."""
        mine = (TABLES.c.id == table, TABLES.c.steward == process)
        await self.change(update(TABLES).where(*mine).values(steward="", steward_until=_NEVER))

    async def expire_leases(self, process: str) -> None:
        """End all leases of a process, so that others can acquire them."""
        await self.change(update(TABLES).where(TABLES.c.steward == process).values(steward_until=0.0))

    async def tables_without_lease(self, expired_before: float) -> list[str]:
        """Unfinished tables whose lease ended before this time."""
        query = (
            select(TABLES.c.id)
            .where(TABLES.c.phase != "over", TABLES.c.steward_until < expired_before)
            .order_by(TABLES.c.touched.desc())
            .limit(_MOST_TOGETHER)
        )

        async def found(connection: AsyncConnection) -> list[str]:
            return [table for (table,) in await connection.execute(query)]

        return await self.read(found)

    async def ready(self) -> bool:
        """Whether the database answers."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(text("select 1"))
        except _TROUBLE:
            return False
        return True

    async def close(self) -> None:
        """Write what waits, then close."""
        await self._written.wait()
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)
        await self.engine.dispose()

    async def read(self, work: Callable[[AsyncConnection], Awaitable[Result]]) -> Result:
        """What this work finds, which may be begun more than once."""
        # Once one has waited in vain, nobody else waits until somebody gets through.
        deadline = self.clock.monotonic() + (0.0 if self._away else _PATIENCE)
        pause = _PAUSE
        while True:
            try:
                async with self.engine.connect() as connection:
                    found = await work(connection)
                self._away = False
                return found
            except _TROUBLE as error:
                if self.clock.monotonic() + pause > deadline:
                    self._away = True
                    raise StoreFailed(type(error).__name__) from error
            await self.clock.sleep(pause)
            pause = min(_LONGEST_PAUSE, 2 * pause)

    async def change(self, query: Update | Delete | Insert) -> int:
        """Change rows; says how many. It may be done more than once, so twice must be the same as once."""

        async def changed(connection: AsyncConnection) -> int:
            result = await connection.execute(query)
            await connection.commit()
            return int(result.rowcount)

        return await self.read(changed)

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                # In the same order in every process, so that no two wait for each other.
                together = sorted(self._waiting[:_MOST_TOGETHER], key=lambda wanted: wanted.table)
                try:
                    accepted = await self.read(partial(self._commit, together=together))
                except Exception as error:  # whoever waits must hear of it, whatever it was
                    reason = str(error) if isinstance(error, StoreFailed) else type(error).__name__
                    for wanted in together:
                        _answer(wanted.done, StoreFailed(reason))
                else:
                    for wanted in together:
                        _answer(wanted.done, wanted.writer in accepted)
                del self._waiting[: len(together)]
            self._written.set()

    async def _commit(self, connection: AsyncConnection, together: list[_Wanted]) -> set[int]:
        """Write all of them and say whose were accepted, by their writers."""
        listings = [_listing(wanted) for wanted in together if wanted.listing is not None]
        if listings:
            await connection.execute(self.insert(TABLES), listings)
        inserting = self.insert(ENTRIES).returning(ENTRIES.c.writer)
        result = await connection.execute(inserting, [_row(wanted) for wanted in together])
        accepted = {writer for (writer,) in result}
        for wanted in together:
            # A number that is taken may be taken by ourselves: the line broke before we heard of it.
            if wanted.writer not in accepted and await connection.scalar(_found(wanted)) == wanted.writer:
                accepted.add(wanted.writer)
        await connection.commit()
        self.commits += 1
        return accepted


def _answer(waiting: asyncio.Future[bool], answer: bool | StoreFailed) -> None:
    if waiting.done():  # nobody waits any more
        return
    if isinstance(answer, StoreFailed):
        waiting.set_exception(answer)
    else:
        waiting.set_result(answer)


class StoreFailed(Exception):
    """The database could not be reached, and not for want of trying."""


def _row(wanted: _Wanted) -> dict[str, object]:
    row = wanted.row
    return {
        "table_id": wanted.table,
        "number": row.number,
        "at": row.at,
        "writer": wanted.writer,
        "body": row.body,
    }


def _listing(wanted: _Wanted) -> dict[str, object]:
    listing = wanted.listing
    assert listing is not None
    return {
        "id": wanted.table,
        "public": listing.public,
        "phase": listing.phase,
        "touched": wanted.row.at,
        "summary": listing.summary,
        "steward": "",
        "steward_until": 0.0,
    }


def _found(wanted: _Wanted) -> Select[int]:
    here = (ENTRIES.c.table_id == wanted.table, ENTRIES.c.number == wanted.row.number)
    return select(ENTRIES.c.writer).where(*here)


def _insert_if_new(dialect: str) -> Callable[[Table], Insert]:
    """Writing rows whose keys are not taken: by somebody else, or by ourselves before a line broke."""
    insert = postgresql.insert if dialect == "postgresql" else sqlite.insert
    return lambda table: insert(table).on_conflict_do_nothing()


def database_url(given: str, data: Path) -> URL:
    """The address of the database with the driver we use; without one, a file in the data folder. Raises
    `BadOption`."""
    if not given:
        try:
            data.mkdir(mode=0o700, parents=True, exist_ok=True)  # what is hidden at a table is written there
        except OSError as error:
            raise _away(str(data), error) from error
        return URL.create("sqlite+aiosqlite", database=str(data / "madoi.sqlite"))
    try:
        url = make_url(given)
    except ArgumentError as error:
        raise BadOption(Refusal("serve-database", "", {"text": given})) from error
    kind = url.drivername.partition("+")[0]
    if kind not in _DRIVERS:
        raise BadOption(Refusal("serve-database", "", {"text": given}))
    return url.set(drivername=_DRIVERS[kind])


@asynccontextmanager
async def opened(url: URL, clock: Clock = SYSTEM) -> AsyncIterator[Store]:
    """The store at this address, brought up to date. Raises `BadOption` when it cannot be reached."""
    if url.get_backend_name() == "sqlite":
        engine = create_async_engine(url)
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    else:
        engine = create_async_engine(url, pool_size=5, pool_pre_ping=True, connect_args=_POSTGRESQL)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
    except _TROUBLE as error:
        await engine.dispose()
        raise _away(url.render_as_string(), error) from error
    store = Store(engine, clock)
    try:
        yield store
    finally:
        await store.close()


def _away(place: str, error: Exception) -> BadOption:
    lines = str(error.__cause__ or error).splitlines()
    reason = lines[0] if lines else type(error).__name__
    return BadOption(Refusal("serve-store", "", {"place": place, "reason": reason}))


def _set_up_sqlite(connection: Any, _record: object) -> None:
    """These hold for one connection, so every one gets them. FULL: an answer survives a power cut too."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
