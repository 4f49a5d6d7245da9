"""``madoi replay``, ``hint`` and ``verify``: commands for records."""

from __future__ import annotations

import argparse
from pathlib import Path

from madoi.cli.parsing import FALSE, OVER, add_language, positive_seconds, screen_for, whole_number


def add_replay(parser: argparse.ArgumentParser) -> None:
    parser.description = "Step through a record forwards and backwards."
    parser.add_argument("file", metavar="FILE", type=Path, help="a record")
    parser.add_argument(
        "--viewer",
        default="spectator",
        help="whose view to show: a seat's number or name, spectator, or all (default: spectator)",
    )
    parser.add_argument("--log", action="store_true", help="print the whole log and exit")
    add_language(parser)
    parser.set_defaults(run=_replay, parser=parser)


def _replay(options: argparse.Namespace, language: str) -> int:
    from madoi.games import find
    from madoi.terminal.files import read_record
    from madoi.terminal.replay import Replay, open_replay, parse_viewer

    record = read_record(options.file)
    session = open_replay(find(record.game, record.package), record, options.file)
    replay = Replay(session, screen_for(language), parse_viewer(options.viewer, session))
    if options.log:
        replay.print_log()
    else:
        replay.run()
    return OVER


def add_hint(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Show what a strong bot would do at a point of a recorded game, from what that seat could know, and"
        " what it expects to follow. In a terminal game, type hint instead."
    )
    parser.add_argument("file", type=Path, metavar="RECORD", help="a record, finished or not")
    parser.add_argument(
        "--at", type=int, metavar="N", help="after this many decisions (default: the latest possible)"
    )
    parser.add_argument("--seat", metavar="SEAT", help="a seat's number or name (default: the seat to move)")
    parser.add_argument(
        "--seconds", type=positive_seconds, default=2.0, help="the bot's time to think (default: 2)"
    )
    parser.add_argument(
        "--processes",
        metavar="N",
        type=whole_number(64),
        default=1,
        help="how many processes share the search (default: 1)",
    )
    add_language(parser)
    parser.set_defaults(run=_hint, parser=parser)


def _hint(options: argparse.Namespace, language: str) -> int:
    from madoi.core.capabilities import reference_data
    from madoi.core.refusal import BadOption, Refusal
    from madoi.games import find
    from madoi.terminal.boards import board_for
    from madoi.terminal.files import read_record
    from madoi.terminal.hints import show_hint
    from madoi.terminal.replay import open_replay, parse_viewer
    from madoi.terminal.seats import shown_names

    record = read_record(options.file)
    session = open_replay(find(record.game, record.package), record, options.file)
    last = session.decisions - (session.state.outcome() is not None)
    at = last if options.at is None else options.at
    if not session.forked_at <= at <= last:
        raise BadOption(Refusal("hint-no-decision", "", {"first": session.forked_at, "last": last}))
    movers = session.state_at(at).to_move()
    seat = movers[0] if options.seat is None else parse_viewer(options.seat, session)
    screen = screen_for(language)
    names = shown_names(session.record.players, screen.words)
    board = board_for(session.game, screen.words, names, reference_data(session.game, session.settings))
    screen.say("hint-for", name=names[seat] if seat >= 0 else "", number=at + 1)
    show_hint(session, at, seat, board, screen, options.seconds, f"strongest@{options.processes}")
    return OVER


def add_verify(parser: argparse.ArgumentParser) -> None:
    parser.description = "Check records: every decision, the points, and the seed that was committed to."
    parser.add_argument("files", metavar="FILE", type=Path, nargs="+", help="a record")
    add_language(parser)
    parser.set_defaults(run=_verify, parser=parser)


def _verify(options: argparse.Namespace, language: str) -> int:
    from madoi.core.refusal import Refused
    from madoi.games import find
    from madoi.terminal.files import read_record
    from madoi.terminal.replay import verify_file

    screen = screen_for(language)
    good = True
    for path in options.files:
        try:
            record = read_record(path)
            good = verify_file(find(record.game, record.package), record, path, screen) and good
        except Refused as refused:
            screen.line(screen.words.refusal(refused.refusal), "red")
            good = False
    return OVER if good else FALSE
