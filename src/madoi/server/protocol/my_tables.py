"""The tables where one holds a seat, at a glance."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from madoi.server.protocol.common import Secret
from madoi.server.protocol.snapshot import SeatNow
from madoi.server.table.log import Terms

MOST_MINE = 50
"""No client asks for more of its tables at once."""


class SeatHeld(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat, and the secret that holds it."""

    table: Annotated[str, Meta(max_length=64)]
    secret: Secret


class MineWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How do my tables stand?"""

    seats: Annotated[list[SeatHeld], Meta(max_length=MOST_MINE)]


class ResultNow(msgspec.Struct, frozen=True):
    """How a game ended."""

    points: list[float]
    winners: list[int]


class TableOfMine(msgspec.Struct, frozen=True):
    """A table as the holder of a ``seat`` may know it, at a glance. ``asked``: what the table waits for from
    her, ``since`` when: a decision, what fell at a paper table, her consent; nothing when empty. ``at``: when
    she was last told something, or when the game ended. ``continued``: the game did not begin here but from a
    moment of another."""

    table: str
    game: str
    seat: int
    phase: Literal["waiting", "playing", "over"]
    seats: list[SeatNow]
    terms: Terms
    to_move: list[int]
    asked: Literal["", "decision", "chance", "consent"]
    since: float | None
    at: float
    continued: bool
    result: ResultNow | None
    rematch: str


class Mine(msgspec.Struct, frozen=True):
    """The tables that were asked for, in that order; those that are not there, or where the secret holds
    nothing, are left out. ``time``: the server's clock."""

    time: float
    tables: list[TableOfMine]
