"""Being called when it is one's turn."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request

from madoi.server.http.context import Desk, Endpoint
from madoi.server.protocol.push import Called, CallsOffered, CallUnwanted, CallWanted
from madoi.server.table.commands import seating
from madoi.server.tokens import hashed


async def offer_calls(desk: Desk, request: Request, _: None) -> CallsOffered:
    """What a browser needs so that its holder can be called when it is her turn (web push)."""
    return CallsOffered((await desk.notifier.signer()).public)


async def want_call(desk: Desk, request: Request, wanted: CallWanted) -> Called:
    """Be called at this browser when it is one's turn and one is not here."""
    desk.may_ask(request)
    live_table = await desk.live_table(request)
    seat = seating.seat_of(live_table.table, wanted.secret)
    await desk.notifier.subscribe(
        live_table, wanted.secret, wanted.address, wanted.public, wanted.auth, wanted.language
    )
    return Called(live_table.table.id, seat, True)


async def unwant_call(desk: Desk, request: Request, wanted: CallUnwanted) -> Called:
    """Not be called there any more."""
    desk.may_ask(request)
    table = (await desk.live_table(request)).table
    seat = seating.seat_of(table, wanted.secret)
    await desk.notifier.subscriptions.remove(table.id, hashed(wanted.secret), wanted.address)
    return Called(table.id, seat, False)


ENDPOINTS: Final = [
    Endpoint("GET", "/api/calls", offer_calls, None, CallsOffered),
    Endpoint("POST", "/api/tables/{table}/call", want_call, CallWanted, Called, (403, 404, 409)),
    Endpoint("POST", "/api/tables/{table}/call/off", unwant_call, CallUnwanted, Called, (403, 404)),
]
