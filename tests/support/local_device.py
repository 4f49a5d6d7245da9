"""A device without a browser: what a local table needs, in memory, and a player at it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any

from madoi.client import whole_update
from madoi.local import search
from madoi.local.worker import Worker
from madoi.server.protocol import PROTOCOL

Data = dict[str, Any]
_PATIENCE_SECONDS = 60.0


class MemoryDevice:
    """Keeps logs in memory, and searches at once. Pages of one browser share their logs."""

    def __init__(self, logs: dict[str, list[tuple[float, str]]] | None = None) -> None:
        self.logs = {} if logs is None else logs
        self.sent: asyncio.Queue[Data] = asyncio.Queue()
        self.closed: list[int] = []
        self.states: list[Data] = []
        self.searches: list[str] = []

    async def append(self, table: str, number: int, at: float, entry: str) -> bool:
        log = self.logs.setdefault(table, [])
        if len(log) != number:
            return False
        log.append((at, entry))
        return True

    async def entries(self, table: str, first: int) -> Sequence[tuple[float, str]]:
        return self.logs.get(table, [])[first:]

    async def search(self, task: str, job: str) -> str:
        self.searches.append(task)
        return search.run(task, job)

    def send(self, socket: int, message: str) -> None:
        self.sent.put_nowait(json.loads(message))

    def close(self, socket: int, code: int) -> None:
        self.closed.append(code)

    def changed(self, table: str, state: str) -> None:
        self.states.append(json.loads(state))


class LocalPlayer:
    """Somebody at a table of a device, who takes the first action that is offered."""

    def __init__(self, device: MemoryDevice | None = None) -> None:
        self.device = device or MemoryDevice()
        self.worker = Worker(self.device)
        self.now: Data = {}
        self.answers: dict[str, Data] = {}
        self.secret = ""
        self._sockets = 0
        self._last = 0

    async def request(self, path: str, body: object = None) -> Any:
        """The answer of the HTTP interface, which must not be a refusal."""
        status, text = await self.worker.request(path, "" if body is None else json.dumps(body))
        assert status == 200, text
        return json.loads(text)

    async def open(self, game: str, bots: int, bot: str = "greedy") -> Data:
        seats = [{"kind": "me", "name": "Rin"}, *[{"kind": "bot", "bot": bot}] * bots]
        opened: Data = await self.request("/api/tables", {"game": game, "seats": seats, "terms": {"pace": 0}})
        await self.sit(opened["table"], opened["secret"])
        return opened

    async def sit(self, table: str, secret: str) -> None:
        self.secret = secret
        self._sockets += 1
        hello = {"type": "hello", "table": table, "protocol": PROTOCOL, "secret": secret, "since": -1}
        await self.worker.receive(self._sockets, json.dumps(hello))

    def leave(self) -> None:
        self.worker.close(self._sockets)

    async def ask(self, **message: object) -> Data:
        """Send a message, and wait for its answer."""
        self._last += 1
        id = str(self._last)
        await self.worker.receive(self._sockets, json.dumps({**message, "id": id}))
        while id not in self.answers:
            await self._hear()
        return self.answers.pop(id)

    async def _hear(self) -> None:
        message = whole_update(await asyncio.wait_for(self.device.sent.get(), _PATIENCE_SECONDS), self.now)
        if message["type"] == "update":
            self.now = message["now"]
        elif message.get("id"):
            self.answers[message["id"]] = message

    async def until_asked(self) -> Data | None:
        """The prompt of a real choice; None: the game is over."""
        while True:
            prompt: Data | None = self.now.get("prompt")
            if self.now.get("phase") == "over":
                return None
            if prompt and len(prompt["actions"]) > 1 and self.device.sent.empty():
                return prompt
            await self._hear()

    async def play(self) -> None:
        """Make one decision."""
        prompt = await self.until_asked()
        assert prompt is not None
        await self.ask(type="play", prompt=prompt["id"], action=prompt["actions"][0])

    async def play_on(self) -> None:
        """Play until the game is over."""
        while await self.until_asked():
            await self.play()


async def moving_log(
    game: str = "kasane", bots: int = 2, decisions: int = 3
) -> tuple[LocalPlayer, list[Data]]:
    """A player in the middle of a game on their device, and its log as the page sends it."""
    player = LocalPlayer()
    opened = await player.open(game, bots)
    for _ in range(decisions):
        await player.play()
    await player.until_asked()
    player.worker.pause(True)
    found = await player.request(f"/api/tables/{opened['table']}/log")
    return player, found["entries"]
