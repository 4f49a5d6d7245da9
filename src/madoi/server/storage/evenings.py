"""Evenings in the store: each is one text with a version, and of two processes the faster one changes it."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, func, select, update

from madoi.core.refusal import Refusal, Refused
from madoi.evening.state import Evening
from madoi.server import limits
from madoi.server.storage.schema import EVENINGS, SUBSCRIPTIONS
from madoi.server.storage.store import Store
from madoi.server.tokens import new_id

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Evening] = msgspec.json.Decoder(Evening)


class EveningStore:
    """The evenings in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def create(self, evening: Evening, id: str = "") -> str:
        """Store a new evening, by default under a new id, which is returned. Raises `Refused` when full."""

        def counted(connection: Connection) -> int:
            return int(connection.scalar(select(func.count()).select_from(EVENINGS)) or 0)

        if await self._store.run(counted) >= limits.MAX_STORED_EVENINGS:
            raise Refused(Refusal("evening-too-many", "", {}))
        id = id or new_id()
        row = {"id": id, "version": 1, "body": _encode(evening), "changed": self._store.clock.now()}
        await self._store.execute(self._store.insert(EVENINGS).values(**row))
        return id

    async def fetch(self, id: str) -> tuple[int, Evening]:
        """The version and the state of an evening. Raises `Refused` when there is none."""
        query = select(EVENINGS.c.version, EVENINGS.c.body).where(EVENINGS.c.id == id)

        def found(connection: Connection) -> tuple[int, str] | None:
            row = connection.execute(query).first()
            return None if row is None else (int(row.version), str(row.body))

        row = await self._store.run(found)
        if row is None:
            raise Refused(Refusal("evening-none", "", {}))
        return row[0], _DECODER.decode(row[1])

    async def replace(self, id: str, version: int, evening: Evening) -> bool:
        """Store what follows this version; False where another process did so before."""
        change = update(EVENINGS).where(EVENINGS.c.id == id, EVENINGS.c.version == version)
        values = {"version": version + 1, "body": _encode(evening), "changed": self._store.clock.now()}
        return await self._store.execute(change.values(**values)) > 0

    async def with_name(self, name: str) -> list[str]:
        """The evenings that contain this name."""
        written = msgspec.json.encode(name).decode()
        query = select(EVENINGS.c.id).where(EVENINGS.c.body.contains(written, autoescape=True))

        def found(connection: Connection) -> list[str]:
            return [id for (id,) in connection.execute(query)]

        return await self._store.run(found)

    async def delete_before(self, time: float) -> None:
        """Delete evenings that have not changed since then, and whom they would notify."""
        old = EVENINGS.c.changed < time
        here = SUBSCRIPTIONS.c.table_id.in_(select(EVENINGS.c.id).where(old))
        await self._store.execute(delete(SUBSCRIPTIONS).where(here))
        await self._store.execute(delete(EVENINGS).where(old))


def _encode(evening: Evening) -> str:
    return _ENCODER.encode(evening).decode()
