"""``madoi serve``."""

from __future__ import annotations

import argparse
from pathlib import Path

from madoi.cli.parsing import add_language, seconds

PORT = 8800


def add_serve(parser: argparse.ArgumentParser) -> None:
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
        type=seconds,
        default=12,
        help="how long tables wait for a process that has died before another takes over (default: 12)",
    )
    parser.add_argument(
        "--patience",
        metavar="SECONDS",
        type=seconds,
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
        type=seconds,
        default=30,
        help="how long somebody is asked, and not here, before she is called, if she wants it (default: 30)",
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
