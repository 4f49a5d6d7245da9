"""A database in an SQLite file. The whole of a piece of work runs on a thread: an asynchronous driver hands
every single statement to a thread, and that costs several times the statement itself."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from threading import local
from typing import Any, Final

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL

from madoi.server import limits
from madoi.server.storage.database import Database, Result, Work

_PRAGMAS: Final = (
    "auto_vacuum=INCREMENTAL",  # before anything is written to a new file: deleted tables shrink it
    "journal_mode=WAL",
    f"journal_size_limit={limits.SQLITE_JOURNAL_BYTES}",
    "synchronous=FULL",  # an entry survives a power cut too
    f"busy_timeout={limits.SQLITE_BUSY_SECONDS * 1000}",
    "foreign_keys=ON",
)
_READERS: Final = 2
"""Threads that read, so that nobody waits for somebody else's long history."""


class SqliteDatabase(Database):
    """SQLite has one writer at a time, and lets others sleep for up to a tenth of a second. So one thread
    writes, and what is to be written queues there."""

    def __init__(self, url: URL) -> None:
        engine = create_engine(url)
        event.listen(engine, "connect", _set_pragmas)
        super().__init__(engine)
        self._kept = local()
        self._connections: list[Connection] = []
        self._writer = ThreadPoolExecutor(1, "store-writer")
        self._readers = ThreadPoolExecutor(_READERS, "store-reader")

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


def _set_pragmas(connection: Any, _record: object) -> None:
    """Set the pragmas, which hold for one connection."""
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
