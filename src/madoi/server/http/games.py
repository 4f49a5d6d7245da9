"""Endpoints for the games on offer, and for option files: decks, card sets, point tables."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.requests import Request

from madoi.core.capabilities import file_options
from madoi.core.game import Game
from madoi.games import find as find_game
from madoi.games import names as game_names
from madoi.server import limits
from madoi.server.http.context import ApiContext, count_characters
from madoi.server.http.encoding import EncodedAnswer
from madoi.server.http.endpoint import Endpoint
from madoi.server.protocol.games import (
    DraftRequest,
    DraftValidation,
    Offer,
    OptionFileRequest,
    OptionValue,
)
from madoi.server.table.projection.games import build_offer, catalogue, draft_validation


async def prepare_answers(context: ApiContext) -> None:
    """Load all games, and make the answers that are the same for everybody. The first player of a game would
    stop all others for a fifth of a second with that."""
    for name in game_names():
        await _compress(_encoded_catalogue(context, find_game(name)))
    await _compress(_encoded_offer(context))


async def _compress(answer: EncodedAnswer) -> None:
    if len(answer.body) >= limits.MIN_COMPRESSED_BYTES:
        await answer.compressed()
    await asyncio.sleep(0)


async def show_offer(context: ApiContext, request: Request, _: None) -> EncodedAnswer:
    """The games, bots and languages of this server."""
    return _encoded_offer(context)


def _encoded_offer(context: ApiContext) -> EncodedAnswer:
    return context.encoded_once("offer", lambda: msgspec.json.encode(build_offer()))


async def read_option(context: ApiContext, request: Request, given: OptionFileRequest) -> OptionValue:
    """Turn a file into the value of an option. Opening a table checks whether the game accepts it."""
    context.limit_openings(request, len(given.text))
    game = find_game(str(request.path_params["game"]))
    name = str(request.path_params["option"])
    return OptionValue(file_options(game, name).parse_file(name, given.text))


async def show_catalogue(context: ApiContext, request: Request, _: None) -> EncodedAnswer:
    """What decks and similar files can contain: printed cards, ready decks. They never change while the
    server runs."""
    return _encoded_catalogue(context, find_game(str(request.path_params["game"])))


def _encoded_catalogue(context: ApiContext, game: Game) -> EncodedAnswer:
    return context.encoded_once(f"stock {game.name}", lambda: msgspec.json.encode(catalogue(game)))


async def validate_draft(context: ApiContext, request: Request, given: DraftRequest) -> DraftValidation:
    """All faults of an unfinished file, and its contents. Nothing is stored."""
    context.limit_drafts(request, len(given.text) + count_characters(given.options))
    game = find_game(str(request.path_params["game"]))
    name = str(request.path_params["option"])
    return draft_validation(game, name, given)


ENDPOINTS: Final = (
    Endpoint("GET", "/api/offer", show_offer, Offer),
    Endpoint(
        "POST",
        "/api/games/{game}/options/{option}",
        read_option,
        OptionValue,
        OptionFileRequest,
        {"text": "name = 'Mine'\n…"},
    ),
    Endpoint("GET", "/api/games/{game}/stock", show_catalogue, dict, refusals=(400,)),
    Endpoint(
        "POST",
        "/api/games/{game}/options/{option}/examine",
        validate_draft,
        DraftValidation,
        DraftRequest,
        {"text": "leader = 'w101'\n…", "options": {"set": ""}},
    ),
)
