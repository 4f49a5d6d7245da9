"""Deleting tables from the store: which are old enough, and how to delete many without stopping anybody.

A table is first marked as ``gone``, so that nobody finds it any more. Its entries are deleted in small
transactions, and its row last. A process that dies in between leaves the rest to the next round.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any, Final

from sqlalchemy import Connection, Table, and_, delete, or_, select, text, update

from madoi.server import limits
from madoi.server.storage.schema import CHORES, ENTRIES, SUBSCRIPTIONS, TABLES, TRANSFERS
from madoi.server.storage.store import NEVER, Store

_GONE: Final = "gone"
_ENDED: Final = ("over", "closed")
_RUNNING: Final = ("waiting", "playing")


async def delete_old_rows(store: Store, table: Table, before: float, most: int) -> None:
    """Delete the rows whose time (``at``) lies before this, and the oldest where there are more than
    ``most``."""
    await store.execute(delete(table).where(table.c.at < before))
    # Goes through so many entries of the index, where there are so many, and through no more.
    kept = select(table.c.at).where(table.c.at >= before).order_by(table.c.at.desc()).offset(most).limit(1)

    def last_deleted(connection: Connection) -> float | None:
        found = connection.scalar(kept)
        return None if found is None else float(found)

    oldest = await store.run(last_deleted)
    if oldest is not None:
        await store.execute(delete(table).where(table.c.at <= oldest))


class Cutoffs:
    """Tables last used before these times are deleted, by what became of them. Minus infinity: never."""

    def __init__(self, unjoined: float, idle: float, finished: float) -> None:
        self.unjoined = unjoined
        self.idle = idle
        self.finished = finished

    def of(self, phase: str, joined: bool) -> float:
        if phase in _ENDED:
            return self.finished
        return self.idle if joined else self.unjoined


class ExpiredTable:
    """A table that was last used before its cutoff; ``why`` is ``unjoined``, ``idle`` or ``finished``."""

    def __init__(self, id: str, why: str) -> None:
        self.id = id
        self.why = why


class Retention:
    """Deletes tables from a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def claim(self, chore: str, now: float, next_due: float) -> bool:
        """Whether this process is to do a chore of the whole service now. Only one process gets it."""
        await self._store.execute(self._store.insert(CHORES).values(name=chore, due=0.0))
        due = (CHORES.c.name == chore, CHORES.c.due <= now)
        return await self._store.execute(update(CHORES).where(*due).values(due=next_due)) > 0

    async def mark_active(self, tables: Sequence[str], now: float) -> None:
        """Somebody is connected to these tables: they are in use."""
        for first in range(0, len(tables), limits.MAX_RETENTION_TABLES):
            some = TABLES.c.id.in_(tables[first : first + limits.MAX_RETENTION_TABLES])
            await self._store.execute(update(TABLES).where(some).values(active=now))

    async def expired(self, cutoffs: Cutoffs) -> list[ExpiredTable]:
        """Some of the tables that were last used before their cutoff. A log with a later entry moves its
        table's time on."""
        last_entry = (
            select(ENTRIES.c.at)
            .where(ENTRIES.c.table_id == TABLES.c.id)
            .order_by(ENTRIES.c.number.desc())
            .limit(1)
            .scalar_subquery()
        )
        age = TABLES.c
        old = [
            and_(age.phase == phase, age.joined == joined, age.active < cutoffs.of(phase, joined))
            for phase in (*_RUNNING, *_ENDED)
            for joined in (False, True)
        ]
        columns = (TABLES.c.id, TABLES.c.phase, TABLES.c.joined, last_entry)
        query = select(*columns).where(or_(*old)).limit(limits.MAX_RETENTION_TABLES)

        def found(connection: Connection) -> list[tuple[str, str, bool, float | None]]:
            return [(*row,) for row in connection.execute(query)]

        expired: list[ExpiredTable] = []
        for id, phase, joined, last_at in await self._store.run(found):
            if last_at is not None and last_at >= cutoffs.of(phase, joined):
                await self._store.execute(update(TABLES).where(TABLES.c.id == id).values(active=last_at))
            else:
                why = "finished" if phase in _ENDED else "idle" if joined else "unjoined"
                expired.append(ExpiredTable(id, why))
        return expired

    async def hide(self, tables: Sequence[str]) -> None:
        """Mark tables as gone: nobody finds them any more, and nobody runs them."""
        gone = {"phase": _GONE, "public": False, "steward": "", "steward_until": NEVER}
        await self._store.execute(update(TABLES).where(TABLES.c.id.in_(tables)).values(**gone))

    async def delete_hidden(self) -> int:
        """Delete some of the tables that are gone, with all that belongs to them. Returns how many."""
        query = select(TABLES.c.id).where(TABLES.c.phase == _GONE).limit(limits.MAX_RETENTION_TABLES)

        def found(connection: Connection) -> list[str]:
            return [id for (id,) in connection.execute(query)]

        tables = await self._store.run(found)
        lengths = await self._store.lengths(tables)
        batch: list[str] = []
        entries = 0
        for table in tables:
            length = lengths.get(table, 0)
            if entries + length > limits.MAX_DELETED_ENTRIES and batch:
                await self._delete(batch)
                batch, entries = [], 0
            await self._shorten(table, length)
            batch.append(table)
            entries += min(length, limits.MAX_DELETED_ENTRIES)
        if batch:
            await self._delete(batch)
        return len(tables)

    async def _shorten(self, table: str, length: int) -> None:
        """Delete the end of a long log, so that the rest fits into one transaction."""
        for first in range(length, limits.MAX_DELETED_ENTRIES, -limits.MAX_DELETED_ENTRIES):
            end = (ENTRIES.c.table_id == table, ENTRIES.c.number >= first - limits.MAX_DELETED_ENTRIES)
            await self._store.execute(delete(ENTRIES).where(*end))

    async def _delete(self, tables: list[str]) -> None:
        def deleted(connection: Connection) -> None:
            connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.table_id.in_(tables)))
            connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id.in_(tables)))
            connection.execute(delete(TABLES).where(TABLES.c.id.in_(tables), TABLES.c.phase == _GONE))
            connection.commit()

        await self._store.write(deleted)

    async def delete_transfers(self, now: float) -> int:
        """Delete device transfers that nobody fetched in time. Returns how many."""
        return await self._store.execute(delete(TRANSFERS).where(TRANSFERS.c.until < now))

    async def shrink(self) -> None:
        """Give freed pages of an SQLite file back, some at a time; a few stay for what comes next."""
        if self._store.database.dialect != "sqlite":
            return  # PostgreSQL does it by itself

        def shrunk(connection: Connection) -> None:
            free = int(connection.scalar(text("pragma freelist_count")) or 0)
            pages = min(free - limits.SPARE_SQLITE_PAGES, limits.MAX_FREED_SQLITE_PAGES)
            if pages > 0:
                # SQLite frees one page per step, and only a script makes all steps.
                driver: Any = connection.connection.driver_connection
                driver.executescript(f"pragma incremental_vacuum({pages})")

        await self._store.write(shrunk)

    async def size_bytes(self) -> int:
        """The size of the database on disk."""
        is_sqlite = self._store.database.dialect == "sqlite"
        parts = ("pragma page_count", "pragma page_size")
        queries = parts if is_sqlite else ("select pg_database_size(current_database())",)

        def found(connection: Connection) -> int:
            return prod([int(connection.scalar(text(query)) or 0) for query in queries])

        return await self._store.run(found)
