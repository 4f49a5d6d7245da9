"""Connections as uvicorn serves them, with limits for what it would wait for or gather without end."""

from __future__ import annotations

import asyncio
from typing import Final

import h11
from starlette.applications import Starlette
from uvicorn import Config
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from madoi.server.clock import Clock, Timer

_TO_ASK: Final = 20.0
_LAST_WORDS: Final = 2.0


class Caller(H11Protocol):
    """An HTTP connection that is closed when nothing is asked, or only half of it, for a while."""

    _impatient: Timer | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        answering = self.cycle is not None and not self.cycle.response_complete
        if answering or self.transport.get_protocol() is not self:
            self._wait_no_more()
        elif self._impatient is None:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:  # an answer is under way already
            self.transport.close()

    def _wait(self) -> None:
        self._impatient = _clock(self.config).call_later(_TO_ASK, self.transport.abort)

    def _wait_no_more(self) -> None:
        if self._impatient is not None:
            self._impatient.cancel()
            self._impatient = None


class Line(WebSocketsSansIOProtocol):
    """A WebSocket connection that ends when we end it. Closing waits until all is sent, which with a client
    that does not read would be for ever: so after a while what is left is thrown away."""

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._give_up_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._give_up_soon()

    def shutdown(self) -> None:
        super().shutdown()
        self._give_up_soon()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # as far as it goes: that it was refused is no failure

    def handle_ping(self) -> None:
        """Answered only while the client reads: who asks and does not would have us gather the answers."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def _give_up_soon(self) -> None:
        _clock(self.config).call_later(_LAST_WORDS, self.transport.abort)


def _clock(config: Config) -> Clock:
    """That of the service; uvicorn makes the connections and knows nothing of it."""
    app = config.app
    assert isinstance(app, Starlette)
    clock = app.state.clock
    assert isinstance(clock, Clock)
    return clock
