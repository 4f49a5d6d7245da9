"""Endpoints for push notifications: subscribe a browser to a seat's turns, or to the rounds of an evening."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request

from madoi.server.http.context import ApiContext
from madoi.server.http.endpoint import Endpoint, Handler
from madoi.server.protocol.push import PushKey, SubscribeRequest, SubscriptionState, UnsubscribeRequest
from madoi.server.table.commands import seating
from madoi.server.tokens import hashed

_EXAMPLE_ENDPOINT: Final = "https://updates.push.services.mozilla.com/wpush/v2/…"


async def show_push_key(context: ApiContext, request: Request, _: None) -> PushKey:
    """The key that a browser needs to subscribe at its push service."""
    return PushKey((await context.push.signer()).public)


async def subscribe(context: ApiContext, request: Request, wanted: SubscribeRequest) -> SubscriptionState:
    """Notify this browser when it is the seat's turn and its holder is away."""
    context.limit_subscriptions(request)
    live = await context.find_table(request)
    seat = seating.seat_of(live.table, wanted.secret)
    await context.push.subscribe(live, wanted)
    return SubscriptionState(live.table.id, seat, True)


async def unsubscribe(context: ApiContext, request: Request, wanted: UnsubscribeRequest) -> SubscriptionState:
    """Stop notifying this browser."""
    context.limit_subscriptions(request)
    table = (await context.find_table(request)).table
    seat = seating.seat_of(table, wanted.secret)
    await context.push.subscriptions.remove(table.id, hashed(wanted.secret), wanted.address)
    return SubscriptionState(table.id, seat, False)


async def subscribe_player(
    context: ApiContext, request: Request, wanted: SubscribeRequest
) -> SubscriptionState:
    """Notify this browser when a round of an evening waits for its player."""
    context.limit_subscriptions(request)
    evening = str(request.path_params["evening"])
    player, table = await context.evenings.find_player(evening, wanted.secret)
    if table:
        await context.push.subscribe(await context.registry.find(table), wanted)
    else:
        await context.push.subscribe_player(evening, wanted)
    return SubscriptionState(table or evening, player, True)


async def unsubscribe_player(
    context: ApiContext, request: Request, wanted: UnsubscribeRequest
) -> SubscriptionState:
    """Stop notifying this browser of the rounds of an evening."""
    context.limit_subscriptions(request)
    evening = str(request.path_params["evening"])
    player = await context.evenings.unsubscribe(evening, wanted.secret, wanted.address)
    return SubscriptionState(evening, player, False)


def _switch(path: str, on: Handler, off: Handler) -> tuple[Endpoint, Endpoint]:
    """The two endpoints that turn notifications of something on and off."""
    known: dict[str, object] = {"secret": "…", "address": _EXAMPLE_ENDPOINT}
    keys: dict[str, object] = {"public": "…", "auth": "…"}
    return (
        Endpoint(
            "POST", path, on, SubscriptionState, SubscribeRequest, known | keys, refusals=(403, 404, 409)
        ),
        Endpoint(
            "POST", f"{path}/off", off, SubscriptionState, UnsubscribeRequest, known, refusals=(403, 404)
        ),
    )


ENDPOINTS: Final = (
    Endpoint("GET", "/api/calls", show_push_key, PushKey),
    *_switch("/api/tables/{table}/call", subscribe, unsubscribe),
    *_switch("/api/evenings/{evening}/call", subscribe_player, unsubscribe_player),
)
