"""HTTP bodies for the deal of the day: the deals of a day, attempts, the board."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from madoi.daily.score import Score
from madoi.server import limits
from madoi.server.protocol.common import DeviceKey, Name
from madoi.server.protocol.moves import LogEntries
from madoi.server.protocol.tables import PlayerFace

_Day: TypeAlias = Annotated[str, Meta(pattern=r"^(20\d\d-\d\d-\d\d)?$")]
_Pace: TypeAlias = Annotated[float, Meta(ge=0, le=limits.MAX_PACE_SECONDS)]
_KnownKey: TypeAlias = Annotated[str, Meta(pattern=r"^([A-Za-z0-9_-]{32})?$")]
"""A `DeviceKey`, or empty for those who have none yet."""


class DayRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for the deals of a ``day`` (empty: today), as the holder of a device key (empty: of none)."""

    key: _KnownKey = ""
    day: _Day = ""


class DealRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask to play a deal. ``pace``: about how many seconds the bots wait."""

    key: DeviceKey
    name: Name
    face: PlayerFace = ""
    pace: _Pace = 0.8


class LocalDealRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask to play a deal on this device. ``seed``: that of a deal that was taken along; empty: the public one
    of a site without a server. ``practice``: it is not the first time."""

    name: Name
    face: PlayerFace = ""
    seed: Annotated[str, Meta(pattern=r"^[0-9a-f]{0,32}$")] = ""
    practice: bool = False
    pace: _Pace = 0.8


class DealOpened(msgspec.Struct, frozen=True):
    """The table of a deal. ``secret``: holds the seat; empty where the attempt had begun before: then the
    browser that began it has the secret. ``counts``: it is the attempt for the board, not practice."""

    table: str
    secret: str
    counts: bool


class DealTaken(msgspec.Struct, frozen=True):
    """A deal to play without a connection. From now on the attempt is one "on own device"."""

    seed: str


class AttemptRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The log of a deal that was taken along and played on a device."""

    key: DeviceKey
    entries: LogEntries


class BoardRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a page of the board, from its row number ``first`` on, counted from 0."""

    key: _KnownKey = ""
    first: Annotated[int, Meta(ge=0, le=limits.MAX_DAILY_ATTEMPTS)] = 0


class Attempt(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody's attempt that counts. ``rank``: how many have a better score, plus 1.

    ``again``: somebody at the same address had finished the deal before it was begun."""

    name: str
    face: str
    how: Literal["service", "device"]
    begun: float
    again: bool = False
    finished: float | None = None
    score: Score | None = None
    rank: int = 0
    table: str = ""
    """Only in the player's own: where it is played."""


class DealStatus(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deal as the holder of a device key may know it. ``characters``: the bots by seat, empty at the
    player's. ``players``: how many have finished it.

    ``par``: what a strong bot reached, only for those who have finished, and when the day is over.
    ``seed``: only when the day is over; ``commitment`` is its hash."""

    game: str
    seat: int
    characters: list[str]
    options: dict[str, str]
    commitment: str
    players: int
    seed: str = ""
    attempt: Attempt | None = None
    par: Score | None = None


class DailyDeals(msgspec.Struct, frozen=True):
    """The deals of a day. ``until``: when it is over; ``first``: the first day that anybody played here;
    ``time`` is the server's clock."""

    day: str
    today: str
    until: float
    first: str
    time: float
    deals: list[DealStatus]


class Board(msgspec.Struct, frozen=True):
    """A page of the board, the best first. It has no rows for those who can still play and have not
    finished."""

    rows: list[Attempt]
    players: int
    par: Score | None = None
