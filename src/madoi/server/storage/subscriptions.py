"""Push subscriptions: which browsers are notified when it is a seat's turn.

They are not in a table's log, which keeps everything: a subscription is deleted when it is cancelled, when
the browser is gone, and when the game is over.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, select, update

from madoi.server import limits
from madoi.server.storage.schema import ENTRIES, SUBSCRIPTIONS
from madoi.server.storage.store import Store

FIRST_WAIT: Final = -1_000_000
"""Waits of a seat count from 0. News before its first turn have numbers from here on."""
_FIELDS: Final = (
    SUBSCRIPTIONS.c.table_id,
    SUBSCRIPTIONS.c.key,
    SUBSCRIPTIONS.c.address,
    SUBSCRIPTIONS.c.public,
    SUBSCRIPTIONS.c.auth,
    SUBSCRIPTIONS.c.language,
)


class PushSubscription(msgspec.Struct, frozen=True):
    """A browser that is notified when it is the turn of the seat with this ``key``. ``table`` is an evening
    until its player has a seat."""

    table: str
    key: str
    address: str
    public: str
    auth: str
    language: str


class SubscriptionStore:
    """The subscriptions in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, subscription: PushSubscription) -> None:
        """Add a subscription. It replaces an earlier one of the same browser."""
        row = {"table_id": subscription.table, "key": subscription.key, "address": subscription.address}
        given = {"public": subscription.public, "auth": subscription.auth, "language": subscription.language}
        first = {"since": self._store.clock.now(), "wait": FIRST_WAIT - 1}
        new = self._store.insert(SUBSCRIPTIONS).values(**row, **given, **first)
        if not await self._store.execute(new):
            await self._store.execute(update(SUBSCRIPTIONS).where(_matches(subscription)).values(**given))
        for other in (await self._of_seat(subscription.table, subscription.key))[
            limits.MAX_SUBSCRIBED_BROWSERS :
        ]:
            await self._store.execute(delete(SUBSCRIPTIONS).where(_matches(other)))

    async def remove(self, table: str, key: str, address: str) -> None:
        here = (
            SUBSCRIPTIONS.c.table_id == table,
            SUBSCRIPTIONS.c.key == key,
            SUBSCRIPTIONS.c.address == address,
        )
        await self._store.execute(delete(SUBSCRIPTIONS).where(*here))

    async def remove_address(self, address: str) -> None:
        """Delete the subscriptions of a browser that is gone."""
        await self._store.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.address == address))

    async def remove_table(self, table: str) -> None:
        await self._store.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.table_id == table))

    async def move(self, tables: Sequence[str], to: str, keys: Collection[str]) -> None:
        """Let the subscriptions of these seats at any of some tables be for another table from now on."""
        for one in await self._select(SUBSCRIPTIONS.c.table_id.in_(tables)):
            if one.key in keys:
                await self.add(msgspec.structs.replace(one, table=to))
                await self.remove(one.table, one.key, one.address)

    async def of_table(self, table: str) -> list[PushSubscription]:
        return await self._select(SUBSCRIPTIONS.c.table_id == table)

    async def claim(self, subscription: PushSubscription, wait: int) -> bool:
        """Claim the notification for this wait. Only one process gets it, and only once."""
        return (
            await self._store.execute(
                update(SUBSCRIPTIONS)
                .where(_matches(subscription), SUBSCRIPTIONS.c.wait < wait)
                .values(wait=wait)
            )
            > 0
        )

    async def recent_tables(self, since: float) -> list[str]:
        query = (
            select(SUBSCRIPTIONS.c.table_id)
            .join(ENTRIES, and_(ENTRIES.c.table_id == SUBSCRIPTIONS.c.table_id, ENTRIES.c.at >= since))
            .distinct()
        )

        def found(connection: Connection) -> list[str]:
            return [table for (table,) in connection.execute(query)]

        return await self._store.run(found)

    async def _of_seat(self, table: str, key: str) -> list[PushSubscription]:
        return await self._select(and_(SUBSCRIPTIONS.c.table_id == table, SUBSCRIPTIONS.c.key == key))

    async def _select(self, where: ColumnElement[bool]) -> list[PushSubscription]:
        def found(connection: Connection) -> list[PushSubscription]:
            rows = connection.execute(select(*_FIELDS).where(where).order_by(SUBSCRIPTIONS.c.since.desc()))
            return [PushSubscription(*row) for row in rows]

        return await self._store.run(found)


def _matches(subscription: PushSubscription) -> ColumnElement[bool]:
    return and_(
        SUBSCRIPTIONS.c.table_id == subscription.table,
        SUBSCRIPTIONS.c.key == subscription.key,
        SUBSCRIPTIONS.c.address == subscription.address,
    )
