"""The HTTP router: all endpoints of the API, and their routes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from madoi.server.http import (
    analysis,
    counters,
    daily,
    evenings,
    games,
    health,
    lessons,
    matches,
    my_tables,
    push,
    puzzles,
    ratings,
    records,
    tables,
    transfers,
    trials,
)
from madoi.server.http.context import ApiContext
from madoi.server.http.endpoint import Endpoint
from madoi.server.http.openapi import describe
from madoi.server.http.responses import respond

ENDPOINTS: Final = (
    *games.ENDPOINTS,
    *tables.ENDPOINTS,
    *records.ENDPOINTS,
    *analysis.ENDPOINTS,
    *trials.ENDPOINTS,
    *lessons.ENDPOINTS,
    *matches.ENDPOINTS,
    *evenings.ENDPOINTS,
    *my_tables.ENDPOINTS,
    *push.ENDPOINTS,
    *transfers.ENDPOINTS,
    *counters.ENDPOINTS,
    *daily.ENDPOINTS,
    *puzzles.ENDPOINTS,
    *ratings.ENDPOINTS,
    *health.ENDPOINTS,
)


def routes(context_of: Callable[[Request], ApiContext]) -> list[BaseRoute]:
    """One route per path, and the OpenAPI description. ``context_of`` finds the running service."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [
        *(
            Route(path, _handle(by_method, context_of), methods=list(by_method))
            for path, by_method in paths.items()
        ),
        Route("/api/openapi.json", _show_description),
    ]


def _handle(
    by_method: dict[str, Endpoint], context_of: Callable[[Request], ApiContext]
) -> Callable[[Request], Awaitable[Response]]:
    async def handle(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await respond(context_of(request), by_method[method], request)

    return handle


async def _show_description(request: Request) -> Response:
    return Response(_description(), media_type="application/json")


@cache
def _description() -> bytes:
    return msgspec.json.encode(describe(ENDPOINTS))
