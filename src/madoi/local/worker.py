"""The entry point of the worker: requests and sockets of the page, by number."""

from __future__ import annotations

from madoi.local.api import respond
from madoi.local.device import Device
from madoi.local.socket import Socket
from madoi.local.tables import LocalTables


class Worker:
    """All tables of this device, behind plain strings and numbers."""

    def __init__(self, device: Device) -> None:
        self._tables = LocalTables(device)
        self._sockets: dict[int, Socket] = {}

    async def request(self, path: str, body: str) -> tuple[int, str]:
        """Status and JSON text of an answer."""
        return await respond(self._tables, path, body)

    async def receive(self, socket: int, message: str) -> None:
        """A message over a socket. Its first one opens it."""
        if socket not in self._sockets:
            self._sockets[socket] = Socket(self._tables, socket)
        await self._sockets[socket].receive(message)

    def close(self, socket: int) -> None:
        found = self._sockets.pop(socket, None)
        if found is not None:
            found.close()

    def pause(self, paused: bool) -> None:
        """Stop bots and clocks while nobody looks, or go on."""
        self._tables.pause(paused)
