"""A week of a public server in a few minutes: visitors, games, attacks, restarts and retention.

The service runs in this process with a clock that is moved by hand; requests, sockets and the SQLite file are
real. Every simulated day has the same visitors, so the size of the store, the memory and the 99th percentile
of the answers must stay flat after the first days, in which old tables begin to be deleted.

    python3 run.py week [--days 7] [--hours 24] [--visitors 12]
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import structlog
from rich.console import Console
from rich.table import Table as Sheet
from sqlalchemy import func, select
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from madoi.client import Refused, http_request, open_table
from madoi.server.storage.schema import TABLES

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from support.server.in_process import InProcessServer, serve_in_process
from support.server.manual_clock import ManualClock
from support.server.recording_client import RecordingClient, recording_client

DAY_SECONDS = 86_400.0
KEEP_FINISHED_SECONDS = 2 * DAY_SECONDS
KEEP_IDLE_SECONDS = 2.5 * DAY_SECONDS
LEASE_SECONDS = 1800.0
"""Longer than usual: a week has 2,016 rounds of maintenance then, instead of 302,400."""
STEADY_FROM_DAY = 4
"""From this day on as much is deleted as comes."""
MAX_GROWTH = 1.25
"""How much larger than on the first steady day a figure may be on any later one."""
JUNK = [
    "",
    "[]",
    "{",
    '{"type":"hello"}',
    '{"type":"play"}',
    "\x00" * 40,
    "x" * 5000,
    '{"type":"hello","table":[]}',
]


class DayFigures:
    """What was measured on one simulated day."""

    def __init__(self, day: int) -> None:
        self.day = day
        self.answers: list[float] = []
        self.opened = 0
        self.finished = 0
        self.refused = 0
        self.tables = 0
        self.store_bytes = 0
        self.memory_bytes = 0

    @property
    def p99_ms(self) -> float:
        ordered = sorted(self.answers)
        return 1000 * ordered[int(0.99 * (len(ordered) - 1))] if ordered else 0.0


class SimulatedServer:
    """A public server, its visitors and its attackers."""

    def __init__(self, data: Path, hours: int, visitors: int, seed: int) -> None:
        self.data = data
        self.hours = hours
        self.visitors = visitors
        self.clock = ManualClock()
        self.random = random.Random(seed)

    async def run_day(self, day: int) -> DayFigures:
        """One day. The server is restarted in the middle of it."""
        figures = DayFigures(day)
        for half in range(2):
            async with self._serve() as server:
                for _hour in range(self.hours // 2):
                    await self._run_hour(server, figures)
                    await self._pass(DAY_SECONDS / self.hours)
                if half == 1:
                    figures.tables = await _count_tables(server)
        figures.store_bytes = sum(path.stat().st_size for path in self.data.glob("madoi.sqlite"))
        figures.memory_bytes = _resident_bytes()
        return figures

    def _serve(self) -> Any:
        return serve_in_process(
            self.data,
            clock=self.clock,
            openings=600,
            lease_seconds=LEASE_SECONDS,
            keep_finished_seconds=KEEP_FINISHED_SECONDS,
            keep_idle_seconds=KEEP_IDLE_SECONDS,
        )

    async def _pass(self, seconds: float) -> None:
        """Time passes in steps, so that rounds of maintenance are spread over it."""
        for _ in range(3):
            self.clock.skip(seconds / 3 - 70)
            await self.clock.advance(70)

    async def _run_hour(self, server: InProcessServer, figures: DayFigures) -> None:
        await self._attack(server, figures)
        for number in range(self.visitors):
            kind = number % 3
            with suppress(Refused):
                if kind == 0:
                    await self._open_and_forget(server, figures)
                elif kind == 1:
                    await self._watch_bots(server, figures)
                else:
                    await self._play(server, figures)

    async def _open_and_forget(self, server: InProcessServer, figures: DayFigures) -> None:
        """A visitor opens a table, looks at the lobby, and nobody comes."""
        seats = [{"kind": "me", "name": "Rin"}, {"kind": "open"}]
        await _timed(figures, open_table(server.address, {"game": "kasane", "seats": seats}))
        figures.opened += 1
        await _timed(figures, http_request(server.address, "GET", "/api/tables"))

    async def _watch_bots(self, server: InProcessServer, figures: DayFigures) -> None:
        seats = [{"kind": "bot", "bot": "random"}] * 2
        wanted = {"game": "kasane", "seats": seats, "terms": {"pace": 0, "public": True}}
        opened = await _timed(figures, open_table(server.address, wanted))
        figures.opened += 1
        live = await server.service.registry.find(opened["table"])
        await self.clock.until(lambda: live.table.phase == "over")
        figures.finished += 1
        await _timed(figures, http_request(server.address, "GET", f"/api/tables/{opened['table']}/record"))

    async def _play(self, server: InProcessServer, figures: DayFigures) -> None:
        """A visitor plays some decisions against a bot, chats, and often leaves before the end."""
        seats = [
            {"kind": "me", "name": f"Mio {self.random.randrange(1000)}"},
            {"kind": "bot", "bot": "random"},
        ]
        wanted = {"game": "kasane", "seats": seats, "terms": {"pace": 0}}
        opened = await _timed(figures, open_table(server.address, wanted))
        figures.opened += 1
        async with recording_client(server.address, opened["table"], opened["secret"]) as client:
            decisions = self.random.choice([2, 5, 1000])
            for _ in range(decisions):
                await self.clock.until(lambda: client.now.get("prompt") or client.now.get("phase") == "over")
                if client.now["phase"] == "over":
                    figures.finished += 1
                    break
                await self._decide(client, figures)
            await _timed(figures, client.ask(type="say", text="good game"))

    async def _decide(self, client: RecordingClient, figures: DayFigures) -> None:
        prompt = client.now["prompt"]
        action = self.random.choice(prompt["actions"])
        await _timed(figures, client.ask(type="play", prompt=prompt["id"], action=action))

    async def _attack(self, server: InProcessServer, figures: DayFigures) -> None:
        """Floods of openings, of junk messages and of unknown tables."""
        for _ in range(self.visitors):
            try:
                await open_table(server.address, {"game": "kasane", "seats": [{"kind": "open"}] * 4})
                figures.opened += 1
            except Refused:
                figures.refused += 1
        for text in JUNK:
            with suppress(ConnectionClosed, InvalidHandshake):
                async with connect(server.address.replace("http", "ws") + "/play") as socket:
                    await socket.send(text)
                    await socket.recv()
                    figures.refused += 1
        for number in range(5):
            with suppress(Refused):
                await http_request(server.address, "GET", f"/api/tables/nothing{number}")


async def _timed(figures: DayFigures, answer: Any) -> Any:
    started = time.perf_counter()
    try:
        return await answer
    finally:
        figures.answers.append(time.perf_counter() - started)


async def _count_tables(server: InProcessServer) -> int:
    counting = select(func.count()).select_from(TABLES)
    return await server.service.registry.store.run(lambda connection: int(connection.scalar(counting) or 0))


def _resident_bytes() -> int:
    for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return 1024 * int(line.split()[1])
    return 0


async def simulate(data: Path, days: int, hours: int, visitors: int, seed: int = 1) -> list[DayFigures]:
    """The figures of each simulated day."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(40))
    server = SimulatedServer(data, hours, visitors, seed)
    return [await server.run_day(day) for day in range(1, days + 1)]


def growth(figures: list[DayFigures], of: str) -> float:
    """How much larger a figure was on a later steady day than on the first."""
    steady = [float(getattr(one, of)) for one in figures if one.day >= STEADY_FROM_DAY]
    return max(steady) / steady[0] if steady and steady[0] else 1.0


def show(figures: list[DayFigures], console: Console) -> None:
    sheet = Sheet(title="A simulated week")
    for heading in ("day", "opened", "finished", "refused", "tables kept", "store", "memory", "p99", ""):
        sheet.add_column(heading, justify="right")
    largest = max(one.store_bytes for one in figures)
    for one in figures:
        bar = "█" * max(1, round(20 * one.store_bytes / largest))
        sheet.add_row(
            str(one.day),
            str(one.opened),
            str(one.finished),
            str(one.refused),
            str(one.tables),
            f"{one.store_bytes / 1e6:.2f} MB",
            f"{one.memory_bytes / 1e6:.0f} MB",
            f"{one.p99_ms:.0f} ms",
            bar,
        )
    console.print(sheet)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--days", type=int, default=7)
    parser.add_argument("--hours", type=int, default=24, help="bursts of visitors per day")
    parser.add_argument("--visitors", type=int, default=12, help="visitors per burst")
    options = parser.parse_args()
    console = Console(width=110)
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(simulate(Path(folder), options.days, options.hours, options.visitors))
    show(figures, console)
    grown = {of: growth(figures, of) for of in ("tables", "store_bytes", "memory_bytes")}
    console.print(f"from day {STEADY_FROM_DAY} on, at most: {grown}; {time.monotonic() - begun:.0f} s")
    return 0 if max(grown.values()) <= MAX_GROWTH else 1


if __name__ == "__main__":
    sys.exit(main())
