"""The callbook: who wants to be called when it is her turn, kept in the store beside the books of the tables.

It is no part of a table's book, for what is in a book stays there, and this is forgotten when it is no longer
wanted, when the browser is no longer there and when the game is over.
"""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import ColumnElement, and_, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from madoi.server.storage.schema import CALLS, ENTRIES, KEYS
from madoi.server.storage.store import Store

MOST_BROWSERS: Final = 5
"""So many browsers can be called for one seat; the one that asked first is forgotten for one more."""
_FIELDS: Final = (
    CALLS.c.table_id,
    CALLS.c.key,
    CALLS.c.address,
    CALLS.c.public,
    CALLS.c.auth,
    CALLS.c.language,
)


class Callee(msgspec.Struct, frozen=True):
    """A browser that wants to be told when the seat of this ``key`` is asked something."""

    table: str
    key: str
    address: str
    public: str
    auth: str
    language: str


class Callbook:
    """What of it is in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, callee: Callee) -> None:
        """Call this browser from now on; what it has given before counts no longer."""
        row = {"table_id": callee.table, "key": callee.key, "address": callee.address}
        given = {"public": callee.public, "auth": callee.auth, "language": callee.language}
        new = self._store.insert(CALLS).values(**row, **given, since=self._store.clock.now(), wait=-1)
        if not await self._store.change(new):
            await self._store.change(update(CALLS).where(_is(callee)).values(**given))
        for other in (await self._latest_first(callee.table, callee.key))[MOST_BROWSERS:]:
            await self._store.change(delete(CALLS).where(_is(other)))

    async def remove(self, table: str, key: str, address: str) -> None:
        here = (CALLS.c.table_id == table, CALLS.c.key == key, CALLS.c.address == address)
        await self._store.change(delete(CALLS).where(*here))

    async def forget(self, address: str) -> None:
        """The browser is no longer there, for no table."""
        await self._store.change(delete(CALLS).where(CALLS.c.address == address))

    async def end(self, table: str) -> None:
        """The game is over."""
        await self._store.change(delete(CALLS).where(CALLS.c.table_id == table))

    async def of(self, table: str) -> list[Callee]:
        return await self._found(CALLS.c.table_id == table)

    async def take(self, callee: Callee, wait: int) -> bool:
        """Be the one who calls her for this wait: only one process ever is, and only once."""
        return (
            await self._store.change(update(CALLS).where(_is(callee), CALLS.c.wait < wait).values(wait=wait))
            > 0
        )

    async def lately(self, since: float) -> list[str]:
        """The tables where somebody wants to be called and something has happened since then."""
        query = (
            select(CALLS.c.table_id)
            .join(ENTRIES, and_(ENTRIES.c.table_id == CALLS.c.table_id, ENTRIES.c.at >= since))
            .distinct()
        )

        async def found(connection: AsyncConnection) -> list[str]:
            return [table for (table,) in await connection.execute(query)]

        return await self._store.read(found)

    async def kept(self, name: str, drawn: str) -> str:
        """What is kept under this name; ``drawn`` from now on, if nothing was."""
        await self._store.change(self._store.insert(KEYS).values(name=name, value=drawn))

        async def found(connection: AsyncConnection) -> str:
            return str(await connection.scalar(select(KEYS.c.value).where(KEYS.c.name == name)))

        return await self._store.read(found)

    async def _latest_first(self, table: str, key: str) -> list[Callee]:
        return await self._found(and_(CALLS.c.table_id == table, CALLS.c.key == key))

    async def _found(self, where: ColumnElement[bool]) -> list[Callee]:
        async def found(connection: AsyncConnection) -> list[Callee]:
            rows = await connection.execute(select(*_FIELDS).where(where).order_by(CALLS.c.since.desc()))
            return [Callee(*row) for row in rows]

        return await self._store.read(found)


def _is(callee: Callee) -> ColumnElement[bool]:
    return and_(
        CALLS.c.table_id == callee.table, CALLS.c.key == callee.key, CALLS.c.address == callee.address
    )
