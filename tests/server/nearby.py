"""The service inside the test's own process, at a real socket, so that what it holds can be looked at and its
patience shortened."""

from __future__ import annotations

import asyncio
import json
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from starlette.applications import Starlette
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from madoi.server.app import Service
from madoi.server.clock import SYSTEM, Clock
from madoi.server.config import Config
from madoi.server.runtime.live_table import LiveTable
from madoi.server.serve import Server, bind_socket, make_server
from madoi.server.table.state import Table
from server.manual_clock import DEADLINE, ManualClock

Data = dict[str, Any]


class Nearby:
    """A running server, and its rooms."""

    def __init__(self, server: Server, port: int) -> None:
        self.server = server
        self.address = f"http://127.0.0.1:{port}"

    @property
    def service(self) -> Service:
        app = self.server.config.app
        assert isinstance(app, Starlette)
        service = app.state.service
        assert isinstance(service, Service)
        return service

    def live_table(self, id: str) -> LiveTable:
        return self.service.registry.live_tables[id]

    def table(self, id: str) -> Table:
        return self.live_table(id).table


@asynccontextmanager
async def nearby(
    data: Path, openings: float = 1_000_000, clock: Clock = SYSTEM, **settings: Any
) -> AsyncIterator[Nearby]:
    """Serve until the block ends."""
    server = make_server(Config(str(data), openings_per_minute=openings, **settings), clock)
    listening = bind_socket("127.0.0.1", 0)
    running = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        assert not running.done(), running.exception()
        await asyncio.sleep(0.005)
    found = Nearby(server, listening.getsockname()[1])
    if isinstance(clock, ManualClock):
        clock.watch(found.service.registry.store)
    try:
        yield found
    finally:
        server.should_exit = True
        while isinstance(clock, ManualClock) and not running.done():
            await asyncio.wait({running}, timeout=0.1)
            await clock.advance(1)  # somebody may be waited for, but not for long
        await running


class Ear:
    """A WebSocket that keeps everything it is sent, byte by byte."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self.fresh = 0
        self.number = -1
        self.now: Data = {}
        self.closed: int | None = None
        self._change = asyncio.Condition()

    async def listen(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.heard.append(text)
                message = json.loads(text)
                if message["type"] == "update":
                    self.now = message["now"]
                    self.number = message["now"]["number"]
                async with self._change:
                    self._change.notify_all()
        except ConnectionClosed:
            pass
        self.closed = self.socket.close_code
        async with self._change:
            self._change.notify_all()

    async def until(self, condition: Any, seconds: float = DEADLINE) -> None:
        async with asyncio.timeout(seconds), self._change:
            await self._change.wait_for(condition)

    async def send(self, **message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def ask(self, **message: object) -> Data:
        """The answer to a request."""
        id = str(message.setdefault("id", f"ask {len(self.heard)}"))
        before = len(self.heard)
        await self.send(**message)
        answers: list[Data] = []

        def answered() -> bool:
            answers[:] = [one for one in map(json.loads, self.heard[before:]) if one.get("id") == id]
            return bool(answers) or self.closed is not None

        await self.until(answered)
        return answers[0] if answers else {"type": "closed", "code": self.closed}

    def new(self) -> list[str]:
        """What has come since this was last asked."""
        fresh, self.fresh = self.heard[self.fresh :], len(self.heard)
        return fresh


@asynccontextmanager
async def hearing(address: str, table: str, secret: str = "", **hello: object) -> AsyncIterator[Ear]:
    """Say hello, and keep what comes."""
    async with connect(address.replace("http", "ws") + "/play", max_size=None) as socket:
        ear = Ear(socket)
        listening = asyncio.create_task(ear.listen())
        try:
            await ear.send(type="hello", table=table, secret=secret, **hello)
            await ear.until(lambda: ear.number >= 0 or ear.closed is not None)
            yield ear
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
            socket.transport.abort()


class Answer:
    """An HTTP answer as it came."""

    def __init__(self, raw: bytes) -> None:
        head, _, self.body = raw.partition(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")
        self.status = int(first.split()[1]) if first else 0
        self.headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}

    @property
    def code(self) -> str:
        """The code of the refusal in it."""
        code: str = json.loads(self.body)["refusal"]["code"]
        return code


async def http(
    address: str,
    request: str,
    body: object = None,
    headers: dict[str, str] | None = None,
    seconds: float = DEADLINE,
) -> Answer:
    """One request as it is written here: ``GET /path``. Nothing is tidied up on the way, as clients do."""
    parts = urlsplit(address)
    data = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
    given = {"Host": parts.netloc, "Connection": "close", "Content-Length": str(len(data)), **(headers or {})}
    lines = [f"{request} HTTP/1.1", *(f"{name}: {value}" for name, value in given.items() if value), "", ""]
    return Answer(await exchanged(address, "\r\n".join(lines).encode("latin-1") + data, seconds))


HANDSHAKE = (
    b"GET /play HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def frame(kind: int, data: bytes, *, fin: bool = True) -> bytes:
    """A frame of the WebSocket protocol, as a client sends it."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0xFE]) + struct.pack(">H", len(data))
    return bytes([(0x80 if fin else 0) | kind]) + size + bytes(4) + data


async def ended(address: str, sent: bytes) -> int:
    """The code with which a WebSocket is closed on which these bytes are sent."""
    parts = urlsplit(address)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    try:
        writer.write(HANDSHAKE)
        await reader.readuntil(b"\r\n\r\n")
        writer.write(sent)
        async with asyncio.timeout(DEADLINE):
            closing = await reader.read()
    finally:
        writer.transport.abort()
    assert closing[0] == 0x88, closing
    code: int = struct.unpack(">H", closing[2:4])[0]
    return code


async def exchanged(address: str, sent: bytes, seconds: float = DEADLINE, until: bytes = b"") -> bytes:
    """All that the server says to these bytes, until it closes or has said this."""
    parts = urlsplit(address)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    try:
        writer.write(sent)
        async with asyncio.timeout(seconds):
            return await (reader.readuntil(until) if until else reader.read())
    except ConnectionResetError:
        return b""
    finally:
        writer.transport.abort()
