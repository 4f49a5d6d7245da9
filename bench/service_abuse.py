"""Attacks of one visitor on a server where others play, and what the others notice.

    python3 run.py abuse                one attack after the other, about five minutes
    python3 run.py abuse --only hello   one of them

The server has its default limits. The attacker has one loopback address, and every honest table others.
For each attack it prints the honest players' p99 beside that of quiet times, how much the server's memory
grew meanwhile, and whether a table ended early. A shared machine is sometimes slow for seconds: it is quiet
before and after every attack, and the quiet p99 is the median of these times. How late a sleep of the
players' process ends is the machine's own delay: no server has part in it. Talks to loopback only, and stops
by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from madoi.client import whole_update
from madoi.version import version_text

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from support.golden import RECORDS
from support.server.service_process import Service
from support.server.threats import HARBOUR, RESTLESS

ATTACKER: Final = "127.0.0.2"
NEWCOMER: Final = "127.0.0.3"
FIRST_HONEST: Final = 10
QUIET: Final = "quiet"
AT_ONCE: Final = 20
"""Requests that the attacker has under way."""
NAP: Final = 0.01
"""Seconds of a sleep that shows how late the machine is."""
MOST_RATIO: Final = 3.0
MOST_MEGABYTES: Final = 100.0
LOST: Final = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError, ValueError)
Data = dict[str, Any]


async def http(port: int, source: str, method: str, path: str, body: Data | None = None) -> tuple[int, bytes]:
    """One request from a loopback address: the status and the body of its answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    try:
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
        head += f"Accept-Encoding: {'gzip' if source == ATTACKER else 'identity'}\r\n"
        writer.write(f"{head}Content-Length: {len(data)}\r\n\r\n".encode() + data)
        async with asyncio.timeout(30):
            answer = await reader.read()
    finally:
        writer.close()
    top, _, content = answer.partition(b"\r\n\r\n")
    return int(top.split()[1]), content


class Honest:
    """The players of one table, from an address of their own. They answer after a moment, game after game."""

    def __init__(self, port: int, source: str) -> None:
        self.port = port
        self.source = source
        self.seconds: list[float] = []
        self.trouble: list[str] = []
        self.tables: list[str] = []

    async def play(self) -> None:
        while True:
            seats = [{"kind": "me", "name": "Rin"}, {"kind": "open"}]
            wanted = {"game": "kasane", "seats": seats, "terms": {"public": True}}
            status, body = await http(self.port, self.source, "POST", "/api/tables", wanted)
            if status != 200:
                self.trouble.append(f"opening: {status}")
                await asyncio.sleep(1)
                continue
            opened = json.loads(body)
            self.tables.append(opened["table"])
            path = f"/api/tables/{opened['table']}/seats/1"
            taken = json.loads((await http(self.port, self.source, "POST", path, {"name": "Mio"}))[1])
            await asyncio.gather(
                *(self._hold(opened["table"], secret) for secret in (opened["secret"], taken["secret"]))
            )

    async def _hold(self, table: str, secret: str) -> None:
        """Play one seat to the end of its game."""
        try:
            async with connect(
                f"ws://127.0.0.1:{self.port}/play",
                local_addr=(self.source, 0),
                compression=None,
                max_size=None,
            ) as socket:
                await socket.send(json.dumps({"type": "hello", "table": table, "secret": secret}))
                await self._answer(socket)
        except LOST as error:
            self.trouble.append(f"table ended early: {error!r}")

    async def _answer(self, socket: Any) -> None:
        sent: dict[str, float] = {}
        now: Data = {}
        async for text in socket:
            message = whole_update(json.loads(text), now)
            if message["type"] == "update":
                now = message["now"]
            elif message["type"] in ("done", "refused"):
                self.seconds.append(time.perf_counter() - sent.pop(message["id"], time.perf_counter()))
                if message["type"] == "refused" and message["refusal"]["code"] != "table-stale":
                    self.trouble.append(message["refusal"]["code"])
            if now.get("phase") == "over":
                return
            prompt = now.get("prompt")
            if prompt is not None and not sent:
                await asyncio.sleep(random.uniform(0.1, 0.4))
                sent[prompt["id"]] = time.perf_counter()
                action = random.choice(prompt["actions"])
                answer = {"type": "play", "id": prompt["id"], "prompt": prompt["id"], "action": action}
                await socket.send(json.dumps(answer))
                now = {**now, "prompt": None}


def p99(seconds: list[float]) -> float:
    return sorted(seconds)[int(len(seconds) * 0.99)] if seconds else 0.0


class Attacker:
    """One visitor with bad intentions, at one address."""

    def __init__(self, port: int, seconds: float, table: str) -> None:
        self.port = port
        self.ends = time.monotonic() + seconds
        self.table = table
        """A table of honest players."""

    async def ask(self, method: str, path: str, body: Data | None = None) -> tuple[int, bytes]:
        return await http(self.port, ATTACKER, method, path, body)

    async def flood(self, *requests: tuple[str, str, Data | None]) -> None:
        """These requests, again and again."""

        async def one_after_the_other() -> None:
            while time.monotonic() < self.ends:
                for request in requests:
                    with suppress(*LOST):
                        await self.ask(*request)

        await asyncio.gather(*(one_after_the_other() for _ in range(AT_ONCE)))

    async def talk(self, count: int, hello: Data, *messages: Data) -> None:
        """So many WebSockets that say these messages again and again, and read what comes."""

        async def one() -> None:
            while time.monotonic() < self.ends:
                with suppress(*LOST):
                    async with connect(
                        f"ws://127.0.0.1:{self.port}/play",
                        local_addr=(ATTACKER, 0),
                        compression=None,
                        max_size=None,
                    ) as socket:
                        greeting = {**hello, "since": random.randint(-1, 60)}
                        await socket.send(json.dumps({"type": "hello", **greeting}))
                        await self._say(socket, messages)
                await asyncio.sleep(0.02)

        await asyncio.gather(*(one() for _ in range(count)))

    async def _say(self, socket: Any, messages: tuple[Data, ...]) -> None:
        async def read() -> None:
            async for _ in socket:
                pass

        reading = asyncio.create_task(read())
        try:
            while messages and time.monotonic() < self.ends and not reading.done():
                for number, message in enumerate(messages):
                    await socket.send(json.dumps({"id": str(number), **message}))
                await asyncio.sleep(0.05)
            await asyncio.sleep(0.2)
        finally:
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)

    async def hold(self, count: int, sent: bytes) -> None:
        """So many connections from which nothing is read."""
        writers: list[asyncio.StreamWriter] = []
        while time.monotonic() < self.ends:
            with suppress(*LOST):
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", self.port, local_addr=(ATTACKER, 0), limit=1024
                )
                writer.write(sent)
                writers.append(writer)
                reader._transport.pause_reading()  # type: ignore[attr-defined]
            if len(writers) >= count:
                await asyncio.sleep(0.2)
                writers = [one for one in writers if not one.transport.is_closing()]

    async def own_table(self, **wanted: object) -> Data:
        status, body = await self.ask("POST", "/api/tables", wanted)
        opened: Data = json.loads(body)
        assert status == 200, body
        return opened


def bots(game: str, count: int, **more: object) -> Data:
    seats = [{"kind": "bot", "bot": "random"}] * count
    return {"game": game, "seats": seats, "terms": {"pace": 0}, **more}


def cards() -> Data:
    return {"set": json.dumps(tomllib.loads(RESTLESS)), "decks": HARBOUR}


async def chat(attacker: Attacker) -> None:
    await attacker.talk(20, {"table": attacker.table}, {"type": "say", "name": "Eve", "text": "円居" * 150})


async def catalogues(attacker: Attacker) -> None:
    await attacker.flood(("GET", "/words/en.ftl", None), ("GET", "/words/ja.ftl", None))


async def histories(attacker: Attacker) -> None:
    opened = await attacker.own_table(**bots("yurikure", 4))
    await asyncio.sleep(1)
    await attacker.talk(20, {"table": opened["table"]})


async def lobby(attacker: Attacker) -> None:
    wanted = {"game": "lily", "seats": [{"kind": "open"}] * 2, "options": cards(), "terms": {"public": True}}
    await attacker.flood(("POST", "/api/tables", wanted), *[("GET", "/api/tables", None)] * 10)


async def unread(attacker: Attacker) -> None:
    request = b"GET /api/lessons/lily HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    await attacker.hold(200, request)


async def silent(attacker: Attacker) -> None:
    await attacker.hold(1200, b"")


async def hints(attacker: Attacker) -> None:
    seats = [{"kind": "me", "name": "Eve"}, {"kind": "bot", "bot": "random"}]
    opened = await attacker.own_table(game="kasane", seats=seats, terms={"pace": 0})
    greeting = {"table": opened["table"], "secret": opened["secret"]}
    await attacker.talk(20, greeting, {"type": "hint"}, {"type": "why", "action": "nonsense"})


def record() -> str:
    return max((path.read_text(encoding="utf-8") for path in RECORDS.glob("yurikure*.madoi")), key=len)


async def verification(attacker: Attacker) -> None:
    await attacker.flood(
        ("POST", "/api/verify", {"record": record()}), ("POST", "/api/review", {"record": record()})
    )


async def continuation(attacker: Attacker) -> None:
    text = record()
    players = sum(line.startswith("player ") for line in text.splitlines())
    seats = [{"kind": "bot", "bot": "random"}] * players
    wanted = {"record": text, "seats": seats, "decisions": 20, "terms": {"pace": 0}}
    await attacker.flood(("POST", "/api/continue", wanted))


async def machines(attacker: Attacker) -> None:
    games = [bots("kasane", 4), bots("yurikure", 5), bots("lily", 2)]
    await attacker.flood(*(("POST", "/api/tables", wanted) for wanted in games))


async def loops(attacker: Attacker) -> None:
    await attacker.flood(("POST", "/api/tables", bots("lily", 2, options=cards())))


async def drafts(attacker: Attacker) -> None:
    given = {"text": RESTLESS * 3, "options": {}}
    await attacker.flood(
        ("POST", "/api/games/lily/options/set/examine", given), ("GET", "/api/games/lily/stock", None)
    )


ATTACKS: Final[dict[str, Callable[[Attacker], Awaitable[None]]]] = {
    one.__name__: one
    for one in (
        chat,
        catalogues,
        histories,
        lobby,
        unread,
        silent,
        hints,
        verification,
        continuation,
        machines,
        loops,
        drafts,
    )
}


class Figures:
    """What honest players and the machine noticed in one phase."""

    def __init__(
        self, name: str, seconds: list[float], delays: list[float], memory: float, trouble: list[str]
    ) -> None:
        self.name = name
        self.answers = len(seconds)
        self.p99 = p99(seconds)
        self.delay = p99(delays)
        """The machine's own."""
        self.memory = memory
        self.trouble = trouble


class Run:
    """A server, and honest players who play all the time."""

    def __init__(self, service: Service, tables: int, seconds: float) -> None:
        self.service = service
        self.seconds = seconds
        self.honest = [Honest(service.port, f"127.0.0.{FIRST_HONEST + one}") for one in range(tables)]
        self.delays: list[float] = []

    async def watch_the_machine(self) -> None:
        """Note how late short sleeps end."""
        while True:
            due = time.perf_counter() + NAP
            await asyncio.sleep(NAP)
            self.delays.append(time.perf_counter() - due)

    def memory(self) -> float:
        """Megabytes of the server process."""
        assert self.service.process is not None
        status = Path(f"/proc/{self.service.process.pid}/status").read_text(encoding="utf-8")
        return int(status.partition("VmRSS:")[2].split()[0]) / 1000

    async def phase(self, name: str) -> Figures:
        """One attack, or none; what was noticed meanwhile."""
        for one in self.honest:
            one.seconds.clear()
            one.trouble.clear()
        self.delays.clear()
        attack = None
        if name in ATTACKS:
            options = [str(self.service.port), self.honest[0].tables[-1], str(self.seconds)]
            attack = await asyncio.create_subprocess_exec(
                sys.executable, __file__, "--attack", name, *options, stderr=subprocess.DEVNULL
            )
        ends, trouble = time.monotonic() + self.seconds + 1, []
        before = most = self.memory()
        while time.monotonic() < ends:
            most = max(most, self.memory())
            try:
                async with asyncio.timeout(10):
                    status, _ = await http(self.service.port, NEWCOMER, "GET", "/healthz")
            except LOST as error:
                trouble.append(f"newcomer: {error!r}")
            else:
                if status != 200:
                    trouble.append(f"newcomer: {status}")
            await asyncio.sleep(0.5)
        if attack is not None:
            if attack.returncode is None:
                with suppress(ProcessLookupError):
                    attack.kill()
            await attack.wait()
        trouble += [text for one in self.honest for text in one.trouble]
        seconds = [second for one in self.honest for second in one.seconds]
        return Figures(name, seconds, self.delays, most - before, trouble)

    async def all(self, names: list[str], console: Console) -> tuple[list[Figures], list[Figures]]:
        """The quiet times, and the attacks between them."""
        tasks = (self.watch_the_machine(), *(one.play() for one in self.honest))
        playing = [asyncio.create_task(one) for one in tasks]
        try:
            await asyncio.sleep(3)
            quiet, found = [await self.phase(QUIET)], []
            for name in names:
                console.print(f"{name} …", highlight=False)
                found.append(await self.phase(name))
                quiet.append(await self.phase(QUIET))
        finally:
            for one in playing:
                one.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        return quiet, found


def report(quiet: list[Figures], found: list[Figures], console: Console) -> bool:
    """Print the figures, and say whether all goals were reached."""
    table = Table(title=f"one attacker, honest players beside; {version_text()}")
    columns = ("attack", "honest answers", "p99 ms", "to quiet", "machine's own p99 ms", "memory MB")
    for column in (*columns, "tables that ended early"):
        table.add_column(column, justify="left" if column == "attack" else "right")
    usual, good = statistics.median(one.p99 for one in quiet), True
    answers = sum(one.answers for one in quiet)
    most = max(one.p99 for one in quiet) / usual
    first = (f"quiet, median of {len(quiet)}", f"{answers}", f"{usual * 1000:.1f}", f"worst {most:.1f}")
    delay = statistics.median(one.delay for one in quiet)
    memory = statistics.median(one.memory for one in quiet)
    table.add_row(*first, f"{delay * 1000:.1f}", f"{memory:+.0f}", "none")
    for one in found:
        ratio = one.p99 / usual
        good &= ratio <= MOST_RATIO and one.memory <= MOST_MEGABYTES and not one.trouble
        trouble = "none" if not one.trouble else f"{len(one.trouble)}: {one.trouble[0]}"
        row = (f"{one.answers}", f"{one.p99 * 1000:.1f}", f"{ratio:.1f}", f"{one.delay * 1000:.1f}")
        table.add_row(one.name, *row, f"{one.memory:+.0f}", trouble)
    console.print(table)
    goal = f"p99 within {MOST_RATIO:g} of quiet, at most {MOST_MEGABYTES:g} MB more, no table ends early"
    console.print(f"{goal}: {'yes' if good else 'no'}")
    return good


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=28, help="honest tables (28)")
    parser.add_argument("--seconds", type=float, default=9, help="how long each attack lasts (9)")
    parser.add_argument("--only", choices=list(ATTACKS), help="one attack")
    parser.add_argument("--attack", nargs=4, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.attack:
        name, port, table, seconds = options.attack
        os.nice(15)  # it would have a machine of its own
        asyncio.run(ATTACKS[name](Attacker(int(port), float(seconds), table)))  # type: ignore[arg-type]
        return 0
    console = Console(width=120)
    with tempfile.TemporaryDirectory(prefix="madoi-abuse-") as data:
        service = Service("--data", data, "--openings", "120")
        service.start()
        try:
            run = Run(service, options.tables, options.seconds)
            quiet, found = asyncio.run(run.all([options.only] if options.only else list(ATTACKS), console))
        finally:
            service.stop()
            told = service.told()
            service.forget()
    if "Traceback" in told:
        console.print(told[told.index("Traceback") :][:2000], highlight=False)
    return 0 if report(quiet, found, console) and "Traceback" not in told else 1


if __name__ == "__main__":
    sys.exit(main())
