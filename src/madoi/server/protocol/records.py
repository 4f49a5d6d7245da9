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
    """A new value in the snapshot, and its path of names and indexes; an empty path is the whole snapshot."""

    path: list[str | int]
    value: Any


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """One frame of a replay: the number of ``decisions`` before it, the viewer's `News`, and the changes of
    the snapshot since the last frame.

    ``action`` is the last decision in the game's notation, where the viewer may know it."""

    decisions: int
    news: News
    changes: list[SnapshotChange]
    action: str = ""


class Replay(msgspec.Struct, frozen=True):
    """A game from its beginning, for one viewer (-1: a spectator, -2: everything is open).

    Decisions before number ``first`` belong to the game that this one continues.
    ``seeded``: a table can continue it from any moment. ``reference`` is the game's constant data."""

    game: str
    options: dict[str, str]
    viewer: int
    decisions: int
    first: int
    seeded: bool
    reference: Facts
    moments: list[Moment]
