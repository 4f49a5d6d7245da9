"""What can be played here, and files in which options are written."""

from __future__ import annotations

from functools import cache
from typing import Final

from starlette.requests import Request

from madoi.bots import OPPONENTS
from madoi.core.capabilities import FileOptions, file_options
from madoi.core.settings import Option
from madoi.games import NAMES as GAMES
from madoi.games import find as find_game
from madoi.server.http.context import Desk, Endpoint, signs_of
from madoi.server.protocol import PROTOCOL
from madoi.server.protocol.games import (
    DraftGiven,
    FileGiven,
    GameOffered,
    Offered,
    OptionExamined,
    OptionOffered,
    OptionRead,
)
from madoi.server.table.projection import snapshot
from madoi.version import version_text
from madoi.words import LANGUAGES


async def offer(desk: Desk, request: Request, _: None) -> Offered:
    """What can be played here."""
    return _offered()


@cache
def _offered() -> Offered:
    games: list[GameOffered] = []
    for name in GAMES:
        game = find_game(name)
        options = [_option_offered(option) for option in game.options]
        games.append(GameOffered(game.name, game.version, game.seat_counts, options, game.rules))
    return Offered(version_text(), PROTOCOL, games, OPPONENTS, LANGUAGES)


def _option_offered(option: Option) -> OptionOffered:
    is_free = not (option.choices or option.words or option.from_file)
    return OptionOffered(
        option.name,
        option.choices,
        option.words,
        option.examples if is_free else [],
        option.default,
        option.rule,
        option.from_file,
    )


async def read_option(desk: Desk, request: Request, given: FileGiven) -> OptionRead:
    """What somebody's file gives as the text of an option; whether a table can be opened with it is said
    when one is."""
    desk.may_open(request, len(given.text))
    game = find_game(str(request.path_params["game"]))
    name = str(request.path_params["option"])
    return OptionRead(file_options(game, name).parse_file(name, given.text))


async def show_stock(desk: Desk, request: Request, _: None) -> dict[str, object]:
    """What people make decks and the like from before there is a table: cards as printed, decks that come
    with the game. Never changes while the server runs."""
    return _stock(str(request.path_params["game"]))


@cache
def _stock(game: str) -> dict[str, object]:
    offered = find_game(game).capability(FileOptions)
    return {} if offered is None else offered.catalogue()


async def examine_option(desk: Desk, request: Request, given: DraftGiven) -> OptionExamined:
    """Everything that is wrong with a file that somebody is still writing, and what it comes to. Nothing of
    it is kept."""
    desk.may_examine(request, len(given.text) + signs_of(given.options))
    game = find_game(str(request.path_params["game"]))
    name = str(request.path_params["option"])
    draft = file_options(game, name).validate_draft(name, given.text, given.options)
    faults = [snapshot.refusal_data(fault) for fault in draft.faults]
    return OptionExamined(draft.value, faults, draft.contents)


ENDPOINTS: Final = [
    Endpoint("GET", "/api/offer", offer, None, Offered),
    Endpoint("POST", "/api/games/{game}/options/{option}", read_option, FileGiven, OptionRead),
    Endpoint("GET", "/api/games/{game}/stock", show_stock, None, dict, (400,)),
    Endpoint(
        "POST", "/api/games/{game}/options/{option}/examine", examine_option, DraftGiven, OptionExamined
    ),
]
