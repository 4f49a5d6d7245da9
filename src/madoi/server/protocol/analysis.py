"""HTTP bodies for the analysis of a finished game: win chances and turning points."""

from __future__ import annotations

import msgspec

from madoi.server.protocol.common import Facts, Line
from madoi.server.protocol.records import RecordText


class AnalysisRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to analyse."""

    record: RecordText


class AnalysisPoint(msgspec.Struct, frozen=True):
    """Each seat's win chance (``shares``) after so many ``decisions``; ``lines`` counts the simulations."""

    decisions: int
    shares: list[float]
    lines: int


class TurningPoint(msgspec.Struct, frozen=True):
    """A stretch of the game that decided it: from so many decisions (``before``) to so many (``decisions``).

    ``was`` and ``now`` are the win chances of all seats before and after.
    ``lines`` say what happened, ``fell`` whether chance had a part in it.
    Where it was one decision, ``seat`` and ``action`` say whose and which.
    Where there was a choice, ``worth`` is what it promised by what that seat knew.
    ``best`` is the best choice (``best_parts``: taken apart), and ``best_worth`` what that promised."""

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
    best_parts: Facts = {}


class Analysis(msgspec.Struct, frozen=True):
    """Win chances and turning points of a game. ``done`` is the finished part of the work (1: all of it).

    ``waiting``: how many other games come first."""

    points: list[AnalysisPoint]
    turnings: list[TurningPoint]
    done: float
    waiting: int = 0
