"""``madoi lily``: commands for cards, decks and sets."""

from __future__ import annotations

import argparse
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from madoi.cli.parsing import FALSE, INTERRUPTED, OVER, add_language, add_workers, screen_for, shows_help

_SECONDS_BETWEEN_LOOKS: Final = 0.3
_BUDGET: Final = {
    "generations": "generations of decks",
    "children": "new decks per generation",
    "duels": "duels of a deck against each opponent, in a generation",
    "contenders": "decks of each leader that are compared again after the generations",
    "shortlist-duels": "duels of such a deck against each ready deck",
    "leader-duels": "duels of each leader's best deck against each ready deck",
    "finalists": "decks in the final",
    "final-duels": "duels of every two decks in the final",
    "strong-finalists": "finalists that the strong bot plays too; 0: none",
    "strong-duels": "duels of every two decks by the strong bot",
}
"""Numbers of `madoi.workshop.metagame.plan.MetagamePlan`, with what help says about them."""


def add_lily(parser: argparse.ArgumentParser) -> None:
    parser.description = "Show, check and count cards, decks and sets of Lily."
    shows_help(parser)
    commands = parser.add_subparsers(metavar="COMMAND")
    cards = commands.add_parser("cards", help="list cards")
    cards.description = "List the cards that match all filters."
    cards.add_argument("--color", metavar="C", help="white-lily, hexagram or rhododendron")
    cards.add_argument("--level", metavar="N", help="the level, 1 to 5")
    cards.add_argument("--name", metavar="TEXT", help="the name, as its key or in any language")
    cards.add_argument("--kind", metavar="K", help="character, event or potential")
    cards.add_argument("--text", metavar="WORDS", help="words that the text contains, in your language")
    _lily_command(cards, _lily_cards)
    card = commands.add_parser("card", help="show cards as printed")
    card.description = "Show cards as printed, or all cards of a name."
    card.add_argument("card", metavar="ID", nargs="+", help="an id, or a name or title; several in a row")
    _lily_command(card, _lily_card)
    deck = commands.add_parser("deck", help="check a deck, or show it in numbers")
    deck.description = "Check a deck, or show it in numbers. A deck is a file or a ready deck (dawn)."
    shows_help(deck)
    parts = deck.add_subparsers(metavar="COMMAND")
    check = parts.add_parser("check", help="list every fault of a deck, with its rule")
    stats = parts.add_parser("stats", help="show a deck in numbers")
    for part, run in ((check, _lily_deck_check), (stats, _lily_deck_stats)):
        part.add_argument("deck", metavar="FILE", help="a deck file (TOML), or a ready deck (dawn)")
        _lily_command(part, run)
    printing = commands.add_parser(
        "print", help="print a deck or cards: a PDF, nine to a page, with cut marks"
    )
    printing.description = (
        "Write a deck or cards as a PDF for a real table: 63 x 88 mm, nine to a page, cut marks, a code on"
        " each card. Needs Chromium, Chrome or Edge; without one, the page opens in your browser."
    )
    printing.add_argument(
        "wanted",
        metavar="DECK|CARD",
        nargs="+",
        help="a deck file or a ready deck (dawn); or cards by id or name, with *N for copies (w101*4)",
    )
    printing.add_argument("--out", metavar="FILE", type=Path, help="the PDF (default: DECK.pdf or cards.pdf)")
    printing.add_argument("--paper", choices=("a4", "letter"), default="a4", help="(default: a4)")
    printing.add_argument("--backs", action="store_true", help="also the backs, for both sides of the paper")
    printing.add_argument("--once", action="store_true", help="each card once, whatever the deck says")
    printing.add_argument("--page", action="store_true", help="open the page in your browser, write no file")
    _lily_command(printing, _lily_print)
    sets = commands.add_parser("set", help="check a set of cards, once or while you write it")
    sets.description = "Check a set of cards that you have written, or watch it while you write."
    shows_help(sets)
    parts = sets.add_subparsers(metavar="COMMAND")
    check = parts.add_parser("check", help="list every fault of a set")
    check.description = (
        "List every fault with file, line, card, field and reason; then the number of valid cards."
    )
    watch = parts.add_parser("watch", help="check a set again whenever a file changes")
    watch.description = (
        "Show each card that changed, its text in three languages, and every fault with its line."
    )
    watch.add_argument(
        "--page", action="store_true", help="show them in your browser instead, with a try-out duel"
    )
    for part, run in ((check, _lily_set_check), (watch, _lily_set_watch)):
        part.add_argument("path", metavar="PATH", type=Path, help="a card file (TOML), or a folder of them")
        add_language(part)
        part.set_defaults(run=run, parser=part)
    _add_matchups(commands.add_parser("matchups", help="play every deck against every other"))
    _add_metagame(commands.add_parser("metagame", help="search for decks that break the pool"))


def _add_matchups(matchups: argparse.ArgumentParser) -> None:
    matchups.description = (
        "Let two bots play every two decks against each other, one deck per seat; the first player is drawn."
        " Ctrl-C reports the duels so far."
    )
    matchups.add_argument("decks", metavar="DECK", nargs="*", help="decks or files (default: all shipped)")
    matchups.add_argument("--bot", metavar="BOT", default="greedy", help="the bot (default: greedy)")
    matchups.add_argument(
        "--duels", metavar="N", type=int, default=200, help="the duels of each pair (default: 200)"
    )
    matchups.add_argument("--seed", default="madoi", help="the seed of the run (default: madoi)")
    matchups.add_argument(
        "--out",
        metavar="DIR",
        type=Path,
        help="write a report (HTML) and the run itself, from which the same command continues",
    )
    add_workers(matchups)
    _lily_command(matchups, _lily_matchups)


def _add_metagame(metagame: argparse.ArgumentParser) -> None:
    metagame.description = (
        "Search for decks that win too often, and for leaders that can be played: evolution over legal decks,"
        " with duels by bots against ready decks and champions, measured anew at the end."
        " Ctrl-C reports what was found so far."
    )
    metagame.add_argument(
        "--decks", metavar="LIST", help="the ready decks of the field: names, or files (default: all shipped)"
    )
    metagame.add_argument(
        "--leaders", metavar="LIST", help="the names of the leaders to search for, as keys (default: all)"
    )
    for name, what in _BUDGET.items():
        metagame.add_argument(f"--{name}", metavar="N", type=int, help=what)
    metagame.add_argument("--bot", metavar="BOT", help="the bot that plays the duels (default: greedy)")
    metagame.add_argument(
        "--strong-bot", metavar="BOT", help="the bot of the last round (default: strong:400)"
    )
    metagame.add_argument("--seed", default="madoi", help="the seed of the search (default: madoi)")
    metagame.add_argument(
        "--out",
        metavar="DIR",
        type=Path,
        help="write a report (HTML) and the search itself, from which the same command continues",
    )
    add_workers(metagame)
    _lily_command(metagame, _lily_metagame)


def _lily_command(parser: argparse.ArgumentParser, run: Callable[[argparse.Namespace, str], int]) -> None:
    parser.add_argument("--set", metavar="PATH", type=Path, help="also use the cards of this file or folder")
    add_language(parser)
    parser.set_defaults(run=run, parser=parser)


def _lily_cards(options: argparse.Namespace, language: str) -> int:
    from madoi.workshop.cards import CardFilter, list_cards

    wanted = CardFilter(options.color, options.level, options.name, options.kind, options.text)
    list_cards(screen_for(language), wanted, options.set)
    return OVER


def _lily_card(options: argparse.Namespace, language: str) -> int:
    from madoi.workshop.cards import show_cards

    show_cards(screen_for(language), options.card, options.set)
    return OVER


def _lily_deck_check(options: argparse.Namespace, language: str) -> int:
    from madoi.workshop.decks import check_deck

    return OVER if check_deck(screen_for(language), options.deck, options.set) else FALSE


def _lily_deck_stats(options: argparse.Namespace, language: str) -> int:
    from madoi.workshop.decks import show_stats

    show_stats(screen_for(language), options.deck, options.set)
    return OVER


def _lily_print(options: argparse.Namespace, language: str) -> int:
    from madoi.workshop.printing import PrintSettings, print_cards

    wanted = options.wanted
    out = options.out or Path(f"{Path(wanted[0]).stem if len(wanted) == 1 else 'cards'}.pdf")
    settings = PrintSettings(options.paper, options.backs, options.once)
    with suppress(KeyboardInterrupt):
        print_cards(
            screen_for(language), wanted, options.set, None if options.page else out, settings, _wait_for_end
        )
    return OVER


def _wait_for_end() -> None:
    """Until Ctrl-C."""
    threading.Event().wait()


def _lily_set_check(options: argparse.Namespace, language: str) -> int:
    from madoi.workshop.sets import check_set

    return OVER if check_set(screen_for(language), options.path) else FALSE


def _lily_set_watch(options: argparse.Namespace, language: str) -> int:
    if options.page:
        from madoi.workshop.set_page import watch_page

        with suppress(KeyboardInterrupt):
            watch_page(screen_for(language), options.path, _wait_for_end)
        return OVER
    from madoi.workshop.sets import watch_set

    def wait() -> bool:
        time.sleep(_SECONDS_BETWEEN_LOOKS)
        return True

    with suppress(KeyboardInterrupt):
        watch_set(screen_for(language), options.path, wait)
    return OVER


def _lily_matchups(options: argparse.Namespace, language: str) -> int:
    from madoi.workshop.metagame.command import field_decks, run_matchups
    from madoi.workshop.metagame.matchups import MatchupPlan
    from madoi.workshop.sources import load_pool

    pool = load_pool(options.set)
    decks = field_decks(pool, options.decks)
    plan = MatchupPlan(decks, _duel_options(options.set), options.bot, options.duels, options.seed)
    over = run_matchups(screen_for(language), plan, pool, options.out, options.jobs, options.on)
    return OVER if over else INTERRUPTED


def _duel_options(path: Path | None) -> dict[str, str]:
    """What new tables get, but for the decks, with the cards of this file or folder. Raises `Refused`."""
    from madoi.core.settings import with_recommended
    from madoi.games import find
    from madoi.workshop.sources import set_as_option

    duel = with_recommended({"set": set_as_option(path)}, find("lily").options)
    del duel["decks"]
    return duel


def _lily_metagame(options: argparse.Namespace, language: str) -> int:
    from madoi.workshop.metagame.command import field_decks, leader_names, run_search
    from madoi.workshop.metagame.plan import MetagamePlan
    from madoi.workshop.sources import load_pool

    pool = load_pool(options.set)
    names = [] if options.decks is None else [name.strip() for name in options.decks.split(",")]
    budget = {name.replace("-", "_"): getattr(options, name.replace("-", "_")) for name in _BUDGET}
    given = {name: value for name, value in budget.items() if value is not None}
    bots = {name: value for name in ("bot", "strong_bot") if (value := getattr(options, name)) is not None}
    leaders = leader_names(pool, options.leaders)
    field = field_decks(pool, names)
    plan = MetagamePlan(field, _duel_options(options.set), options.seed, leaders=leaders, **given, **bots)
    over = run_search(screen_for(language), plan, pool, options.out, options.jobs, options.on)
    return OVER if over else INTERRUPTED
