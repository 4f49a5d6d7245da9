"""One WebSocket connection: a client at a table, as one viewer.

The server keeps no outbox: each connection, when free to write, fetches what is new since the last number its
client saw. A slow client gets fewer and larger updates; one that reads nothing is dropped.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

import msgspec
from starlette.websockets import WebSocket

from madoi.core.record import MAX_NAME_CHARS, is_printable_line
from madoi.core.refusal import Refusal, Refused
from madoi.core.viewer import SPECTATOR, Viewer
from madoi.server import limits
from madoi.server.protocol.client_messages import Hello
from madoi.server.protocol.server_messages import Presence, ServerMessage
from madoi.server.rate_limits import client_network
from madoi.server.runtime.live_table import LiveTable
from madoi.server.runtime.presence import Subscriber
from madoi.server.table.commands import seating
from madoi.server.table.projection import snapshot
from madoi.server.table.state import Table
from madoi.server.tokens import hashed
from madoi.server.transport.uvicorn_protocols import WRITE_TEXT

ENCODER = msgspec.json.Encoder()


class Connection(Subscriber):
    """A client at a table. ``stalled_seconds``: how long it may read nothing."""

    def __init__(
        self,
        socket: WebSocket,
        live: LiveTable,
        table: Table,
        viewer: Viewer,
        hello: Hello,
        stalled_seconds: float,
    ) -> None:
        super().__init__(viewer, hello.name if is_printable_line(hello.name, MAX_NAME_CHARS) else "")
        self.table = table
        """The table as this viewer may see it: for spectators it may be late."""
        self.socket = socket
        self.live = live
        self.network = client_network(socket.scope)
        self.chat = hello.chat
        self.busy = False
        """Whether a command is being carried out."""
        self.leaving = False
        self.heard_at = live.clock.monotonic()
        """When the client last sent something."""
        self._stalled_seconds = stalled_seconds
        self._write_text: Callable[[bytes], bool] = socket.scope.get(WRITE_TEXT, _writes_nothing)
        self._secret = hello.secret
        self._key = hashed(hello.secret)
        self._seen = min(hello.since, len(table.visible_entries[viewer]) - 1)
        self._removals = live.table.spectators_removed
        self._updated = False
        self._presence: Presence | None = None
        self._answers: deque[ServerMessage] = deque()

    def check_viewer(self, table: Table) -> Viewer:
        """The viewer that this client is now. Raises `Refused` when somebody else has the seat, or when the
        seats have new numbers."""
        if self.viewer != SPECTATOR and seating.seat_of(table, self._secret) != self.viewer:
            raise Refused(Refusal("table-stale", "", {}))
        return self.viewer

    def _is_revoked(self, table: Table) -> bool:
        """Whether somebody else has the seat, or nobody, or it has another number."""
        if self.viewer == SPECTATOR:
            return False
        return self.viewer >= len(table.seats) or table.seats[self.viewer].key != self._key

    def check_seat(self, table: Table) -> int:
        """The seat of this client. Raises `Refused` for a spectator."""
        if self.viewer == SPECTATOR:
            raise Refused(Refusal("table-spectator", "", {}))
        return self.check_viewer(table)

    def answer(self, message: ServerMessage) -> None:
        """Queue an answer. Raises `AnswersUnread` when too many wait already."""
        if len(self._answers) >= limits.MAX_QUEUED_ANSWERS:
            raise AnswersUnread
        self._answers.append(message)
        self.wake.set()

    def say_last(self, message: ServerMessage) -> None:
        self._answers.append(message)
        self.leaving = True
        self.wake.set()

    async def write(self) -> None:
        """Send updates, answers and presence until the connection ends. An answer follows the update that
        shows what it did. Raises `SeatRevoked` when somebody else has the seat."""
        table = self.table
        await self._send(ENCODER.encode(snapshot.welcome(table, self.viewer, self.live.now())))
        self.wake.set()
        while True:
            await self.wake.wait()
            self.wake.clear()
            if self.live.ended_by and not self.busy:
                raise TableEnded(self.live.ended_by)
            if self.viewer == SPECTATOR and self.live.table.spectators_removed != self._removals:
                raise SpectatorRemoved
            revoked = self._is_revoked(table)
            answers = len(self._answers)
            if not revoked:
                await self._send_update(table)
            for _ in range(answers):
                await self._send(ENCODER.encode(self._answers.popleft()))
            if (
                revoked and not self.busy and not self._answers
            ):  # the command that gave the seat up is answered
                raise SeatMoved if any(seat.key == self._key for seat in table.seats) else SeatRevoked
            await self._send_presence()
            if self.leaving and not self.busy and not self._answers:
                return

    async def _send_update(self, table: Table) -> None:
        """Send what is new, in pages where it is long."""
        visible = table.visible_entries[self.viewer]
        while self._seen < len(visible) - 1 or not self._updated:
            message, self._seen = snapshot.next_update(table, self.viewer, self._seen, self.chat)
            self._updated = self._seen == len(visible) - 1
            await self._send(message)
            if not self._updated:
                await asyncio.sleep(0)  # a page takes some milliseconds: others get their turn

    async def _send_presence(self) -> None:
        here = self.live.presence
        names = [] if SPECTATOR in self.live.table.silenced else here.spectator_names()
        presence = Presence(*here.connected(), names)
        if presence != self._presence:
            self._presence = presence
            await self._send(ENCODER.encode(presence))

    async def _send(self, message: bytes) -> None:
        if not self._write_text(message):
            async with self.live.clock.timeout(self._stalled_seconds):
                await self.socket.send_text(message.decode())
        if self.live.context.sent_bytes.spend(self.network, len(message)) > 0:
            await self.wait_for_budget()

    async def wait_for_budget(self) -> None:
        """Wait while the client's address was sent too much. Nothing is made for it meanwhile: it gets fewer
        updates."""
        while (seconds := self.live.context.sent_bytes.wait_seconds(self.network)) > 0:
            await self.live.clock.sleep(seconds)


def _writes_nothing(message: bytes) -> bool:
    """Without our own protocol below, everything goes through ASGI."""
    return False


class AnswersUnread(Exception):
    """The client sends commands and does not read the answers."""


class TableEnded(Exception):
    """The table must not be used any more."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class SpectatorRemoved(Exception):
    """The host has sent the spectators away."""


class SeatMoved(Exception):
    """The client's seat has another number now."""


class SeatRevoked(Exception):
    """The client's secret no longer holds its seat."""
