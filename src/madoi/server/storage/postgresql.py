"""A database in PostgreSQL. Work runs beside the event loop, which goes on while it waits for the network."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import asyncpg
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from madoi.server import limits
from madoi.server.storage.database import DATABASE_ERRORS, Result, RoundTripDatabase, Work

_POSTGRESQL: Final = {
    "timeout": limits.POSTGRESQL_ANSWER_SECONDS,
    "command_timeout": limits.POSTGRESQL_ANSWER_SECONDS,
    "server_settings": {
        # A process that is cut off while it writes blocks the others no longer than this.
        "idle_in_transaction_session_timeout": f"{int(limits.POSTGRESQL_ANSWER_SECONDS)}s",
        "tcp_user_timeout": f"{limits.POSTGRESQL_TCP_SECONDS}s",
    },
}


class PostgresqlDatabase(RoundTripDatabase):
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
        # SQLAlchemy itself needs six round trips: it tests the connection, begins, executes and commits.
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
