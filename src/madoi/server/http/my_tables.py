"""The tables where one holds a seat, at a glance."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import Request

from madoi.core.refusal import Refused
from madoi.server.http.context import Desk, Endpoint
from madoi.server.protocol.my_tables import MyTable, MyTables, MyTablesRequest
from madoi.server.table.commands import seating
from madoi.server.table.projection import snapshot


async def my_tables(desk: Desk, request: Request, wanted: MyTablesRequest) -> MyTables:
    """How the tables stand where one holds a seat. What is not there and what a secret does not hold is left
    out, alike."""
    found: list[MyTable] = []
    for held in wanted.seats:
        desk.may_look(request)
        try:
            table = (await desk.house.find(held.table)).table
            found.append(snapshot.mine(table, seating.seat_of(table, held.secret)))
        except Refused:
            continue
        await asyncio.sleep(0)  # a book may be long, and others wait
    return MyTables(desk.house.clock.now(), found)


ENDPOINTS: Final = [
    Endpoint("POST", "/api/mine", my_tables, MyTablesRequest, MyTables),
]
