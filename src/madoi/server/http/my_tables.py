"""Endpoint for "my tables": the tables where a browser holds a seat, at a glance."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import Request

from madoi.core.refusal import Refused
from madoi.server.http.context import ApiContext
from madoi.server.http.endpoint import Endpoint
from madoi.server.protocol.my_tables import MyTable, MyTables, MyTablesRequest
from madoi.server.table.commands import seating
from madoi.server.table.projection import snapshot


async def list_my_tables(context: ApiContext, request: Request, wanted: MyTablesRequest) -> MyTables:
    """The state of the tables where you hold a seat. Unknown tables and wrong secrets are left out alike."""
    found: list[MyTable] = []
    for credentials in wanted.seats:
        context.limit_reads(request)
        try:
            table = (await context.registry.find(credentials.table)).table
            found.append(snapshot.my_table(table, seating.seat_of(table, credentials.secret)))
        except Refused:
            continue
        await asyncio.sleep(0)  # a log may be long: let other requests run
    return MyTables(context.registry.clock.now(), found)


ENDPOINTS: Final = (
    Endpoint(
        "POST",
        "/api/mine",
        list_my_tables,
        MyTables,
        MyTablesRequest,
        {"seats": [{"table": "8KZjyfxq19XM1DjHfAVsjA", "secret": "…"}]},
    ),
)
