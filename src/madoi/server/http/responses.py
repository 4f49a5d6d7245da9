"""A request answered: its body read within limits, every "no" with its status."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response

from madoi.core.refusal import Refusal, Refused
from madoi.server.clock import Clock
from madoi.server.http.context import Desk, Endpoint
from madoi.server.protocol.common import Problem
from madoi.server.runtime.metrics import REFUSALS
from madoi.server.storage.store import StoreFailed
from madoi.server.table.projection import snapshot

MOST_BODY: Final = 512_000
_TO_READ: Final = 20.0
_STATUS: Final = {
    "http-nothing-here": 404,
    "lesson-none": 404,
    "table-none": 404,
    "seat-none": 404,
    "parcel-none": 404,
    "parcel-too-many": 503,
    "seat-taken": 409,
    "table-busy": 409,
    "table-goes-on": 409,
    "table-not-begun": 409,
    "table-not-playing": 409,
    "table-rules-version": 409,
    "table-unreadable": 500,
    "record-goes-on": 409,
    "seat-no-secret": 403,
    "seat-invited": 403,
    "http-origin": 403,
    "http-host": 421,
    "http-broken": 500,
    "http-too-long": 413,
    "http-too-slow": 408,
    "http-too-fast": 429,
    "review-too-many": 429,
    "records-too-many": 503,
    "store-away": 503,
}
"""Every other refusal is a mistake in the request: 400."""
_ENCODER = msgspec.json.Encoder()


async def answered(desk: Desk, endpoint: Endpoint, request: Request) -> Response:
    """What the endpoint says, as a response; every "no" is a `Problem`."""
    try:
        body = (
            None
            if endpoint.takes is None
            else decoded(endpoint.takes, await _body(request, desk.registry.clock))
        )
        given = await endpoint.does(desk, request, body)
    except Refused as refused:
        return refusal_response(refused.refusal)
    except StoreFailed:
        return refusal_response(Refusal("store-away", "", {}))
    except ClientDisconnect:
        return Response()  # to nobody
    if isinstance(given, str):
        return PlainTextResponse(given)
    return Response(_ENCODER.encode(given), media_type="application/json")


def refusal_response(refusal: Refusal, status: int = 0) -> Response:
    """A "no", with the status that its code has, if no other is given."""
    REFUSALS.labels(refusal.code).inc()
    problem = _ENCODER.encode(Problem(snapshot.refusal_data(refusal)))
    return Response(problem, status or _STATUS.get(refusal.code, 400), media_type="application/json")


async def _body(request: Request, clock: Clock) -> bytes:
    body = bytearray()
    try:
        async with clock.timeout(_TO_READ):
            async for chunk in request.stream():
                body += chunk
                if len(body) > MOST_BODY:
                    raise Refused(Refusal("http-too-long", "", {"most": MOST_BODY}))
    except TimeoutError:
        raise Refused(Refusal("http-too-slow", "", {})) from None
    return bytes(body)


def decoded(wanted: type[msgspec.Struct], body: bytes) -> msgspec.Struct:
    """What a body says. Raises `Refused`."""
    try:
        return msgspec.json.decode(body, type=wanted)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused(Refusal("wire-malformed", "", {"reason": str(error)[:200]})) from error
