"""The bus: processes tell each other that a table has a new entry, and who is connected where.

It carries no secrets, only ids and numbers; whoever hears of an entry reads it from the store. Nothing is
lost when the bus is: open tables are looked up in the store every so often as well (`madoi.server.house`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

import msgspec
from nats import connect
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error as NatsError

from madoi.core.refusal import BadOption, Refusal
from madoi.server.clock import Clock

_SUBJECT: Final = "madoi.news"
_TO_JOIN: Final = 3.0
_MOST_UNSENT: Final = 1_000_000
_PING: Final = 5
"""A line that is silent for three times as long is given up."""


class Note(msgspec.Struct, frozen=True):
    """What one process tells the others of a table: how many entries it has, or, with ``seats``, who is
    connected to this process now."""

    process: str
    table: str
    length: int = 0
    seats: list[int] | None = None
    spectators: int = 0


Hears = Callable[[Note], None]

_DECODER = msgspec.json.Decoder(Note)


class Bus(ABC):
    """Tells every other process."""

    @abstractmethod
    async def tell(self, note: Note) -> None:
        """Tell the others; says nothing when they cannot be reached."""

    @abstractmethod
    def works(self) -> bool:
        """Whether the others can be reached now."""


class Alone(Bus):
    """One process, nobody to tell."""

    async def tell(self, note: Note) -> None:
        return

    def works(self) -> bool:
        return True


class Nats(Bus):
    """By NATS. Open it with `joined`."""

    def __init__(self, connection: Client) -> None:
        self._connection = connection

    async def tell(self, note: Note) -> None:
        if self.works() and self._connection.pending_data_size < _MOST_UNSENT:
            try:
                await self._connection.publish(_SUBJECT, msgspec.json.encode(note))
            except (NatsError, OSError):
                return  # the others look into the store

    def works(self) -> bool:
        return self._connection.is_connected


@asynccontextmanager
async def joined(url: str, process: str, hears: Hears, clock: Clock) -> AsyncIterator[Bus]:
    """The bus at this address, or none; what other processes tell is heard from now on. Raises `BadOption`
    when it cannot be reached. Once joined, it may go and come back."""
    if not url:
        yield Alone()
        return

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
        async with clock.timeout(_TO_JOIN):
            connection = await connect(
                url, max_reconnect_attempts=-1, reconnect_time_wait=0.5, ping_interval=_PING, error_cb=failed
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
