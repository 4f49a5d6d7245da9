"""The matchmaker: seats a player where others wait for the same game and pace, or opens a table for it.

Only one table forms at a time for each game and pace, so the player who waits longest plays first. The store
decides which one it is, and its log decides who has which seat: no process can seat two people on one.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import suppress
from typing import Final

import msgspec

from madoi.core.refusal import Refusal, Refused
from madoi.server import limits
from madoi.server.protocol.matches import MatchRequest
from madoi.server.protocol.tables import SeatTaken
from madoi.server.runtime.live_table import LiveTable
from madoi.server.runtime.registry import TableRegistry
from madoi.server.storage import quick_tables
from madoi.server.table.commands import matching, seating
from madoi.server.table.log import Sat
from madoi.server.table.matching import company_of
from madoi.server.tokens import new_secret

_FULL: Final = frozenset(
    ("seat-taken", "table-none", "table-closed", "table-locked", "table-unreadable", "table-rules-version")
)
"""Refusals of a table where nobody can wait any more."""


class Matchmaker:
    """The matchmaker of this process."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._store = registry.store
        self._locks: defaultdict[tuple[str, str], asyncio.Lock] = defaultdict(asyncio.Lock)
        """One player at a time per game and pace: it saves tables that would be opened in vain."""

    async def seat(self, wanted: MatchRequest, opener: str, payer: str) -> SeatTaken:
        """Sit down where people wait for this game and pace. Somebody who waits there already keeps their
        seat. Raises `Refused`."""
        matching.open_quick(wanted.game, wanted.pace)  # a game that nobody knows gets no lock
        async with self._locks[wanted.game, wanted.pace]:
            for _ in range(limits.MAX_MATCH_TRIES):
                id = await self._forming_table(wanted, opener)
                try:
                    return await self._sit(await self._registry.find(id), wanted, payer)
                except Refused as refused:
                    if refused.refusal.code not in _FULL:
                        raise
                    await quick_tables.forget(self._store, wanted.game, wanted.pace, id)
        raise Refused(Refusal("table-busy", "", {}))

    async def _forming_table(self, wanted: MatchRequest, opener: str) -> str:
        id = await quick_tables.fetch(self._store, wanted.game, wanted.pace)
        if id:
            return id
        opened = msgspec.structs.replace(matching.open_quick(wanted.game, wanted.pace), opener=opener)
        live = await self._registry.open(opened)
        # Another process may have been faster. Nobody ever comes to ours then, and it is deleted after a day.
        return await quick_tables.announce(self._store, wanted.game, wanted.pace, live.table.id)

    async def _sit(self, live: LiveTable, wanted: MatchRequest, payer: str) -> SeatTaken:
        for mine in wanted.mine:
            with suppress(Refused):  # they may have lost that seat
                if mine.table == live.table.id and company_of(live.table) is not None:
                    return SeatTaken(live.table.id, seating.seat_of(live.table, mine.secret), mine.secret)
        secret = new_secret()
        entry = await live.submit(
            lambda table: matching.sit_down(table, wanted.name, secret, wanted.options, wanted.face), payer
        )
        assert isinstance(entry, Sat)
        return SeatTaken(live.table.id, entry.seat, secret)
