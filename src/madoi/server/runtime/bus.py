"""The bus: processes tell each other that a table has a new entry, and who is connected where.

It carries no secrets, only ids and numbers; whoever hears of an entry reads it from the store. Nothing is
lost when the bus is: open tables are looked up in the store every so often as well
(`madoi.server.runtime.registry`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec

from madoi.server.clock import Clock


class Note(msgspec.Struct, frozen=True):
    """What one process tells the others of a table: how many entries it has, or, with ``seats``, who is
    connected to this process now."""

    process: str
    table: str
    length: int = 0
    seats: list[int] | None = None
    spectators: int = 0


Hears = Callable[[Note], None]


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


@asynccontextmanager
async def joined(url: str, process: str, hears: Hears, clock: Clock) -> AsyncIterator[Bus]:
    """The bus at this address, or none; what other processes tell is heard from now on. Raises `BadOption`
    when it cannot be reached."""
    if not url:
        yield Alone()
        return
    from madoi.server.runtime.nats_bus import joined_nats  # noqa: PLC0415  one process needs none, and starts sooner

    async with joined_nats(url, process, hears, clock) as bus:
        yield bus
