"""Endpoints for the analysis of finished games: win chances and turning points."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request

from madoi.server.http.context import ApiContext
from madoi.server.http.endpoint import Endpoint
from madoi.server.http.records import EXAMPLE_RECORD, find_finished
from madoi.server.protocol.analysis import Analysis, AnalysisRequest
from madoi.server.rate_limits import client_network


async def analyse_table(context: ApiContext, request: Request, _: None) -> Analysis:
    """Analyse a finished game. Ask again until all is done; an analysis that nobody asks about is stopped.
    With ``background=yes`` it is done only while the server has no other game to analyse."""
    table = await find_finished(context, request)
    background = request.query_params.get("background") == "yes"
    record = table.started_session.record.text()
    return context.jobs.poll_analysis(record, client_network(request.scope), background)


async def analyse_record(context: ApiContext, request: Request, wanted: AnalysisRequest) -> Analysis:
    """Analyse the game of a record, in the same way."""
    return context.jobs.poll_analysis(wanted.record, client_network(request.scope))


ENDPOINTS: Final = (
    Endpoint(
        "POST",
        "/api/tables/{table}/review",
        analyse_table,
        Analysis,
        refusals=(400, 403, 404, 409, 503),
        query=(("background", "^yes$"),),
    ),
    Endpoint(
        "POST",
        "/api/review",
        analyse_record,
        Analysis,
        AnalysisRequest,
        {"record": EXAMPLE_RECORD},
        refusals=(503,),
    ),
)
