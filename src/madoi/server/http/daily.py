"""Endpoints for the deal of the day: the deals of a day, playing them, results, the board."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import Request

from madoi.daily.deal import SEATS, Deal
from madoi.daily.score import Score
from madoi.server.http.context import ApiContext
from madoi.server.http.endpoint import Endpoint
from madoi.server.protocol.daily import (
    Attempt,
    AttemptRequest,
    Board,
    BoardRequest,
    DailyDeals,
    DayRequest,
    DealOpened,
    DealRequest,
    DealTaken,
)
from madoi.server.rate_limits import client_network
from madoi.server.tokens import hashed
from madoi.server.workers.sandbox import AttemptPlan, Task

_KEY: Final = "0123456789abcdefghijklmnopqrstuv"
_PLAYER: Final[dict[str, object]] = {"key": _KEY, "name": "Mio"}
_DEAL: Final = "/api/daily/{day}/{game}"


def _find_deal(context: ApiContext, request: Request) -> Deal:
    return context.daily.deal(str(request.path_params["day"]), str(request.path_params["game"]))


def _key(key: str) -> str:
    return hashed(key) if key else ""


async def _opener(context: ApiContext, request: Request) -> str:
    return await context.registry.context.public_tables.opener(client_network(request.scope))


async def show_day(context: ApiContext, request: Request, wanted: DayRequest) -> DailyDeals:
    """The deals of a day. Others' results and the par come with your own result, or when the day is over."""
    for _ in SEATS:
        context.limit_reads(request)
    return await context.daily.deals(wanted.day, list(SEATS), _key(wanted.key))


async def play_deal(context: ApiContext, request: Request, wanted: DealRequest) -> DealOpened:
    """Open a table with a deal of the day. Your first of each deal counts, the others are practice."""
    deal = _find_deal(context, request)
    context.limit_openings(request)
    context.check_names([wanted.name])
    return await context.daily.play(deal, wanted, await _opener(context, request))


async def take_deal(context: ApiContext, request: Request, wanted: DealRequest) -> DealTaken:
    """Take today's deal along, with its seed, to play it without a connection. The board will say so."""
    deal = _find_deal(context, request)
    context.limit_openings(request)
    context.check_names([wanted.name])
    return DealTaken(await context.daily.take_along(deal, wanted, await _opener(context, request)))


async def send_attempt(context: ApiContext, request: Request, given: AttemptRequest) -> Attempt:
    """Send the game of a deal that you took along. It counts if every entry could have been made here."""
    deal = _find_deal(context, request)
    await context.daily.check_taken(deal, given.key)
    plan = AttemptPlan(deal.day, deal.game, await context.daily.seed(deal))
    found = await context.run_sandboxed(request, Task("attempt", log=given.entries, attempt=plan))
    return await context.daily.finish_taken(deal, given.key, msgspec.json.decode(found, type=Score))


async def show_board(context: ApiContext, request: Request, wanted: BoardRequest) -> Board:
    """A page of the board of a deal, for those who have finished it; for all when the day is over."""
    deal = _find_deal(context, request)
    context.limit_reads(request)
    return await context.daily.board(deal, _key(wanted.key), wanted.first)


ENDPOINTS: Final = (
    Endpoint("POST", "/api/daily", show_day, DailyDeals, DayRequest, {"key": _KEY}, refusals=(404,)),
    Endpoint("POST", f"{_DEAL}/play", play_deal, DealOpened, DealRequest, _PLAYER, refusals=(404, 429)),
    Endpoint("POST", f"{_DEAL}/take", take_deal, DealTaken, DealRequest, _PLAYER, refusals=(404, 409, 429)),
    Endpoint(
        "POST",
        f"{_DEAL}/result",
        send_attempt,
        Attempt,
        AttemptRequest,
        {"key": _KEY, "entries": [{"at": 0, "body": "…"}]},
        refusals=(404, 409, 503),
    ),
    Endpoint("POST", f"{_DEAL}/board", show_board, Board, BoardRequest, {"key": _KEY}, refusals=(404,)),
)
