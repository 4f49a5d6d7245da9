"""Endpoints for operators: liveness, readiness, Prometheus metrics."""

from __future__ import annotations

from typing import Final

from prometheus_client import generate_latest
from starlette.requests import Request

from madoi.core.refusal import Refusal, Refused
from madoi.server.http.context import ApiContext
from madoi.server.http.endpoint import Endpoint
from madoi.server.runtime.metrics import REGISTRY


async def check_health(context: ApiContext, request: Request, _: None) -> str:
    """This process is alive."""
    return "ok"


async def check_readiness(context: ApiContext, request: Request, _: None) -> str:
    """This process can serve: its store answers, and it is not shutting down. A lost bus only delays news."""
    if context.registry.context.closing or not await context.registry.store.ready():
        raise Refused(Refusal("store-away", "", {}))
    return "ready"


async def show_metrics(context: ApiContext, request: Request, _: None) -> str:
    """Metrics of this process, for Prometheus."""
    return generate_latest(REGISTRY).decode()


ENDPOINTS: Final = (
    Endpoint("GET", "/healthz", check_health, str),
    Endpoint("GET", "/readyz", check_readiness, str, refusals=(503,)),
    Endpoint("GET", "/metrics", show_metrics, str),
)
