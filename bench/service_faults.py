"""Tables that play on while what they need is broken, again and again.

    python3 run.py faults                      200 tables with a file; their server is killed 20 times
    python3 run.py faults --store postgresql   two processes, PostgreSQL and NATS; each is broken in turn

Everybody remembers what was acknowledged; in the end that is compared with the logs, and every record is
verified. Talks to loopback only, and stops by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager
from http.client import HTTPException
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from sqlalchemy.engine import make_url

from madoi.client import Refused, Seat, seated
from madoi.version import version_text

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from support.server.nats_server import Nats
from support.server.players import Game, Memory, check, check_records, new_game, play_on, read_logs
from support.server.postgres import execute, new_database, postgres_server
from support.server.proxy import Proxy, proxy_to
from support.server.service_process import Service

LEASE = 6
PEOPLE = 2
BOTS = 1
AWAY = 3.0
NEARLY_ALL = 0.95
TO_COME_BACK = 120.0

Fault = Callable[[], Awaitable[None]]


class Setting:
    """What is played on, and the faults that come over it in turn, each with a name."""

    def __init__(self, database: str, services: list[Service], faults: list[tuple[str, Fault]]) -> None:
        self.database = database
        self.services = services
        self.faults = faults

    @property
    def addresses(self) -> list[str]:
        return [service.address for service in self.services]


class Crowd:
    """Tables that are played all the time: where a game is over, the next one begins."""

    def __init__(self, setting: Setting, pause: float) -> None:
        self.setting = setting
        self.pause = pause
        self.memory = Memory()
        self.games: list[Game] = []
        self.finished = 0
        self.playing: set[Seat] = set()
        self.last_games = False

    async def keep_playing(self, number: int) -> None:
        """One table after the other, as long as faults come."""
        while not self.last_games:
            await self._play(await self._opened(number), number)
            self.finished += 1

    async def _opened(self, number: int) -> Game:
        """A new table, however often one must ask. One whose answer was lost is left alone."""
        addresses = self.setting.addresses
        while True:
            try:
                game = await new_game(addresses[number % len(addresses)], PEOPLE, BOTS, pace=self.pause)
            except (OSError, HTTPException, Refused):
                await asyncio.sleep(0.5)
                continue
            self.games.append(game)
            return game

    async def _play(self, game: Game, number: int) -> None:
        addresses = self.setting.addresses
        async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
            for seat, secret in enumerate(game.secrets):
                address = addresses[(number + seat) % len(addresses)]
                held = await stack.enter_async_context(seated(address, game.table, secret))
                self.playing.add(held)
                group.create_task(self._hold(held, seat, game.table))

    async def _hold(self, held: Seat, seat: int, seed: str) -> None:
        try:
            await play_on(held, seat, self.memory, seed, self.pause)
        finally:
            self.playing.discard(held)
        assert [news["number"] for news in held.news] == list(range(len(held.news)))


class Fell:
    """One fault: what it was, how long it lasted, how many it cut off, and how long after its end the last of
    them was back."""

    def __init__(self, name: str, lasted: float, cut_off: int, late: float) -> None:
        self.name = name
        self.lasted = lasted
        self.cut_off = cut_off
        self.late = late


async def come_over(crowd: Crowd, name: str, fault: Fault) -> Fell:
    """A fault, and the time until everybody who was cut off has been welcomed again."""
    before = {seat: (seat.reconnects, seat.welcome) for seat in crowd.playing}
    begun = time.monotonic()
    await fault()
    over = time.monotonic()
    cut = [seat for seat, (reconnects, _) in before.items() if seat.reconnects > reconnects]
    async with asyncio.timeout(TO_COME_BACK):
        while any(seat in crowd.playing and seat.welcome is before[seat][1] for seat in cut):
            await asyncio.sleep(0.02)
    return Fell(name, over - begun, len(cut), time.monotonic() - over)


async def run(setting: Setting, wanted: argparse.Namespace, console: Console) -> tuple[Crowd, list[Fell]]:
    crowd = Crowd(setting, wanted.pause)
    fell: list[Fell] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console) as progress:
        opening = progress.add_task("tables that play", total=wanted.tables)
        breaking = progress.add_task("faults", total=wanted.faults)
        async with asyncio.timeout(wanted.minutes * 60), asyncio.TaskGroup() as group:
            for number in range(wanted.tables):
                group.create_task(crowd.keep_playing(number))
            most = wanted.tables * PEOPLE
            while len(crowd.playing) < most * NEARLY_ALL:
                progress.update(opening, completed=len(crowd.playing) // PEOPLE)
                await asyncio.sleep(0.2)
            progress.update(opening, completed=wanted.tables)
            for number in range(wanted.faults):
                name, fault = setting.faults[number % len(setting.faults)]
                enough = len(crowd.memory.acknowledged) + wanted.tables
                # So that they are in the middle of it, and not between two games.
                while len(crowd.memory.acknowledged) < enough or len(crowd.playing) < most * NEARLY_ALL:
                    await asyncio.sleep(0.02)
                fell.append(await come_over(crowd, name, fault))
                progress.update(breaking, advance=1)
                told = f"{name} for {fell[-1].lasted:.1f} s, {fell[-1].cut_off} people cut off,"
                progress.console.print(f"{told} the last back {fell[-1].late:.1f} s later", highlight=False)
            crowd.last_games = True
            ending = progress.add_task("games that end", total=wanted.tables)
            while crowd.playing:
                progress.update(ending, completed=wanted.tables - len(crowd.playing) // PEOPLE)
                await asyncio.sleep(0.2)
            progress.update(ending, completed=wanted.tables)
    return crowd, fell


@contextmanager
def with_a_file() -> Iterator[Setting]:
    """One server with SQLite, which is killed and started again."""
    with tempfile.TemporaryDirectory(prefix="madoi-faults-") as data, ExitStack() as stack:
        service = started(stack, Service("--data", data, "--lease", str(LEASE)))

        async def killed() -> None:
            service.kill()
            await asyncio.to_thread(service.start)

        yield Setting(f"sqlite:///{data}/madoi.sqlite", [service], [("server killed", killed)])


@contextmanager
def with_postgresql() -> Iterator[Setting]:
    """Two processes, a database and a bus; the connection to the database can be broken."""
    with postgres_server() as server, ExitStack() as stack:
        database = new_database(server)
        url = make_url(database)
        folder = url.query.get("host")
        there = f"{folder}/.s.PGSQL.5432" if folder else (url.host or "", url.port or 5432)
        line = stack.enter_context(proxy_to(there))
        nats = Nats()
        nats.start()
        stack.callback(nats.kill)
        through = url.set(host="127.0.0.1", port=line.port, query={}).render_as_string(hide_password=False)
        options = ["--database", through, "--bus", nats.url, "--lease", str(LEASE)]
        services = [started(stack, Service(*options)) for _ in range(2)]
        yield Setting(database, services, faults_of(services, server, url.database or "", nats, line))


def faults_of(
    services: list[Service], server: str, name: str, nats: Nats, line: Proxy
) -> list[tuple[str, Fault]]:
    """All that can happen to two processes."""

    def killed(service: Service) -> Fault:
        async def kill() -> None:
            service.kill()
            await asyncio.sleep(LEASE)
            await asyncio.to_thread(service.start)

        return kill

    async def connections_killed() -> None:
        for _ in range(10):
            everybody = f"from pg_stat_activity where datname = '{name}'"
            await execute(server, f"select pg_terminate_backend(pid) {everybody}")
            await asyncio.sleep(0.2)

    async def database_away() -> None:
        line.go_away()
        await asyncio.sleep(AWAY)
        line.come_back()

    async def database_silent() -> None:
        line.stall()
        await asyncio.sleep(AWAY)
        line.flow()

    async def bus_away() -> None:
        nats.kill()
        await asyncio.sleep(AWAY)
        nats.start()

    return [
        ("first killed", killed(services[0])),
        ("lines to PostgreSQL cut", connections_killed),
        ("NATS away", bus_away),
        ("second killed", killed(services[1])),
        ("PostgreSQL away", database_away),
        ("PostgreSQL silent", database_silent),
    ]


def started(stack: ExitStack, service: Service) -> Service:
    service.start()

    def ended() -> None:
        service.kill()
        assert "Traceback" not in service.told(), service.told()
        service.forget()

    stack.callback(ended)
    return service


async def judged(setting: Setting, crowd: Crowd) -> dict[str, int]:
    """Compare what everybody remembers with the logs; raises AssertionError."""
    logs = await read_logs(setting.database, [game.table for game in crowd.games])
    check(crowd.memory, logs)
    await check_records(setting.addresses[0], logs)
    kept = {decision for log in logs.values() for decision, _ in log.decisions}
    unsure = set(crowd.memory.unsure) - set(crowd.memory.acknowledged)
    return {
        "games, all ended, every record verified": len(logs),
        "decisions in the logs": sum(len(log.decisions) for log in logs.values()),
        "decisions acknowledged, all found once": len(crowd.memory.acknowledged),
        "asked for when the line broke, never answered": len(unsure),
        "of these in the logs": len(unsure & kept),
    }


def main() -> int:
    parser = argparse.ArgumentParser(prog="run.py faults", description=__doc__.partition("\n")[0])
    parser.add_argument("--store", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--faults", type=int, default=20)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds a player thinks (default: 1)")
    parser.add_argument("--minutes", type=float, default=30, help="end at the latest after (default: 30)")
    wanted = parser.parse_args()
    console = Console()
    begun = time.monotonic()
    with with_a_file() if wanted.store == "sqlite" else with_postgresql() as setting:
        crowd, fell = asyncio.run(run(setting, wanted, console))
        console.print("comparing with the logs …")
        figures = asyncio.run(judged(setting, crowd))
    title = f"{wanted.tables} tables, {wanted.store}, {version_text()}, {time.monotonic() - begun:.0f} s"
    table = Table(title=title, box=None)
    for heading in ("fault", "times", "lasted s", "cut off", "last back s", "at most s"):
        table.add_column(heading, justify="left" if heading == "fault" else "right")
    for name in dict.fromkeys(one.name for one in fell):
        these = [one for one in fell if one.name == name]
        lasted, cut = median(one.lasted for one in these), median(one.cut_off for one in these)
        late = [one.late for one in these]
        row = (str(len(these)), f"{lasted:.1f}", f"{cut:.0f}", f"{median(late):.1f}", f"{max(late):.1f}")
        table.add_row(name, *row)
    console.print(table)
    for what, number in figures.items():
        console.print(f"{number:>9,}  {what}", highlight=False)
    console.print(
        f"answers: median {median(crowd.memory.seconds) * 1000:.0f} ms, slowest {crowd.memory.slowest:.1f} s;"
        f" refusals: {dict(crowd.memory.refusals)}",
        highlight=False,
    )
    console.print("clean", highlight=False)
    return 0


if __name__ == "__main__":
    sys.exit(main())
