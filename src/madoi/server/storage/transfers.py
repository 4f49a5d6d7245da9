"""Parcels: what somebody takes from one device to another, for the few minutes that takes.

The first device seals it and gives the key to the second in a link, which the server never sees: what lies
here is noise to us. It is given out once.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from madoi.core.refusal import Refusal, Refused
from madoi.server.storage.schema import PARCELS
from madoi.server.storage.store import Store
from madoi.server.tokens import new_id

LASTS: Final = 600.0
"""So many seconds a parcel waits."""
_MOST_WAITING: Final = 50_000_000
"""So many signs of parcels wait at most, all together."""


async def leave(store: Store, body: str) -> tuple[str, float]:
    """Keep a parcel; gives its id, and until when it waits. Raises `Refused` while too many do."""
    now = store.clock.now()
    await store.change(delete(PARCELS).where(PARCELS.c.until < now))
    if await store.read(_waiting) + len(body) > _MOST_WAITING:
        raise Refused(Refusal("parcel-too-many", "", {}))
    id, until = new_id(), now + LASTS
    await store.change(store.insert(PARCELS).values(id=id, body=body, until=until))
    return id, until


async def _waiting(connection: AsyncConnection) -> int:
    return int(await connection.scalar(select(func.sum(func.length(PARCELS.c.body)))) or 0)


async def fetch(store: Store, id: str) -> str:
    """What is in a parcel, which is gone then. Raises `Refused` when it was fetched already, has waited
    too long or never was."""
    waits = (PARCELS.c.id == id, PARCELS.c.until >= store.clock.now())
    query = delete(PARCELS).where(*waits).returning(PARCELS.c.body)

    async def taken(connection: AsyncConnection) -> str | None:
        body = (await connection.execute(query)).scalar()
        await connection.commit()
        return body

    body = await store.read(taken)
    if body is None:
        raise Refused(Refusal("parcel-none", "", {}))
    return body
