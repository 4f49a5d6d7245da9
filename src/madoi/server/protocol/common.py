"""What the messages are made of: kinds of text and number with their limits, reasons, lines of the log."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from madoi.core.record import MAX_NAME_CHARS

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MAX_NAME_CHARS)]
Secret: TypeAlias = Annotated[str, Meta(max_length=64)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
Facts: TypeAlias = dict[str, Any]


class Reasoned(msgspec.Struct, frozen=True):
    """A "no": a key of the catalogues, the id of the rule (empty when no rule of the game is involved), and
    the facts of its sentence."""

    code: str
    rule: str
    facts: Facts


class Line(msgspec.Struct, frozen=True):
    """A line of the log: a key of the catalogues, its rule, its facts."""

    key: str
    rule: str
    facts: Facts


class Problem(msgspec.Struct, frozen=True):
    """Why a request was not carried out."""

    refusal: Reasoned
