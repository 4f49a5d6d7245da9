"""The store: the logs of all tables, in SQLite or PostgreSQL.

An entry is durable when `append` returns, and no number is used twice. Entries of many tables are committed
as one batch, so a commit costs each of them little.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from typing import Final, NamedTuple, TypeAlias

import asyncpg
import structlog
from sqlalchemy import (
    Connection,
    Delete,
    Insert,
    Select,
    Table,
    Update,
    bindparam,
    func,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError

from madoi.server import limits
from madoi.server.clock import SYSTEM, Clock, Timer
from madoi.server.storage.connect import open_database
from madoi.server.storage.database import (
    DATABASE_ERRORS,
    Database,
    Result,
    RoundTripDatabase,
    Work,
)
from madoi.server.storage.schema import ENTRIES, KEYS, TABLES

_log = structlog.get_logger()

NEVER: Final = 1e12
PHASES: Final = ("waiting", "playing", "over")
"""The phases of a table that is neither closed by the owner nor being deleted."""
_INSERT_ENTRIES: Final = """
    insert into entries (table_id, number, at, writer, body)
    select * from unnest($1::text[], $2::integer[], $3::double precision[], $4::bigint[], $5::text[])
    on conflict do nothing returning writer
"""


_Row: TypeAlias = dict[str, object]


class StoredEntry:
    """An entry as stored."""

    def __init__(self, number: int, at: float, body: str) -> None:
        self.number = number
        self.at = at
        self.body = body


class LobbyRow:
    """What the lobby and the leases need to know of a table; ``summary`` is what the lobby shows."""

    def __init__(self, public: bool, phase: str, summary: str, joined: bool = True) -> None:
        self.public = public
        self.phase = phase
        self.summary = summary
        self.joined = joined
        """Whether anybody sat down after the table was opened, or played."""


class NewTable(NamedTuple):
    """What a table is stored with besides its first entry. ``steward``: who has its lease, ``until`` when."""

    lobby_row: LobbyRow
    steward: str = ""
    until: float = 0.0


class _PendingEntry:
    """An entry that waits to be committed, and the future that its writer waits for."""

    __slots__ = ("done", "entry", "new_table", "table", "writer")

    def __init__(self, table: str, entry: StoredEntry, new_table: NewTable | None) -> None:
        self.table = table
        self.entry = entry
        self.new_table = new_table
        self.writer = secrets.randbits(63)
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


class Store:
    """The database; open it with `open_store`.

    Every call retries for a while when the connection is lost, then raises `StoreFailed`. A write may have
    happened even so, but never twice."""

    def __init__(self, database: Database, clock: Clock = SYSTEM) -> None:
        self.database = database
        self.clock = clock
        self.insert = _insert_if_new(database.dialect)
        # Made once: SQLAlchemy finds the SQL of a statement that it has seen before at once.
        self._insert_tables = self.insert(TABLES)
        self._update_row = _update_of_row(is_over=False)
        self._update_last_row = _update_of_row(is_over=True)
        self._insert_entries = self.insert(ENTRIES).returning(ENTRIES.c.writer)
        self._pending: list[_PendingEntry] = []
        self._rows: dict[str, _Row] = {}
        """Rows of the lobby that wait to be written, by table: with the next commit, or soon."""
        self._rows_timer: Timer | None = None
        self._wake = asyncio.Event()
        self._all_written = asyncio.Event()
        self._all_written.set()
        self._writer = asyncio.create_task(self._write_batches())
        self.commits = 0
        self._unreachable = False
        self._last_write_failed = False
        self._corrupt = False

    async def append(
        self, table: str, number: int, at: float, body: str, new_table: NewTable | None = None
    ) -> bool:
        """Write an entry durably. False: the number is taken. The first entry of a table comes with its
        ``new_table``. Raises `TableRemoved` when the table has been deleted."""
        pending = _PendingEntry(table, StoredEntry(number, at, body), new_table)
        self._pending.append(pending)
        self._all_written.clear()
        self._wake.set()
        return await pending.done

    async def insert_table(self, table: str, row: LobbyRow, entries: Sequence[tuple[float, str]]) -> None:
        """Write a table with its whole log, each entry with its time."""
        is_over = row.phase == "over"
        values = {"id": table, "public": row.public, "phase": row.phase, "summary": row.summary}
        values |= {"touched": entries[-1][0], "steward": "", "joined": True, "active": self.clock.now()}
        values |= {"steward_until": NEVER if is_over else 0.0}
        bodies = [
            {"table_id": table, "number": number, "at": at, "writer": 0, "body": body}
            for number, (at, body) in enumerate(entries)
        ]

        def inserted(connection: Connection) -> None:
            connection.execute(self.insert(TABLES).values(**values))
            connection.execute(self.insert(ENTRIES), bodies)
            connection.commit()

        await self.write(inserted)

    async def entries(self, table: str, since: int = 0) -> list[StoredEntry]:
        """The entries of a table from this number on, in order; none if there is no such table."""
        columns = (ENTRIES.c.number, ENTRIES.c.at, ENTRIES.c.body)
        query = select(*columns).where(ENTRIES.c.table_id == table, ENTRIES.c.number >= since)

        def found(connection: Connection) -> list[StoredEntry]:
            rows = connection.execute(query.order_by(ENTRIES.c.number))
            return [StoredEntry(number, at, body) for number, at, body in rows]

        return await self.run(found)

    async def phase(self, table: str) -> str:
        """The phase of a table, as its row has it; empty where there is no such table."""

        def found(connection: Connection) -> str:
            return str(connection.scalar(select(TABLES.c.phase).where(TABLES.c.id == table)) or "")

        return await self.run(found)

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """The lengths of these logs; tables that do not exist any more are left out."""
        last = select(func.max(ENTRIES.c.number)).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
        query = select(TABLES.c.id, last)

        def found(connection: Connection, some: Sequence[str]) -> dict[str, int]:
            rows = connection.execute(query.where(TABLES.c.id.in_(some)))
            return {table: last + 1 for table, last in rows if last is not None}

        found_all: dict[str, int] = {}
        for first in range(0, len(tables), limits.MAX_QUERY_TABLES):
            found_all |= await self.run(partial(found, some=tables[first : first + limits.MAX_QUERY_TABLES]))
        return found_all

    def update_lobby_row(self, table: str, row: LobbyRow, now: float) -> None:
        """Store what the lobby shows, with the next commit or soon. A game that is over needs no lease.

        Everything else that this store reads or writes finds the row written. If the process dies before, the
        next one that gets the table's lease writes it."""
        self._rows[table] = {
            "table": table,
            "new_public": row.public,
            "new_phase": row.phase,
            "new_summary": row.summary,
            "new_touched": now,
            "new_joined": row.joined,
            "new_active": now,
        }
        self._write_rows_soon()

    def _write_rows_soon(self) -> None:
        if self._rows_timer is None:
            self._rows_timer = self.clock.call_later(limits.LOBBY_ROW_SECONDS, self._on_rows_timer)

    def _on_rows_timer(self) -> None:
        self._rows_timer = None
        if self._rows:
            self._rows_task = asyncio.create_task(self.write_rows())

    async def write_rows(self) -> None:
        """Write the rows of the lobby that wait. If the database is away, they wait for the next commit."""
        with suppress(StoreFailed):
            await self.write(_writes_nothing)
        if self._rows:
            self._write_rows_soon()

    def _write_rows(self, connection: Connection) -> list[_Row]:
        """Write the rows that wait, as a part of a transaction. Returns them."""
        rows = list(self._rows.values())
        for query, is_over in ((self._update_row, False), (self._update_last_row, True)):
            some = [row for row in rows if (row["new_phase"] == "over") == is_over]
            if some:
                connection.execute(query, some)
        return rows

    async def summary(self, table: str) -> str:
        """What the lobby would show of a table, public or not; empty where there is none."""
        query = select(TABLES.c.summary).where(TABLES.c.id == table, TABLES.c.phase.in_(PHASES))

        def found(connection: Connection) -> str:
            return str(connection.scalar(query) or "")

        return await self.run(found)

    async def lobby(self, since: float) -> list[str]:
        """The summaries of public tables that changed since then: those that wait for players first, then the
        latest."""
        query = (
            select(TABLES.c.summary)
            .where(TABLES.c.public, TABLES.c.touched >= since, TABLES.c.phase.in_(("waiting", "playing")))
            .order_by(TABLES.c.phase.desc(), TABLES.c.touched.desc())
            .limit(limits.MAX_LOBBY_ROWS)
        )

        def found(connection: Connection) -> list[str]:
            return [summary for (summary,) in connection.execute(query)]

        return await self.run(found)

    async def get_or_create_key(self, name: str, new: str) -> str:
        """A key of the service: ``new`` where there is none of this name yet, else the stored one."""
        await self.execute(self.insert(KEYS).values(name=name, value=new))

        def found(connection: Connection) -> str:
            return str(connection.scalar(select(KEYS.c.value).where(KEYS.c.name == name)))

        return await self.run(found)

    async def acquire_lease(self, table: str, process: str, expired_before: float, until: float) -> bool:
        """Give this process the lease of a table, if nobody else holds it. A lease that ended before
        ``expired_before`` is free."""
        free = or_(TABLES.c.steward.in_([process, ""]), TABLES.c.steward_until < expired_before)
        query = update(TABLES).where(TABLES.c.id == table, free)
        return await self.execute(query.values(steward=process, steward_until=until)) > 0

    async def renew_leases(self, process: str, until: float) -> None:
        """Extend all leases of a process. Those it has released, or whose game is over, are not its own."""
        await self.execute(update(TABLES).where(TABLES.c.steward == process).values(steward_until=until))

    async def release_lease(self, table: str, process: str, until: float = NEVER) -> None:
        """Release a lease. Until then nobody looks for the table by itself: nothing is due there."""
        mine = (TABLES.c.id == table, TABLES.c.steward == process)
        await self.execute(update(TABLES).where(*mine).values(steward="", steward_until=until))

    async def expire_leases(self, process: str) -> None:
        """End all leases of a process, so that others can acquire them."""
        await self.execute(update(TABLES).where(TABLES.c.steward == process).values(steward_until=0.0))

    async def expire_other_leases(self, process: str) -> None:
        """End the leases of all other processes, however long they would last."""
        others = (TABLES.c.steward_until < NEVER, TABLES.c.steward.not_in([process, ""]))
        await self.execute(update(TABLES).where(*others).values(steward_until=0.0))

    async def tables_without_lease(self, expired_before: float) -> list[str]:
        query = (
            select(TABLES.c.id)
            .where(TABLES.c.steward_until < expired_before)
            .order_by(TABLES.c.touched.desc())
            .limit(limits.MAX_BATCH_ENTRIES)
        )

        def found(connection: Connection) -> list[str]:
            return [table for (table,) in connection.execute(query)]

        return await self.run(found)

    async def ready(self) -> bool:
        """Whether the database answers, and took what was last written: a full disk can still be read."""
        if self._last_write_failed or self._corrupt:
            return False
        try:
            await self.database.run(lambda connection: connection.execute(text("select 1")))
        except DATABASE_ERRORS:
            return False
        return True

    async def close(self) -> None:
        written = asyncio.ensure_future(self._all_written.wait())
        # The writer has ended already where all tasks were cancelled; nothing is written then any more.
        await asyncio.wait({written, self._writer}, return_when=asyncio.FIRST_COMPLETED)
        written.cancel()
        if self._rows_timer is not None:
            self._rows_timer.cancel()
        if self._rows:
            with suppress(StoreFailed):
                await self.write(_writes_nothing)
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)
        await self.database.close()

    async def run(self, work: Work[Result]) -> Result:
        """Read from the database, and again when the connection was lost. Raises `StoreFailed`."""
        if self._rows:
            with suppress(StoreFailed):  # a full disk can still be read
                await self.write(_writes_nothing)
        return await self._retry(partial(self.database.run, work))

    async def _retry(self, attempt: Callable[[], Awaitable[Result]]) -> Result:
        # After one call has failed, the others do not retry until one succeeds.
        retry_seconds = 0.0 if self._unreachable or self._corrupt else limits.STORE_RETRY_SECONDS
        deadline = self.clock.monotonic() + retry_seconds
        pause = limits.STORE_FIRST_PAUSE_SECONDS
        while True:
            try:
                result = await attempt()
                self._unreachable = False
                return result
            except DATABASE_ERRORS as error:
                self._check_for_corruption(error)
                if self.clock.monotonic() + pause > deadline:
                    self._unreachable = True
                    raise StoreFailed(type(error).__name__) from error
            await self.clock.sleep(pause)
            pause = min(limits.STORE_LONGEST_PAUSE_SECONDS, 2 * pause)

    def _check_for_corruption(self, error: Exception) -> None:
        """Say once in the log that pages of the file are damaged: no retry helps, only a backup does."""
        if "malformed" in str(error) and not self._corrupt:
            self._corrupt = True
            _log.error("store-corrupt", reason=str(error.__cause__ or error), see="docs/backup.md")

    async def execute(self, query: Update | Delete | Insert) -> int:
        """Change rows and return how many. It may run more than once, so it must be idempotent."""

        def executed(connection: Connection) -> int:
            result = connection.execute(query)
            connection.commit()
            return int(result.rowcount)

        return await self.write(executed)

    async def write(self, work: Work[Result]) -> Result:
        """Do work that changes rows and commits them. It may run more than once."""
        written: list[_Row] = []

        def write_both(connection: Connection) -> Result:
            written[:] = self._write_rows(connection)
            result = work(connection)
            if written:
                connection.commit()  # also where the work had nothing to commit
            return result

        with self._watching_writes():
            result = await self._retry(partial(self.database.write, write_both))
        for row in written:
            table = str(row["table"])
            if self._rows.get(table) is row:
                del self._rows[table]
        return result

    @contextmanager
    def _watching_writes(self) -> Iterator[None]:
        try:
            yield
        except StoreFailed:
            self._last_write_failed = True
            raise
        self._last_write_failed = False

    async def _write_batches(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._pending:
                # In the same order in every process, to avoid deadlocks.
                batch = sorted(self._pending[: limits.MAX_BATCH_ENTRIES], key=lambda pending: pending.table)
                try:
                    written = await self._write_batch(batch)
                except Exception as error:  # the writers must learn of any error
                    reason = str(error) if isinstance(error, StoreFailed) else type(error).__name__
                    for pending in batch:
                        _resolve(pending.done, StoreFailed(reason))
                else:
                    for pending in batch:
                        _resolve(pending.done, written.answer(pending))
                del self._pending[: len(batch)]
            self._all_written.set()

    async def _write_batch(self, batch: list[_PendingEntry]) -> _Written:
        # New tables need a transaction; entries alone are one statement, which is one by itself.
        if isinstance(self.database, RoundTripDatabase) and not any(one.new_table for one in batch):
            with self._watching_writes():
                accepted = await self._retry(partial(_insert_entries, self.database, batch))
            if len(accepted) == len(batch):
                self.commits += 1
                return _Written(accepted, set())
            # A number is taken, perhaps by ourselves before a connection broke, or a table has been deleted.
        return await self.write(partial(self._commit, batch=batch))

    def _commit(self, connection: Connection, batch: list[_PendingEntry]) -> _Written:
        """Write a batch in one transaction."""
        tables = [_table_row(pending) for pending in batch if pending.new_table is not None]
        if tables:
            connection.execute(self._insert_tables, tables)
        try:
            result = connection.execute(self._insert_entries, [_entry_row(pending) for pending in batch])
        except IntegrityError:  # a table of the batch has been deleted: the others must not suffer
            connection.rollback()
            self._write_rows(connection)
            removed = _removed_tables(connection, batch)
            left = [pending for pending in batch if pending.table not in removed]
            if not removed:
                raise
            written = self._commit(connection, left) if left else _Written(set(), set())
            return _Written(written.accepted, written.removed | removed)
        accepted = {writer for (writer,) in result}
        for pending in batch:
            # A taken number may be our own: the connection broke before the answer came.
            writer = pending.writer
            if writer not in accepted and connection.scalar(_select_writer(pending)) == writer:
                accepted.add(writer)
        connection.commit()
        self.commits += 1
        return _Written(accepted, set())


class _Written(NamedTuple):
    """What became of a batch: the writers whose entries were accepted, and the tables that do not exist any
    more."""

    accepted: set[int]
    removed: set[str]

    def answer(self, pending: _PendingEntry) -> bool | TableRemoved:
        if pending.table in self.removed:
            return TableRemoved(pending.table)
        return pending.writer in self.accepted


async def _insert_entries(database: RoundTripDatabase, batch: list[_PendingEntry]) -> set[int]:
    """Write a batch of entries in one round trip, and return the writers of those that were accepted."""
    rows = [_entry_row(pending) for pending in batch]
    columns = [[row[name] for row in rows] for name in ("table_id", "number", "at", "writer", "body")]
    try:
        written = await database.fetch(_INSERT_ENTRIES, *columns)
    except asyncpg.ForeignKeyViolationError:  # a table of the batch has been deleted
        return set()
    return {int(row["writer"]) for row in written}


def _removed_tables(connection: Connection, batch: list[_PendingEntry]) -> set[str]:
    """The tables of a batch that should exist and do not."""
    old = {pending.table for pending in batch} - {one.table for one in batch if one.new_table is not None}
    query = select(TABLES.c.id).where(TABLES.c.id.in_(old))
    return old - {table for (table,) in connection.execute(query)}


def _resolve(waiting: asyncio.Future[bool], answer: bool | StoreFailed | TableRemoved) -> None:
    if waiting.done():  # its writer was cancelled
        return
    if isinstance(answer, Exception):
        waiting.set_exception(answer)
    else:
        waiting.set_result(answer)


class StoreFailed(Exception):
    """The database could not be reached, despite retries."""


class TableRemoved(Exception):
    """The table has been deleted."""


def _entry_row(pending: _PendingEntry) -> dict[str, object]:
    entry = pending.entry
    return {
        "table_id": pending.table,
        "number": entry.number,
        "at": entry.at,
        "writer": pending.writer,
        "body": entry.body,
    }


def _table_row(pending: _PendingEntry) -> dict[str, object]:
    new_table = pending.new_table
    assert new_table is not None
    lobby_row = new_table.lobby_row
    return {
        "id": pending.table,
        "public": lobby_row.public,
        "phase": lobby_row.phase,
        "touched": pending.entry.at,
        "summary": lobby_row.summary,
        "steward": new_table.steward,
        "steward_until": new_table.until,
        "joined": lobby_row.joined,
        "active": pending.entry.at,
    }


def _select_writer(pending: _PendingEntry) -> Select[int]:
    key = (ENTRIES.c.table_id == pending.table, ENTRIES.c.number == pending.entry.number)
    return select(ENTRIES.c.writer).where(*key)


def _update_of_row(is_over: bool) -> Update:
    """What stores a row of the lobby. The row of a table that was closed or deleted stays as it is."""
    columns = ("public", "phase", "summary", "touched", "joined", "active")
    released = {"steward": "", "steward_until": NEVER} if is_over else {}
    # `in_` cannot be used for many rows at once.
    is_listed = or_(*(TABLES.c.phase == phase for phase in PHASES))
    query = update(TABLES).where(TABLES.c.id == bindparam("table"), is_listed)
    return query.values({name: bindparam(f"new_{name}") for name in columns} | released)


def _writes_nothing(connection: Connection) -> None:
    """For a write of nothing but the rows that wait."""


def _insert_if_new(dialect: str) -> Callable[[Table], Insert]:
    """Insert only rows whose keys are not taken, by others or by ourselves before a connection broke."""
    if dialect == "sqlite":
        return lambda table: sqlite.insert(table).on_conflict_do_nothing()
    from sqlalchemy.dialects import postgresql  # noqa: PLC0415  a start with a file is sooner without it

    return lambda table: postgresql.insert(table).on_conflict_do_nothing()


@asynccontextmanager
async def open_store(url: URL, clock: Clock = SYSTEM, may_migrate: bool = True) -> AsyncIterator[Store]:
    """Open the store at this URL and migrate it. Raises `BadOption` when it cannot be reached."""
    store = Store(await open_database(url, may_migrate), clock)
    try:
        yield store
    finally:
        await store.close()
