"""Rematches: open a table with the same seats, once per finished table."""

from __future__ import annotations

from madoi.core.refusal import Refused
from madoi.core.viewer import Seat
from madoi.server.runtime.live_table import LiveTable
from madoi.server.runtime.registry import TableRegistry
from madoi.server.table.commands.continuations import SeatOrder, announce_rematch, rematch_of, seat_order


async def open_rematch(
    registry: TableRegistry, live_table: LiveTable, by: Seat, seats: SeatOrder = "same"
) -> str:
    """The id of the rematch, which is opened on the first call. Raises `Refused`."""
    table = live_table.table
    opened = rematch_of(table, seat_order(table, seats))
    async with live_table.rematch_lock:
        if not table.rematch:
            again = await registry.open(opened)
            try:
                await live_table.submit(lambda table: announce_rematch(table, again.table.id, by))
            except Refused:
                if not table.rematch:
                    raise
                # Somebody was faster in another process: the rematch is there.
    return table.rematch
