"""What silent tables cost: memory of one process with everybody connected, and the work of opening a table.

    python3 run.py idle --tables 5000

Four people sit at each table of Yuri-Kure, all connected to one fresh server. They decide for a while
(--turns) and then say nothing more. They come in waves (--waves), because silent tables are many and playing
ones few: what a table frees serves the next ones, and does not make the process smaller.
Printed are the processor time of opening a table, seating four and connecting them, and the memory of the
process before, right after, and when the tables have been silent for a while.

Each connection takes a descriptor of the server and one of the clients. Where the system allows fewer than
that, play fewer tables: memory grows with their number.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time

from rich.console import Console
from rich.table import Table

from bench.service_load import SEATS, Load, Player, Server, enter_players, leave, service
from madoi.server.limits import REST_TABLE_SECONDS
from madoi.server.transport.connection_limits import raise_file_limit
from madoi.version import version_text

CONSOLE = Console()
WARMING_TABLES = 20
"""The first tables also pay for what is loaded when it is needed. They are not measured."""
SETTLE_SECONDS = 20.0
"""After silence has been noticed, until the process has freed what it may."""


async def decide(players: list[Player], load: Load, turns: int) -> None:
    """Let everybody answer at once, until so many answers per table were taken."""
    load.stopped = False
    for player in players:
        player.begin()
    while turns and len(load.taken) < turns * len(players) // SEATS:
        await asyncio.sleep(0.2)
    load.stopped = True
    await asyncio.sleep(2)


async def measure(server: Server, options: argparse.Namespace) -> None:
    load = Load(0)
    await asyncio.sleep(3)
    warming = await enter_players(server.address, load, options.game, WARMING_TABLES, lambda _: None)
    await asyncio.sleep(5)
    empty = server.memory()
    players: list[Player] = []
    opened_cpu = opened_seconds = busy = silent_cpu = 0.0
    silent_seconds = options.silence or REST_TABLE_SECONDS + SETTLE_SECONDS
    for wave in range(options.waves):
        begun, used = time.perf_counter(), server.cpu()
        with CONSOLE.status(f"tables open, wave {wave + 1} of {options.waves}"):
            tables = options.tables // options.waves
            newcomers = await enter_players(server.address, load, options.game, tables, lambda _: None)
        opened_cpu += server.cpu() - used
        opened_seconds += time.perf_counter() - begun
        load.clear()
        with CONSOLE.status("people decide"):
            await decide(newcomers, load, options.turns)
        players += newcomers
        busy = server.memory()
        used = server.cpu()
        with CONSOLE.status("silence"):
            await asyncio.sleep(silent_seconds)
        silent_cpu = (server.cpu() - used) / silent_seconds
    silent = server.memory()
    opened = len(players) // SEATS
    title = f"{options.game}, {opened} tables of {SEATS}, all connected; {version_text()}"
    table = Table(title=title, show_header=False)
    for name, figure in {
        "opening a table, seating and connecting four": f"{opened_cpu / opened * 1000:.1f} ms of CPU",
        "tables opened per second": f"{opened / opened_seconds:.0f}",
        f"memory with {WARMING_TABLES} tables": f"{empty:.0f} MB",
        f"memory after {options.turns} answers per table": f"{busy:.0f} MB",
        "memory, silent": f"{silent:.0f} MB",
        "memory per silent table": f"{(silent - empty) / opened * 1000:.0f} kB",
        "5,000 silent tables, calculated": f"{empty + (silent - empty) / opened * 5000:.0f} MB",
        "processor while silent": f"{silent_cpu:.1%}",
        "connections lost": str(sum(player.transport.is_disconnected for player in players)),
    }.items():
        table.add_row(name, figure)
    CONSOLE.print(table)
    await leave([*warming, *players])


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="yurikure")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument(
        "--waves", type=int, default=5, help="how many groups of tables play one after the other (5)"
    )
    parser.add_argument("--turns", type=int, default=20, help="answers per table before the silence (20)")
    parser.add_argument("--silence", type=float, help="seconds (until the server has noticed, and a while)")
    options = parser.parse_args()
    raise_file_limit()
    with tempfile.TemporaryDirectory() as folder:
        server = service(folder)
        try:
            asyncio.run(measure(server, options))
        finally:
            server.stop()
    return 0


if __name__ == "__main__":
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
    sys.exit(main())
