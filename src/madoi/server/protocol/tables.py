"""HTTP bodies for tables: opening, continuing, sitting down, the lobby."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from madoi.core.record import MAX_NAME_CHARS
from madoi.server import limits
from madoi.server.protocol.common import BotName, GameName, Name, OptionName, OptionText, Secret
from madoi.server.protocol.records import RecordText
from madoi.server.protocol.snapshot import SeatSnapshot
from madoi.server.table.log import ClockTerms, Pace, RolledBy, Terms

PlayerFace: TypeAlias = Literal["", "cat", "fox", "rabbit", "bear", "owl", "frog", "tanuki", "crane"]
"""Portraits that people can choose; the client draws them."""
ClockSeconds: TypeAlias = Annotated[float, Meta(ge=0, le=limits.MAX_CLOCK_SECONDS)]


class SeatRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table. ``me``: the player who opens the table sits there."""

    kind: Literal["me", "open", "invited", "bot"]
    name: Annotated[str, Meta(max_length=MAX_NAME_CHARS)] = ""
    bot: BotName = ""
    face: PlayerFace = ""


SeatRequests: TypeAlias = Annotated[list[SeatRequest], Meta(min_length=1, max_length=limits.MAX_SEATS)]


class ClockRequest(ClockTerms, frozen=True, forbid_unknown_fields=True):
    """Time control, from 1 s to 30 days."""

    seconds: ClockSeconds = 0
    increment: ClockSeconds = 0


class TermsRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The terms of a table, besides the game's options."""

    public: bool = False
    clock: ClockRequest = ClockRequest()
    timeout: Literal["default", "bot"] = "default"
    bot: BotName = "greedy"
    pace: Annotated[float, Meta(ge=0, le=limits.MAX_PACE_SECONDS)] = 0.8
    chat: bool = True
    hints: bool = False
    paper: bool = False
    rolls: RolledBy = "people"
    corrections: Literal["agreed", "free"] = "agreed"
    spectator_delay: Annotated[float, Meta(ge=0, le=limits.MAX_SPECTATOR_DELAY_SECONDS)] = 0


class TableRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open."""

    game: GameName
    seats: SeatRequests
    options: dict[OptionName, OptionText] = {}
    terms: TermsRequest = TermsRequest()


class ContinuationRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open that continues this one.

    It begins after the news of this ``number``, as the seat that ``secret`` holds or a spectator knows it.
    From a running game, everything that viewer does not know is drawn at random.
    From a finished one, hidden things stay as they are, and a number of ``decisions`` can be given
    instead."""

    seats: SeatRequests
    decisions: Annotated[int, Meta(ge=0)] | None = None
    number: Annotated[int, Meta(ge=0)] | None = None
    secret: Secret = ""
    terms: TermsRequest = TermsRequest()


class RecordContinuationRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open that continues a record after a number of ``decisions``. Hidden things stay as they
    are."""

    record: RecordText
    seats: SeatRequests
    decisions: Annotated[int, Meta(ge=0)]
    terms: TermsRequest = TermsRequest()


class Invitation(msgspec.Struct, frozen=True):
    """A secret that lets anybody who has it sit down at one seat."""

    seat: int
    invitation: str


class TableOpened(msgspec.Struct, frozen=True):
    """A new table. The secret holds the seat of the player who opened it, and is never shown again."""

    table: str
    seat: int | None
    secret: str
    invitations: list[Invitation]


class SitDownRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player who wants to sit down."""

    name: Name
    invitation: Secret = ""
    options: dict[OptionName, Annotated[str, Meta(max_length=limits.MAX_SEAT_OPTION_CHARACTERS)]] = {}
    """The player's own entry in options that have one for each seat: a deck."""
    face: PlayerFace = ""


class SeatTaken(msgspec.Struct, frozen=True):
    """The secret holds the seat, and is never shown again."""

    table: str
    seat: int
    secret: str


class TableSummary(msgspec.Struct, frozen=True):
    """A table as the lobby shows it."""

    table: str
    game: str
    options: dict[str, str]
    phase: Literal["waiting", "playing", "over"]
    seats: list[SeatSnapshot]
    terms: Terms
    source: str


class WaitingPlayers(msgspec.Struct, frozen=True):
    """How many people wait for a quick match of a game."""

    game: str
    pace: Pace
    people: int


class Lobby(msgspec.Struct, frozen=True):
    """The public tables, those with free seats first, and who waits for a quick match, if anybody does."""

    tables: list[TableSummary]
    waiting: list[WaitingPlayers]
