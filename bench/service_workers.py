"""Several workers with one PostgreSQL and one NATS: what a second and a fourth worker bring.

    python3 run.py workers --tables 30 --seconds 20

Each row is a fresh service with so many workers, the same tables and the same players, who answer at once.
All of it runs on this machine, clients and database included, so the answers a second also measure them. The
figure that a busy machine disturbs least is the CPU time that all workers together take for an entry of a
log; from it follows what they would write on cores of their own.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from contextlib import ExitStack
from pathlib import Path

import asyncpg
from rich.console import Console
from rich.table import Table
from sqlalchemy.engine import make_url

from bench.service_load import SEATS, Load, Measured, Server, enter_players, leave
from madoi.version import version_text

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from support.server.nats_server import Nats
from support.server.postgres import new_database, postgres_server
from support.server.service_process import wait_for_ready

CONSOLE = Console()
SETTLE_SECONDS = 3.0


def family_cpu(process: int) -> dict[int, float]:
    """Seconds of processor time of each worker of a supervisor."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii").split()
    return {int(child): _cpu(int(child)) for child in children} or {process: _cpu(process)}


def _cpu(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Row:
    """What so many workers did."""

    def __init__(self, workers: int, measured: Measured, cpu: list[float]) -> None:
        self.workers = workers
        self.measured = measured
        self.cpu_per_entry = sum(cpu) / max(1.0, measured.decisions * measured.seconds)
        self.busiest_share = max(cpu) / max(1e-9, sum(cpu))

    @property
    def on_own_cores(self) -> float:
        """Entries a second if every worker had a core: the busiest one is the limit."""
        return 1 / (self.cpu_per_entry * self.busiest_share)


async def count_entries(database: str) -> int:
    """How many entries all logs have: also those of questions with one answer, which nobody is asked."""
    connection = await asyncpg.connect(database)
    try:
        return int(await connection.fetchval("select count(*) from entries"))
    finally:
        await connection.close()


async def measure(workers: int, game: str, tables: int, seconds: float, database: str, bus: str) -> Row:
    options = ["--port", "0", "--database", database, "--bus", bus, "--workers", str(workers)]
    options += ["--openings", "10000000", "--lang", "en"]
    server = Server(sys.executable, "-m", "madoi", "serve", *options)
    try:
        await asyncio.to_thread(wait_for_ready, server.address)
        await asyncio.sleep(SETTLE_SECONDS)  # until all workers are there
        load = Load(0)
        players = await enter_players(server.address, load, game, tables, lambda _: None)
        load.stopped = False
        for player in players:
            player.begin()
        await asyncio.sleep(SETTLE_SECONDS)
        load.clear()
        written = await count_entries(database)
        before = family_cpu(server.process.pid)
        begun = asyncio.get_running_loop().time()
        await asyncio.sleep(seconds)
        took = asyncio.get_running_loop().time() - begun
        after = family_cpu(server.process.pid)
        measured = Measured(load, took, await count_entries(database) - written)
        load.stopped = True
        await leave(players)
        return Row(workers, measured, [after[one] - before.get(one, 0.0) for one in after])
    finally:
        server.stop()


def report(rows: list[Row], title: str) -> None:
    table = Table(title=title)
    for column in ("workers", "entries/s", "p50 ms", "p99 ms", "CPU ms", "busiest"):
        table.add_column(column, justify="right")
    table.add_column("a core each", justify="right")
    table.add_column("to one", justify="right")
    for row in rows:
        table.add_row(
            str(row.workers),
            f"{row.measured.decisions:,.0f}",
            f"{row.measured.p50 * 1000:.1f}",
            f"{row.measured.p99 * 1000:.1f}",
            f"{row.cpu_per_entry * 1000:.2f}",
            f"{row.busiest_share:.0%}",
            f"{row.on_own_cores:,.0f}",
            f"{row.on_own_cores / rows[0].on_own_cores:.2f}",
        )
    CONSOLE.print(table)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="yurikure")
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 4])
    options = parser.parse_args()
    with ExitStack() as stack:
        postgres = stack.enter_context(postgres_server())
        nats = Nats()
        nats.start()
        stack.callback(nats.kill)
        rows = []
        for workers in options.workers:
            database = make_url(new_database(postgres)).render_as_string(hide_password=False)
            with CONSOLE.status(f"{workers} workers"):
                rows.append(
                    asyncio.run(
                        measure(workers, options.game, options.tables, options.seconds, database, nats.url)
                    )
                )
    title = f"{options.game}, {options.tables} tables of {SEATS}, PostgreSQL and NATS; {version_text()}"
    report(rows, title)
    return 0


if __name__ == "__main__":
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
    sys.exit(main())
