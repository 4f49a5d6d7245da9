"""One WebSocket connection: a client at a table, as one viewer.

The server keeps no outbox: each connection, when free to write, fetches what is new since the last number its
client saw. A slow client gets fewer and larger updates; one that reads nothing is dropped. While nothing
happens, a connection has no task and no timer here.
"""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

import msgspec
import structlog

from madoi.core.record import MAX_NAME_CHARS, is_printable_line
from madoi.core.refusal import Refusal, Refused
from madoi.core.viewer import SPECTATOR, Viewer
from madoi.server import limits
from madoi.server.clock import Timer
from madoi.server.protocol.client_messages import Hello
from madoi.server.protocol.server_messages import Bye, CommandRefused, Presence, ServerMessage
from madoi.server.rate_limits import TokenBucket, network_of
from madoi.server.runtime.live_table import LiveTable
from madoi.server.runtime.metrics import DROPPED, REFUSALS
from madoi.server.runtime.presence import Subscriber
from madoi.server.table.commands import seating
from madoi.server.table.projection import snapshot, updates
from madoi.server.table.state import Table
from madoi.server.tokens import hashed
from madoi.server.transport.websocket_protocol import WebSocketProtocol

CLOSE_BAD_HELLO: Final = 4400
CLOSE_NO_TABLE: Final = 4404
CLOSE_FAILED: Final = 1011
CLOSE_RESTART: Final = 1012
ENCODER: Final = msgspec.json.Encoder()

_log = structlog.get_logger()


class ConnectionOwner(Protocol):
    """Who carries out what a connection receives."""

    async def carry_out(self, connection: Connection, message: str | bytes) -> None:
        """Carry out a message and answer it."""

    def forget(self, connection: Connection) -> None:
        """The connection has ended."""


class Connection(Subscriber):
    """A client at a table. ``stalled_seconds``: how long it may read nothing."""

    __slots__ = (
        "_answers",
        "_inbox",
        "_is_updated",
        "_is_woken",
        "_key",
        "_owner",
        "_pause",
        "_presence",
        "_reader",
        "_removals",
        "_secret",
        "_seen",
        "_snapshot_at",
        "_snapshot_seen",
        "_stall",
        "_stalled_seconds",
        "bucket",
        "busy",
        "chat",
        "heard_at",
        "host",
        "is_closed",
        "leaving",
        "live",
        "network",
        "socket",
        "table",
    )

    def __init__(
        self,
        socket: WebSocketProtocol,
        host: str,
        live: LiveTable,
        table: Table,
        viewer: Viewer,
        hello: Hello,
        stalled_seconds: float,
        owner: ConnectionOwner,
    ) -> None:
        super().__init__(viewer, hello.name if is_printable_line(hello.name, MAX_NAME_CHARS) else "")
        self.table = table
        """The table as this viewer may see it: for spectators it may be late."""
        self.socket = socket
        self.live = live
        self.host = host
        self.network = network_of(host)
        self.bucket = TokenBucket(limits.MESSAGES_PER_SECOND, limits.MESSAGES_BURST, live.clock)
        """How many messages the client may send."""
        self.chat = hello.chat
        self.busy = False
        """Whether a command is being carried out."""
        self.leaving = False
        self.is_closed = False
        self.heard_at = live.clock.monotonic()
        """When the client last sent something."""
        self._owner = owner
        self._stalled_seconds = stalled_seconds
        self._secret = hello.secret
        self._key = hashed(hello.secret)
        self._seen = min(hello.since, len(table.visible_entries[viewer]) - 1)
        self._snapshot_seen = updates.NOTHING
        """The version of the snapshot that the client has."""
        self._snapshot_at = 0.0
        self._removals = live.table.spectators_removed
        self._is_updated = False
        self._is_woken = False
        self._presence: Presence | None = None
        self._answers: list[ServerMessage] = []
        self._inbox: list[str | bytes] = []
        self._reader: asyncio.Task[None] | None = None
        self._pause: Timer | None = None
        """Until the client's address may be sent more."""
        self._stall: Timer | None = None
        """Until a client is dropped that reads nothing."""

    def start(self) -> None:
        """Greet the client, and get its messages from now on."""
        self._send([ENCODER.encode(snapshot.welcome(self.table, self.viewer, self.live.now()))])
        self.wake()
        self.socket.hand_over(self)

    def check_viewer(self, table: Table) -> Viewer:
        """The viewer that this client is now. Raises `Refused` when somebody else has the seat, or when the
        seats have new numbers."""
        if self.viewer != SPECTATOR and seating.seat_of(table, self._secret) != self.viewer:
            raise Refused(Refusal("table-stale", "", {}))
        return self.viewer

    def check_seat(self, table: Table) -> int:
        """The seat of this client. Raises `Refused` for a spectator."""
        if self.viewer == SPECTATOR:
            raise Refused(Refusal("table-spectator", "", {}))
        return self.check_viewer(table)

    def _is_revoked(self, table: Table) -> bool:
        """Whether somebody else has the seat, or nobody, or it has another number."""
        if self.viewer == SPECTATOR:
            return False
        return self.viewer >= len(table.seats) or table.seats[self.viewer].key != self._key

    def receive(self, message: str | bytes) -> None:
        """Carry out a message of the client, after those before it."""
        self._inbox.append(message)
        if self._reader is None:
            self._reader = asyncio.create_task(self._read())
        else:
            self.socket.pause_reading()  # only the client's own buffer fills up

    async def _read(self) -> None:
        """Carry out one message after the other, until none waits."""
        try:
            while self._inbox and not self.is_closed:
                message = self._inbox.pop(0)
                if not self._inbox:
                    self.socket.resume_reading()
                await self._owner.carry_out(self, message)
        except AnswersUnread:
            self._drop("reads-not", CLOSE_RESTART)
        except Exception as error:
            self._fail(error)
        finally:
            self._reader = None

    def answer(self, message: ServerMessage) -> None:
        """Queue an answer. Raises `AnswersUnread` when too many wait already."""
        if len(self._answers) >= limits.MAX_QUEUED_ANSWERS:
            raise AnswersUnread
        self._answers.append(message)
        self.wake()

    def say_last(self, message: ServerMessage) -> None:
        self._answers.append(message)
        self.leaving = True
        self.wake()

    def wake(self) -> None:
        """Send what is new, as soon as everything else has its turn."""
        if not self._is_woken and not self.is_closed:
            self._is_woken = True
            asyncio.get_running_loop().call_soon(self._write)

    def on_writable(self) -> None:
        if self._stall is not None:
            self._stall.cancel()
            self._stall = None
            self.wake()

    def on_unanswered_ping(self) -> None:
        self._drop("reads-not", CLOSE_RESTART)

    def on_lost(self) -> None:
        self._end()

    def _write(self) -> None:
        """Send updates, answers and presence, if the client may get something now."""
        self._is_woken = False
        if self.is_closed:
            return
        clock = self.live.clock
        begun = clock.monotonic()
        try:
            if self._may_stay() and self._may_write():
                self._write_news()
        except Exception as error:
            self._fail(error)
        self.live.context.loop_shares.spend(self.network, clock.monotonic() - begun)

    def _may_stay(self) -> bool:
        """Whether the client may stay at the table; it is sent away if not."""
        code = self.live.ended_by
        if code and not self.busy:
            if code == "wire-restart":
                self.end_with(Bye(code, limits.RECONNECT_SECONDS), CLOSE_RESTART)
            else:
                self._reject(code)
        elif self.viewer == SPECTATOR and self.live.table.spectators_removed != self._removals:
            self._reject("spectator-removed")
        return not self.is_closed

    def _may_write(self) -> bool:
        """Whether the client reads, and its address may be sent something. This is asked again when it
        may."""
        if not self.socket.is_writable:
            if self._stall is None:
                self._stall = self.live.clock.call_later(
                    self._stalled_seconds, self._drop, "reads-not", CLOSE_RESTART
                )
            return False
        return self._pause is None

    def _write_news(self) -> None:
        """Send what is new with one write. An answer follows the update that shows what it did."""
        table = self.table
        messages: list[bytes] = []
        is_revoked = self._is_revoked(table)
        if not is_revoked:
            self._add_update(table, messages)
        if is_revoked or self._is_updated:
            messages += map(ENCODER.encode, self._answers)
            self._answers.clear()
            if not is_revoked:
                self._add_presence(messages)
        else:
            self.wake()  # a page takes some milliseconds: others get their turn
        if messages:
            self._send(messages)
        if is_revoked and not self.busy:  # the command that gave the seat up is answered
            if any(seat.key == self._key for seat in table.seats):  # it has another number now
                self.end_with(Bye("wire-restart", 0), CLOSE_RESTART)
            else:
                self._reject("seat-no-secret")
        elif self.leaving and not self.busy and not self._answers:
            self.socket.close(CLOSE_RESTART)
            self._end()

    def _add_update(self, table: Table, messages: list[bytes]) -> None:
        """What is new, or a page of it where it is long."""
        last = len(table.visible_entries[self.viewer]) - 1
        if self._seen < last or not self._is_updated:
            now = self.live.clock.monotonic()
            # A table at rest forgets snapshots. When it rests may depend on entries that this viewer must not
            # know of, so whether they get the whole snapshot depends only on the last one that they got.
            is_old = now - self._snapshot_at >= limits.REST_TABLE_SECONDS
            known = updates.NOTHING if is_old else self._snapshot_seen
            update = updates.next_update(table, self.viewer, self._seen, self.chat, known)
            self._seen, self._snapshot_seen, self._snapshot_at = update.last, update.version, now
            self.live.last_used = now
            self._is_updated = self._seen == last
            messages.append(update.message)

    def _add_presence(self, messages: list[bytes]) -> None:
        here = self.live.presence
        names = [] if SPECTATOR in self.live.table.silenced else here.spectator_names()
        presence = Presence(*here.connected(), names)
        if presence != self._presence:
            self._presence = presence
            messages.append(ENCODER.encode(presence))

    def _send(self, messages: list[bytes]) -> None:
        self.socket.send_texts(messages)
        if self.live.context.sent_bytes.spend(self.network, sum(map(len, messages))) > 0:
            self._wait_for_budget()

    def _wait_for_budget(self) -> None:
        """Send nothing while the client's address was sent too much. Nothing is made for it meanwhile: it
        gets fewer updates."""
        seconds = self.live.context.sent_bytes.wait_seconds(self.network)
        if seconds > 0:
            self._pause = self.live.clock.call_later(seconds, self._wait_for_budget)
        else:
            self._pause = None
            self.wake()

    async def wait_for_budget(self) -> None:
        """Wait while the client's address was sent too much."""
        while (seconds := self.live.context.sent_bytes.wait_seconds(self.network)) > 0:
            await self.live.clock.sleep(seconds)

    def _reject(self, code: str) -> None:
        close_code = CLOSE_NO_TABLE if code == "table-none" else CLOSE_BAD_HELLO
        self.end_with(refusal_message("", Refusal(code, "", {})), close_code)

    def end_with(self, message: ServerMessage, code: int) -> None:
        """Send a last message and close the connection."""
        self.socket.send_texts([ENCODER.encode(message)])
        self.socket.close(code)
        self._end()

    def _fail(self, error: Exception) -> None:
        _log.error("connection", error=repr(error), exc_info=error)
        self._drop("failed", CLOSE_FAILED)

    def _drop(self, reason: str, code: int) -> None:
        if not self.is_closed:
            DROPPED.labels(reason).inc()
            self.socket.close(code)
            self._end()

    def _end(self) -> None:
        if self.is_closed:
            return
        self.is_closed = True
        for timer in (self._pause, self._stall):
            if timer is not None:
                timer.cancel()
        if self._reader is not None and not self.busy:
            self._reader.cancel()
        self._owner.forget(self)


def refusal_message(id: str, refusal: Refusal) -> CommandRefused:
    """A refusal as a message. It is counted."""
    REFUSALS.labels(refusal.code).inc()
    return CommandRefused(id, snapshot.refusal_data(refusal))


class AnswersUnread(Exception):
    """The client sends commands and does not read the answers."""
