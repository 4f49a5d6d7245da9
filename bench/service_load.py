"""The service under load: very many tables of scripted players on one machine, server and clients together.

    python3 run.py load --tables 1000 --seconds 60

Three measurements in one run, so that the figures are ratios:

1. *flat out*: every player answers at once: decisions a second, p50 and p99 of the time from
   an answer to its acknowledgement (durable by then), memory a table;
2. *echo*: a bare WebSocket server on the same stack, which sends as many messages of the same sizes to the
   same sockets and does nothing else: how many "decisions" a second that gives;
3. *steady*: players who think for a while, at few and at many tables: p99 of both at the same number of
   answers a second and table. With 20 s each, and all four asked at once as at the beginning, that is one
   answer in five seconds.

Ctrl-C ends it; processes that were started are ended.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any, Protocol

import msgspec
import uvicorn
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from rich.console import Console
from rich.table import Table
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from madoi.client import http_request, open_table, sit_down
from madoi.version import version_text

SEATS = 4
FEW = 10
MANY_NEWS = 1_000_000_000
LOOKED_AT = 20
AT_ONCE = 32
"""How many tables are opened, and connections made, at the same time."""
COLUMNS = [
    "run",
    "tables",
    "decisions/s",
    "answers/s",
    "p50 ms",
    "p99 ms",
    "kB/update",
    "updates",
    "CPU ms",
    "MB/table",
]
CONSOLE = Console()


class _Prompt(msgspec.Struct):
    id: str
    actions: list[str]


class _Now(msgspec.Struct):
    phase: str = ""
    prompt: _Prompt | None = None


class Message(msgspec.Struct):
    """What a scripted player reads of a message."""

    type: str
    now: _Now | None = None


DECODE = msgspec.json.Decoder(Message).decode
ENCODE = msgspec.json.Encoder().encode


class Load:
    """What all players of a run share: their pace, and what they measured."""

    def __init__(self, pause: float) -> None:
        self.pause = pause
        self.stopped = False
        self.taken: list[float] = []
        self.updates = 0
        self.bytes = 0
        self.asked_bytes = 0
        self.refused = 0
        self.random = random.Random(7)

    def clear(self) -> None:
        """Begin to measure anew."""
        self.taken.clear()
        self.updates = self.bytes = self.asked_bytes = self.refused = 0


class Player(WSListener):
    """A seat whose player takes any legal action, at once or after the pause of the run."""

    def __init__(self, load: Load, hello: bytes) -> None:
        self.load = load
        self.hello = hello
        self.answered = ""
        self.sent = 0.0
        self.waiting: _Prompt | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        transport.send(WSMsgType.TEXT, self.hello)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
            return
        if frame.msg_type != WSMsgType.TEXT:
            return
        payload = frame.get_payload_as_bytes()
        message = DECODE(payload)
        if message.type == "done":
            self.load.taken.append(time.perf_counter() - self.sent)
        elif message.type == "refused":
            self.load.refused += 1
            self.answered = ""
        elif message.now is not None:
            self.load.updates += 1
            self.load.bytes += len(payload)
            prompt = message.now.prompt
            if prompt is None or len(prompt.actions) == 1:
                return  # the server answers what is forced
            if self.load.stopped:
                self.waiting = prompt
            elif prompt.id != self.answered:
                self.answer(prompt)

    def begin(self) -> None:
        """Answer what was asked while others were still coming."""
        if self.waiting is not None:
            self.answer(self.waiting)

    def answer(self, prompt: _Prompt) -> None:
        self.answered = prompt.id
        action = self.load.random.choice(prompt.actions)
        text = ENCODE({"type": "play", "id": "1", "prompt": prompt.id, "action": action})
        if self.load.pause:
            wait = self.load.random.uniform(0, 2 * self.load.pause)
            asyncio.get_running_loop().call_later(wait, self.send, text)
        else:
            self.send(text)

    def send(self, text: bytes) -> None:
        if not self.load.stopped:
            self.sent = time.perf_counter()
            self.load.asked_bytes += len(text)
            self.transport.send(WSMsgType.TEXT, text)


class Newcomer(WSListener):
    """Somebody who opens a table that is being played: gets all of it."""

    def __init__(self, player: Player) -> None:
        self.hello = ENCODE({**msgspec.json.decode(player.hello), "since": MANY_NEWS})
        self.table_bytes: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def on_ws_connected(self, transport: WSTransport) -> None:
        transport.send(WSMsgType.TEXT, self.hello)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT and not self.table_bytes.done():
            payload = frame.get_payload_as_bytes()
            message = DECODE(payload)
            if message.type == "update" and message.now is not None:
                # A finished table also shows what was hidden.
                self.table_bytes.set_result(len(payload) if message.now.phase == "playing" else 0)
                transport.disconnect()


class Connected(Protocol):
    """A player with a connection."""

    transport: WSTransport


class Echoed(WSListener):
    """A player of the bare echo: asks again as soon as the last answer and its update have come."""

    def __init__(self, load: Load, group: int, seat: int, asks: bytes) -> None:
        self.load = load
        self.hello = f"{group} {seat}".encode()
        self.seat = seat
        self.asks = asks
        self.sent = 0.0

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        transport.send(WSMsgType.TEXT, self.hello)

    def begin(self) -> None:
        """The first seat of each group asks first, when everybody has come."""
        if self.seat == 0:
            self.sent = time.perf_counter()
            self.transport.send(WSMsgType.TEXT, self.asks)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            payload = frame.get_payload_as_bytes()
            if payload[:1] == b"d":
                self.load.taken.append(time.perf_counter() - self.sent)
            elif payload[:1] == b"%d" % self.seat and not self.load.stopped:
                self.sent = time.perf_counter()
                transport.send(WSMsgType.TEXT, self.asks)


class Measured:
    """One measurement: decisions a second (those that the server made because they were forced included), and
    how long answers took."""

    def __init__(self, load: Load, seconds: float, made: int) -> None:
        taken = sorted(load.taken)
        self.seconds = seconds
        self.decisions = made / seconds
        self.answers = len(taken) / seconds
        self.p50 = taken[len(taken) // 2] if taken else float("nan")
        self.p99 = taken[int(len(taken) * 0.99)] if taken else float("nan")
        self.update = load.bytes / max(1, load.updates)
        self.table_bytes = 0.0
        """How large a table is that somebody opens while others play at it."""
        self.fanout = load.updates / max(1, made)
        self.asked = load.asked_bytes / max(1, len(taken))
        self.refused = load.refused
        self.memory = 0.0
        self.cpu = 0.0


class Server:
    """A server in a process of its own."""

    def __init__(self, *command: str) -> None:
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        words = self.process.stdout.readline().split()
        self.address = next(word for word in words if word.startswith("http://"))
        self.metrics_address = ""

    def memory(self) -> float:
        """Resident, in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def cpu(self) -> float:
        """Seconds of processor time that it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)


def service(folder: str) -> Server:
    metrics = _free_port()
    options = ["--port", "0", "--metrics", str(metrics), "--data", folder]
    options += ["--openings", "10000000", "--lang", "en"]
    server = Server(sys.executable, "-m", "madoi", "serve", *options)
    server.metrics_address = f"http://127.0.0.1:{metrics}"
    return server


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
    return port


async def play(game: str, tables: int, seconds: float, pause: float, what: str) -> Measured:
    """So many tables, for so long, at a fresh server."""
    with tempfile.TemporaryDirectory() as folder:
        server = service(folder)
        try:
            return await _play(server, game, tables, seconds, pause, what)
        finally:
            server.stop()


async def _play(server: Server, game: str, tables: int, seconds: float, pause: float, what: str) -> Measured:
    load = Load(pause)
    while not await _ready(server.address):
        await asyncio.sleep(0.1)
    empty = server.memory()
    with CONSOLE.status(what) as status:
        players = await enter_players(
            server.address,
            load,
            game,
            tables,
            lambda opened: status.update(f"{what}: {opened} of {tables} tables are opened"),
        )
        load.stopped = False
        for player in players:
            player.begin()
        status.update(f"{what}: {tables} tables play")
        await asyncio.sleep(min(5.0, seconds / 4))  # until everybody is at it
        table_bytes = await mean_table_bytes(server.address, players)
        load.clear()
        made, begun, used = await _made(server.metrics_address), time.perf_counter(), server.cpu()
        await asyncio.sleep(seconds)
        made = await _made(server.metrics_address) - made
        measured = Measured(load, time.perf_counter() - begun, made)
        measured.cpu = (server.cpu() - used) / max(1, made)
        load.stopped = True
        measured.memory = (server.memory() - empty) / tables
        measured.table_bytes = table_bytes
        await leave(players)
    return measured


async def enter_players(
    address: str, load: Load, game: str, tables: int, opened: Callable[[int], None]
) -> list[Player]:
    """Open so many tables, and connect their players, who wait until they may begin."""
    load.stopped = True
    port = address.rpartition(":")[2]
    players: list[Player] = []

    async def come(number: int) -> None:
        for table, secret in await _table(address, game):
            hello = ENCODE({"type": "hello", "table": table, "secret": secret})
            player = Player(load, hello)
            await ws_connect(
                lambda player=player: player,
                f"ws://127.0.0.1:{port}/play?table={table}",
                extra_headers={"X-Forwarded-For": _address(len(players))},
            )
            players.append(player)
        opened(len(players) // SEATS)

    await some_at_once(come, tables)
    return players


async def mean_table_bytes(address: str, players: list[Player]) -> float:
    """How large the tables of some players are, when they open them once more. Finished ones do not count."""
    sizes: list[int] = []
    for player in players[:: max(1, len(players) // LOOKED_AT)]:
        newcomer = Newcomer(player)
        table = msgspec.json.decode(player.hello)["table"]
        port = address.rpartition(":")[2]
        await ws_connect(lambda newcomer=newcomer: newcomer, f"ws://127.0.0.1:{port}/play?table={table}")
        sizes.append(await newcomer.table_bytes)
    return sum(sizes) / max(1, sum(size > 0 for size in sizes))


def _address(number: int) -> str:
    """Each player has an address: what one may have sent is limited."""
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


async def leave(players: Iterable[Connected]) -> None:
    for player in players:
        player.transport.disconnect()
    await asyncio.sleep(0.5)


async def some_at_once(come: Callable[[int], Awaitable[None]], tables: int) -> None:
    numbers = iter(range(tables))

    async def one_after_the_other() -> None:
        for number in numbers:
            await come(number)

    async with asyncio.TaskGroup() as group:
        for _ in range(AT_ONCE):
            group.create_task(one_after_the_other())


async def _ready(address: str) -> bool:
    try:
        await http_request(address, "GET", "/readyz")
    except OSError:
        return False
    return True


async def _made(address: str) -> int:
    """How many decisions the server has written."""
    figures: str = await http_request(address, "GET", "/metrics")
    found = [line for line in figures.splitlines() if line.startswith('madoi_entries_total{kind="decided"}')]
    return int(float(found[0].split()[1])) if found else 0


async def _table(address: str, game: str) -> list[tuple[str, str]]:
    seats: list[dict[str, Any]] = [{"kind": "me", "name": "seat 1"}] + [{"kind": "open"}] * (SEATS - 1)
    opened = await open_table(address, {"game": game, "seats": seats, "terms": {"pace": 0}})
    table: str = opened["table"]
    rest = [await sit_down(address, table, seat, f"seat {seat + 1}") for seat in range(1, SEATS)]
    return [(table, opened["secret"]), *((table, taken["secret"]) for taken in rest)]


async def echo(tables: int, seconds: float, like: Measured) -> Measured:
    """The same sockets and sizes, at a server that only sends."""
    server = Server(sys.executable, __file__, "--echo", str(round(like.update)), str(round(like.fanout)))
    load = Load(0)
    try:
        port = server.address.rpartition(":")[2]
        players: list[Echoed] = []
        asks = b"x" * max(1, round(like.asked))
        with CONSOLE.status("echo"):

            async def come(group: int) -> None:
                for seat in range(SEATS):
                    player = Echoed(load, group, seat, asks)
                    await ws_connect(lambda player=player: player, f"ws://127.0.0.1:{port}/")
                    players.append(player)

            await some_at_once(come, tables)
            for player in players:
                player.begin()
            await asyncio.sleep(min(5.0, seconds / 4))
            load.taken.clear()
            begun, used = time.perf_counter(), server.cpu()
            await asyncio.sleep(seconds)
            measured = Measured(load, time.perf_counter() - begun, len(load.taken))
            measured.cpu = (server.cpu() - used) / max(1, len(load.taken))
            load.stopped = True
            for player in players:
                player.transport.disconnect()
            await asyncio.sleep(0.5)
        return measured
    finally:
        server.stop()


def serve_echo(size: int, fanout: int) -> None:
    """A bare WebSocket server: what is asked is acknowledged, and everybody of the group gets an update whose
    first letter says who asks next."""
    groups: dict[str, dict[int, WebSocket]] = {}

    async def endpoint(websocket: WebSocket) -> None:
        await websocket.accept()
        name, seat = (await websocket.receive_text()).split()
        group = groups.setdefault(name, {})
        group[int(seat)] = websocket
        try:
            while True:
                await websocket.receive_text()
                await websocket.send_text('d{"type":"done","id":"1"}')
                update = f"{(int(seat) + 1) % SEATS}" + "x" * (size - 1)
                first = (int(seat) + 1) % SEATS
                for place in range(min(fanout, SEATS)):
                    await group[(first + place) % SEATS].send_text(update)
        except (WebSocketDisconnect, RuntimeError):
            return  # this one left, or one of the group did

    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen(2048)
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    app = Starlette(routes=[WebSocketRoute("/", endpoint)])
    config = uvicorn.Config(
        app, ws="websockets-sansio", ws_per_message_deflate=False, log_level="error", access_log=False
    )
    uvicorn.Server(config).run(sockets=[listening])


async def measure(options: argparse.Namespace) -> None:
    flat = await play(options.game, options.tables, options.seconds, 0, "flat out")
    bare = await echo(options.tables, options.seconds, flat)
    few = await play(options.game, FEW, options.seconds, options.pause, "steady, few")
    many = await play(options.game, options.tables, options.seconds, options.pause, "steady, many")
    report(options, [("flat out", options.tables, flat), ("echo", options.tables, bare)], few, many)


def report(
    options: argparse.Namespace, rows: list[tuple[str, int, Measured]], few: Measured, many: Measured
) -> None:
    title = f"{options.game}, {SEATS} players a table, {options.seconds:.0f} s each; {version_text()}"
    table = Table(title=title)
    for column in COLUMNS:
        table.add_column(column, justify="left" if column == "run" else "right")
    for name, tables, one in [*rows, ("steady, few", FEW, few), ("steady, many", options.tables, many)]:
        table.add_row(
            name,
            f"{tables:,}",
            f"{one.decisions:,.0f}",
            f"{one.answers:,.0f}",
            f"{one.p50 * 1000:.1f}",
            f"{one.p99 * 1000:.1f}",
            f"{one.update / 1000:.1f}",
            f"{one.fanout:.1f}",
            f"{one.cpu * 1000:.2f}",
            f"{one.memory:.2f}",
        )
    CONSOLE.print(table)
    flat, bare = rows[0][2], rows[1][2]
    CONSOLE.print(f"service : bare echo of the same messages = {flat.decisions / bare.decisions:.2f}")
    per_table = [few.answers / FEW, many.answers / options.tables]
    CONSOLE.print(
        f"answers a second and table: {per_table[0]:.2f} at {FEW} tables, {per_table[1]:.2f} at many"
    )
    CONSOLE.print(
        f"p99 at {options.tables:,} tables : p99 at {FEW} tables = {many.p99 / few.p99:.1f} (at most 5)"
    )
    CONSOLE.print(f"refused: {flat.refused + few.refused + many.refused}")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="yurikure")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument(
        "--pause", type=float, default=20.0, help="seconds that players think on average when steady (20)"
    )
    parser.add_argument("--echo", nargs=2, type=int, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.echo:
        serve_echo(*options.echo)
        return 0
    asyncio.run(measure(options))
    return 0


if __name__ == "__main__":
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
    sys.exit(main())
