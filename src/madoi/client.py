"""A small client of the table service, for tests, tools and bots in other processes.

    opened = await open_table(address, {"game": "kasane", "seats": [{"kind": "me", "name": "Rin"}, …]})
    async with seated(address, opened["table"], opened["secret"]) as seat:
        while not seat.over:
            if seat.prompt:
                await seat.play(seat.prompt["actions"][0])
            await seat.changed()

It speaks the protocol of docs/protocol.md, and reconnects by itself.
"""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, Literal, assert_never, get_args
from urllib.parse import quote

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

PROTOCOL: Final = 2
_ANSWER_SECONDS: Final = 30.0
_FIRST_PAUSE_SECONDS: Final = 0.05
_LONGEST_PAUSE_SECONDS: Final = 2.0
"""Between two tries to reconnect; the pause doubles."""
_FINAL_CLOSE_CODES: Final = (4400, 4404)
_FINAL_STATUSES: Final = (403, 421)
"""Close codes, and HTTP statuses of a refused connection, after which reconnecting is of no use."""

Data = dict[str, Any]
MessageType = Literal[
    "welcome",
    "history",
    "update",
    "changes",
    "here",
    "done",
    "refused",
    "reason",
    "advice",
    "changeable",
    "bye",
]
"""The ``type`` of everything a server sends. A test compares it with the server's own list."""
_MESSAGE_TYPES: Final = get_args(MessageType)


class Refused(Exception):
    """The service refused; ``refusal`` has its code, rule and facts."""

    def __init__(self, refusal: Data) -> None:
        super().__init__(f"{refusal['code']} {refusal['rule']} {refusal['facts']}")
        self.refusal = refusal


class Disconnected(Exception):
    """The connection broke before an answer came. Whether the command was carried out shows after
    reconnecting."""


def whole_update(message: Data, now: Data) -> Data:
    """A message of type ``changes`` as the ``update`` that it stands for, where ``now`` is the last snapshot;
    any other message as it is."""
    if message["type"] != "changes":
        return message
    gone = message.get("gone", ())
    after = {name: part for name, part in now.items() if name not in gone} | message["now"]
    if "view" in now:
        after["view"] = now["view"] | message.get("view", {})
    return {"type": "update", "news": message["news"], "now": after}


async def http_request(address: str, method: str, path: str, body: Data | None = None) -> Any:
    """Send one HTTP request and return the answer. Raises `Refused`."""
    return await asyncio.to_thread(_http_request, address, method, path, body)


def _http_request(address: str, method: str, path: str, body: Data | None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, data, method=method)
    try:
        with urllib.request.urlopen(request, timeout=_ANSWER_SECONDS) as answer:
            text = answer.read().decode()
            is_json = answer.headers.get_content_type() == "application/json"
    except urllib.error.HTTPError as error:
        with error:
            text = error.read().decode()
        raise Refused(json.loads(text)["refusal"]) from error
    return json.loads(text) if is_json else text


async def open_table(address: str, wanted: Data) -> Data:
    """Open a table. Returns its ``table`` id, and ``seat`` and ``secret`` of the one who opened it."""
    opened: Data = await http_request(address, "POST", "/api/tables", wanted)
    return opened


async def sit_down(address: str, table: str, seat: int, name: str, invitation: str = "") -> Data:
    """Take a seat. Returns its ``secret``."""
    body = {"name": name, "invitation": invitation}
    taken: Data = await http_request(address, "POST", f"/api/tables/{table}/seats/{seat}", body)
    return taken


class Seat:
    """A seat at a table, or a spectator.

    ``news`` is everything that happened, in order. ``now`` is the table as it is.
    ``prompt`` is the current question. ``bye`` is the server's last message before it closed the connection.
    ``reconnects`` counts how often the connection was made again."""

    def __init__(self, address: str, table: str, secret: str, chat: bool) -> None:
        self.address = address
        self.table = table
        self.secret = secret
        self.chat = chat
        self.welcome: Data = {}
        self.news: list[Data] = []
        self.now: Data = {}
        self.here: Data = {}
        self.reconnects = 0
        self.bye: Data = {}
        self._socket: ClientConnection | None = None
        self._answers: dict[str, asyncio.Future[Data]] = {}
        self._requests = 0
        self._retry_seconds = 0.0
        self._changed = asyncio.Condition()
        self._messages = 0
        self._messages_seen = 0
        self._end: Exception | None = None

    @property
    def prompt(self) -> Data | None:
        prompt: Data | None = self.now.get("prompt")
        return prompt

    @property
    def chance(self) -> Data | None:
        """The chance result that a paper table waits for."""
        chance: Data | None = self.now.get("chance")
        return chance

    @property
    def connected(self) -> bool:
        """Whether there is a connection now. A broken one is made again by itself."""
        return self._socket is not None

    @property
    def over(self) -> bool:
        return self.now.get("phase") == "over"

    @property
    def number(self) -> int:
        """The number of the last news seen."""
        return int(self.news[-1]["number"]) if self.news else -1

    async def play(self, action: str) -> None:
        """Answer the prompt. Raises `Refused` or `Disconnected`."""
        assert self.prompt is not None
        await self.request("play", prompt=self.prompt["id"], action=action)

    async def enter_results(self, *results: int) -> None:
        """At a paper table: enter results, for the current chance prompt and those that follow at once.
        Raises `Refused` or `Disconnected`."""
        assert self.chance is not None
        await self.request("fell", chance=self.chance["id"], results=list(results))

    async def host(self, what: str, seat: int = -1) -> None:
        """As the host: ``silence``, ``unsilence`` or ``remove`` a seat or the spectators (-1), ``lock`` or
        ``unlock`` the table. Raises `Refused` or `Disconnected`."""
        await self.request("host", what=what, seat=seat)

    async def request(self, type: str, **fields: object) -> Data:
        """Send any command of the protocol and return its answer. Raises `Refused` or `Disconnected`."""
        self._requests += 1
        id = str(self._requests)
        waiting = self._answers[id] = asyncio.get_running_loop().create_future()
        try:
            if self._socket is None:
                raise Disconnected
            await self._socket.send(json.dumps({"type": type, "id": id, **fields}))
            async with asyncio.timeout(_ANSWER_SECONDS):
                answer: Data = await waiting
        except ConnectionClosed as closed:
            raise Disconnected from closed
        finally:
            self._answers.pop(id, None)
            if waiting.done() and not waiting.cancelled():
                waiting.exception()  # sending may fail first; then nobody asks for the answer's own failure
        if answer["type"] == "refused":
            raise Refused(answer["refusal"])
        return answer

    async def changed(self, timeout: float = _ANSWER_SECONDS) -> None:
        """Wait for a message that has come since the last call."""
        async with asyncio.timeout(timeout), self._changed:
            await self._changed.wait_for(
                lambda: self._end is not None or self._messages > self._messages_seen
            )
        self._messages_seen = self._messages
        self._raise_if_ended()

    async def until(self, condition: Callable[[Seat], object], timeout: float = _ANSWER_SECONDS) -> None:
        """Wait until the condition holds."""
        async with asyncio.timeout(timeout), self._changed:
            await self._changed.wait_for(lambda: self._end is not None or condition(self))
        self._raise_if_ended()

    def _raise_if_ended(self) -> None:
        if self._end is not None:
            raise self._end

    async def _stay_connected(self) -> None:
        """Stay connected. After a break, go on from the last news seen."""
        pause = _FIRST_PAUSE_SECONDS
        while True:
            try:
                # The server sends the connection to the process that has the table.
                address = f"{self.address.replace('http', 'ws', 1)}/play?table={quote(self.table)}"
                async with connect(address, compression=None, max_size=None) as socket:
                    await socket.send(json.dumps(self._hello()))
                    pause = _FIRST_PAUSE_SECONDS
                    await self._read(socket)
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError) as error:
                if _is_final(error):
                    self._end = self._end or error
            self._on_connection_lost()
            if self._end is not None:
                async with self._changed:
                    self._changed.notify_all()
                return
            self.reconnects += 1
            await asyncio.sleep(max(pause, self._retry_seconds))
            pause, self._retry_seconds = min(_LONGEST_PAUSE_SECONDS, pause * 2), 0.0

    def _hello(self) -> Data:
        return {
            "type": "hello",
            "table": self.table,
            "protocol": PROTOCOL,
            "secret": self.secret,
            "since": self.number,
            "chat": self.chat,
        }

    def _on_connection_lost(self) -> None:
        self._socket = None
        for waiting in self._answers.values():
            if not waiting.done():
                waiting.set_exception(Disconnected())

    async def _read(self, socket: ClientConnection) -> None:
        async for text in socket:
            message = json.loads(text)
            if message["type"] in _MESSAGE_TYPES:  # a newer server may send others
                self._receive(message["type"], message, socket)
            self._messages += 1
            async with self._changed:
                self._changed.notify_all()

    def _receive(self, kind: MessageType, message: Data, socket: ClientConnection) -> None:
        match kind:
            case "welcome":
                self.welcome, self._socket = message, socket
            case "history":
                self.news += message["news"]
            case "update" | "changes":
                self.news += message["news"]
                self.now = whole_update(message, self.now)["now"]
            case "here":
                self.here = message
            case "bye":
                self.bye, self._retry_seconds = message, float(message["again"])
            case "refused" if not message["id"]:
                self._end = Refused(message["refusal"])
            case "done" | "refused" | "reason" | "advice" | "changeable":
                waiting = self._answers.get(message["id"])
                if waiting is not None and not waiting.done():
                    waiting.set_result(message)
            case _:
                assert_never(kind)


def _is_final(error: Exception) -> bool:
    if isinstance(error, InvalidStatus):
        return error.response.status_code in _FINAL_STATUSES
    return (
        isinstance(error, ConnectionClosed)
        and error.rcvd is not None
        and error.rcvd.code in _FINAL_CLOSE_CODES
    )


@asynccontextmanager
async def seated(address: str, table: str, secret: str = "", chat: bool = True) -> AsyncIterator[Seat]:
    """Connect to a table until the block ends: as a seat with its secret, as a spectator without one."""
    seat = Seat(address, table, secret, chat)
    connecting = asyncio.create_task(seat._stay_connected())
    try:
        await seat.until(lambda seat: seat.now)
        yield seat
    finally:
        connecting.cancel()
        await asyncio.gather(connecting, return_exceptions=True)
