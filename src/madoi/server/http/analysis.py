"""How the chances went in a game, and what decided it."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request

from madoi.server.http.context import Desk, Endpoint
from madoi.server.http.records import finished
from madoi.server.protocol.analysis import Reviewed, ReviewWanted
from madoi.server.transport.rate_limits import caller


async def review_table(desk: Desk, request: Request, _: None) -> Reviewed:
    """How the chances of winning went in a finished game. Asked again and again, until all is done; who asks
    no more stops it."""
    table = await finished(desk, request)
    return desk.reviews.ask(table.playing.record.text(), caller(request.scope))


async def review_record(desk: Desk, request: Request, wanted: ReviewWanted) -> Reviewed:
    """The same for a game that a record tells."""
    return desk.reviews.ask(wanted.record, caller(request.scope))


ENDPOINTS: Final = [
    Endpoint("POST", "/api/tables/{table}/review", review_table, None, Reviewed, (400, 403, 404, 409, 503)),
    Endpoint("POST", "/api/review", review_record, ReviewWanted, Reviewed, (503,)),
]
