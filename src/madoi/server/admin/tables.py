"""Listing, closing and deleting tables in the store."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, func, select, update

from madoi.core.refusal import BadOption, Refusal
from madoi.server import limits
from madoi.server.storage.owner_actions import OwnerActionStore
from madoi.server.storage.retention import Retention
from madoi.server.storage.schema import ENTRIES, TABLES
from madoi.server.storage.store import NEVER, Store


class TableInfo(msgspec.Struct, frozen=True):
    """A table as the owner sees it in a list. Times are seconds since 1970."""

    table: str
    game: str
    phase: str
    public: bool
    players: list[str]
    entries: int
    size_bytes: int
    changed: float
    used: float


class TableFilter(msgspec.Struct, frozen=True):
    """Which tables to list. Empty fields select everything."""

    phase: str = ""
    game: str = ""
    name: str = ""
    unused_seconds: float = 0.0
    largest_first: bool = False
    most: int = 50


class TableAdmin:
    """The tables of a store, for its owner."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._actions = OwnerActionStore(store)
        self._retention = Retention(store)

    async def select(self, wanted: TableFilter) -> list[TableInfo]:
        """Tables that match, the latest used first."""
        last_used = self._store.clock.now() - wanted.unused_seconds
        query = select(TABLES).where(TABLES.c.active <= last_used).order_by(TABLES.c.active.desc())
        if wanted.phase:
            query = query.where(TABLES.c.phase == wanted.phase)

        def matching(connection: Connection) -> list[TableInfo]:
            found: list[TableInfo] = []
            for row in connection.execute(query):
                info = _info(row)
                if _matches(info, wanted) and (wanted.largest_first or len(found) < wanted.most):
                    found.append(info)
            return found

        sized = await self._with_sizes(await self._store.run(matching))
        if wanted.largest_first:
            sized.sort(key=lambda info: -info.size_bytes)
        return sized[: wanted.most]

    async def _with_sizes(self, infos: Sequence[TableInfo]) -> list[TableInfo]:
        counts = (ENTRIES.c.table_id, func.count(), func.sum(func.length(ENTRIES.c.body)))
        counted = select(*counts).group_by(ENTRIES.c.table_id)

        def summed(connection: Connection, ids: list[str]) -> dict[str, tuple[int, int]]:
            rows = connection.execute(counted.where(ENTRIES.c.table_id.in_(ids)))
            return {id: (int(entries), int(size)) for id, entries, size in rows}

        sizes: dict[str, tuple[int, int]] = {}
        for first in range(0, len(infos), limits.MAX_RETENTION_TABLES):
            ids = [info.table for info in infos[first : first + limits.MAX_RETENTION_TABLES]]
            sizes |= await self._store.run(partial(summed, ids=ids))
        return [
            msgspec.structs.replace(info, entries=entries, size_bytes=size)
            for info in infos
            for entries, size in [sizes.get(info.table, (0, 0))]
        ]

    async def find(self, id: str) -> TableInfo:
        """One table. Raises `BadOption`."""

        def found(connection: Connection) -> Row[Any] | None:
            return (connection.execute(select(TABLES).where(TABLES.c.id == id))).first()

        row = await self._store.run(found)
        if row is None or row.phase == "gone":
            raise BadOption(Refusal("admin-no-table", "", {"table": id}))
        return (await self._with_sizes([_info(row)]))[0]

    async def close(self, id: str) -> None:
        """Close a table: nobody can use it any more, until it is reopened or deleted. Raises `BadOption`."""
        await self.find(id)
        closed = {"phase": "closed", "public": False, "steward": "", "steward_until": NEVER}
        await self._store.execute(update(TABLES).where(TABLES.c.id == id).values(**closed))
        await self._actions.add("closed", id)

    async def reopen(self, id: str, phase: str) -> None:
        """Open a closed table again, in the phase that its log has. Raises `BadOption`."""
        if (await self.find(id)).phase != "closed":
            raise BadOption(Refusal("admin-not-closed", "", {"table": id}))
        free = NEVER if phase == "over" else 0.0
        await self._store.execute(
            update(TABLES).where(TABLES.c.id == id).values(phase=phase, steward_until=free)
        )
        await self._actions.add("reopened", id)

    async def delete(self, id: str) -> None:
        """Delete a table with all that belongs to it. Raises `BadOption`."""
        await self.find(id)
        await self._retention.hide([id])
        await self._actions.add("deleted", id)
        while await self._retention.delete_hidden():
            pass


def _info(row: Row[Any]) -> TableInfo:
    try:
        summary = msgspec.json.decode(row.summary)
    except msgspec.DecodeError:
        summary = {}
    players = [str(seat.get("name", "")) for seat in summary.get("seats", [])]
    return TableInfo(
        row.id,
        str(summary.get("game", "")),
        row.phase,
        bool(row.public),
        [name for name in players if name],
        0,
        0,
        row.touched,
        row.active,
    )


def _matches(info: TableInfo, wanted: TableFilter) -> bool:
    if info.phase == "gone" or (wanted.game and info.game != wanted.game):
        return False
    return not wanted.name or any(wanted.name.casefold() in name.casefold() for name in info.players)
