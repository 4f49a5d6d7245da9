"""The command line: ``madoi serve``, ``play``, ``replay``, ``verify``, ``simulate``, ``arena``, and so on.

Parsing imports almost nothing, so that help and errors come at once. Each command imports what it needs when
it runs.
"""

from __future__ import annotations

import errno
import io
import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING

from madoi.cli.admin import add_admin
from madoi.cli.inspecting import add_inspect
from madoi.cli.lab import add_arena, add_lab, add_simulate
from madoi.cli.learning import add_learn
from madoi.cli.lessons import add_lesson
from madoi.cli.new import add_new
from madoi.cli.options import named_game
from madoi.cli.parsing import INTERRUPTED, OVER, WRONG, Parser, Version, locale
from madoi.cli.playing import add_play
from madoi.cli.puzzles import add_puzzles
from madoi.cli.records import add_hint, add_replay, add_verify
from madoi.cli.reporting import add_report
from madoi.cli.serving import add_serve
from madoi.cli.site import add_site
from madoi.cli.workshop import add_lily

if TYPE_CHECKING:
    from madoi.words import Words

_PLUGIN = "--plugin"
_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EIO)
"""What writing to a full disk raises."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit status is 0, or 1 for a false record, deck or set, or 2 for bad input."""
    try:
        return _run(list(sys.argv[1:] if arguments is None else arguments))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _discard_output()  # the reader has closed the pipe
        return OVER


def _run(given: list[str]) -> int:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a sign shows a ?
    from madoi.core.refusal import Refused

    wanted = ""
    try:
        options = _parse(given)
        wanted = options.lang or ""
        result: int = options.run(options, _language(wanted))
        sys.stdout.flush()
    except Refused as refused:
        print(_words(wanted).refusal(refused.refusal), file=sys.stderr)
        return WRONG
    except OSError as error:
        if error.errno not in _FULL:
            raise
        _discard_output()
        print(_words(wanted).text("output-full", {"reason": error.strerror or ""}), file=sys.stderr)
        return WRONG
    return result


def _parse(given: list[str]) -> Namespace:
    """The options of a command line. Raises `Refused` for a plugin that cannot be used."""
    given = _take_plugins(given) or ["serve"]
    options, unknown = parser_for(given).parse_known_args(given)
    if unknown:
        options.parser.error(f"unknown: {' '.join(unknown)}")
    return options


def _take_plugins(given: list[str]) -> list[str]:
    """Use the plugins that are named anywhere: they decide what the rest can mean. Return the rest."""
    rest: list[str] = []
    paths: list[str] = []
    arguments = iter(given)
    for argument in arguments:
        if argument == _PLUGIN:
            paths += [path for path in (next(arguments, ""),) if path]
        elif argument.startswith(f"{_PLUGIN}="):
            paths.append(argument.partition("=")[2])
        else:
            rest.append(argument)
    if paths:
        from madoi.plugins import use_plugins

        use_plugins(paths)
    return rest


def _language(wanted: str) -> str:
    from madoi.words import closest_language

    return wanted or closest_language(locale())


def _words(wanted: str) -> Words:
    from madoi.words import words

    return words(_language(wanted))


def _discard_output() -> None:
    """Keep Python from complaining at exit about output that cannot be written."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def parser_for(arguments: Sequence[str]) -> Parser:
    """The parser, with the options of the game that is named among the arguments."""
    parser = Parser(
        prog=os.environ.get("MADOI_COMMAND", "madoi"),
        description="Madoi: a table for three Japanese tabletop games: Kasane, Yuri-Kure and Lily.",
        epilog="COMMAND --help says more about a command. The default command is serve.",
    )
    parser.add_argument(
        "--version", action=Version, nargs=0, help="print the version, and whether the rules run compiled"
    )
    parser.set_defaults(parser=parser)
    commands = parser.add_subparsers(metavar="COMMAND")
    add_serve(commands.add_parser("serve", help="run the server: tables for people and bots in the browser"))
    add_site(commands.add_parser("site", help="write a site that needs no server, for any static host"))
    add_admin(commands.add_parser("admin", help="manage a server: tables, people, bans, backup"))
    add_inspect(commands.add_parser("inspect", help="show a table or a record at any moment"))
    add_report(commands.add_parser("report", help="write a file about a problem, to send along yourself"))
    game = named_game(arguments)
    wants_help = bool({"-h", "--help"} & set(arguments))
    add_play(commands.add_parser("play", help="play a game in the terminal"), game, wants_help)
    add_replay(commands.add_parser("replay", help="step through a record as any seat saw it"))
    add_hint(commands.add_parser("hint", help="show what a strong bot would do in a recorded game"))
    add_verify(commands.add_parser("verify", help="check every decision, the points and the seed of records"))
    add_simulate(
        commands.add_parser("simulate", help="let bots play many games and print statistics"),
        game,
        wants_help,
    )
    add_arena(
        commands.add_parser("arena", help="run a tournament: which bot is better, and by how much"),
        game,
        wants_help,
    )
    add_lab(
        commands.add_parser("lab", help="describe a game, and the effect of changed rules (for designers)"),
        game,
        wants_help,
    )
    add_learn(commands.add_parser("learn", help="for learners: tensors of a game, training a bot"))
    add_lily(commands.add_parser("lily", help="show Lily's cards; check decks and sets"))
    add_new(commands.add_parser("new", help="write a folder to start from: a game, a bot, a lesson"))
    add_lesson(commands.add_parser("lesson", help="write lessons: start one from a record, check it"))
    add_puzzles(commands.add_parser("puzzles", help="make puzzles by search, and check them"))
    for each in (parser, *commands.choices.values()):
        each.add_argument(
            _PLUGIN,
            metavar="PATH",
            help="also load games and bots from this file or project folder; can be repeated",
        )
    return parser
