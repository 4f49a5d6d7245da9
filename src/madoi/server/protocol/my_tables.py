"""HTTP bodies for "my tables": the tables where a browser holds a seat, at a glance."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from madoi.server import limits
from madoi.server.protocol.common import Secret, TableId
from madoi.server.protocol.snapshot import SeatSnapshot
from madoi.server.table.log import Terms


class SeatCredentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table, and the secret that holds a seat there."""

    table: TableId
    secret: Secret


class MyTablesRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for the state of your tables."""

    seats: Annotated[list[SeatCredentials], Meta(max_length=limits.MAX_MY_TABLES)]


class GameResult(msgspec.Struct, frozen=True):
    """How a game ended."""

    points: list[float]
    winners: list[int]


class MyTable(msgspec.Struct, frozen=True):
    """A summary of a table for the holder of a ``seat``.

    ``asked``: what the table waits for from this seat, and ``since`` when (empty: nothing).
    ``at``: the time of the last news, or of the end of the game.
    ``continued``: the game continues another game."""

    table: str
    game: str
    seat: int
    phase: Literal["waiting", "playing", "over"]
    seats: list[SeatSnapshot]
    terms: Terms
    to_move: list[int]
    asked: Literal["", "decision", "chance", "consent"]
    since: float | None
    at: float
    continued: bool
    result: GameResult | None
    rematch: str


class MyTables(msgspec.Struct, frozen=True):
    """The tables of the request, in its order. Unknown tables and wrong secrets are left out.
    ``time`` is the server's clock."""

    time: float
    tables: list[MyTable]
