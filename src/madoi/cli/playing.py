"""``madoi play``: start a game, or continue one."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from madoi.cli.options import add_game, chosen_game, new_game_options, usual_players, usual_seats
from madoi.cli.parsing import OVER, add_language, screen_for

if TYPE_CHECKING:
    from madoi.core.game import Game
    from madoi.core.session import Session

LAST = Path("-")


def add_play(parser: argparse.ArgumentParser, game: Game | None, wants_help: bool) -> None:
    parser.description = "Play against bots, or with others at one keyboard. Type ? in the game for help."
    add_game(parser, game, wants_help)
    parser.add_argument(
        "--seats",
        metavar="LIST",
        help="the players: me or a bot, for example me,casual*3 or Aki=me,strong. Bots: beginner (errs"
        " often), casual (errs sometimes), strong (thinks several moves ahead), strongest (thinks for almost"
        f" two seconds; strongest@2: in two processes), greedy, random (default: {usual_players(game)})",
    )
    parser.add_argument(
        "--hotseat",
        action="store_true",
        help="all players share this keyboard; the screen hides secrets between turns",
    )
    parser.add_argument(
        "--seed", help="the seed of the deal; the same seed gives the same deal (default: random and secret)"
    )
    parser.add_argument("--save", metavar="FILE", type=Path, help="save the record in this file")
    parser.add_argument(
        "--resume",
        metavar="FILE",
        type=Path,
        nargs="?",
        const=LAST,
        help="continue an unfinished game (without FILE: the last one)",
    )
    add_language(parser)
    parser.set_defaults(run=_play, parser=parser)


def _play(options: argparse.Namespace, language: str) -> int:
    from madoi.terminal.files import check_new, last_record_path, own_record_path
    from madoi.terminal.play import Play

    screen = screen_for(language)
    if options.save and options.save != options.resume:
        check_new(options.save)
    if options.resume:
        if options.resume == LAST:
            options.resume = last_record_path()
        session, path = _resumed(options), options.save or options.resume
    else:
        session = _new_session(options)
        path = options.save or own_record_path(session.game.name)
    Play(session, screen, path, sealed=not (options.seed or options.resume)).run()
    return OVER


def _new_session(options: argparse.Namespace) -> Session:
    import secrets

    from madoi.core.record import PERSON
    from madoi.core.refusal import BadOption, Refusal
    from madoi.core.session import start
    from madoi.terminal.seats import parse_seats

    game = chosen_game(options)
    seed = secrets.token_hex(16) if options.seed is None else options.seed
    usual = f"me*{usual_seats(game)}" if options.hotseat else usual_players(game)
    players = parse_seats(options.seats or usual)
    if options.hotseat and any(player.kind != PERSON for player in players):
        raise BadOption(Refusal("hotseat-bots", "", {}))
    return start(game, new_game_options(options, game), players, seed)


def _resumed(options: argparse.Namespace) -> Session:
    from madoi.core.refusal import BadOption, Refusal, Refused
    from madoi.games import find
    from madoi.terminal.files import read_record
    from madoi.terminal.replay import open_replay
    from madoi.terminal.screen import command

    record = read_record(options.resume)
    game = find(record.game, record.package)
    for name in ("game", "seats", "seed", *(option.name for option in game.options)):
        if getattr(options, name.replace("-", "_"), None) is not None:
            raise BadOption(Refusal("resume-options", "", {"option": name}))
    session = open_replay(game, record, options.resume)
    if not record.seed:
        raise Refused(Refusal("resume-fed", "", {"path": str(options.resume)}))
    if session.state.outcome() is not None:
        look = command("replay", options.resume)
        raise Refused(Refusal("resume-over", "", {"path": str(options.resume), "command": look}))
    return session
