"""Tables: those to be opened or continued, their seats, those in the lobby."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from madoi.core.record import MAX_NAME_CHARS
from madoi.server.protocol.common import Name, Secret
from madoi.server.protocol.records import RecordText
from madoi.server.protocol.snapshot import SeatNow
from madoi.server.table.log import ClockTerms, RolledBy, Terms


class SeatWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a table to be opened. ``me``: the one who opens it sits there."""

    kind: Literal["me", "open", "invited", "bot"]
    name: Annotated[str, Meta(max_length=MAX_NAME_CHARS)] = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class ClockWanted(ClockTerms, frozen=True, forbid_unknown_fields=True):
    """How time is kept; 1 s to 30 days."""

    seconds: Annotated[float, Meta(ge=0, le=2_592_000)] = 0
    increment: Annotated[float, Meta(ge=0, le=2_592_000)] = 0


class TermsWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the table agrees on besides the game's options."""

    public: bool = False
    clock: ClockWanted = ClockWanted()
    timeout: Literal["default", "bot"] = "default"
    bot: Annotated[str, Meta(max_length=40)] = "greedy"
    pace: Annotated[float, Meta(ge=0, le=10)] = 0.8
    chat: bool = True
    hints: bool = False
    paper: bool = False
    rolls: RolledBy = "people"
    corrections: Literal["agreed", "free"] = "agreed"


class TableWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=16)]
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=100_000)]] = {}
    terms: TermsWanted = TermsWanted()


class ContinuationWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened from a moment of this one: after the news of this ``number`` of the seat that has
    the secret, or of a spectator. Of a running game with everything that viewer does not know drawn anew; of
    a finished one with all hidden things as they are; there it can also be after so many ``decisions``."""

    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=16)]
    decisions: Annotated[int, Meta(ge=0)] | None = None
    number: Annotated[int, Meta(ge=0)] | None = None
    secret: Secret = ""
    terms: TermsWanted = TermsWanted()


class RecordContinuation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened from a moment of the game that a record tells: after so many decisions, with all
    hidden things as they are."""

    record: RecordText
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=16)]
    decisions: Annotated[int, Meta(ge=0)]
    terms: TermsWanted = TermsWanted()


class Invitation(msgspec.Struct, frozen=True):
    """For one seat; whoever has it may sit down there."""

    seat: int
    invitation: str


class TableOpened(msgspec.Struct, frozen=True):
    """A table was opened. The secret holds the seat of the one who did; it is never shown again."""

    table: str
    seat: int | None
    secret: str
    invitations: list[Invitation]


class SittingWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to sit down."""

    name: Name
    invitation: Secret = ""
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=4000)]] = {}
    """Her own entry in options that have one for each seat: a deck."""


class SeatTaken(msgspec.Struct, frozen=True):
    """The secret holds the seat; it is never shown again."""

    table: str
    seat: int
    secret: str


class TableListed(msgspec.Struct, frozen=True):
    """A table as the lobby shows it."""

    table: str
    game: str
    options: dict[str, str]
    phase: Literal["waiting", "playing", "over"]
    seats: list[SeatNow]
    terms: Terms
    source: str


class Lobby(msgspec.Struct, frozen=True):
    """The public tables, those where somebody can sit down first."""

    tables: list[TableListed]
