"""``madoi serve``: start the table service."""

from __future__ import annotations

import argparse
from pathlib import Path

from madoi.cli.parsing import add_language, kept_seconds, local_address, seconds, whole_number, worker_count
from madoi.server import limits

PORT = 8800


def add_serve(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Serve tables for people and bots over the network. Without options: on this machine only, in one"
        " process, with an SQLite file."
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen at (default: 127.0.0.1)")
    parser.add_argument(
        "--port", type=int, default=PORT, help=f"port to listen at; 0: any free port (default: {PORT})"
    )
    parser.add_argument(
        "--data", metavar="DIR", type=Path, help="folder for the database file (default: your data folder)"
    )
    parser.add_argument(
        "--database", metavar="URL", default="", help="PostgreSQL database (postgresql://…) instead of a file"
    )
    parser.add_argument(
        "--bus", metavar="URL", default="", help="NATS server (nats://…), needed for several processes"
    )
    parser.add_argument(
        "--workers", metavar="N", type=worker_count, default=1, help="number of processes (default: 1)"
    )
    parser.add_argument(
        "--metrics",
        metavar="[HOST:]PORT",
        type=local_address,
        help="serve Prometheus metrics here, for you alone: they show what games hide. Worker N takes the"
        " N-th port from here (default: no metrics; HOST: 127.0.0.1)",
    )
    parser.add_argument(
        "--origin",
        metavar="URL",
        action="append",
        default=[],
        help="another site whose pages may connect to this server; can be repeated",
    )
    parser.add_argument(
        "--trusted-proxy",
        metavar="ADDRESS",
        action="append",
        default=[],
        help="address or network (192.0.2.10, 172.30.0.0/24) of a proxy that tells visitors' addresses in"
        " X-Forwarded-For, besides those on this machine; can be repeated",
    )
    parser.add_argument(
        "--openings",
        metavar="N",
        type=int,
        default=int(limits.OPENED_TABLES_PER_MINUTE),
        help="tables that one address may open per minute (default: %(default)s)",
    )
    parser.add_argument(
        "--lease",
        metavar="SECONDS",
        type=seconds,
        default=limits.LEASE_SECONDS,
        help="take over the tables of a dead process after this many seconds"
        f" (default: {limits.LEASE_SECONDS:g})",
    )
    parser.add_argument(
        "--patience",
        metavar="SECONDS",
        type=seconds,
        default=limits.STALLED_CLIENT_SECONDS,
        help="drop a client that has read nothing for this many seconds"
        f" (default: {limits.STALLED_CLIENT_SECONDS:g})",
    )
    parser.add_argument(
        "--lessons",
        metavar="DIR",
        type=Path,
        help="also offer the lessons in this folder, one subfolder each",
    )
    parser.add_argument(
        "--push-service",
        metavar="NAME",
        action="append",
        default=[],
        help="another push service that notifications may be sent to: a host name, or an origin that is"
        " trusted wherever it leads; can be repeated",
    )
    parser.add_argument(
        "--call-after",
        metavar="SECONDS",
        type=seconds,
        default=limits.PUSH_DELAY_SECONDS,
        help="notify a player who is away after this many seconds, if they want it"
        f" (default: {limits.PUSH_DELAY_SECONDS:g})",
    )
    parser.add_argument(
        "--keep-finished",
        metavar="DAYS",
        type=kept_seconds,
        default=limits.KEEP_FINISHED_SECONDS,
        help="delete a finished game after this many days, or keep it 'forever'"
        f" (default: {limits.KEEP_FINISHED_SECONDS / 86_400:g})",
    )
    parser.add_argument(
        "--keep-idle",
        metavar="DAYS",
        type=kept_seconds,
        default=limits.KEEP_IDLE_SECONDS,
        help="delete a game that nobody has continued for this many days, or keep it 'forever'"
        f" (default: {limits.KEEP_IDLE_SECONDS / 86_400:g})",
    )
    parser.add_argument(
        "--search-processes",
        metavar="N",
        type=whole_number(64),
        default=1,
        help="how many processes share the search of one bot (default: 1)",
    )
    parser.add_argument("--no-ratings", action="store_true", help="rate no games and list no players")
    add_language(parser)
    parser.set_defaults(run=_serve, parser=parser)


def _serve(options: argparse.Namespace, language: str) -> int:
    from madoi.games import check_plugins
    from madoi.server.config import Config
    from madoi.server.serve import serve
    from madoi.terminal.files import own_folder
    from madoi.words import words

    data = options.data or own_folder()
    place = options.database.rpartition("@")[2] or str(data)
    config = Config(
        data=str(data),
        database=options.database,
        bus=options.bus,
        origins=options.origin,
        openings_per_minute=options.openings,
        lease_seconds=options.lease,
        stalled_client_seconds=options.patience,
        push_services=options.push_service,
        push_delay_seconds=options.call_after,
        keep_idle_seconds=options.keep_idle,
        keep_finished_seconds=options.keep_finished,
        search_processes=options.search_processes,
        ratings=not options.no_ratings,
        trusted_proxies=(*limits.TRUSTED_PROXIES, *options.trusted_proxy),
        host=options.host,
        lessons=str(options.lessons or ""),
    )
    check_plugins()
    if options.lessons:
        from madoi.server.runtime.lesson_catalogue import LessonCatalogue

        # A bad lesson is reported before anything is opened.
        LessonCatalogue(config.lessons)

    def announce(address: str) -> None:
        print(words(language).text("serve-at", {"address": address, "place": place}), flush=True)

    return serve(config, options.host, options.port, options.workers, announce, options.metrics)
