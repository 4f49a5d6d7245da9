"""HTTP bodies for the analysis of a finished game: win chances and turning points."""

from __future__ import annotations

from typing import Literal

import msgspec

from madoi.server.protocol.common import Facts, Line
from madoi.server.protocol.records import RecordText


class AnalysisRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to analyse."""

    record: RecordText


class AnalysisPoint(msgspec.Struct, frozen=True):
    """Each seat's win chance (``shares``) after a number of ``decisions``, from ``lines`` simulations."""

    decisions: int
    shares: list[float]
    lines: int


class TurningPoint(msgspec.Struct, frozen=True):
    """A turning point of the game, between two numbers of decisions: ``before`` and ``decisions``.

    ``was`` and ``now`` are the win chances of all seats before and after.
    ``lines`` are log lines of what happened; ``fell``: chance had a part in it.
    Where it was one decision, ``seat`` and ``action`` say whose and which.
    Where there was a choice, ``worth`` is its expected share of the win, from what that seat knew.
    ``best`` is the best choice (``best_parts``: its parts), and ``best_worth`` its expected share."""

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


class OwnMoment(msgspec.Struct, frozen=True):
    """A moment of a person's own: their best choice, their costliest one, or where chance did most for or
    against them."""

    seat: int
    kind: Literal["best", "costliest", "luck"]
    point: TurningPoint


class Analysis(msgspec.Struct, frozen=True):
    """Win chances and turning points of a game. ``done`` is the finished part of the work (1: all of it).

    ``own`` are the moments of the people who played.

    ``waiting`` is the number of games before it in the queue."""

    points: list[AnalysisPoint]
    turnings: list[TurningPoint]
    done: float
    waiting: int = 0
    own: list[OwnMoment] = []
