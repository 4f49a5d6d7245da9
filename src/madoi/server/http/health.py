"""Endpoints for operators: liveness and readiness. Metrics have a port of their own."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request

from madoi.core.refusal import Refusal, Refused
from madoi.server.http.context import ApiContext
from madoi.server.http.endpoint import Endpoint


async def check_health(context: ApiContext, request: Request, _: None) -> str:
    """This process is alive."""
    return "ok"


async def check_readiness(context: ApiContext, request: Request, _: None) -> str:
    """This process can serve: its store answers, and it is not shutting down. A lost bus only delays news."""
    if context.registry.context.closing or not await context.registry.store.ready():
        raise Refused(Refusal("store-away", "", {}))
    return "ready"


ENDPOINTS: Final = (
    Endpoint("GET", "/healthz", check_health, str),
    Endpoint("GET", "/readyz", check_readiness, str, refusals=(503,)),
)
