"""``madoi report``: write a problem report."""

from __future__ import annotations

import argparse
from pathlib import Path

from madoi.cli.admin import add_store
from madoi.cli.inspecting import inspect, parse_viewer
from madoi.cli.parsing import OVER, add_language, screen_for


def add_report(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Write one file about a problem at a table or in a record: what one viewer saw, and the versions."
        " It holds nothing that this viewer may not know. Nothing is sent."
    )
    parser.add_argument("what", metavar="TABLE|FILE", help="a table's id or link, an export, or a record")
    parser.add_argument("--at", metavar="N", type=int, help="after entry or decision N (default: the last)")
    parser.add_argument(
        "--as",
        dest="viewer",
        metavar="SEAT",
        default="spectator",
        help="a seat (default: spectator)",
    )
    parser.add_argument("--note", metavar="TEXT", default="", help="what went wrong")
    parser.add_argument(
        "--out",
        metavar="FILE",
        type=Path,
        default=Path("madoi-report.json"),
        help="the file to write (default: madoi-report.json)",
    )
    add_store(parser)
    add_language(parser)
    parser.set_defaults(run=_report, parser=parser)


def _report(options: argparse.Namespace, language: str) -> int:
    from madoi.server.admin.problem_report import make_report
    from madoi.terminal.files import check_new, write_text

    report = make_report(inspect(options), parse_viewer(options.viewer), options.note)
    check_new(options.out)
    write_text(options.out, report.text())
    screen_for(language).say("report-written", path=str(options.out))
    return OVER
