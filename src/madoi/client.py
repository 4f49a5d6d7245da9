"""A small client of the table service, for tests, tools and bots that live in another process.

    opened = await open_table(address, {"game": "kasane", "seats": [{"kind": "me", "name": "Rin"}, …]})
    async with seated(address, opened["table"], opened["secret"]) as seat:
        while not seat.over:
            if seat.prompt:
                await seat.play(seat.prompt["actions"][0])
            await seat.changed()

It speaks the protocol of docs/protocol.md and comes back by itself when the line breaks.
"""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

PROTOCOL: Final = 1
_ANSWER: Final = 30.0
_LAST_WORDS: Final = (4400, 4404)
_NO_ENTRY: Final = (403, 421)
"""Closing codes, and statuses of a refused connection, after which coming back is of no use."""

Data = dict[str, Any]


class Refused(Exception):
    """The service said no; ``refusal`` has its code, rule and facts."""

    def __init__(self, refusal: Data) -> None:
        super().__init__(f"{refusal['code']} {refusal['rule']} {refusal['facts']}")
        self.refusal = refusal


class Away(Exception):
    """The line broke before an answer came; whether the request was carried out shows when it is back."""


async def ask(address: str, method: str, path: str, body: Data | None = None) -> Any:
    """One HTTP request; gives what the service gives, or raises `Refused`."""
    return await asyncio.to_thread(_ask, address, method, path, body)


def _ask(address: str, method: str, path: str, body: Data | None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, data, method=method)
    try:
        with urllib.request.urlopen(request, timeout=_ANSWER) as answer:
            text = answer.read().decode()
            json_given = answer.headers.get_content_type() == "application/json"
    except urllib.error.HTTPError as error:
        with error:
            text = error.read().decode()
        raise Refused(json.loads(text)["refusal"]) from error
    return json.loads(text) if json_given else text


async def open_table(address: str, wanted: Data) -> Data:
    """Open a table: ``table``, and ``seat`` and ``secret`` of the one who opened it."""
    opened: Data = await ask(address, "POST", "/api/tables", wanted)
    return opened


async def sit_down(address: str, table: str, seat: int, name: str, invitation: str = "") -> Data:
    """Take a seat: gives its ``secret``."""
    body = {"name": name, "invitation": invitation}
    taken: Data = await ask(address, "POST", f"/api/tables/{table}/seats/{seat}", body)
    return taken


class Seat:
    """A place at a table, or among its spectators. ``news`` is all that was told, in order; ``now`` the table
    as it is; ``prompt`` what is asked now; ``bye`` what the service said when it last closed the line."""

    def __init__(self, address: str, table: str, secret: str, chat: bool) -> None:
        self.address = address
        self.table = table
        self.secret = secret
        self.chat = chat
        self.welcome: Data = {}
        self.news: list[Data] = []
        self.now: Data = {}
        self.here: Data = {}
        self.came_back = 0
        self.bye: Data = {}
        self._socket: ClientConnection | None = None
        self._answers: dict[str, asyncio.Future[Data]] = {}
        self._asked = 0
        self._again = 0.0
        self._change = asyncio.Condition()
        self._came = 0
        self._looked = 0
        self._ended: Exception | None = None

    @property
    def prompt(self) -> Data | None:
        prompt: Data | None = self.now.get("prompt")
        return prompt

    @property
    def chance(self) -> Data | None:
        """What a paper table waits for."""
        chance: Data | None = self.now.get("chance")
        return chance

    @property
    def connected(self) -> bool:
        """Whether there is a line now; when it breaks, a new one is made by itself."""
        return self._socket is not None

    @property
    def over(self) -> bool:
        return self.now.get("phase") == "over"

    @property
    def number(self) -> int:
        """The last news seen, to go on from."""
        return int(self.news[-1]["number"]) if self.news else -1

    async def play(self, action: str) -> None:
        """Answer the prompt. Raises `Refused`; when the line breaks, `Away`."""
        assert self.prompt is not None
        await self.request("play", prompt=self.prompt["id"], action=action)

    async def fell(self, *results: int) -> None:
        """At a paper table: say what fell, for what is asked now and for what follows at once. Raises
        `Refused`; when the line breaks, `Away`."""
        assert self.chance is not None
        await self.request("fell", chance=self.chance["id"], results=list(results))

    async def request(self, type: str, **fields: object) -> Data:
        """Any request of the protocol; gives its answer."""
        self._asked += 1
        id = str(self._asked)
        waiting = self._answers[id] = asyncio.get_running_loop().create_future()
        try:
            if self._socket is None:
                raise Away
            await self._socket.send(json.dumps({"type": type, "id": id, **fields}))
            async with asyncio.timeout(_ANSWER):
                answer: Data = await waiting
        except ConnectionClosed as closed:
            raise Away from closed
        finally:
            self._answers.pop(id, None)
        if answer["type"] == "refused":
            raise Refused(answer["refusal"])
        return answer

    async def changed(self, timeout: float = _ANSWER) -> None:
        """Wait until something has come since this was last asked."""
        async with asyncio.timeout(timeout), self._change:
            await self._change.wait_for(lambda: self._ended is not None or self._came > self._looked)
        self._looked = self._came
        self._check()

    async def until(self, condition: Callable[[Seat], object], timeout: float = _ANSWER) -> None:
        """Wait until this holds."""
        async with asyncio.timeout(timeout), self._change:
            await self._change.wait_for(lambda: self._ended is not None or condition(self))
        self._check()

    def _check(self) -> None:
        if self._ended is not None:
            raise self._ended

    async def _live(self) -> None:
        """Stay connected, and come back after the last news when the line breaks."""
        pause = 0.05
        while True:
            try:
                async with connect(
                    self.address.replace("http", "ws", 1) + "/play", compression=None, max_size=None
                ) as socket:
                    await socket.send(json.dumps(self._hello()))
                    pause = 0.05
                    await self._read(socket)
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError) as error:
                if _is_final(error):
                    self._ended = self._ended or error
            self._cut_off()
            if self._ended is not None:
                async with self._change:
                    self._change.notify_all()
                return
            self.came_back += 1
            await asyncio.sleep(max(pause, self._again))
            pause, self._again = min(2.0, pause * 2), 0.0

    def _hello(self) -> Data:
        return {
            "type": "hello",
            "table": self.table,
            "protocol": PROTOCOL,
            "secret": self.secret,
            "since": self.number,
            "chat": self.chat,
        }

    def _cut_off(self) -> None:
        self._socket = None
        for waiting in self._answers.values():
            if not waiting.done():
                waiting.set_exception(Away())

    async def _read(self, socket: ClientConnection) -> None:
        async for text in socket:
            message = json.loads(text)
            kind = message["type"]
            if kind in ("done", "refused", "reason", "advice") and message["id"] in self._answers:
                waiting = self._answers[message["id"]]
                if not waiting.done():
                    waiting.set_result(message)
            elif kind == "refused" and not message["id"]:
                self._ended = Refused(message["refusal"])
            elif kind == "welcome":
                self.welcome, self._socket = message, socket
            elif kind == "update":
                self.news += message["news"]
                self.now = message["now"]
            elif kind == "here":
                self.here = message
            elif kind == "bye":
                self.bye, self._again = message, float(message["again"])
            self._came += 1
            async with self._change:
                self._change.notify_all()


def _is_final(error: Exception) -> bool:
    if isinstance(error, InvalidStatus):
        return error.response.status_code in _NO_ENTRY
    return isinstance(error, ConnectionClosed) and error.rcvd is not None and error.rcvd.code in _LAST_WORDS


@asynccontextmanager
async def seated(address: str, table: str, secret: str = "", chat: bool = True) -> AsyncIterator[Seat]:
    """Sit at a table with the secret of a seat, or look on without one, until the block ends."""
    seat = Seat(address, table, secret, chat)
    living = asyncio.create_task(seat._live())
    try:
        await seat.until(lambda seat: seat.now)
        yield seat
    finally:
        living.cancel()
        await asyncio.gather(living, return_exceptions=True)
