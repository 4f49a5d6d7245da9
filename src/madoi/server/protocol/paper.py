"""What only paper tables show: chance prompts, chance results, corrections."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from madoi.server import limits
from madoi.server.protocol.common import Facts, Line

ResultNumber: TypeAlias = Annotated[int, Meta(ge=0, le=limits.MAX_RESULT_NUMBER)]


class ChanceResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """A chance result at a paper table: its kind (``what``, a key), about whom (``facts``), and the result as
    a number and as facts. Null and empty where the viewer may not know it.

    ``only``: nothing else was possible, so nobody was asked."""

    what: str
    facts: Facts
    result: int | None
    shown: Facts
    only: bool = False


class CorrectionSnapshot(msgspec.Struct, frozen=True):
    """A correction: which news of the viewer it changes (``number``; -1: none that the viewer knows).

    ``action``: the new action (empty: unchanged or hidden), with the log ``lines`` it causes.
    ``fell``: the new results. ``more``: how many results were added.
    ``cut``: the game goes back to the point from where it is no longer possible."""

    number: int
    action: str
    fell: list[ChanceResult]
    more: int
    cut: bool
    lines: list[Line]


class ChanceChoice(msgspec.Struct, frozen=True):
    """A result that can be entered: as a number, and as facts."""

    result: int
    shown: Facts


class ChancePreview(msgspec.Struct, frozen=True, omit_defaults=True):
    """A chance prompt that may follow in the same round: ``sure``, or only perhaps.

    ``against``: what the result will be compared to, where that is known.
    ``choices`` come only with the first preview of a kind.
    ``once``: a result drawn before for the same kind cannot come again."""

    what: str
    facts: Facts
    against: Facts = {}
    choices: list[ChanceChoice] = []
    sure: bool = False
    once: bool = False


class ChancePrompt(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a paper table waits for: the id to answer with, its kind (``what``, a key), about whom
    (``facts``), what the result is compared to (``against``), and who can answer (``seats``).

    ``choices`` are for the seats that can answer. ``fell`` are earlier results of the same round, which the
    news ``began``. ``ahead`` are prompts that may follow, so that results can be noted while offline."""

    id: str
    what: str
    facts: Facts
    against: Facts
    seats: list[int]
    choices: list[ChanceChoice]
    fell: list[ChanceResult]
    began: int
    ahead: list[ChancePreview] = []


class ChangeableResult(msgspec.Struct, frozen=True):
    """A result and its alternatives. No choices where the viewer may not change it."""

    fell: ChanceResult
    against: Facts
    choices: list[ChanceChoice]
