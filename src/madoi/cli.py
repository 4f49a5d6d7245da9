"""The command line: ``madoi serve``, ``play``, ``replay``, ``verify``, ``simulate``, ``arena``, ``lab``,
``lily``, ``lesson``.

Parsing comes first and imports next to nothing, so that help and mistakes are answered at once.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from madoi.core.game import Game
    from madoi.core.session import Session
    from madoi.terminal.screen import Screen

DEFAULT_GAME = "kasane"
USUAL_SEATS = 4
LANGUAGES = ("ja", "zh-Hant", "en")
LAST = Path("-")
PORT = 8800
OVER, FALSE, WRONG, INTERRUPTED = 0, 1, 2, 130


class _Parser(argparse.ArgumentParser):
    """Mistakes get one line that says where help is."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG, f"{self.prog}: {message} (help: {self.prog} --help)\n")


class _Version(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from madoi.version import version_text

        parser.exit(0, version_text() + "\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit status is 0, or 1 for a false record, deck or set, or 2 for bad input."""
    try:
        return _run(list(sys.argv[1:] if arguments is None else arguments))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever was reading has seen enough; keep Python from complaining at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OVER


def _run(given: list[str]) -> int:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a sign shows a ?
    given = given or ["serve"]
    parser = parser_for(given)
    options, unknown = parser.parse_known_args(given)
    if unknown:
        options.parser.error(f"unknown: {' '.join(unknown)}")
    from madoi.core.refusal import Refused
    from madoi.words import closest_language, words

    language = options.lang or closest_language(_locale())
    try:
        result: int = options.run(options, language)
    except Refused as refused:
        print(words(language).refusal(refused.refusal), file=sys.stderr)
        return WRONG
    return result


def _locale() -> str:
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return next((os.environ[name] for name in names if os.environ.get(name)), "")


def parser_for(arguments: Sequence[str]) -> _Parser:
    """The parser, with the options of the game that is named among the arguments."""
    parser = _Parser(
        prog=os.environ.get("MADOI_COMMAND", "madoi"),
        description="Madoi: a table for three Japanese tabletop games: Kasane, Yuri-Kure and Lily.",
        epilog="COMMAND --help says more about a command. Without a command: serve.",
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="which Madoi this is, compiled or not")
    parser.set_defaults(parser=parser)
    commands = parser.add_subparsers(metavar="COMMAND")
    _add_serve(commands.add_parser("serve", help="open tables for people and bots, over the network"))
    game = _named_game(arguments)
    wants_help = bool({"-h", "--help"} & set(arguments))
    _add_play(commands.add_parser("play", help="play a game in the terminal"), game, wants_help)
    _add_replay(commands.add_parser("replay", help="step through a record, from any seat's viewpoint"))
    _add_hint(commands.add_parser("hint", help="what a strong bot would do in a game that was kept"))
    _add_verify(commands.add_parser("verify", help="check every decision and the seed of records"))
    _add_simulate(
        commands.add_parser("simulate", help="let bots play many games, and count"), game, wants_help
    )
    _add_arena(
        commands.add_parser("arena", help="a tournament of bots: who is better, and by how much"),
        game,
        wants_help,
    )
    _add_lab(
        commands.add_parser("lab", help="for designers: what a game is like, and with other rules"), game
    )
    _add_lily(commands.add_parser("lily", help="look at cards of Lily; check decks and sets"))
    _add_lesson(commands.add_parser("lesson", help="write lessons: begin one from a record, check it"))
    return parser


def _named_game(arguments: Sequence[str]) -> Game | None:
    """The game whose options are wanted: the one named right behind the command, or the default."""
    place = 2 if list(arguments[:2]) == ["lab", "report"] else 1
    if not arguments or arguments[0] not in ("play", "simulate", "arena", "lab"):
        return None
    from madoi.games import NAMES, find

    return find(arguments[place] if len(arguments) > place and arguments[place] in NAMES else DEFAULT_GAME)


def _add_game(parser: argparse.ArgumentParser, game: Game | None, wants_help: bool) -> None:
    from madoi.games import NAMES

    parser.add_argument("game", nargs="?", help=f"the game: {', '.join(NAMES)}")
    if game is None:
        return
    group = parser.add_argument_group(f"options of {game.name}")
    titles = _rule_titles(game) if wants_help else {}
    for option in game.options:
        where = f"{titles.get(option.rule, 'rule')} [{option.rule}]"
        if option.words:
            words = ", ".join([*option.words, *(["a FILE"] if option.from_file else [])])
            what = f"{where}: one for all, or one a seat by commas: {words}"
            group.add_argument(f"--{option.name}", metavar="LIST", help=what)
        elif option.from_file:
            group.add_argument(
                f"--{option.name}", metavar="PATH", type=Path, help=f"{where}: a file, or a folder"
            )
        elif option.choices == ["no", "yes"]:
            group.add_argument(f"--{option.name}", action="store_const", const="yes", help=where)
        else:
            group.add_argument(f"--{option.name}", choices=option.choices or None, help=where)


def _usual_seats(game: Game | None) -> int:
    """How many play when nobody says so: four, or as many as the game has room for."""
    if game is None or USUAL_SEATS in game.seat_counts:
        return USUAL_SEATS
    return max(game.seat_counts)


def _usual_players(game: Game | None) -> str:
    """A person and bots."""
    return ",".join(["me"] + ["casual"] * (_usual_seats(game) - 1))


def _rule_titles(game: Game) -> dict[str, str]:
    """What the rules behind the options are called; only help needs to know."""
    from madoi.words import closest_language, words

    known = words(closest_language(_locale()))
    return {option.rule: known.rule_title(option.rule) for option in game.options}


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, help="the language (default: the system's)")


def _add_play(parser: argparse.ArgumentParser, game: Game | None, wants_help: bool) -> None:
    parser.description = "Play against bots, or with others at one keyboard. Type ? in the game for help."
    _add_game(parser, game, wants_help)
    parser.add_argument(
        "--seats",
        metavar="LIST",
        help="who plays: me, or a bot: beginner (slips often), casual (slips now and then), strong (thinks"
        " several moves ahead), strongest (thinks for almost two seconds), greedy, random; casual*3, Aki=me"
        f" (default: {_usual_players(game)})",
    )
    parser.add_argument(
        "--hotseat", action="store_true", help="everybody is a person at this keyboard; secrets are covered"
    )
    parser.add_argument("--seed", help="the deal: the same seed gives the same game (default: secret)")
    parser.add_argument("--save", metavar="FILE", type=Path, help="keep the record in this file")
    parser.add_argument(
        "--resume",
        metavar="FILE",
        type=Path,
        nargs="?",
        const=LAST,
        help="go on with a game that was left (without FILE: the last one)",
    )
    _add_language(parser)
    parser.set_defaults(run=_play, parser=parser)


def _add_serve(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Open tables for people and bots, over the network. Without options: on this machine, in one process,"
        " with everything kept in a file."
    )
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at (default: 127.0.0.1)")
    parser.add_argument("--port", type=int, default=PORT, help=f"the port; 0: any (default: {PORT})")
    parser.add_argument(
        "--data", metavar="DIR", type=Path, help="where tables are kept (default: your data folder)"
    )
    parser.add_argument("--database", metavar="URL", default="", help="postgresql://… instead of a file")
    parser.add_argument("--bus", metavar="URL", default="", help="nats://…, for several processes")
    parser.add_argument("--workers", metavar="N", type=int, default=1, help="how many processes (default: 1)")
    parser.add_argument(
        "--origin",
        metavar="URL",
        action="append",
        default=[],
        help="another site whose pages may talk to this server; can be given several times",
    )
    parser.add_argument(
        "--openings",
        metavar="N",
        type=int,
        default=120,
        help="how many tables one address may open in a minute (default: 120)",
    )
    parser.add_argument(
        "--lease",
        metavar="SECONDS",
        type=_seconds,
        default=12,
        help="how long tables wait for a process that has died before another takes over (default: 12)",
    )
    parser.add_argument(
        "--patience",
        metavar="SECONDS",
        type=_seconds,
        default=20,
        help="how long a client may not read before it loses its connection (default: 20)",
    )
    parser.add_argument(
        "--lessons", metavar="DIR", type=Path, help="also give the lessons in this folder, one folder each"
    )
    parser.add_argument(
        "--push-service",
        metavar="NAME",
        action="append",
        default=[],
        help="a push service that may be told to call somebody, besides those of known browsers: a host, or"
        " an origin that is trusted wherever it leads; can be given several times",
    )
    parser.add_argument(
        "--call-after",
        metavar="SECONDS",
        type=_seconds,
        default=30,
        help="how long somebody is asked, and not here, before she is called, if she wants it (default: 30)",
    )
    _add_language(parser)
    parser.set_defaults(run=_serve, parser=parser)


def _seconds(text: str) -> float:
    """A number of seconds that a server can keep."""
    seconds = float(text)
    if not 1 <= seconds <= 3600:
        raise argparse.ArgumentTypeError(f"{text} is not from 1 to 3600")
    return seconds


def _add_replay(parser: argparse.ArgumentParser) -> None:
    parser.description = "Step through a record forwards and backwards."
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument("--viewer", default="spectator", help="a seat's number or name, spectator, all")
    parser.add_argument("--log", action="store_true", help="print the whole story and leave")
    _add_language(parser)
    parser.set_defaults(run=_replay, parser=parser)


def _add_hint(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "What a strong bot would do at a moment of a game that was kept, from what that seat could know, and"
        " what it expects then. In a game in the terminal, type hint."
    )
    parser.add_argument("file", type=Path, metavar="RECORD", help="a record, finished or not")
    parser.add_argument("--at", type=int, metavar="N", help="after so many decisions (default: the last one)")
    parser.add_argument("--seat", metavar="SEAT", help="a seat's number or name (default: whose turn it is)")
    parser.add_argument(
        "--seconds", type=_positive_seconds, default=2.0, help="how long it thinks (default: 2)"
    )
    _add_language(parser)
    parser.set_defaults(run=_hint, parser=parser)


def _positive_seconds(text: str) -> float:
    seconds = float(text)
    if not 0 < seconds <= 600:
        raise argparse.ArgumentTypeError("more than 0 and at most 600 seconds")
    return seconds


def _add_verify(parser: argparse.ArgumentParser) -> None:
    parser.description = "Check records: every decision, the points, and the seed that was committed to."
    parser.add_argument("files", metavar="FILE", type=Path, nargs="+")
    _add_language(parser)
    parser.set_defaults(run=_verify, parser=parser)


def _add_simulate(parser: argparse.ArgumentParser, game: Game | None, wants_help: bool) -> None:
    parser.description = "Let bots play many games and say how they went. Ctrl-C reports what is done."
    _add_game(parser, game, wants_help)
    usual = f"greedy*{_usual_seats(game)}"
    parser.add_argument(
        "--seats", metavar="LIST", help=f"the bots: greedy*2, greedy,random (default: {usual})"
    )
    parser.add_argument("--games", type=int, default=1000, help="how many games (default: 1000)")
    _add_workers(parser)
    parser.add_argument("--seed", default="madoi", help="game i is dealt from SEED/i (default: madoi)")
    parser.add_argument("--rotate", action="store_true", help="move everybody one seat on after each game")
    parser.add_argument("--out", metavar="DIR", type=Path, help="also write tables (CSV) and plots (PNG)")
    _add_language(parser)
    parser.set_defaults(run=_simulate, parser=parser)


def _add_workers(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes")
    parser.add_argument(
        "--on", metavar="ADDRESS", default="", help="play on a cluster: the address of a Dask scheduler"
    )


def _add_arena(parser: argparse.ArgumentParser, game: Game | None, wants_help: bool) -> None:
    parser.description = (
        "A tournament of bots: every two of them meet on the same deals, in all seats. It ends when all games"
        " are played, or before, when it is clear who is better. Ctrl-C reports what is done."
    )
    _add_game(parser, game, wants_help)
    parser.add_argument(
        "--bots", metavar="LIST", default="greedy,random", help="who takes part (default: greedy,random)"
    )
    parser.add_argument(
        "--seats", metavar="N", type=int, help=f"how many seats a table has (default: {_usual_seats(game)})"
    )
    parser.add_argument(
        "--mix",
        choices=["even", "one"],
        default="even",
        help="how two bots share a table: half each, or one among copies of the other (default: even)",
    )
    parser.add_argument(
        "--games",
        type=int,
        default=2000,
        help="how many games at most, rounded up to whole deals (default: 2000)",
    )
    parser.add_argument(
        "--all", action="store_true", help="play all games, also when the answer is clear before"
    )
    _add_workers(parser)
    parser.add_argument("--seed", default="madoi", help="deal i is dealt from SEED/i (default: madoi)")
    parser.add_argument(
        "--out",
        metavar="DIR",
        type=Path,
        help="write a report (HTML, CSV), and keep a journal: the same command goes on where it was",
    )
    parser.add_argument("--records", action="store_true", help="keep every game as a record in DIR/records")
    _add_language(parser)
    parser.set_defaults(run=_arena, parser=parser)


def _add_lab(parser: argparse.ArgumentParser, game: Game | None) -> None:
    from madoi.games import NAMES

    parser.description = (
        "For designers: what a game is like between bots, and what other rules would make of it."
    )
    _shows_help(parser)
    report = parser.add_subparsers(metavar="COMMAND").add_parser(
        "report",
        help="endings, length, seats, the worth of everything, chance and skill; compared with --set",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="" if game is None else _settable(game),
    )
    report.description = (
        "Let bots play many games and say what the game is like. Ctrl-C reports what is done."
    )
    report.add_argument("game", nargs="?", help=f"the game: {', '.join(NAMES)}")
    for name, place, what in (
        ("--with", "base", "how it is played in the first place; can be given several times"),
        ("--set", "changes", "what to change, and compare with; can be given several times"),
    ):
        report.add_argument(name, dest=place, metavar="NAME=VALUE", action="append", default=[], help=what)
    usual = f"greedy*{_usual_seats(game)}"
    report.add_argument(
        "--seats", metavar="LIST", help=f"the bots: greedy*2, greedy,random (default: {usual})"
    )
    report.add_argument("--games", type=int, default=1000, help="how many games (default: 1000)")
    report.add_argument(
        "--deals", type=int, help="how many duplicate deals (default: about as many games as above); 0: none"
    )
    report.add_argument(
        "--skill",
        metavar="BETTER,WEAKER",
        default="greedy,random",
        help="the bots of the duplicate deals (default: greedy,random)",
    )
    _add_workers(report)
    report.add_argument("--seed", default="madoi", help="game i is dealt from SEED/i (default: madoi)")
    report.add_argument("--all", action="store_true", help="of a comparison, print every number")
    report.add_argument("--out", metavar="DIR", type=Path, help="also write a page (HTML) and tables (CSV)")
    _add_language(report)
    report.set_defaults(run=_lab_report, parser=report)


def _settable(game: Game) -> str:
    """What --with and --set can name."""
    lines = [f"options of {game.name}, for --with and --set:"]
    for option in game.options:
        values = "a FILE" if option.from_file else ", ".join(option.choices or option.examples)
        lines.append(f"  {option.name} [{option.rule}]: {', '.join([*option.words, values])}")
    lines.append(f"numbers of {game.name}:")
    lines += [f"  {one.name} [{one.rule}]: {one.least} to {one.most}" for one in game.numbers]
    return "\n".join(lines)


def _add_lily(parser: argparse.ArgumentParser) -> None:
    parser.description = "Cards, decks and sets of Lily: look through them, check them, count them."
    _shows_help(parser)
    commands = parser.add_subparsers(metavar="COMMAND")
    cards = commands.add_parser("cards", help="list cards")
    cards.description = "List the cards that fit everything given."
    cards.add_argument("--color", metavar="C", help="white-lily, hexagram or rhododendron")
    cards.add_argument("--level", metavar="N", help="the level, 1 to 5")
    cards.add_argument("--name", metavar="TEXT", help="the name: its key, or in any language")
    cards.add_argument("--kind", metavar="K", help="character, event or potential")
    cards.add_argument("--text", metavar="WORDS", help="words that all stand in the text, in the language")
    _lily_command(cards, _lily_cards)
    card = commands.add_parser("card", help="show a card as it is printed")
    card.description = "Show a card as it is printed; by a name: all cards of this name."
    card.add_argument("card", metavar="ID", nargs="+", help="the id, or the name or title")
    _lily_command(card, _lily_card)
    deck = commands.add_parser("deck", help="check or count a deck")
    deck.description = "Check or count a deck: a file, or dawn, dusk, ember."
    _shows_help(deck)
    parts = deck.add_subparsers(metavar="COMMAND")
    check = parts.add_parser("check", help="every fault of a deck, with its rule")
    stats = parts.add_parser("stats", help="a deck in numbers")
    for part, run in ((check, _lily_deck_check), (stats, _lily_deck_stats)):
        part.add_argument("deck", metavar="FILE", help="a deck file (TOML), or dawn, dusk, ember")
        _lily_command(part, run)
    sets = commands.add_parser("set", help="check a set of cards")
    sets.description = "Check a set of cards that you have written."
    _shows_help(sets)
    check = sets.add_subparsers(metavar="COMMAND").add_parser("check", help="every fault of a set")
    check.description = "Every fault with file, card, field and reason; then how many cards are fine."
    check.add_argument("path", metavar="PATH", type=Path, help="a card file (TOML), or a folder of them")
    _add_language(check)
    check.set_defaults(run=_lily_set_check, parser=check)


def _add_lesson(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Lessons are first games that explain themselves: a record with texts beside it. docs/lessons.md says"
        " how to write one; madoi serve --lessons DIR shows it."
    )
    _shows_help(parser)
    commands = parser.add_subparsers(metavar="COMMAND")
    check = commands.add_parser("check", help="every fault of lessons")
    check.description = "Hold lessons against their records; every fault with its place and reason."
    check.add_argument(
        "folders", metavar="DIR", type=Path, nargs="+", help="a folder with lesson.toml and game.madoi"
    )
    _add_language(check)
    check.set_defaults(run=_lesson_check, parser=check)
    outline = commands.add_parser("outline", help="begin a lesson from a record")
    outline.description = (
        "Print the beginning of a lesson.toml: the whole game, and a step for each decision."
    )
    outline.add_argument("file", metavar="RECORD", type=Path)
    outline.add_argument("--seat", metavar="N", type=int, default=1, help="who learns (default: 1)")
    _add_language(outline)
    outline.set_defaults(run=_lesson_outline, parser=outline)


def _lily_command(parser: argparse.ArgumentParser, run: Callable[[argparse.Namespace, str], int]) -> None:
    parser.add_argument("--set", metavar="PATH", type=Path, help="with the cards of a file or folder as well")
    _add_language(parser)
    parser.set_defaults(run=run, parser=parser)


def _shows_help(parser: argparse.ArgumentParser) -> None:
    """What it does when nothing stands behind it."""

    def show(options: argparse.Namespace, language: str) -> int:
        parser.print_help()
        return OVER

    parser.set_defaults(run=show, parser=parser, lang=None)


def _screen(language: str) -> Screen:
    from madoi.terminal.screen import Screen
    from madoi.words import words

    return Screen(words(language))


def _game_options(
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
        chosen[name] = ",".join(_list_entry(game, name, entry, files) for entry in entries)
    return chosen


def _set_options(texts: list[str], game: Game, others: dict[str, str] | None = None) -> dict[str, str]:
    """Options and house numbers, each written NAME=VALUE. Raises `Refused`."""
    from madoi.core.refusal import BadOption, Refusal

    given: dict[str, str] = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not (name and sign):
            raise BadOption(Refusal("lab-design-set-form", "", {"text": text}))
        if name in given:
            raise BadOption(Refusal("lab-design-set-twice", "", {"option": name}))
        given[name] = value
    game.checked_options({name: "" for name in given if name not in _names(game)}, game.seat_counts[0])
    named = argparse.Namespace()
    for option in game.options:
        if option.name in given:
            value = given.pop(option.name)
            is_path = option.from_file and not option.words
            setattr(named, option.name.replace("-", "_"), Path(value) if is_path else value)
    return {**_game_options(named, game, others), **given}


def _names(game: Game) -> list[str]:
    """Everything that can be set."""
    return [option.name for option in game.options] + [number.name for number in game.numbers]


def _list_entry(game: Game, name: str, entry: str, others: dict[str, str]) -> str:
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
    from madoi.core.refusal import BadOption
    from madoi.terminal.files import in_file

    try:
        value = game.option_from_file(name, text)
        game.settings({**others, name: value}, _usual_seats(game))
    except BadOption as bad:
        raise in_file(path, bad.refusal) from None
    return value


def _play(options: argparse.Namespace, language: str) -> int:
    from madoi.terminal.files import check_new, last_record_path, own_record_path
    from madoi.terminal.play import Play

    screen = _screen(language)
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


def _chosen_game(options: argparse.Namespace) -> Game:
    """The game that was named. Raises `Refused` where its options could not be known in time."""
    from madoi.core.refusal import BadOption, Refusal
    from madoi.games import find

    game = find(options.game or DEFAULT_GAME)
    if any(not hasattr(options, option.name.replace("-", "_")) for option in game.options):
        raise BadOption(Refusal("game-first", "", {"game": game.name}))
    return game


def _new_session(options: argparse.Namespace) -> Session:
    import secrets

    from madoi.core.record import PERSON
    from madoi.core.refusal import BadOption, Refusal
    from madoi.core.session import start
    from madoi.terminal.seats import parse_seats

    game = _chosen_game(options)
    seed = secrets.token_hex(16) if options.seed is None else options.seed
    usual = f"me*{_usual_seats(game)}" if options.hotseat else _usual_players(game)
    players = parse_seats(options.seats or usual)
    if options.hotseat and any(player.kind != PERSON for player in players):
        raise BadOption(Refusal("hotseat-bots", "", {}))
    return start(game, _game_options(options, game), players, seed)


def _resumed(options: argparse.Namespace) -> Session:
    from madoi.core.refusal import BadOption, Refusal, Refused
    from madoi.games import find
    from madoi.terminal.files import read_record
    from madoi.terminal.replay import open_replay
    from madoi.terminal.screen import command

    record = read_record(options.resume)
    game = find(record.game)
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


def _serve(options: argparse.Namespace, language: str) -> int:
    from madoi.server.app import Configuration
    from madoi.server.serve import serve
    from madoi.terminal.files import own_folder
    from madoi.words import words

    data = options.data or own_folder()
    place = options.database.rpartition("@")[2] or str(data)
    configuration = Configuration(
        str(data),
        options.database,
        options.bus,
        options.origin,
        options.openings,
        options.lease,
        options.patience,
        options.push_service,
        options.call_after,
        options.host,
        str(options.lessons or ""),
    )
    if options.lessons:
        from madoi.server.teaching import Teacher

        Teacher(
            configuration.lessons
        )  # what is wrong with somebody's lesson is said before anything is opened

    def announce(address: str) -> None:
        print(words(language).text("serve-at", {"address": address, "place": place}), flush=True)

    return serve(configuration, options.host, options.port, max(1, options.workers), announce)


def _replay(options: argparse.Namespace, language: str) -> int:
    from madoi.games import find
    from madoi.terminal.files import read_record
    from madoi.terminal.replay import Replay, open_replay, parse_viewer

    record = read_record(options.file)
    session = open_replay(find(record.game), record, options.file)
    replay = Replay(session, _screen(language), parse_viewer(options.viewer, session))
    if options.log:
        replay.print_log()
    else:
        replay.run()
    return OVER


def _hint(options: argparse.Namespace, language: str) -> int:
    from madoi.core.refusal import BadOption, Refusal
    from madoi.games import find
    from madoi.terminal.boards import board_for
    from madoi.terminal.files import read_record
    from madoi.terminal.hints import show_hint
    from madoi.terminal.replay import open_replay, parse_viewer
    from madoi.terminal.seats import shown_names

    record = read_record(options.file)
    session = open_replay(find(record.game), record, options.file)
    last = session.decisions - (session.state.outcome() is not None)
    at = last if options.at is None else options.at
    if not session.forked_at <= at <= last:
        raise BadOption(Refusal("hint-no-decision", "", {"first": session.forked_at, "last": last}))
    movers = session.state_at(at).to_move()
    seat = movers[0] if options.seat is None else parse_viewer(options.seat, session)
    screen = _screen(language)
    names = shown_names(session.record.players, screen.words)
    board = board_for(session.game.name, screen.words, names, session.game.reference(session.settings))
    screen.say("hint-for", name=names[seat] if seat >= 0 else "", number=at + 1)
    show_hint(session, at, seat, board, screen, options.seconds)
    return OVER


def _verify(options: argparse.Namespace, language: str) -> int:
    from madoi.core.refusal import Refused
    from madoi.games import find
    from madoi.terminal.files import read_record
    from madoi.terminal.replay import verify_file

    screen = _screen(language)
    good = True
    for path in options.files:
        try:
            record = read_record(path)
            good = verify_file(find(record.game), record, path, screen) and good
        except Refused as refused:
            screen.line(screen.words.refusal(refused.refusal), "red")
            good = False
    return OVER if good else FALSE


def _simulate(options: argparse.Namespace, language: str) -> int:
    from concurrent.futures.process import BrokenProcessPool

    from madoi.core.record import PERSON
    from madoi.core.refusal import BadOption, Refusal, Refused
    from madoi.lab.files import prepare, write_files
    from madoi.lab.report import print_report, progress_bar
    from madoi.lab.simulation import Plan, simulate
    from madoi.terminal.seats import parse_seats

    game = _chosen_game(options)
    players = parse_seats(options.seats or f"greedy*{_usual_seats(game)}")
    if any(player.kind == PERSON for player in players):
        raise BadOption(Refusal("simulate-person", "", {}))
    bots = tuple(player.kind for player in players)
    plan = Plan(game.name, _game_options(options, game), bots, options.games, options.seed, options.rotate)
    if options.out:
        prepare(options.out)
    screen = _screen(language)
    try:
        with progress_bar(screen.console, screen.words) as progress:
            results = simulate(plan, options.jobs, progress, options.on)
    except BrokenProcessPool:
        raise Refused(Refusal("simulate-worker-died", "", {})) from None
    print_report(results, screen.words, screen.console)
    if options.out and results.tally.games:
        write_files(results, options.out)
        screen.say("simulate-written", path=str(options.out))
    return INTERRUPTED if results.partial else OVER


def _arena(options: argparse.Namespace, language: str) -> int:
    from concurrent.futures.process import BrokenProcessPool

    from madoi.core.refusal import BadOption, Refusal, Refused
    from madoi.lab.arena.figures import Figures
    from madoi.lab.arena.files import write_files
    from madoi.lab.arena.plan import ArenaPlan
    from madoi.lab.arena.report import print_report
    from madoi.lab.arena.tournament import play
    from madoi.lab.files import check_plots
    from madoi.lab.report import progress_bar

    game = _chosen_game(options)
    plan = ArenaPlan(
        game.name,
        _game_options(options, game),
        tuple(name.strip() for name in options.bots.split(",")),
        _usual_seats(game) if options.seats is None else options.seats,
        options.games,
        options.seed,
        options.mix,
        options.records,
    )
    if options.out:
        check_plots()
    elif options.records:
        raise BadOption(Refusal("lab-arena-records-where", "", {}))
    screen = _screen(language)
    try:
        with progress_bar(screen.console, screen.words) as progress:
            results = play(
                plan, options.jobs, options.on, options.out, to_the_end=options.all, progress=progress
            )
    except BrokenProcessPool:
        raise Refused(Refusal("simulate-worker-died", "", {})) from None
    figures = Figures(results, screen.words)
    print_report(figures, screen.console)
    if options.out:
        screen.say("lab-arena-written", path=str(write_files(figures, screen.words, options.out)))
        if results.partial:
            screen.say("lab-arena-go-on", path=str(options.out))
    return INTERRUPTED if results.partial else OVER


def _lab_report(options: argparse.Namespace, language: str) -> int:
    from concurrent.futures.process import BrokenProcessPool

    from madoi.core.record import PERSON
    from madoi.core.refusal import BadOption, Refusal, Refused
    from madoi.games import find
    from madoi.lab.design.plan import design_plan
    from madoi.lab.design.report import print_study
    from madoi.lab.design.study import study
    from madoi.lab.design.tables import prepare, write_study
    from madoi.lab.report import progress_bar
    from madoi.lab.simulation import Plan
    from madoi.terminal.seats import parse_seats

    game = find(options.game or DEFAULT_GAME)
    players = parse_seats(options.seats or f"greedy*{_usual_seats(game)}")
    if any(player.kind == PERSON for player in players):
        raise BadOption(Refusal("simulate-person", "", {}))
    bots = tuple(player.kind for player in players)
    skilled = [name.strip() for name in options.skill.split(",")]
    if len(skilled) != 2:
        raise BadOption(Refusal("lab-design-skill-form", "", {"text": options.skill}))
    base = Plan(
        game.name,
        _set_options(options.base, game),
        bots,
        options.games,
        options.seed,
        rotate=len(set(bots)) > 1,  # nobody keeps the better seats
    )
    changes = _set_options(options.changes, game, base.options)
    plan = design_plan(base, changes, skilled[0], skilled[1], options.deals)
    if options.out:
        prepare(options.out)
    screen = _screen(language)
    try:
        with progress_bar(screen.console, screen.words) as progress:
            found = study(plan, options.jobs, progress, options.on)
    except BrokenProcessPool:
        raise Refused(Refusal("simulate-worker-died", "", {})) from None
    print_study(found, screen.words, screen.console, options.all)
    if options.out:
        write_study(found, screen.words, options.out)
        screen.say("lab-design-written", path=str(options.out))
    return INTERRUPTED if found.partial else OVER


def _lily_cards(options: argparse.Namespace, language: str) -> int:
    from madoi.workshop.cards import Wanted, list_cards

    wanted = Wanted(options.color, options.level, options.name, options.kind, options.text)
    list_cards(_screen(language), wanted, options.set)
    return OVER


def _lily_card(options: argparse.Namespace, language: str) -> int:
    from madoi.workshop.cards import show_card

    show_card(_screen(language), " ".join(options.card), options.set)
    return OVER


def _lily_deck_check(options: argparse.Namespace, language: str) -> int:
    from madoi.workshop.decks import check_deck

    return OVER if check_deck(_screen(language), options.deck, options.set) else FALSE


def _lily_deck_stats(options: argparse.Namespace, language: str) -> int:
    from madoi.workshop.decks import show_stats

    show_stats(_screen(language), options.deck, options.set)
    return OVER


def _lily_set_check(options: argparse.Namespace, language: str) -> int:
    from madoi.workshop.sets import check_set

    return OVER if check_set(_screen(language), options.path) else FALSE


def _lesson_check(options: argparse.Namespace, language: str) -> int:
    from madoi.core.refusal import Refused
    from madoi.lessons import lesson_in
    from madoi.lessons.lesson import BadLesson

    screen = _screen(language)
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
    session = open_replay(find(record.game), record, options.file)
    if not 1 <= options.seat <= session.settings.seats:
        options.parser.error(f"--seat: from 1 to {session.settings.seats}")
    print(outline(session, options.seat - 1, words(language)), end="")
    return OVER
