"""What very many tables need, simulated from what was measured: workers, rows, messages, memory.

    python3 run.py capacity

Two simulations of the service's own queues, in simulated time: a worker is one core, which works for each
decision before and after it is durable, and has one batch of entries under way to the database at a time.

1. *Workers*: tables whose players answer at once, with 1 ms to the database: what more workers bring when
   each has a core.
2. *Tables*: players who think. How many workers keep p99 of an answer below the limit, and what goes to the
   database, to the clients and into memory.

The constants are measured by `run.py peers`, `run.py workers` and `run.py load`; options replace them.
"""

from __future__ import annotations

import argparse
import heapq
import random
import sys
from collections import deque

from rich.console import Console
from rich.table import Table

CONSOLE = Console()
SIMULATED_SECONDS = 20.0
SETTLE_SECONDS = 4.0
BYTES_PER_UPDATE = 2_300
UPDATES_PER_DECISION = 4
ROW_BYTES = 180
P99_LIMIT_SECONDS = 0.25


class Costs:
    """Seconds for the parts of a decision."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.before = options.cpu_ms / 1000 * 0.35
        self.after = options.cpu_ms / 1000 * 0.65
        self.batch = options.batch_ms / 1000
        self.database = options.round_trips * options.latency_ms / 1000


class Worker:
    """One worker in simulated time. Work of the core is served in the order in which it comes."""

    def __init__(self, costs: Costs, tables: int, think: float, seed: int) -> None:
        self.costs = costs
        self.tables = tables
        self.think = think
        self.random = random.Random(seed)
        self.taken: list[float] = []
        self.commits = 0

    def run(self) -> None:
        """Simulate. Events are (time, order, what, when the player answered)."""
        costs, events = self.costs, list[tuple[float, int, str, float]]()
        order = 0

        def at(time: float, what: str, asked: float) -> None:
            nonlocal order
            order += 1
            heapq.heappush(events, (time, order, what, asked))

        free_at, writing = 0.0, False
        waiting, batch = deque[float](), list[float]()
        for _ in range(self.tables):
            time = self._pause()
            at(time, "answer", time)
        while events:
            now, _, what, asked = heapq.heappop(events)
            if now > SIMULATED_SECONDS:
                return
            if what == "answer":
                free_at = max(free_at, now) + costs.before
                at(free_at, "checked", asked)
            elif what == "checked":
                waiting.append(asked)
            elif what == "durable":
                for one in batch:
                    free_at = max(free_at, now) + costs.after
                    at(free_at, "done", one)
                batch, writing = [], False
            else:
                if now > SETTLE_SECONDS:
                    self.taken.append(now - asked)
                next_at = now + self._pause()
                at(next_at, "answer", next_at)
            if waiting and not writing:
                batch, writing = list(waiting), True
                waiting.clear()
                self.commits += 1
                free_at = max(free_at, now) + costs.batch
                at(free_at + costs.database, "durable", now)

    def _pause(self) -> float:
        return self.random.expovariate(1 / self.think) if self.think else 0.0


def simulate(costs: Costs, tables: int, workers: int, think: float) -> tuple[float, float, float]:
    """Decisions a second, p99 in seconds, and commits a second, of one worker with its share, for all."""
    worker = Worker(costs, max(1, round(tables / workers)), think, workers)
    worker.run()
    taken = sorted(worker.taken)
    seconds = SIMULATED_SECONDS - SETTLE_SECONDS
    p99 = taken[int(len(taken) * 0.99)] if taken else float("inf")
    return workers * len(taken) / seconds, p99, workers * worker.commits / SIMULATED_SECONDS


def needed(costs: Costs, tables: int, think: float) -> int:
    """The fewest workers that keep p99 within the limit."""
    low, high = 0, 1
    while simulate(costs, tables, high, think)[1] > P99_LIMIT_SECONDS:
        low, high = high, 2 * high
    while high - low > max(1, low // 20):
        middle = (low + high) // 2
        if simulate(costs, tables, middle, think)[1] > P99_LIMIT_SECONDS:
            low = middle
        else:
            high = middle
    return high


def report_workers(costs: Costs, tables: int) -> None:
    table = Table(title=f"{tables} tables, answers at once, {costs.database * 1000:.0f} ms to be durable")
    for column in ("workers, a core each", "decisions/s", "p99 ms", "commits/s", "to one"):
        table.add_column(column, justify="right")
    one = simulate(costs, tables, 1, 0)[0]
    for workers in (1, 2, 4, 8):
        decisions, p99, commits = simulate(costs, tables, workers, 0)
        table.add_row(
            str(workers),
            f"{decisions:,.0f}",
            f"{p99 * 1000:.0f}",
            f"{commits:,.0f}",
            f"{decisions / one:.2f}",
        )
    CONSOLE.print(table)


def report_tables(costs: Costs, options: argparse.Namespace) -> None:
    title = f"players think {options.think:.0f} s; p99 at most {P99_LIMIT_SECONDS * 1000:.0f} ms"
    table = Table(title=title)
    for column in (
        "tables",
        "workers",
        "rows/s",
        "commits/s",
        "messages/s",
        "MB/s sent",
        "memory GB",
        "GB/day",
    ):
        table.add_column(column, justify="right")
    for tables in (1_000, 10_000, 100_000):
        workers = needed(costs, tables, options.think)
        rows, _, commits = simulate(costs, tables, workers, options.think)
        messages = rows * (UPDATES_PER_DECISION + 1)
        table.add_row(
            f"{tables:,}",
            f"{workers:,}",
            f"{rows:,.0f}",
            f"{commits:,.0f}",
            f"{messages:,.0f}",
            f"{rows * UPDATES_PER_DECISION * BYTES_PER_UPDATE / 1e6:,.0f}",
            f"{(workers * options.process_mb + tables * options.table_mb) / 1000:.1f}",
            f"{rows * ROW_BYTES * 86_400 / 1e9:,.0f}",
        )
    CONSOLE.print(table)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--cpu-ms", type=float, default=1.0, help="a decision on the worker's core")
    parser.add_argument("--batch-ms", type=float, default=0.8, help="a batch on the worker's core")
    parser.add_argument("--latency-ms", type=float, default=1.0, help="one way to the database and back")
    parser.add_argument("--round-trips", type=float, default=6.0, help="those of one batch")
    parser.add_argument("--think", type=float, default=10.0, help="seconds between decisions of a table")
    parser.add_argument("--table-mb", type=float, default=0.2)
    parser.add_argument("--process-mb", type=float, default=90.0)
    options = parser.parse_args()
    costs = Costs(options)
    report_workers(costs, 240)
    report_tables(costs, options)
    return 0


if __name__ == "__main__":
    sys.exit(main())
