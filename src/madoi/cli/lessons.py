"""``madoi lesson``: commands for authors of lessons."""

from __future__ import annotations

import argparse
from pathlib import Path

from madoi.cli.parsing import FALSE, OVER, add_language, screen_for, shows_help


def add_lesson(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "A lesson is a first game that explains itself: a record with texts. docs/lessons.md says how to"
        " write one; madoi serve --lessons DIR offers it."
    )
    shows_help(parser)
    commands = parser.add_subparsers(metavar="COMMAND")
    check = commands.add_parser("check", help="list every fault of lessons")
    check.description = "Check lessons against their records; list every fault with its place and reason."
    check.add_argument(
        "folders", metavar="DIR", type=Path, nargs="+", help="a folder with lesson.toml and game.madoi"
    )
    add_language(check)
    check.set_defaults(run=_lesson_check, parser=check)
    outline = commands.add_parser("outline", help="start a lesson from a record")
    outline.description = (
        "Print a draft of lesson.toml: the whole game, and a step for each decision of the learner."
    )
    outline.add_argument("file", metavar="RECORD", type=Path, help="a finished record")
    outline.add_argument("--seat", metavar="N", type=int, default=1, help="the learner's seat (default: 1)")
    add_language(outline)
    outline.set_defaults(run=_lesson_outline, parser=outline)


def _lesson_check(options: argparse.Namespace, language: str) -> int:
    from madoi.core.refusal import Refused
    from madoi.lessons import lesson_in
    from madoi.lessons.lesson import BadLesson

    screen = screen_for(language)
    result = OVER
    for folder in options.folders:
        try:
            lesson = lesson_in(folder)
        except Refused as refused:
            faults = refused.faults if isinstance(refused, BadLesson) else [refused.refusal]
            for fault in faults:
                screen.line(f"{folder}: {screen.words.refusal(fault)}", "red")
            result = FALSE
        else:
            screen.line(
                screen.words.text("lesson-good", {"lesson": lesson.id, "count": len(lesson.script.steps)}),
                "green",
            )
    return result


def _lesson_outline(options: argparse.Namespace, language: str) -> int:
    from madoi.games import find
    from madoi.lessons.outline import outline
    from madoi.terminal.files import read_record
    from madoi.terminal.replay import open_replay
    from madoi.words import words

    record = read_record(options.file)
    session = open_replay(find(record.game, record.package), record, options.file)
    if not 1 <= options.seat <= session.settings.seats:
        options.parser.error(f"--seat: from 1 to {session.settings.seats}")
    print(outline(session, options.seat - 1, words(language)), end="")
    return OVER
