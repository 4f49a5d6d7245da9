"""``madoi serve``."""

from __future__ import annotations

import argparse
from pathlib import Path

from madoi.cli.parsing import add_language, seconds

PORT = 8800


def add_serve(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Run the server: tables for people and bots in the browser. Without options it listens on this"
        " machine only, runs one process and stores everything in one file."
    )
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: 127.0.0.1)")
    parser.add_argument(
        "--port", type=int, default=PORT, help=f"the port to listen on; 0: any free port (default: {PORT})"
    )
    parser.add_argument(
        "--data",
        metavar="DIR",
        type=Path,
        help="the folder for the database file (default: your data folder)",
    )
    parser.add_argument(
        "--database",
        metavar="URL",
        default="",
        help="use this PostgreSQL database instead of a file: postgresql://…",
    )
    parser.add_argument(
        "--bus", metavar="URL", default="", help="connect several processes with this NATS server: nats://…"
    )
    parser.add_argument(
        "--workers", metavar="N", type=int, default=1, help="the number of processes (default: 1)"
    )
    parser.add_argument(
        "--origin",
        metavar="URL",
        action="append",
        default=[],
        help="the server's public address, or another site whose pages may connect; can be repeated",
    )
    parser.add_argument(
        "--openings",
        metavar="N",
        type=int,
        default=120,
        help="let one address open at most this many tables per minute (default: 120)",
    )
    parser.add_argument(
        "--lease",
        metavar="SECONDS",
        type=seconds,
        default=12,
        help="take over the tables of a dead process after this many seconds (default: 12)",
    )
    parser.add_argument(
        "--patience",
        metavar="SECONDS",
        type=seconds,
        default=20,
        help="drop a client that has read nothing for this many seconds (default: 20)",
    )
    parser.add_argument(
        "--lessons", metavar="DIR", type=Path, help="also offer the lessons in the subfolders of this folder"
    )
    parser.add_argument(
        "--push-service",
        metavar="NAME",
        action="append",
        default=[],
        help="allow another push service besides those of known browsers: a host, or an origin that may also"
        " be at a private address; can be repeated",
    )
    parser.add_argument(
        "--call-after",
        metavar="SECONDS",
        type=seconds,
        default=30,
        help="notify absent players after their table has waited this many seconds (default: 30)",
    )
    add_language(parser)
    parser.set_defaults(run=_serve, parser=parser)


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
        from madoi.server.table.projection.lessons import Teacher

        # What is wrong with somebody's lesson is said before anything is opened.
        Teacher(configuration.lessons)

    def announce(address: str) -> None:
        print(words(language).text("serve-at", {"address": address, "place": place}), flush=True)

    return serve(configuration, options.host, options.port, max(1, options.workers), announce)
