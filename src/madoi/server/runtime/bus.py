"""The bus: processes notify each other of new log entries and of who is connected where.

A notice has ids and numbers, and the new entry itself, encrypted (`madoi.server.runtime.notice_encoding`), so
that nobody reads from the store what was just written there.
A lost notice does no harm: `madoi.server.runtime.maintenance` also polls the store.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar

import msgspec


class Notice(msgspec.Struct, frozen=True):
    """A notice about a table: the length of its log, and, with ``seats``, who is connected to the sender."""

    process: str
    table: str
    length: int = 0
    seats: list[int] | None = None
    spectators: int = 0
    entry: bytes = b""
    """The last entry of the log, encrypted."""
    is_free: bool = False
    """Whether the sender has given up the table's lease, and follows the table no more."""


NoticeHandler = Callable[[Notice], None]


class Bus(ABC):
    """Sends notices to every other process."""

    has_peers: ClassVar[bool] = True
    """Whether there can be other processes."""

    @abstractmethod
    async def publish(self, notice: Notice) -> None:
        """Send a notice. Fails silently when the others cannot be reached."""

    @abstractmethod
    def is_connected(self) -> bool:
        """Whether the others can be reached now."""


class LocalBus(Bus):
    """The bus of a service with one process."""

    has_peers = False

    async def publish(self, notice: Notice) -> None:
        return

    def is_connected(self) -> bool:
        return True
