"""A WebSocket client that keeps every message it receives."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from madoi.client import whole_update
from support.server.manual_clock import DEADLINE

Data = dict[str, Any]


class RecordingClient:
    """A WebSocket client that keeps every message as it came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self.updates: list[Data] = []
        """With the whole snapshot, also where only its changes were sent."""
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
                message = whole_update(json.loads(text), self.now)
                if message["type"] == "update":
                    self.updates.append(message)
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
async def recording_client(
    address: str, table: str, secret: str = "", **hello: object
) -> AsyncIterator[RecordingClient]:
    """Say hello, and keep what comes."""
    async with connect(f"{address.replace('http', 'ws')}/play?table={table}", max_size=None) as socket:
        client = RecordingClient(socket)
        listening = asyncio.create_task(client.listen())
        try:
            await client.send(type="hello", table=table, secret=secret, **hello)
            await client.until(lambda: client.number >= 0 or client.closed is not None)
            yield client
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
            socket.transport.abort()
