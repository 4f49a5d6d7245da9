"""Records: verified, and told again moment by moment."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from madoi.server.protocol.common import Facts
from madoi.server.protocol.snapshot import News

RecordText: TypeAlias = Annotated[str, Meta(max_length=400_000)]


class RecordGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be verified."""

    record: RecordText


class Verified(msgspec.Struct, frozen=True):
    """Every decision of the record, its seed and its points hold. ``fed``: its chance was typed in, so there
    is no seed; ``committed``: the seed is the one that was committed to; ``sealed``: every line has its check
    digits."""

    game: str
    decisions: int
    points: list[str]
    fed: bool = False
    committed: bool = False
    sealed: bool = False


class ReplayWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be told again: for a seat, a spectator (-1), or with everything open (-2)."""

    record: RecordText
    viewer: Annotated[int, Meta(ge=-2, le=15)] = -1


class Changed(msgspec.Struct, frozen=True):
    """A value that is new in what is shown, and where it stands: the names and numbers that lead there, none
    for the whole."""

    path: list[str | int]
    value: Any


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """A moment of a game that is told again, as the viewer could notice it: after how many ``decisions``,
    what she was told (`News`), what had changed since the last one in what she was shown (`Now`), and the
    last decision in the game's notation, if it was hers or everything is open."""

    decisions: int
    news: News
    changes: list[Changed]
    action: str = ""


class GameRetold(msgspec.Struct, frozen=True):
    """A game from its beginning, for one viewer (-1: a spectator, -2: everything is open). What came before
    the decision ``first`` belongs to the game that this one was continued from. ``seeded``: it can be
    continued from its moments. ``reference`` is what is printed on its cards."""

    game: str
    options: dict[str, str]
    viewer: int
    decisions: int
    first: int
    seeded: bool
    reference: Facts
    moments: list[Moment]
