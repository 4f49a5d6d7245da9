"""HTTP bodies for tables that move between the service and a device."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from madoi.server import limits
from madoi.server.protocol.common import Secret


class LogEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of a table's log: its time, and its body as the store has it."""

    at: Annotated[float, Meta(ge=0, le=limits.MAX_LOG_TIME_SECONDS)]
    body: str


LogEntries: TypeAlias = Annotated[list[LogEntry], Meta(min_length=1, max_length=limits.MAX_MOVED_ENTRIES)]


class MoveRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a device that moves to the service. Anybody may sit down at the ``seats``, whose bots play
    until somebody does."""

    entries: LogEntries
    seats: Annotated[list[Annotated[int, Meta(ge=0, lt=limits.MAX_SEATS)]], Meta(max_length=limits.MAX_SEATS)]


class TableMoved(msgspec.Struct, frozen=True):
    """Where the table is now. The player's secret is the same as before."""

    table: str
    seat: int


class TakeRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The only player of a table wants to take it along to their device."""

    secret: Secret


class TableLog(msgspec.Struct, frozen=True):
    """The log of a table that moves. Everything hidden is in it."""

    entries: LogEntries
