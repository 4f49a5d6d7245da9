"""How this process is."""

from __future__ import annotations

from typing import Final

from prometheus_client import generate_latest
from starlette.requests import Request

from madoi.core.refusal import Refusal, Refused
from madoi.server.http.context import Desk, Endpoint
from madoi.server.runtime.metrics import REGISTRY


async def healthy(desk: Desk, request: Request, _: None) -> str:
    """This process lives."""
    return "ok"


async def ready(desk: Desk, request: Request, _: None) -> str:
    """This process can serve: its store answers and it is not about to stop. A lost bus slows news down and
    stops nothing, so it does not count."""
    if desk.registry.context.closing or not await desk.registry.store.ready():
        raise Refused(Refusal("store-away", "", {}))
    return "ready"


async def metrics(desk: Desk, request: Request, _: None) -> str:
    """Figures of this process, for Prometheus."""
    return generate_latest(REGISTRY).decode()


ENDPOINTS: Final = [
    Endpoint("GET", "/healthz", healthy, None, str),
    Endpoint("GET", "/readyz", ready, None, str, (503,)),
    Endpoint("GET", "/metrics", metrics, None, str),
]
