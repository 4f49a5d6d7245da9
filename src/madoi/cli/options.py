"""The options of a game on the command line, also from files."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from madoi.cli.parsing import locale

if TYPE_CHECKING:
    from madoi.core.game import Game

DEFAULT_GAME = "kasane"
USUAL_SEATS = 4


def named_game(arguments: Sequence[str]) -> Game | None:
    """The game whose options are wanted: the one named right behind the command, or the default."""
    place = 2 if list(arguments[:2]) == ["lab", "report"] else 1
    if not arguments or arguments[0] not in ("play", "simulate", "arena", "lab"):
        return None
    from madoi.games import find, is_game

    named = arguments[place] if len(arguments) > place else DEFAULT_GAME
    return find(named if is_game(named) else DEFAULT_GAME)


def chosen_game(options: argparse.Namespace) -> Game:
    """The game that was named. Raises `Refused` where its options could not be known in time."""
    from madoi.core.refusal import BadOption, Refusal
    from madoi.games import find

    game = find(options.game or DEFAULT_GAME)
    if any(not hasattr(options, option.name.replace("-", "_")) for option in game.options):
        raise BadOption(Refusal("game-first", "", {"game": game.name}))
    return game


def games_help(game: Game | None, wants_help: bool) -> str:
    """Which games there are. They are looked up only for the help of a command that plays one."""
    if game is None or not wants_help:
        return "the game"
    from madoi.games import names

    return f"the game: {', '.join(names())}"


def add_game(parser: argparse.ArgumentParser, game: Game | None, wants_help: bool) -> None:
    parser.add_argument("game", nargs="?", help=games_help(game, wants_help))
    if game is None:
        return
    group = parser.add_argument_group(f"options of {game.name}")
    titles = _rule_titles(game) if wants_help else {}
    for option in game.options:
        where = f"{titles.get(option.rule, 'rule')} [{option.rule}]"
        if option.words:
            words = ", ".join([*option.words, *(["a FILE"] if option.from_file else [])])
            what = f"{where}: one for all seats, or one per seat, separated by commas: {words}"
            group.add_argument(f"--{option.name}", metavar="LIST", help=what)
        elif option.from_file:
            group.add_argument(
                f"--{option.name}", metavar="PATH", type=Path, help=f"{where}: a file or a folder"
            )
        elif option.choices == ["no", "yes"]:
            group.add_argument(f"--{option.name}", action="store_const", const="yes", help=where)
            if option.recommended == "yes":
                name = option.name.replace("-", "_")
                no = f"not {option.name}, which a new game is otherwise"
                group.add_argument(
                    f"--no-{option.name}", action="store_const", const="no", dest=name, help=no
                )
        else:
            group.add_argument(f"--{option.name}", choices=option.choices or None, help=where)


def _rule_titles(game: Game) -> dict[str, str]:
    """What the rules behind the options are called; only help needs to know."""
    from madoi.words import closest_language, words

    known = words(closest_language(locale()))
    return {option.rule: known.rule_title(option.rule) for option in game.options}


def usual_seats(game: Game | None) -> int:
    """How many play when nobody says so: four, or as many as the game has room for."""
    if game is None or USUAL_SEATS in game.seat_counts:
        return USUAL_SEATS
    return max(game.seat_counts)


def usual_players(game: Game | None) -> str:
    """A person and bots."""
    return ",".join(["me"] + ["casual"] * (usual_seats(game) - 1))


def game_options(
    options: argparse.Namespace, game: Game, others: dict[str, str] | None = None
) -> dict[str, str]:
    """The options of the game that were given, as the contract wants them; ``others`` hold besides. What is
    wrong in a file is said with the file's name. Raises `Refused`."""
    from madoi.terminal.files import read_all

    chosen: dict[str, str] = {}
    lists: dict[str, list[str]] = {}
    for option in game.options:
        value = getattr(options, option.name.replace("-", "_"), None)
        if isinstance(value, Path):
            chosen[option.name] = _from_file(game, option.name, value, read_all(value), {})
        elif value is not None and option.words and option.from_file:
            lists[option.name] = [entry.strip() for entry in value.split(",")]
        elif value is not None:
            chosen[option.name] = value
    files = {**(others or {}), **chosen}
    for name, entries in lists.items():
        chosen[name] = ",".join(list_entry(game, name, entry, files) for entry in entries)
    return chosen


def new_game_options(options: argparse.Namespace, game: Game) -> dict[str, str]:
    """The options of a new game: those that were given, and what is recommended for the rest."""
    from madoi.core.settings import with_recommended

    return with_recommended(game_options(options, game), game.options)


def set_options(texts: list[str], game: Game, others: dict[str, str] | None = None) -> dict[str, str]:
    """Options and rule parameters, each written NAME=VALUE. Raises `Refused`."""
    from madoi.core.refusal import BadOption, Refusal

    given: dict[str, str] = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not (name and sign):
            raise BadOption(Refusal("lab-design-set-form", "", {"text": text}))
        if name in given:
            raise BadOption(Refusal("lab-design-set-twice", "", {"option": name}))
        given[name] = value
    game.check_options({name: "" for name in given if name not in _names(game)}, game.seat_counts[0])
    named = argparse.Namespace()
    for option in game.options:
        if option.name in given:
            value = given.pop(option.name)
            is_path = option.from_file and not option.words
            setattr(named, option.name.replace("-", "_"), Path(value) if is_path else value)
    return {**game_options(named, game, others), **given}


def _names(game: Game) -> list[str]:
    """Everything that can be set."""
    return [option.name for option in game.options] + [number.name for number in game.parameters]


def list_entry(game: Game, name: str, entry: str, others: dict[str, str]) -> str:
    """One entry of an option that is a list: a word, the text itself, or a file. Raises `Refused`."""
    from madoi.terminal.files import read_text

    known = next(option.words for option in game.options if option.name == name)
    in_folder = any(sign and sign in entry for sign in (os.sep, os.altsep)) and " / " not in entry
    if entry in known or not (entry.endswith(".toml") or in_folder):
        return entry
    path = Path(entry).expanduser()
    return _from_file(game, name, path, read_text(path), others)


def _from_file(game: Game, name: str, path: Path, text: str, others: dict[str, str]) -> str:
    """The value of an option from a file's text, tried out at once. Raises `Refused`, with its name."""
    from madoi.core.capabilities import file_options
    from madoi.core.refusal import BadOption
    from madoi.terminal.files import in_file

    try:
        value = file_options(game, name).parse_file(name, text)
        game.settings({**others, name: value}, usual_seats(game))
    except BadOption as bad:
        raise in_file(path, bad.refusal) from None
    return value
