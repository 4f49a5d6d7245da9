"""HTTP responses: reading bodies within limits, and a status for every refusal."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response

from madoi.core.refusal import Refusal, Refused
from madoi.server import limits
from madoi.server.clock import Clock
from madoi.server.http.context import ApiContext
from madoi.server.http.encoding import EncodedAnswer
from madoi.server.http.endpoint import Endpoint
from madoi.server.protocol.common import Problem
from madoi.server.runtime.metrics import HTTP_LATENCY, REFUSALS
from madoi.server.storage.store import StoreFailed
from madoi.server.table.projection import snapshot

_STATUS: Final = {
    "http-nothing-here": 404,
    "lesson-none": 404,
    "table-none": 404,
    "table-closed": 403,
    "table-locked": 403,
    "banned-address": 403,
    "banned-name": 403,
    "seat-none": 404,
    "evening-none": 404,
    "evening-too-many": 503,
    "evening-over": 409,
    "evening-full": 409,
    "evening-not-now": 409,
    "evening-no-secret": 403,
    "evening-host-only": 403,
    "counter-none": 404,
    "counter-too-many": 503,
    "daily-no-day": 404,
    "daily-no-game": 404,
    "daily-begun": 409,
    "daily-not-taken": 409,
    "daily-sealed": 409,
    "daily-no-copy": 409,
    "daily-too-many": 429,
    "puzzle-none": 404,
    "rating-off": 404,
    "rating-not-here": 409,
    "rating-too-late": 409,
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
    "move-alone": 409,
    "seat-no-secret": 403,
    "seat-invited": 403,
    "http-origin": 403,
    "http-host": 421,
    "http-broken": 500,
    "http-too-long": 413,
    "http-too-slow": 408,
    "http-too-fast": 429,
    "review-too-many": 429,
    "tables-too-many": 429,
    "records-too-many": 503,
    "store-away": 503,
}
"""The HTTP status of each refusal code. All others are 400."""
_ENCODER = msgspec.json.Encoder()


async def respond(context: ApiContext, endpoint: Endpoint, request: Request) -> Response:
    """Run the endpoint's handler and send its answer. A refusal becomes a `Problem`."""
    clock = context.registry.clock
    started = clock.monotonic()
    try:
        return await _respond(context, endpoint, request)
    finally:
        HTTP_LATENCY.observe(clock.monotonic() - started)


async def _respond(context: ApiContext, endpoint: Endpoint, request: Request) -> Response:
    try:
        body = None
        if endpoint.body is not None:
            body = decode_body(endpoint.body, await _read_body(request, context.registry.clock))
        answer = await endpoint.handler(context, request, body)
    except Refused as refused:
        return refusal_response(refused.refusal)
    except StoreFailed:
        return refusal_response(Refusal("store-away", "", {}))
    except ClientDisconnect:
        return Response()  # the client is gone
    if isinstance(answer, str):
        return PlainTextResponse(answer)
    encoded = answer if isinstance(answer, EncodedAnswer) else EncodedAnswer(_ENCODER.encode(answer))
    return await _encoded_response(request, encoded)


async def _encoded_response(request: Request, answer: EncodedAnswer) -> Response:
    accepts_gzip = "gzip" in request.headers.get("accept-encoding", "")
    if not accepts_gzip or len(answer.body) < limits.MIN_COMPRESSED_BYTES:
        return Response(answer.body, media_type="application/json", headers={"vary": "Accept-Encoding"})
    headers = {"content-encoding": "gzip", "vary": "Accept-Encoding"}
    return Response(await answer.compressed(), media_type="application/json", headers=headers)


def refusal_response(refusal: Refusal, status: int = 0) -> Response:
    """A refusal as a response, with the status of its code unless another is given."""
    REFUSALS.labels(refusal.code).inc()
    problem = _ENCODER.encode(Problem(snapshot.refusal_data(refusal)))
    return Response(problem, status or _STATUS.get(refusal.code, 400), media_type="application/json")


async def _read_body(request: Request, clock: Clock) -> bytes:
    body = bytearray()
    try:
        async with clock.timeout(limits.HTTP_BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > limits.MAX_BODY_BYTES:
                    raise Refused(Refusal("http-too-long", "", {"most": limits.MAX_BODY_BYTES}))
    except TimeoutError:
        raise Refused(Refusal("http-too-slow", "", {})) from None
    return bytes(body)


def decode_body(type: type[msgspec.Struct], body: bytes) -> msgspec.Struct:
    """Parse and validate a body. Raises `Refused`."""
    try:
        return msgspec.json.decode(body, type=type)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        reason = str(error)[: limits.MAX_ECHOED_CHARACTERS]
        raise Refused(Refusal("wire-malformed", "", {"reason": reason})) from error
