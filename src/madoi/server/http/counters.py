"""Endpoints for shared duel counters: what two phones beside a real table count together."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request

from madoi.server.http.context import ApiContext
from madoi.server.http.endpoint import Endpoint
from madoi.server.protocol.counters import CounterChange, CounterRequest, CounterShared, CounterState
from madoi.server.storage import counters


async def share_counter(context: ApiContext, request: Request, given: CounterRequest) -> CounterShared:
    """Share a counter, for a day after its last change."""
    context.limit_openings(request, len(given.body))
    return CounterShared(await counters.create(context.registry.store, given.body))


async def read_counter(context: ApiContext, request: Request, _: None) -> CounterState:
    """The counter, if it is newer than the version ``after``."""
    context.limit_counters(request)
    version, body = await counters.fetch(context.registry.store, str(request.path_params["counter"]))
    return CounterState(version, "" if request.query_params.get("after") == str(version) else body)


async def change_counter(context: ApiContext, request: Request, given: CounterChange) -> CounterState:
    """Store the next version; where another came first, that one is returned."""
    context.limit_counters(request)
    id = str(request.path_params["counter"])
    if await counters.replace(context.registry.store, id, given.version, given.body):
        return CounterState(given.version + 1)
    return CounterState(*await counters.fetch(context.registry.store, id), accepted=False)


ENDPOINTS: Final = (
    Endpoint(
        "POST", "/api/counters", share_counter, CounterShared, CounterRequest, {"body": "…"}, refusals=(503,)
    ),
    Endpoint(
        "GET",
        "/api/counters/{counter}",
        read_counter,
        CounterState,
        refusals=(404,),
        query=(("after", "^[0-9]{1,10}$"),),
    ),
    Endpoint(
        "POST",
        "/api/counters/{counter}",
        change_counter,
        CounterState,
        CounterChange,
        {"version": 1, "body": "…"},
        refusals=(404,),
    ),
)
