"""The bus by NATS. It is loaded only where there is one: most services are one process."""

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
from madoi.server.runtime.bus import Bus, Hears, Note

_SUBJECT: Final = "madoi.news"
_DECODER = msgspec.json.Decoder(Note)


class Nats(Bus):
    """By NATS. Open it with `joined_nats`."""

    def __init__(self, connection: Client) -> None:
        self._connection = connection

    async def tell(self, note: Note) -> None:
        if self.works() and self._connection.pending_data_size < limits.MAX_UNSENT_BUS_BYTES:
            try:
                await self._connection.publish(_SUBJECT, msgspec.json.encode(note))
            except (NatsError, OSError):
                return  # the others look into the store

    def works(self) -> bool:
        return self._connection.is_connected


@asynccontextmanager
async def joined_nats(url: str, process: str, hears: Hears, clock: Clock) -> AsyncIterator[Bus]:
    """The bus at this address. Raises `BadOption` when it cannot be reached. Once joined, it may go and come
    back."""

    async def heard(message: Msg) -> None:
        try:
            note = _DECODER.decode(message.data)
        except msgspec.MsgspecError:
            return  # not from one of us
        if note.process != process:
            hears(note)

    failures: list[str] = []

    async def failed(error: Exception) -> None:
        """It tries again by itself; `works` tells."""
        failures[:] = [str(error) or type(error).__name__]

    try:
        async with clock.timeout(limits.BUS_CONNECT_SECONDS):
            connection = await connect(
                url,
                max_reconnect_attempts=-1,
                reconnect_time_wait=limits.BUS_RECONNECT_SECONDS,
                ping_interval=limits.BUS_PING_SECONDS,
                error_cb=failed,
            )
            await connection.subscribe(_SUBJECT, cb=heard)
    except (NatsError, OSError, ValueError) as error:
        reason = failures[0] if failures else str(error) or type(error).__name__
        facts: dict[str, object] = {"address": url.rpartition("@")[2], "reason": reason}
        raise BadOption(Refusal("serve-bus", "", facts)) from error
    try:
        yield Nats(connection)
    finally:
        await connection.close()
