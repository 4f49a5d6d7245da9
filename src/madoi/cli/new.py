"""``madoi new``: write a folder to start from: a game, a bot or a lesson that can be played at once."""

from __future__ import annotations

import argparse
import re
import shlex
import sys
from pathlib import Path

from madoi.cli.parsing import OVER, add_language, screen_for, shows_help

_NAME = re.compile(r"[a-z][a-z0-9]{1,19}")
_TARGETS = {
    "game.py.txt": "src/madoi_{name}/__init__.py",
    "bot.py.txt": "src/madoi_{name}/__init__.py",
    "words.ftl": "src/madoi_{name}/words/en/{name}.ftl",
    "pyproject.toml.txt": "pyproject.toml",
    "tests.py.txt": "tests/test_{name}.py",
}
"""Where a file of `madoi.cli.starters` goes; others keep their names."""
_OWN_LETTERS = ("KS", "YK", "LY")
_WRITTEN = {"game": "new-game", "bot": "new-bot", "lesson": "new-lesson"}
"""What is said at the end."""
_LESSON_SEED = "lesson"


def add_new(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Write a folder to start from. It passes its own tests and can be played; docs/adding-a-game.md,"
        " docs/bots.md and docs/lessons.md say how to go on."
    )
    shows_help(parser)
    commands = parser.add_subparsers(metavar="WHAT")
    for what, about in (
        ("game", "a card game with hidden hands, as a package"),
        ("bot", "a bot, as a package"),
        ("lesson", "a lesson from a game between bots"),
    ):
        command = commands.add_parser(what, help=about)
        command.description = f"Write {about} into a new folder."
        command.add_argument("name", metavar="NAME", help="what it is called: one lower-case word")
        command.add_argument(
            "--in", metavar="DIR", dest="folder", type=Path, default=Path(), help="where (default: here)"
        )
        if what == "lesson":
            command.add_argument("--game", default="kasane", help="the game it teaches (default: kasane)")
        add_language(command)
        command.set_defaults(run=_new_lesson if what == "lesson" else _new_package, what=what, parser=command)


def _new_package(options: argparse.Namespace, language: str) -> int:
    from importlib.resources import files

    folder = _new_folder(options)
    name = options.name
    letters = name[:2].upper()
    facts = {
        "name": name,
        "Name": name.capitalize(),
        "LL": f"X{letters[0]}" if letters in _OWN_LETTERS else letters,
    }
    for file in sorted((files("madoi.cli") / "starters" / options.what).iterdir(), key=lambda one: one.name):
        path = folder / _TARGETS.get(file.name, file.name).format(name=name)
        path.parent.mkdir(parents=True, exist_ok=True)
        text = re.sub(r"\{\{(\w+)\}\}", lambda found: facts[found[1]], file.read_text(encoding="utf-8"))
        path.write_text(text, encoding="utf-8", newline="\n")
    return _told(folder, _WRITTEN[options.what], options, language)


def _new_lesson(options: argparse.Namespace, language: str) -> int:
    from madoi.bots import find as find_bot
    from madoi.cli.options import usual_seats
    from madoi.core.chance import Seeded
    from madoi.core.record import Player
    from madoi.core.session import start
    from madoi.games import find
    from madoi.lessons import RECORD, SCRIPT
    from madoi.lessons.outline import outline
    from madoi.words import words

    game = find(options.game)
    folder = _new_folder(options)
    players = [Player(f"greedy {seat}", "greedy") for seat in range(1, usual_seats(game) + 1)]
    session = start(game, {}, players, _LESSON_SEED)
    bot = find_bot("greedy", game)
    while session.state.to_move():
        seat = session.state.to_move()[0]
        chance = Seeded(f"{_LESSON_SEED}/{session.decisions}")
        session.play(seat, bot.choose(session.state.view(seat), session.state.decision(seat), chance))
    folder.mkdir(parents=True)
    (folder / RECORD).write_text(session.record.text(), encoding="utf-8", newline="\n")
    script = outline(session, 0, words(language), [language], "…")
    (folder / SCRIPT).write_text(script, encoding="utf-8", newline="\n")
    return _told(folder, _WRITTEN["lesson"], options, language)


def _new_folder(options: argparse.Namespace) -> Path:
    """The folder to write, which must not be there yet. Raises `Refused`."""
    from madoi.bots import is_bot
    from madoi.core.refusal import BadOption, Refusal
    from madoi.games import is_game

    name = options.name
    taken = {"game": is_game, "bot": is_bot}.get(options.what)
    if not _NAME.fullmatch(name) or (taken is not None and taken(name)):
        raise BadOption(Refusal("new-name", "", {"text": name}))
    folder: Path = options.folder / name
    if folder.exists():
        raise BadOption(Refusal("file-exists", "", {"path": str(folder)}))
    return folder


def _told(folder: Path, key: str, options: argparse.Namespace, language: str) -> int:
    from madoi.terminal.screen import command

    uses = {
        "game": ["serve", "--plugin", folder],
        "bot": ["arena", "kasane", "--bots", f"{options.name},random", "--plugin", folder],
        "lesson": ["serve", "--lessons", options.folder],
    }
    commands = {
        "use": command(*uses[options.what]),
        "check": command("lesson", "check", folder),
        "test": shlex.join([sys.executable, "-m", "pytest", str(folder)]),
    }
    screen_for(language).say(key, path=str(folder), **commands)
    return OVER
