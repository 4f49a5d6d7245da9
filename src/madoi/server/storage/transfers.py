"""Device transfers: encrypted data that a player takes to another device, kept for a few minutes.

The first device gives the key to the second in a link, which the server never sees.
A transfer can be fetched once.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, select

from madoi.core.refusal import Refusal, Refused
from madoi.server import limits
from madoi.server.storage.schema import TRANSFERS
from madoi.server.storage.store import Store
from madoi.server.tokens import new_id


async def store(database: Store, body: str) -> tuple[str, float]:
    """Store a transfer; returns its id, and until when it can be fetched. Raises `Refused` when full."""
    now = database.clock.now()
    await database.execute(delete(TRANSFERS).where(TRANSFERS.c.until < now))
    if await database.run(_stored_characters) + len(body) > limits.MAX_STORED_TRANSFER_CHARACTERS:
        raise Refused(Refusal("parcel-too-many", "", {}))
    id, until = new_id(), now + limits.TRANSFER_SECONDS
    await database.execute(database.insert(TRANSFERS).values(id=id, body=body, until=until))
    return id, until


def _stored_characters(connection: Connection) -> int:
    return int(connection.scalar(select(func.sum(func.length(TRANSFERS.c.body)))) or 0)


async def fetch(database: Store, id: str) -> str:
    """Return and delete a transfer. Raises `Refused` when there is none, or no longer."""
    key = (TRANSFERS.c.id == id, TRANSFERS.c.until >= database.clock.now())
    query = delete(TRANSFERS).where(*key).returning(TRANSFERS.c.body)

    def taken(connection: Connection) -> str | None:
        body = connection.execute(query).scalar()
        connection.commit()
        return body

    body = await database.write(taken)
    if body is None:
        raise Refused(Refusal("parcel-none", "", {}))
    return body
