"""Where people wait for a quick match: one table for each game and pace, the same for all processes.

The primary key decides between processes that open one at the same time.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from madoi.server.storage.schema import QUICK_TABLES, TABLES
from madoi.server.storage.store import Store
from madoi.server.table.log import Pace


async def fetch(database: Store, game: str, pace: Pace) -> str:
    """The table where people wait for this; empty where there is none."""
    query = select(QUICK_TABLES.c.table_id).where(QUICK_TABLES.c.game == game, QUICK_TABLES.c.pace == pace)

    def found(connection: Connection) -> str:
        return str(connection.scalar(query) or "")

    return await database.run(found)


async def announce(database: Store, game: str, pace: Pace, table: str) -> str:
    """Say that people wait at this table, unless they wait elsewhere already. Returns where they do."""
    await database.execute(database.insert(QUICK_TABLES).values(game=game, pace=pace, table_id=table))
    return await fetch(database, game, pace)


async def forget(database: Store, game: str, pace: Pace, table: str) -> None:
    """Nobody can wait at this table any more."""
    row = (QUICK_TABLES.c.game == game, QUICK_TABLES.c.pace == pace, QUICK_TABLES.c.table_id == table)
    await database.execute(delete(QUICK_TABLES).where(*row))


async def summaries(database: Store) -> list[tuple[Pace, str]]:
    """The pace and the row of the lobby of each table where people may wait, by game."""
    query = (
        select(QUICK_TABLES.c.pace, TABLES.c.summary)
        .join(TABLES, TABLES.c.id == QUICK_TABLES.c.table_id)
        .where(TABLES.c.phase == "waiting")
        .order_by(QUICK_TABLES.c.game, QUICK_TABLES.c.pace.desc())
    )

    def found(connection: Connection) -> list[tuple[Pace, str]]:
        return [(*row,) for row in connection.execute(query)]

    return await database.run(found)
