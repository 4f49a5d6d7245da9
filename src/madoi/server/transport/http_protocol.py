"""The HTTP protocol class of uvicorn, with the connection timeouts and buffer limits that uvicorn lacks."""

from __future__ import annotations

import asyncio

import h11
from starlette.applications import Starlette
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol

from madoi.server import limits
from madoi.server.clock import Clock, Timer
from madoi.server.transport.connection_limits import ConnectionLimits
from madoi.server.transport.connection_transfer import ConnectionTransfer, Transfer


class HttpProtocol(H11Protocol):
    """An HTTP connection that is closed when no complete request comes for a while."""

    transferred = b""
    """What another worker had read from this connection before it gave it to us."""
    _timeout: Timer | None = None
    _write_timeout: Timer | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        is_known = bool(self.transferred)
        if not config_connection_limits(self.config).admit(transport, self._is_silent, is_known):
            transport.abort()
            return
        self._start_timeout()
        if is_known:
            self._answer(self.transferred)

    def data_received(self, data: bytes) -> None:
        home = _transfer(self.config).home_of(data) if self._is_between_requests() else None
        if home is None:
            self._answer(data)
        else:
            self._transfer(home, data, limits.TRANSFER_TRIES)

    def _is_between_requests(self) -> bool:
        is_answering = self.cycle is not None and not self.cycle.response_complete
        return not is_answering and self.conn.their_state is h11.IDLE and self.conn.trailing_data[0] == b""

    def _transfer(self, worker: int, data: bytes, tries: int) -> None:
        """Give this connection to another worker, or serve it where that one cannot take it."""
        if self.transport.is_closing():
            return
        connection = self.transport.get_extra_info("socket").fileno()
        outcome = _transfer(self.config).send(worker, connection, data)
        if outcome is Transfer.DONE:
            self.transport.abort()  # closes our copy only
        elif outcome is Transfer.BUSY and tries:
            self.transport.pause_reading()
            config_clock(self.config).call_later(
                limits.TRANSFER_RETRY_SECONDS, self._transfer, worker, data, tries - 1
            )
        else:
            self.transport.resume_reading()
            self._answer(data)

    def _answer(self, data: bytes) -> None:
        super().data_received(data)
        answering = self.cycle is not None and not self.cycle.response_complete
        if answering or self.transport.get_protocol() is not self:
            self._stop_timeout()
        elif self._timeout is None:
            self._start_timeout()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timeout()
        self._stop_write_timeout()
        config_connection_limits(self.config).release(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._start_write_timeout()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_write_timeout()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.get_write_buffer_size() > 0:
            self._start_write_timeout()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._start_write_timeout()

    def send_400_response(self, msg: str) -> None:
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:  # an answer is under way already
            self.transport.close()

    def _is_silent(self) -> bool:
        is_answering = self.cycle is not None and not self.cycle.response_complete
        return self.transport.get_protocol() is self and not is_answering

    def _start_write_timeout(self) -> None:
        """Cut the connection if the client does not read for a while: what it does not read is kept in
        memory."""
        if self._write_timeout is None:
            self._write_timeout = config_clock(self.config).call_later(
                limits.HTTP_WRITE_SECONDS, self._check_written
            )

    def _check_written(self) -> None:
        self._write_timeout = None
        if self.transport.get_write_buffer_size() > 0 or self.transport.is_closing():
            self.transport.abort()

    def _stop_write_timeout(self) -> None:
        if self._write_timeout is not None:
            self._write_timeout.cancel()
            self._write_timeout = None

    def _start_timeout(self) -> None:
        self._timeout = config_clock(self.config).call_later(
            limits.HTTP_REQUEST_SECONDS, self.transport.abort
        )

    def _stop_timeout(self) -> None:
        if self._timeout is not None:
            self._timeout.cancel()
            self._timeout = None


def config_clock(config: Config) -> Clock:
    """The service's clock, which uvicorn cannot pass to its connections."""
    clock = _app(config).state.clock
    assert isinstance(clock, Clock)
    return clock


def config_connection_limits(config: Config) -> ConnectionLimits:
    connection_limits = _app(config).state.connection_limits
    assert isinstance(connection_limits, ConnectionLimits)
    return connection_limits


def _transfer(config: Config) -> ConnectionTransfer:
    transfer = _app(config).state.connection_transfer
    assert isinstance(transfer, ConnectionTransfer)
    return transfer


def _app(config: Config) -> Starlette:
    app = config.app
    assert isinstance(app, Starlette)
    return app
