"""Shared duel counters: what two phones beside a real table count together.

The server keeps a text and its version, and understands nothing of it.
A phone stores the next version; if another was faster, it gets that one and tries again.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, select, update

from madoi.core.refusal import Refusal, Refused
from madoi.server import limits
from madoi.server.storage.schema import COUNTERS
from madoi.server.storage.store import Store
from madoi.server.tokens import new_id


async def create(database: Store, body: str) -> str:
    """Store a new counter at version 1; returns its id. Raises `Refused` when full."""
    now = database.clock.now()
    await database.execute(delete(COUNTERS).where(COUNTERS.c.until < now))
    if await database.run(_stored_characters) + len(body) > limits.MAX_STORED_COUNTER_CHARACTERS:
        raise Refused(Refusal("counter-too-many", "", {}))
    id = new_id()
    row = {"id": id, "version": 1, "body": body, "until": now + limits.COUNTER_SECONDS}
    await database.execute(database.insert(COUNTERS).values(**row))
    return id


async def fetch(database: Store, id: str) -> tuple[int, str]:
    """The version and the text of a counter. Raises `Refused` when there is none, or no longer."""
    query = select(COUNTERS.c.version, COUNTERS.c.body)
    query = query.where(COUNTERS.c.id == id, COUNTERS.c.until >= database.clock.now())

    def found(connection: Connection) -> tuple[int, str] | None:
        row = connection.execute(query).first()
        return None if row is None else (int(row.version), str(row.body))

    answer = await database.run(found)
    if answer is None:
        raise Refused(Refusal("counter-none", "", {}))
    return answer


async def replace(database: Store, id: str, version: int, body: str) -> bool:
    """Store the text that follows this version; False where another did so before."""
    now = database.clock.now()
    change = update(COUNTERS).where(
        COUNTERS.c.id == id, COUNTERS.c.version == version, COUNTERS.c.until >= now
    )
    change = change.values(version=version + 1, body=body, until=now + limits.COUNTER_SECONDS)

    def changed(connection: Connection) -> bool:
        count = connection.execute(change).rowcount
        connection.commit()
        return count == 1

    return await database.write(changed)


def _stored_characters(connection: Connection) -> int:
    return int(connection.scalar(select(func.sum(func.length(COUNTERS.c.body)))) or 0)
