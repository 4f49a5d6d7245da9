"""What the owner did with `madoi admin`: a short log that every running process reads.

It holds ids of tables and no names. Old rows are deleted by retention.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from sqlalchemy import Connection, delete, func, insert, select

from madoi.server import limits
from madoi.server.storage.schema import OWNER_ACTIONS
from madoi.server.storage.store import Store

OwnerActionKind: TypeAlias = Literal["deleted", "closed", "reopened", "changed", "bans"]


class OwnerAction:
    """One action. ``table`` is empty where it is about no table."""

    def __init__(self, number: int, kind: str, table: str) -> None:
        self.number = number
        self.kind = kind
        self.table = table


class OwnerActionStore:
    """The actions in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, kind: OwnerActionKind, table: str = "") -> None:
        row = {"at": self._store.clock.now(), "action": kind, "table_id": table}
        await self._store.execute(insert(OWNER_ACTIONS).values(**row))

    async def last_number(self) -> int:
        def found(connection: Connection) -> int:
            return int(connection.scalar(select(func.max(OWNER_ACTIONS.c.number))) or 0)

        return await self._store.run(found)

    async def since(self, number: int) -> list[OwnerAction]:
        """Some of the actions after this number, in order."""
        columns = (OWNER_ACTIONS.c.number, OWNER_ACTIONS.c.action, OWNER_ACTIONS.c.table_id)
        query = select(*columns).where(OWNER_ACTIONS.c.number > number).order_by(OWNER_ACTIONS.c.number)

        def found(connection: Connection) -> list[OwnerAction]:
            rows = connection.execute(query.limit(limits.MAX_RETENTION_TABLES))
            return [OwnerAction(*row) for row in rows]

        return await self._store.run(found)

    async def delete_before(self, at: float) -> None:
        await self._store.execute(delete(OWNER_ACTIONS).where(OWNER_ACTIONS.c.at < at))
