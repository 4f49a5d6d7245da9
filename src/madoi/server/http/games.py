"""What can be played here, and files in which options are written."""

from __future__ import annotations

from functools import cache
from typing import Final

from starlette.requests import Request

from madoi.bots import OPPONENTS
from madoi.core.game import Option
from madoi.core.refusal import BadOption, Refusal
from madoi.games import NAMES as GAMES
from madoi.games import find as find_game
from madoi.server.http.context import Desk, Endpoint, signs_of
from madoi.server.protocol import PROTOCOL
from madoi.server.protocol.games import (
    DraftRequest,
    DraftValidation,
    GameInfo,
    Offer,
    OptionFileRequest,
    OptionInfo,
    OptionValue,
)
from madoi.server.table.projection import snapshot
from madoi.version import version_text
from madoi.words import LANGUAGES


async def offer(desk: Desk, request: Request, _: None) -> Offer:
    """What can be played here."""
    return _offered()


@cache
def _offered() -> Offer:
    games: list[GameInfo] = []
    for name in GAMES:
        game = find_game(name)
        options = [_option_offered(option) for option in game.options]
        games.append(GameInfo(game.name, game.version, game.seat_counts, options, game.rules))
    return Offer(version_text(), PROTOCOL, games, OPPONENTS, LANGUAGES)


def _option_offered(option: Option) -> OptionInfo:
    is_free = not (option.choices or option.words or option.from_file)
    return OptionInfo(
        option.name,
        option.choices,
        option.words,
        option.examples if is_free else [],
        option.default,
        option.rule,
        option.from_file,
    )


async def read_option(desk: Desk, request: Request, given: OptionFileRequest) -> OptionValue:
    """What somebody's file gives as the text of an option; whether a table can be opened with it is said
    when one is."""
    desk.may_open(request, len(given.text))
    game = find_game(str(request.path_params["game"]))
    return OptionValue(game.option_from_file(str(request.path_params["option"]), given.text))


async def show_stock(desk: Desk, request: Request, _: None) -> dict[str, object]:
    """What people make decks and the like from before there is a table: cards as printed, decks that come
    with the game. Never changes while the server runs."""
    return _stock(str(request.path_params["game"]))


@cache
def _stock(game: str) -> dict[str, object]:
    return find_game(game).stock()


async def examine_option(desk: Desk, request: Request, given: DraftRequest) -> DraftValidation:
    """Everything that is wrong with a file that somebody is still writing, and what it comes to. Nothing of
    it is kept."""
    desk.may_examine(request, len(given.text) + signs_of(given.options))
    game = find_game(str(request.path_params["game"]))
    name = str(request.path_params["option"])
    if not any(option.name == name and option.from_file for option in game.options):
        raise BadOption(Refusal("option-no-file", "", {"option": name}))
    examined = game.examine(name, given.text, given.options)
    faults = [snapshot.reasoned(fault) for fault in examined.faults]
    return DraftValidation(examined.value, faults, examined.found)


ENDPOINTS: Final = [
    Endpoint("GET", "/api/offer", offer, None, Offer),
    Endpoint("POST", "/api/games/{game}/options/{option}", read_option, OptionFileRequest, OptionValue),
    Endpoint("GET", "/api/games/{game}/stock", show_stock, None, dict, (400,)),
    Endpoint(
        "POST", "/api/games/{game}/options/{option}/examine", examine_option, DraftRequest, DraftValidation
    ),
]
