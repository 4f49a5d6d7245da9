"""The WebSocket protocol class of uvicorn, which hands a connection over once its handshake is done.

The handshake goes through the ASGI application and all its checks. After that a message goes straight to its
receiver, and a silent connection has no task, no queue and nothing of its handshake in memory.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, Final, Protocol, cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.protocol import State

from madoi.server import limits
from madoi.server.transport.http_protocol import config_clock, config_connection_limits

SOCKET: Final = "madoi.socket"
"""In the scope of a WebSocket: its `WebSocketProtocol`."""
_SHORT_BYTES: Final = 126
"""From here on the length of a frame takes two bytes more, and from `_LONG_BYTES` on eight (RFC 6455)."""
_LONG_BYTES: Final = 1 << 16


class MessageReceiver(Protocol):
    """Who gets the messages of a connection."""

    def receive(self, message: str | bytes) -> None:
        """The client has sent a message."""

    def on_writable(self) -> None:
        """The client reads again."""

    def on_unanswered_ping(self) -> None:
        """The client has not answered a ping in time."""

    def on_lost(self) -> None:
        """The connection has ended. This may come more than once."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket connection that is cut some time after we close it: a client that does not read would keep
    it open."""

    _release: Callable[[], object] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        config_connection_limits(self.config).upgrade(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        config_connection_limits(self.config).release(self.transport)
        super().connection_lost(exc)
        if self._release is not None:
            self._release()
        for part in (self.queue, self.writable):
            if isinstance(part, (_Delivery, _Writable)):
                part.receiver = None  # both hold each other, and would wait for a full collection

    async def run_asgi(self) -> None:
        cast(dict[str, object], self.scope)[SOCKET] = self
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
        if self.is_handed_over:
            self._forget_handshake()
            return
        if self.close_timer is None:
            self.transport.close()
        self._abort_soon()

    @property
    def is_handed_over(self) -> bool:
        return isinstance(self.queue, _Delivery)

    @property
    def is_writable(self) -> bool:
        """Whether the client reads."""
        return self.writable.is_set()

    def hand_over(self, receiver: MessageReceiver) -> None:
        """Give all messages to this receiver from now on. The ASGI application may end."""
        waiting = self.queue
        self.queue = _Delivery(receiver)  # type: ignore[assignment]
        self.writable = _Writable(receiver, self.writable.is_set())  # type: ignore[assignment]
        while not waiting.empty():
            self.queue.put_nowait(waiting.get_nowait())
        self.resume_reading()

    def release_when_lost(self, release: Callable[[], object]) -> None:
        """Call this when the connection ends."""
        if self.disconnected:
            release()
        else:
            self._release = release

    def send_texts(self, messages: Iterable[bytes]) -> None:
        """Send messages with one write. What the client does not read yet waits in the transport."""
        if not (self.disconnected or self.close_sent):
            self.transport.write(b"".join([part for text in messages for part in (_text_head(text), text)]))

    def close(self, code: int) -> None:
        """Close the connection that was handed over."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        try:
            self.conn.send_close(code)
        except InvalidState:  # it is closing already
            self.transport.close()
            return
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.resume_reading()
        self._abort_soon()

    def handle_close(self, event: Frame) -> None:
        """Also end the connection when the client has answered our close frame. Uvicorn does so only where a
        timer of its own runs."""
        super().handle_close(event)
        self.transport.close()

    def pause_reading(self) -> None:
        """Let messages wait in the kernel, and then at the client."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        is_paused = self.read_paused
        if self.is_handed_over:
            self.read_paused = True  # so that uvicorn does not pause us: the receiver does when it must
        super().send_receive_event_to_app()
        if self.is_handed_over:
            self.read_paused = is_paused

    def keepalive_timeout(self) -> None:
        if isinstance(self.queue, _Delivery) and self.queue.receiver is not None and not self.close_sent:
            self.queue.receiver.on_unanswered_ping()
        super().keepalive_timeout()
        self._abort_soon()

    def shutdown(self) -> None:
        """End the connection because the server stops. Uvicorn raises an error, and then stops nothing else,
        if the client has just said that it closes."""
        if self.conn.state is State.CLOSING:
            self.stop_keepalive()
            self.transport.close()
        else:
            super().shutdown()
        self._abort_soon()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # a refused handshake is no failure

    def handle_ping(self) -> None:
        """Answer a ping only while the client reads; otherwise the answers would pile up."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def _forget_handshake(self) -> None:
        del self.request, self.response, self.scope

    def _abort_soon(self) -> None:
        config_clock(self.config).call_later(limits.FLUSH_SECONDS, self.transport.abort)


class _Delivery:
    """In place of uvicorn's queue: gives each event to the receiver at once."""

    __slots__ = ("receiver",)

    def __init__(self, receiver: MessageReceiver) -> None:
        self.receiver: MessageReceiver | None = receiver

    def put_nowait(self, event: dict[str, Any]) -> None:
        if self.receiver is None:
            return
        if event["type"] == "websocket.receive":
            self.receiver.receive(event["text"] if "text" in event else event["bytes"])
        else:
            self.receiver.on_lost()


class _Writable:
    """In place of uvicorn's event: nobody waits for it, the receiver gets a call."""

    __slots__ = ("_is_set", "receiver")

    def __init__(self, receiver: MessageReceiver, is_set: bool) -> None:
        self.receiver: MessageReceiver | None = receiver
        self._is_set = is_set

    def is_set(self) -> bool:
        return self._is_set

    def clear(self) -> None:
        self._is_set = False

    def set(self) -> None:
        self._is_set = True
        if self.receiver is not None:
            self.receiver.on_writable()


def _text_head(message: bytes) -> bytes:
    """The head of a frame with this text, from the server and uncompressed."""
    length = len(message)
    if length < _SHORT_BYTES:
        return bytes((0x81, length))
    if length < _LONG_BYTES:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")
