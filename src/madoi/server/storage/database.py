"""The database: where a piece of work runs.

Work is an ordinary function of a connection. `sqlite` and `postgresql` say where it runs, `connect` opens one
of them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar

import asyncpg
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

DATABASE_ERRORS: Final = (
    SQLAlchemyError,
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection that was cut in the middle of an answer
)
"""The errors of a database and of the connection to it."""

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


class RoundTripDatabase(Database):
    """A database over a network, where a round trip costs more than a statement."""

    @abstractmethod
    async def fetch(self, statement: str, *parameters: object) -> list[Any]:
        """Run one statement, which is a transaction by itself, in one round trip."""
