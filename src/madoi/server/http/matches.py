"""Endpoint for quick matches: a seat at a table with others who want the same."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request

from madoi.server.http.context import ApiContext
from madoi.server.http.endpoint import Endpoint
from madoi.server.protocol.matches import MatchRequest
from madoi.server.protocol.tables import SeatTaken
from madoi.server.rate_limits import client_network


async def find_match(context: ApiContext, request: Request, wanted: MatchRequest) -> SeatTaken:
    """Sit down where others wait for the same game and pace. The game begins when there are enough."""
    context.limit_matches(request)
    context.check_names([wanted.name])
    network = client_network(request.scope)
    opener = await context.registry.context.public_tables.opener(network)
    return await context.matchmaker.seat(wanted, opener, network)


ENDPOINTS: Final = (
    Endpoint(
        "POST",
        "/api/match",
        find_match,
        SeatTaken,
        MatchRequest,
        {"game": "kasane", "pace": "live", "name": "Rin"},
        refusals=(409,),
    ),
)
