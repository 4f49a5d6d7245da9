"""``madoi learn``: tensors of a game."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from madoi.cli.options import DEFAULT_GAME, set_options, usual_seats
from madoi.cli.parsing import OVER, add_language, screen_for, shows_help

if TYPE_CHECKING:
    from madoi.core.game import Game
    from madoi.core.observations import Layout


def add_learn(parser: argparse.ArgumentParser) -> None:
    parser.description = "Views as tensors, for bots that learn."
    commands = parser.add_subparsers(metavar="COMMAND")
    _add_layout(commands.add_parser("layout", help="print what each number of an observation tensor means"))
    shows_help(parser)


def _add_layout(parser: argparse.ArgumentParser) -> None:
    parser.description = "Print the layout of a game's observation tensors: what each number means."
    _add_game(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")
    add_language(parser)
    parser.set_defaults(run=_layout, parser=parser)


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", default=DEFAULT_GAME, help=f"the game (default: {DEFAULT_GAME})")
    parser.add_argument(
        "--seats", metavar="N", type=int, help="the number of seats (default: 4, or the most)"
    )
    parser.add_argument(
        "--set",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="an option or a rule parameter of the game; can be repeated",
    )


def _game(options: argparse.Namespace) -> tuple[Game, dict[str, str], int]:
    """The game with its options and seats. Raises `Refused`."""
    from madoi.games import find

    game = find(options.game)
    return game, set_options(options.set, game), options.seats or usual_seats(game)


def _layout(options: argparse.Namespace, language: str) -> int:
    from madoi.core.observations import NoLayout, layout_of
    from madoi.core.refusal import BadOption, Refusal

    game, chosen, seats = _game(options)
    settings = game.settings(chosen, seats)
    try:
        layout = layout_of(game, settings)
    except NoLayout as missing:
        raise BadOption(Refusal("learn-no-layout", "", {"reason": str(missing)})) from None
    if options.json:
        print(json.dumps(_layout_data(layout, len(game.vocabulary(settings))), ensure_ascii=False, indent=1))
        return OVER
    screen = screen_for(language)
    actions = len(game.vocabulary(settings))
    screen.say(
        "learn-layout",
        game=game.name,
        seats=seats,
        size=layout.size,
        actions=actions,
        version=layout.version,
        hash=layout.hash,
    )
    screen.say("learn-layout-columns")
    for part in layout.slices:
        known = part.shape != [0]
        where = [str(part.start), "×".join(map(str, part.shape)), ",".join(map(str, part.strides))]
        cells = where if known else ["-", "-", "-"]
        line = f"{cells[0]:>6}  {cells[1]:>10}  {cells[2]:>11}  {part.name}: {part.meaning}"
        screen.console.print(line, markup=False, highlight=False, soft_wrap=True)
    return OVER


def _layout_data(layout: Layout, actions: int) -> dict[str, object]:
    return {
        "game": layout.game,
        "seats": layout.seats,
        "size": layout.size,
        "actions": actions,
        "version": layout.version,
        "hash": layout.hash,
        "slices": [
            {
                "name": part.name,
                "start": part.start,
                "shape": part.shape,
                "strides": part.strides,
                "meaning": part.meaning,
            }
            for part in layout.slices
        ],
    }
