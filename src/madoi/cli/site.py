"""``madoi site``: write a site that needs no server."""

from __future__ import annotations

import argparse
from pathlib import Path

from madoi.cli.parsing import add_language, whole_number


def add_site(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Write a folder that any static host can serve, also under a sub-path: home, rules, lessons, games"
        " against bots in the visitor's own browser, replays and analysis of records, decks, findings."
    )
    parser.add_argument(
        "--out", metavar="DIR", type=Path, required=True, help="folder to write, new or empty"
    )
    parser.add_argument(
        "--base",
        metavar="PATH",
        default="",
        help="the path that the site will have (/madoi/): also write 404.html, which many hosts show for"
        " unknown addresses, so that reloading a game works on a first visit too",
    )
    parser.add_argument(
        "--puzzles",
        metavar="N",
        type=whole_number(100_000, 0),
        help="at most this many per game (default: all)",
    )
    parser.add_argument(
        "--pars",
        metavar="DAYS",
        type=whole_number(366, 0),
        default=0,
        help="compute the par of the deals of the day for today and the days after it, up to 366;"
        " Ctrl-C keeps those that are known by then (default: none)",
    )
    add_language(parser)
    parser.set_defaults(run=_write, parser=parser)


def _write(options: argparse.Namespace, language: str) -> int:
    from madoi.server.clock import Clock
    from madoi.server.daily_pars import compute_pars
    from madoi.server.static_site import write_site
    from madoi.words import words

    catalogue = words(language)
    pars = compute_pars(
        Clock(), options.pars, lambda facts: print(catalogue.text("site-par", facts), flush=True)
    )
    findings = Path(__file__).parents[3] / "docs" / "findings"
    findings_here = findings if findings.is_dir() else None
    count = write_site(options.out, options.base, findings_here, options.puzzles, pars)
    print(catalogue.text("site-written", {"count": count, "folder": str(options.out)}))
    return 0
