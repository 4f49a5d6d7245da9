"""The bus over NATS. Loaded only where it is used: most services are one process."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec
from nats import connect
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error as NatsError

from madoi.core.refusal import BadOption, Refusal
from madoi.server import limits
from madoi.server.clock import Clock
from madoi.server.runtime.bus import Bus, Notice, NoticeHandler

_SUBJECT: Final = "madoi.news"
_DECODER = msgspec.json.Decoder(Notice)


class NatsBus(Bus):
    """The bus over NATS; open it with `connect_nats`."""

    def __init__(self, connection: Client) -> None:
        self._connection = connection

    async def publish(self, notice: Notice) -> None:
        if self.is_connected() and self._connection.pending_data_size < limits.MAX_UNSENT_BUS_BYTES:
            try:
                await self._connection.publish(_SUBJECT, msgspec.json.encode(notice))
            except (NatsError, OSError):
                return  # the others poll the store

    def is_connected(self) -> bool:
        return self._connection.is_connected


@asynccontextmanager
async def connect_nats(url: str, process: str, on_notice: NoticeHandler, clock: Clock) -> AsyncIterator[Bus]:
    """Connect to NATS. Raises `BadOption` when it cannot be reached. Reconnects after later interruptions."""

    async def receive(message: Msg) -> None:
        try:
            notice = _DECODER.decode(message.data)
        except msgspec.MsgspecError:
            return  # not from a Madoi process
        if notice.process != process:
            on_notice(notice)

    failures: list[str] = []

    async def record_failure(error: Exception) -> None:
        """Remember the reason. NATS reconnects automatically."""
        failures[:] = [str(error) or type(error).__name__]

    try:
        async with clock.timeout(limits.BUS_CONNECT_SECONDS):
            connection = await connect(
                url,
                max_reconnect_attempts=-1,
                reconnect_time_wait=limits.BUS_RECONNECT_SECONDS,
                ping_interval=limits.BUS_PING_SECONDS,
                error_cb=record_failure,
            )
            await connection.subscribe(_SUBJECT, cb=receive)
    except (NatsError, OSError, ValueError) as error:
        reason = failures[0] if failures else str(error) or type(error).__name__
        facts: dict[str, object] = {"address": url.rpartition("@")[2], "reason": reason}
        raise BadOption(Refusal("serve-bus", "", facts)) from error
    try:
        yield NatsBus(connection)
    finally:
        await connection.close()
