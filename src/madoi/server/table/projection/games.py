"""What a program offers: games with their options, bots, and the contents of option files."""

from __future__ import annotations

from collections.abc import Mapping

from madoi.bots import OPPONENTS, opponents
from madoi.core.capabilities import FileOptions, file_options
from madoi.core.game import Game
from madoi.core.settings import Option
from madoi.games import find as find_game
from madoi.games import names as game_names
from madoi.server.protocol import PROTOCOL
from madoi.server.protocol.games import DraftRequest, DraftValidation, GameInfo, Offer, OptionInfo
from madoi.server.table.projection.snapshot import refusal_data
from madoi.version import version_text
from madoi.words import LANGUAGES


def build_offer() -> Offer:
    """The games, bots and languages that this program offers."""
    games: list[GameInfo] = []
    for name in game_names():
        game = find_game(name)
        options = [_option_info(option) for option in game.options]
        games.append(
            GameInfo(game.name, game.version, game.seat_counts, options, game.rules, opponents(game))
        )
    return Offer(version_text(), PROTOCOL, games, OPPONENTS, LANGUAGES)


def _option_info(option: Option) -> OptionInfo:
    is_free = not (option.choices or option.words or option.from_file)
    return OptionInfo(
        option.name,
        option.choices,
        option.words,
        option.examples if is_free else [],
        option.default,
        option.rule,
        option.from_file,
        option.recommended,
    )


def catalogue(game: Game) -> Mapping[str, object]:
    """What decks and similar files of a game can contain."""
    offered = game.capability(FileOptions)
    return {} if offered is None else offered.catalogue()


def draft_validation(game: Game, option: str, given: DraftRequest) -> DraftValidation:
    """All faults of an unfinished file, and its contents."""
    draft = file_options(game, option).validate_draft(option, given.text, given.options)
    faults = [refusal_data(fault) for fault in draft.faults]
    return DraftValidation(draft.value, faults, dict(draft.contents))
