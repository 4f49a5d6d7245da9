"""Endpoints for ratings: having a game rated, the list of a season, leaving it."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request

from madoi.server.http.context import ApiContext
from madoi.server.http.endpoint import Endpoint
from madoi.server.protocol.ratings import (
    LeaveRatingsRequest,
    RatedGameRequest,
    RatedGameState,
    RatingList,
    RatingsLeft,
    RatingsRequest,
)

_DEVICE: Final = "A" * 32


async def list_ratings(context: ApiContext, request: Request, wanted: RatingsRequest) -> RatingList:
    """The ratings of a game in a season."""
    context.limit_ratings(request)
    return await context.ratings.list_season(wanted.game, wanted.season, wanted.device or "")


async def rate_game(context: ApiContext, request: Request, wanted: RatedGameRequest) -> RatedGameState:
    """Have the game of your seat rated, or ask what came of it. Nobody else learns of it."""
    context.limit_ratings(request)
    context.limit_reads(request)
    return await context.ratings.claim(wanted.table, wanted.secret, wanted.device)


async def leave_ratings(context: ApiContext, request: Request, wanted: LeaveRatingsRequest) -> RatingsLeft:
    """Have no running game rated any more, and perhaps delete your ratings."""
    context.limit_ratings(request)
    await context.ratings.leave(wanted.device, wanted.erase)
    return RatingsLeft()


ENDPOINTS: Final = (
    Endpoint(
        "POST",
        "/api/ratings",
        list_ratings,
        RatingList,
        RatingsRequest,
        {"game": "kasane", "device": _DEVICE},
        refusals=(404,),
    ),
    Endpoint(
        "POST",
        "/api/ratings/game",
        rate_game,
        RatedGameState,
        RatedGameRequest,
        {"table": "8KZjyfxq19XM1DjHfAVsjA", "secret": "…", "device": _DEVICE},
        refusals=(403, 404, 409),
    ),
    Endpoint(
        "POST",
        "/api/ratings/leave",
        leave_ratings,
        RatingsLeft,
        LeaveRatingsRequest,
        {"device": _DEVICE, "erase": True},
    ),
)
