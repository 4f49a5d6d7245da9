"""All WebSocket connections of this process: handshake, carrying out what clients send, shutdown."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from math import ceil
from typing import Final

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from madoi.core.refusal import Refusal, Refused
from madoi.core.viewer import SPECTATOR
from madoi.server import limits
from madoi.server.protocol import PROTOCOL
from madoi.server.protocol.client_messages import ClientMessage, Hello
from madoi.server.protocol.server_messages import Bye, ServerMessage
from madoi.server.rate_limits import client_host, client_network
from madoi.server.runtime.metrics import CONNECTIONS, MESSAGES, SECONDS
from madoi.server.runtime.registry import TableRegistry
from madoi.server.storage.store import StoreFailed
from madoi.server.table.commands import seating
from madoi.server.table.commands.hosting import check_entry
from madoi.server.transport.websocket.connection import (
    CLOSE_BAD_HELLO,
    CLOSE_NO_TABLE,
    ENCODER,
    Connection,
    refusal_message,
)
from madoi.server.transport.websocket.dispatch import dispatch
from madoi.server.transport.websocket.parsing import parse, receive
from madoi.server.transport.websocket_protocol import SOCKET

# WebSocket close codes. RFC 6455 leaves 4000 to 4999 to applications.
CLOSE_TRY_AGAIN: Final = 1013

_log = structlog.get_logger()


class ConnectionManager:
    """All connections of this process. ``stalled_seconds``: how long a client may read nothing."""

    def __init__(self, registry: TableRegistry, stalled_seconds: float) -> None:
        self.connections: set[Connection] = set()
        self._registry = registry
        self._stalled_seconds = stalled_seconds
        self._clock = registry.clock
        self._one_closed = asyncio.Event()
        registry.context.bans.on_change = self._disconnect_banned

    async def serve(self, socket: WebSocket) -> None:
        """Shake hands with a client and let it join its table. Its messages then come to `carry_out`."""
        await socket.accept()
        try:
            await self._registry.context.loop_shares.wait(client_network(socket.scope))
            connection = await self._handshake(socket)
        except Refused as refused:
            await self._reject(socket, refused.refusal)
            return
        except StoreFailed:
            await _close_with(socket, Bye("store-away", limits.RECONNECT_SECONDS), CLOSE_TRY_AGAIN)
            return
        except (WebSocketDisconnect, TimeoutError):
            return
        self.connections.add(connection)
        CONNECTIONS.inc()
        connection.start()
        await connection.live.join(connection)

    def forget(self, connection: Connection) -> None:
        """A connection has ended."""
        self.connections.discard(connection)
        self._one_closed.set()
        CONNECTIONS.dec()
        self._registry.context.run_in_background(connection.live.leave(connection))

    async def _handshake(self, socket: WebSocket) -> Connection:
        """Receive `Hello`, the client's first message: which table, and as whom. Raises `Refused`."""
        async with self._clock.timeout(limits.HELLO_SECONDS):
            hello = parse(await receive(socket))
        if not isinstance(hello, Hello):
            raise Refused(Refusal("wire-hello-first", "", {}))
        if hello.protocol != PROTOCOL:
            raise Refused(Refusal("wire-protocol", "", {"given": hello.protocol, "known": PROTOCOL}))
        live = await self._registry.find(hello.table)
        viewer = seating.seat_of(live.table, hello.secret) if hello.secret else SPECTATOR
        if viewer == SPECTATOR:
            check_entry(live.table)
            self._registry.context.bans.check_name(hello.name)
            table = await live.spectators_table()
        else:
            table = live.table
        host = client_host(socket.scope)
        return Connection(socket.scope[SOCKET], host, live, table, viewer, hello, self._stalled_seconds, self)

    async def _reject(self, socket: WebSocket, refusal: Refusal) -> None:
        code = CLOSE_NO_TABLE if refusal.code == "table-none" else CLOSE_BAD_HELLO
        await _close_with(socket, refusal_message("", refusal), code)

    async def carry_out(self, connection: Connection, text: str | bytes) -> None:
        """Carry out a message and answer it."""
        while not connection.bucket.take():
            await self._clock.sleep(connection.bucket.wait_seconds())
        await connection.wait_for_budget()
        await self._registry.context.loop_shares.wait(connection.network)
        if connection.leaving:
            return
        started = connection.heard_at = self._clock.monotonic()
        try:
            message = parse(text)
        except Refused as refused:
            connection.answer(refusal_message("", refused.refusal))
            return
        MESSAGES.labels(str(message.__struct_config__.tag)).inc()
        connection.busy = True
        try:
            answer = await self._registry.context.loop_shares.count(
                connection.network, self._answer(connection, message)
            )
        finally:
            connection.busy = False
        connection.answer(answer)
        SECONDS.observe(self._clock.monotonic() - started)

    async def _answer(self, connection: Connection, message: ClientMessage) -> ServerMessage:
        id = "" if isinstance(message, Hello) else message.id
        try:
            return await dispatch(message, connection, self._registry)
        except Refused as refused:
            return refusal_message(id, refused.refusal)
        except StoreFailed:
            return refusal_message(id, Refusal("store-away", "", {}))

    def _disconnect_banned(self) -> None:
        bans = self._registry.context.bans
        for connection in list(self.connections):
            if bans.refuses_address(connection.host):
                connection.say_last(refusal_message("", Refusal("banned-address", "", {})))

    async def keep_sending_home(self) -> None:
        """Look for connections that belong to another worker, until the process is closing."""
        while not self._registry.context.closing:
            await self._clock.sleep(limits.BALANCE_SECONDS)
            self.send_home()

    def send_home(self) -> None:
        """Ask some idle clients to reconnect whose table has its home in another worker: one that was started
        again after it died, or that could not take them when they came."""
        homes = self._registry.context.homes
        astray = [one for one in self.connections if not homes.is_here(one.live.table.id)]
        now = self._clock.monotonic()
        idle = [
            one
            for one in astray
            if not one.busy and not one.leaving and now - one.heard_at > limits.IDLE_CONNECTION_SECONDS
        ]
        for connection in idle[: ceil(len(astray) * limits.BALANCED_SHARE)]:
            delay = random.uniform(0, limits.MAX_RECONNECT_SECONDS)
            connection.say_last(Bye("wire-restart", delay))

    async def disconnect_all(self) -> None:
        """Tell every client to reconnect, and close their connections."""
        for connection in list(self.connections):
            connection.say_last(Bye("wire-restart", limits.RECONNECT_SECONDS))
        with suppress(TimeoutError):
            async with self._clock.timeout(limits.DISCONNECT_SECONDS):
                while self.connections:
                    self._one_closed.clear()
                    await self._one_closed.wait()


async def _close_with(socket: WebSocket, message: ServerMessage, code: int) -> None:
    """Send a last message to a client that has no `Connection`, or none any more."""
    with suppress(WebSocketDisconnect, RuntimeError):  # it may be gone already
        await socket.send_text(ENCODER.encode(message).decode())
        await socket.close(code)
