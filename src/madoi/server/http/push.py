"""Being called when it is one's turn."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request

from madoi.server.http.context import Desk, Endpoint
from madoi.server.protocol.push import PushKey, SubscribeRequest, SubscriptionState, UnsubscribeRequest
from madoi.server.table.commands import seating
from madoi.server.tokens import hashed


async def offer_calls(desk: Desk, request: Request, _: None) -> PushKey:
    """What a browser needs so that its holder can be called when it is her turn (web push)."""
    return PushKey((await desk.calls.signer()).public)


async def want_call(desk: Desk, request: Request, wanted: SubscribeRequest) -> SubscriptionState:
    """Be called at this browser when it is one's turn and one is not here."""
    desk.may_ask(request)
    place = await desk.place(request)
    seat = seating.seat_of(place.table, wanted.secret)
    await desk.calls.want(place, wanted.secret, wanted.address, wanted.public, wanted.auth, wanted.language)
    return SubscriptionState(place.table.id, seat, True)


async def unwant_call(desk: Desk, request: Request, wanted: UnsubscribeRequest) -> SubscriptionState:
    """Not be called there any more."""
    desk.may_ask(request)
    table = (await desk.place(request)).table
    seat = seating.seat_of(table, wanted.secret)
    await desk.calls.book.remove(table.id, hashed(wanted.secret), wanted.address)
    return SubscriptionState(table.id, seat, False)


ENDPOINTS: Final = [
    Endpoint("GET", "/api/calls", offer_calls, None, PushKey),
    Endpoint(
        "POST", "/api/tables/{table}/call", want_call, SubscribeRequest, SubscriptionState, (403, 404, 409)
    ),
    Endpoint(
        "POST", "/api/tables/{table}/call/off", unwant_call, UnsubscribeRequest, SubscriptionState, (403, 404)
    ),
]
