"""HTTP bodies for records: verification and replay."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from madoi.server import limits
from madoi.server.protocol.common import Facts
from madoi.server.protocol.snapshot import News

RecordText: TypeAlias = Annotated[str, Meta(max_length=limits.MAX_RECORD_CHARACTERS)]


class VerifyRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to verify."""

    record: RecordText


class VerifiedRecord(msgspec.Struct, frozen=True):
    """A record whose decisions, seed and points are all correct.

    ``fed``: its chance was entered by people, so there is no seed.
    ``committed``: the seed is the one that was committed to.
    ``sealed``: every line has its check digits."""

    game: str
    decisions: int
    points: list[str]
    fed: bool = False
    committed: bool = False
    sealed: bool = False


class ReplayRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to replay: for a seat, a spectator (-1), or with everything open (-2)."""

    record: RecordText
    viewer: Annotated[int, Meta(ge=-2, le=limits.MAX_SEATS - 1)] = -1


class SnapshotChange(msgspec.Struct, frozen=True):
    """A new value in the snapshot, and its path: names and numbers, none for the whole."""

    path: list[str | int]
    value: Any


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """One frame of a replay, as the viewer could notice it: after how many ``decisions``, what the viewer was
    told (`News`), and what changed in the snapshot since the last frame.

    ``action`` is the last decision in the game's notation, if it was the viewer's or everything is open."""

    decisions: int
    news: News
    changes: list[SnapshotChange]
    action: str = ""


class Replay(msgspec.Struct, frozen=True):
    """A game from its beginning, for one viewer (-1: a spectator, -2: everything is open).

    What came before the decision ``first`` belongs to the game that this one was continued from.
    ``seeded``: it can be continued from its moments. ``reference`` is what is printed on its cards."""

    game: str
    options: dict[str, str]
    viewer: int
    decisions: int
    first: int
    seeded: bool
    reference: Facts
    moments: list[Moment]
