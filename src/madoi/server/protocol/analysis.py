"""How the chances went in a game, and what decided it."""

from __future__ import annotations

import msgspec

from madoi.server.protocol.common import Line
from madoi.server.protocol.records import RecordText


class ReviewWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record whose chances are to be told."""

    record: RecordText


class Point(msgspec.Struct, frozen=True):
    """Each seat's chance of winning after so many decisions, over so many ``lines`` played on from there."""

    decisions: int
    shares: list[float]
    lines: int


class Turning(msgspec.Struct, frozen=True):
    """A moment that decided a game: from how many decisions (``before``) to how many, the chances of all
    seats before (``was``) and after (``now``), what happened (``lines``), and whether chance had a hand in it
    (``fell``). Where it was one decision, whose and which; where there was a choice, what it promised her by
    what she knew (``worth``), and the ``best`` choice with what that promised."""

    before: int
    decisions: int
    was: list[float]
    now: list[float]
    lines: list[Line]
    fell: bool
    seat: int = -1
    action: str = ""
    worth: float | None = None
    best: str = ""
    best_worth: float | None = None


class Reviewed(msgspec.Struct, frozen=True):
    """How the chances went in a game, and the moments that decided it; which part of the work is ``done``
    (1: all of it). ``waiting``: so many other games are looked at before this one."""

    points: list[Point]
    turnings: list[Turning]
    done: float
    waiting: int = 0
