"""How the chances went in a game, and what decided it."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request

from madoi.server.http.context import Desk, Endpoint
from madoi.server.http.records import finished
from madoi.server.protocol.analysis import Analysis, AnalysisRequest
from madoi.server.transport.rate_limits import caller


async def review_table(desk: Desk, request: Request, _: None) -> Analysis:
    """How the chances of winning went in a finished game. Asked again and again, until all is done; who asks
    no more stops it."""
    table = await finished(desk, request)
    return desk.reviews.ask(table.playing.record.text(), caller(request.scope))


async def review_record(desk: Desk, request: Request, wanted: AnalysisRequest) -> Analysis:
    """The same for a game that a record tells."""
    return desk.reviews.ask(wanted.record, caller(request.scope))


ENDPOINTS: Final = [
    Endpoint("POST", "/api/tables/{table}/review", review_table, None, Analysis, (400, 403, 404, 409, 503)),
    Endpoint("POST", "/api/review", review_record, AnalysisRequest, Analysis, (503,)),
]
