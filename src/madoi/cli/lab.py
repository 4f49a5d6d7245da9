"""``madoi simulate``, ``arena`` and ``lab``: statistics over many games."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from madoi.cli.options import (
    DEFAULT_GAME,
    add_game,
    chosen_game,
    games_help,
    new_game_options,
    set_options,
    usual_seats,
)
from madoi.cli.parsing import INTERRUPTED, OVER, add_language, add_workers, screen_for, shows_help

if TYPE_CHECKING:
    from madoi.core.game import Game


def add_simulate(parser: argparse.ArgumentParser, game: Game | None, wants_help: bool) -> None:
    parser.description = "Let bots play many games and print statistics. Ctrl-C reports the games so far."
    add_game(parser, game, wants_help)
    _add_games(parser, game)
    add_workers(parser)
    parser.add_argument(
        "--seed", default="madoi", help="the seed of the run; game i uses SEED/i (default: madoi)"
    )
    parser.add_argument("--rotate", action="store_true", help="move every bot one seat on after each game")
    parser.add_argument(
        "--out",
        metavar="DIR",
        type=Path,
        help="also write a page (HTML), one row per game (CSV, Parquet) and tables (CSV)",
    )
    parser.add_argument(
        "--resume", action="store_true", help="continue the run in DIR after its last complete game"
    )
    add_language(parser)
    parser.set_defaults(run=_simulate, parser=parser)


def _simulate(options: argparse.Namespace, language: str) -> int:
    from madoi.core.refusal import BadOption, Refusal
    from madoi.lab.design.cell_text import StudyText
    from madoi.lab.design.report import print_findings
    from madoi.lab.design.study import as_study
    from madoi.lab.files import RunFolder
    from madoi.lab.report import print_report, progress_bar
    from madoi.lab.simulation import Plan, simulate

    game = chosen_game(options)
    _limit_bots(options)
    bots = _bots(options, game)
    plan = Plan(game.name, new_game_options(options, game), bots, options.games, options.seed, options.rotate)
    if options.resume and not options.out:
        raise BadOption(Refusal("lab-resume-where", "", {}))
    folder = RunFolder(plan, options.out, resume=options.resume) if options.out else None
    screen = screen_for(language)
    with progress_bar(screen.console, screen.words) as progress:
        results = simulate(
            plan,
            options.jobs,
            progress,
            options.on,
            keep=folder.keep if folder else None,
            before=folder.before if folder else (),
        )
    if folder is not None and results.tally.games:
        folder.finish(results, screen.words)  # before anything is printed: nobody may read it to its end
    if results.tally.games:
        study = as_study(results)
        print_findings(study, StudyText(screen.words, study.plan), screen.console)
    print_report(results, screen.words, screen.console)
    if folder is not None and results.tally.games:
        screen.say("simulate-written", path=str(options.out))
    return INTERRUPTED if results.partial else OVER


def _limit_bots(options: argparse.Namespace) -> None:
    """Set the time limit of bots from outside, here and in processes started later."""
    import os

    from madoi.external_bots.judge import SECONDS_VARIABLE

    if options.bot_seconds is not None:
        os.environ[SECONDS_VARIABLE] = str(options.bot_seconds)


def _add_games(parser: argparse.ArgumentParser, game: Game | None) -> None:
    """Who plays, and how often."""
    usual = _usual_bots(game)
    parser.add_argument(
        "--seats", metavar="LIST", help=f"the bots, for example greedy*2 or greedy,random (default: {usual})"
    )
    parser.add_argument("--games", type=int, default=1000, help="the number of games (default: 1000)")


def _usual_bots(game: Game | None) -> str:
    return f"greedy*{usual_seats(game)}"


def _bots(options: argparse.Namespace, game: Game) -> tuple[str, ...]:
    """The bots of the seats. Raises `BadOption`."""
    from madoi.core.record import PERSON
    from madoi.core.refusal import BadOption, Refusal
    from madoi.terminal.seats import parse_seats

    players = parse_seats(options.seats or _usual_bots(game))
    if any(player.kind == PERSON for player in players):
        raise BadOption(Refusal("simulate-person", "", {}))
    return tuple(player.kind for player in players)


def add_arena(parser: argparse.ArgumentParser, game: Game | None, wants_help: bool) -> None:
    parser.description = (
        "Run a tournament of bots: every two meet on the same deals, in all seats. It ends when all games are"
        " played, or earlier when the better bot of every two is known. Ctrl-C reports the deals so far."
    )
    add_game(parser, game, wants_help)
    parser.add_argument(
        "--bots",
        metavar="LIST",
        default="greedy,random",
        help="the bots that take part (default: greedy,random)",
    )
    parser.add_argument(
        "--seats", metavar="N", type=int, help=f"the number of seats per table (default: {usual_seats(game)})"
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
        help="the most games to play, rounded up to whole deals (default: 2000)",
    )
    parser.add_argument(
        "--all", action="store_true", help="play all games, even if the result is clear earlier"
    )
    add_workers(parser)
    parser.add_argument(
        "--seed", default="madoi", help="the seed of the run; deal i uses SEED/i (default: madoi)"
    )
    parser.add_argument(
        "--out",
        metavar="DIR",
        type=Path,
        help="write a report (HTML, CSV) and a journal, from which the same command continues",
    )
    parser.add_argument(
        "--records", action="store_true", help="write every game as a record into DIR/records"
    )
    add_language(parser)
    parser.set_defaults(run=_arena, parser=parser)


def _arena(options: argparse.Namespace, language: str) -> int:
    from madoi.core.refusal import BadOption, Refusal
    from madoi.lab.arena.files import write_files
    from madoi.lab.arena.plan import ArenaPlan
    from madoi.lab.arena.report import print_report
    from madoi.lab.arena.summary import Summary
    from madoi.lab.arena.tournament import play
    from madoi.lab.report import progress_bar

    game = chosen_game(options)
    _limit_bots(options)
    plan = ArenaPlan(
        game.name,
        new_game_options(options, game),
        tuple(name.strip() for name in options.bots.split(",")),
        usual_seats(game) if options.seats is None else options.seats,
        options.games,
        options.seed,
        options.mix,
        options.records,
    )
    if options.records and not options.out:
        raise BadOption(Refusal("lab-arena-records-where", "", {}))
    screen = screen_for(language)
    with progress_bar(screen.console, screen.words) as progress:
        results = play(plan, options.jobs, options.on, options.out, to_the_end=options.all, progress=progress)
    summary = Summary(results, screen.words)
    # Files before anything is printed: nobody may read it to its end.
    written = write_files(summary, screen.words, options.out) if options.out else None
    print_report(summary, screen.console)
    if written is not None:
        screen.say("lab-arena-written", path=str(written))
        if results.partial:
            screen.say("lab-arena-go-on", path=str(options.out))
    return INTERRUPTED if results.partial else OVER


def add_lab(parser: argparse.ArgumentParser, game: Game | None, wants_help: bool) -> None:
    parser.description = "For designers: describe a game played by bots, and the effect of changed rules."
    shows_help(parser)
    report = parser.add_subparsers(metavar="COMMAND").add_parser(
        "report",
        help="report endings, length, seats, what everything is worth, chance and skill; --set compares",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="" if game is None else _settable(game),
    )
    report.description = "Let bots play many games and describe the game. Ctrl-C reports the games so far."
    report.add_argument("game", nargs="?", help=games_help(game, wants_help))
    for name, place, what in (
        ("--with", "base", "an option of the game on both sides; can be repeated"),
        ("--set", "changes", "what to change and compare; can be repeated"),
    ):
        report.add_argument(name, dest=place, metavar="NAME=VALUE", action="append", default=[], help=what)
    _add_games(report, game)
    report.add_argument(
        "--deals",
        type=int,
        help="the number of duplicate deals; 0: none (default: about as many games as --games)",
    )
    report.add_argument(
        "--skill",
        metavar="BETTER,WEAKER",
        default="greedy,random",
        help="the bots of the duplicate deals (default: greedy,random)",
    )
    add_workers(report)
    report.add_argument(
        "--seed", default="madoi", help="the seed of the run; game i uses SEED/i (default: madoi)"
    )
    report.add_argument("--all", action="store_true", help="print every number of a comparison")
    report.add_argument("--out", metavar="DIR", type=Path, help="also write a page (HTML) and tables (CSV)")
    add_language(report)
    report.set_defaults(run=_lab_report, parser=report)


def _settable(game: Game) -> str:
    """What --with and --set can name."""
    lines = [f"options of {game.name}, for --with and --set:"]
    for option in game.options:
        values = "a FILE" if option.from_file else ", ".join(option.choices or option.examples)
        lines.append(f"  {option.name} [{option.rule}]: {', '.join([*option.words, values])}")
    lines.append(f"rule parameters of {game.name}:")
    lines += [f"  {one.name} [{one.rule}]: {one.least} to {one.most}" for one in game.parameters]
    return "\n".join(lines)


def _lab_report(options: argparse.Namespace, language: str) -> int:
    from madoi.core.refusal import BadOption, Refusal
    from madoi.core.settings import with_recommended
    from madoi.games import find
    from madoi.lab.design.plan import design_plan
    from madoi.lab.design.report import print_study
    from madoi.lab.design.study import study
    from madoi.lab.design.tables import StudyFolder
    from madoi.lab.report import progress_bar
    from madoi.lab.simulation import Plan

    game = find(options.game or DEFAULT_GAME)
    bots = _bots(options, game)
    skilled = [name.strip() for name in options.skill.split(",")]
    if len(skilled) != 2:
        raise BadOption(Refusal("lab-design-skill-form", "", {"text": options.skill}))
    base = Plan(
        game.name,
        with_recommended(set_options(options.base, game), game.options),
        bots,
        options.games,
        options.seed,
        rotate=len(set(bots)) > 1,  # nobody keeps the better seats
    )
    changes = set_options(options.changes, game, base.options)
    plan = design_plan(base, changes, skilled[0], skilled[1], options.deals)
    folder = StudyFolder(plan, options.out) if options.out else None
    screen = screen_for(language)
    with progress_bar(screen.console, screen.words) as progress:
        found = study(plan, options.jobs, progress, options.on, keep=folder.keep if folder else None)
    if folder is not None:
        folder.finish(found, screen.words)
    print_study(found, screen.words, screen.console, options.all)
    if folder is not None:
        screen.say("lab-design-written", path=str(options.out))
    return INTERRUPTED if found.partial else OVER
