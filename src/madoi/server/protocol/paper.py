"""What a paper table shows besides: what fell, what is asked for, what somebody changes."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from madoi.server.protocol.common import Facts, Line

Result: TypeAlias = Annotated[int, Meta(ge=0, le=65_535)]


class FallenNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """What fell at a paper table: for what (a key of the catalogues), about whom (``facts``), and the result
    as a number and as facts; null and nothing where the viewer may not know it. ``only``: nothing else could
    fall, so nobody was asked for it."""

    what: str
    facts: Facts
    result: int | None
    shown: Facts
    only: bool = False


class CorrectionNow(msgspec.Struct, frozen=True):
    """What somebody changes: in which news of the viewer (-1: none that she was told), to which ``action``
    (empty: it stays, or she may not know it) and what that makes happen (``lines``), what falls instead, what
    falls besides (``more``), whether the game goes back to where it could not have gone on (``cut``)."""

    number: int
    action: str
    fell: list[FallenNow]
    more: int
    cut: bool
    lines: list[Line]


class ChoiceNow(msgspec.Struct, frozen=True):
    """A result that can be typed in: as a number, and as facts."""

    result: int
    shown: Facts


class AheadNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """What may be asked next in the same round: ``sure`` whatever falls, or perhaps. ``against`` where that
    is known already; ``choices`` only with the first of its kind. ``once``: what was drawn for the same kind
    of question before is not there any more."""

    what: str
    facts: Facts
    against: Facts = {}
    choices: list[ChoiceNow] = []
    sure: bool = False
    once: bool = False


class ChanceNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a paper table waits for: the id to answer with, what is asked (a key), about whom (``facts``),
    what the result is compared to (``against``), who can answer, and, for those, the choices; what has
    fallen before it in the same round, which the news ``began``; and, for those who can answer, what may be
    asked after it, so that it can be written down while there is no line."""

    id: str
    what: str
    facts: Facts
    against: Facts
    seats: list[int]
    choices: list[ChoiceNow]
    fell: list[FallenNow]
    began: int
    ahead: list[AheadNow] = []


class ChangeableResult(msgspec.Struct, frozen=True):
    """What fell, and what could have fallen instead; no choices where it is not the viewer's to say."""

    fell: FallenNow
    against: Facts
    choices: list[ChoiceNow]
