"""The book of a table: everything that has happened at it, entry by entry.

A game is its decisions; a table is its entries. The book is what the store keeps; all else in this folder
(chairs, clocks, votes, the game itself) is made by reading it from the beginning, by
`madoi.server.table.state`.
Entries are numbered from 0 without gaps. An entry holds what no other viewer may know (a seed, a secret
choice), so nothing of it is ever sent: `madoi.server.table.projection.snapshot` makes what leaves from views.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from madoi.core.game import EVERYTHING

How: TypeAlias = Literal["person", "bot", "wish", "forced", "clock"]
"""Who made a decision: the person herself, a bot at her seat, what she had wished beforehand, nobody
because only one choice was left, or the clock."""

Room: TypeAlias = Literal["table", "spectators"]

Rolling: TypeAlias = Literal["people", "program"]
"""Whose dice and cards count at a paper table: those on the real table, which people type in, or our own."""


class ClockTerms(msgspec.Struct, frozen=True):
    """How time is kept. ``each``: so many seconds for every decision; ``bank``: so many for the whole game,
    and ``increment`` more after every decision. What is decided step by step in secret (a sheet) is one
    decision, which ends when everybody sees that it is made."""

    kind: Literal["none", "each", "bank"] = "none"
    seconds: float = 0
    increment: float = 0


class Terms(msgspec.Struct, frozen=True):
    """What the table has agreed on besides the game's own options."""

    public: bool = False
    """Listed in the lobby, and open to whoever comes; otherwise one needs the link."""
    clock: ClockTerms = ClockTerms()
    timeout: Literal["default", "bot"] = "default"
    """What running out of time does: the mildest choice, or a bot takes the seat."""
    bot: str = "greedy"
    """Who takes seats that are filled up, given up or timed out."""
    pace: float = 0.8
    """About how many seconds a machine waits before it answers, however fast it was."""
    chat: bool = True
    hints: bool = False
    """Everybody may ask what a bot would do; who plays alone with bots always may."""
    paper: bool = False
    """A paper table: the game lies on a real table beside it, and what falls there can be typed in."""
    rolls: Rolling = "people"
    """Who rolls at first, at a paper table."""
    corrections: Literal["agreed", "free"] = "agreed"
    """Whether all who play must agree before an earlier entry is changed, at a paper table."""


class Plan(msgspec.Struct, frozen=True):
    """One seat as the table was opened: ``open`` to anybody, ``invited``: only with the invitation whose
    hash is ``key``; ``bot``; or ``person``: somebody who sits there already and holds the secret of
    ``key``."""

    kind: Literal["open", "invited", "bot", "person"] = "open"
    name: str = ""
    bot: str = ""
    key: str = ""


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The table was opened. ``before`` is the record of the game it continues, after so many ``decisions``
    and with the knowledge of ``viewer`` (a seat, a spectator or everything)."""

    game: str
    options: dict[str, str]
    seats: list[Plan]
    terms: Terms
    before: str = ""
    decisions: int = 0
    viewer: int = EVERYTHING
    source: str = ""
    """The table that it continues or plays again."""


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    """Somebody took a seat and holds the secret of ``key``. ``options`` are those of the game that changed
    with what she brought."""

    seat: int
    name: str
    key: str
    options: dict[str, str] = {}


class Filled(msgspec.Struct, frozen=True, tag="filled"):
    """A bot took a free seat."""

    seat: int
    name: str
    bot: str


class Left(msgspec.Struct, frozen=True, tag="left"):
    """The holder of a seat has gone: before the game the seat is free again, later she may come back."""

    seat: int


class Began(msgspec.Struct, frozen=True, tag="began"):
    """The game began, with this seed and by this version of its rules."""

    seed: str
    version: int


class Decided(msgspec.Struct, frozen=True, tag="decided"):
    """A decision of the game, in its notation."""

    seat: int
    action: str
    how: How = "person"


class Wished(msgspec.Struct, frozen=True, tag="wished"):
    """What a seat wants to be answered by itself from now on; nothing any more when empty."""

    seat: int
    wish: str


class UndoAsked(msgspec.Struct, frozen=True, tag="undo-asked"):
    """A seat asks the others to let it take its last decision back."""

    seat: int
    back: int


class UndoAnswered(msgspec.Struct, frozen=True, tag="undo-answered"):
    """A seat agrees to what was asked, or does not."""

    seat: int
    yes: bool


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """Taken back: the game went back to so many decisions, and those in ``keep`` were made again."""

    seat: int
    back: int
    keep: list[int]


class Handed(msgspec.Struct, frozen=True, tag="handed"):
    """A bot plays for a seat. ``asked``: its holder wanted so and can return; ``clock``: her time was up, she
    can return; ``vote``: the others wanted so, and somebody else may sit down there."""

    seat: int
    bot: str
    why: Literal["asked", "clock", "vote"]


class Returned(msgspec.Struct, frozen=True, tag="returned"):
    """The holder of a seat plays again herself."""

    seat: int


class Voted(msgspec.Struct, frozen=True, tag="voted"):
    """A seat wants somebody who has gone to be replaced; ``name`` is who voted."""

    seat: int
    by: int
    name: str


class Said(msgspec.Struct, frozen=True, tag="said"):
    """Somebody said something: a seat, or a spectator (-1) to the other spectators."""

    seat: int
    name: str
    text: str
    room: Room


class Rematched(msgspec.Struct, frozen=True, tag="rematched"):
    """The same people play again, at this table."""

    table: str


class Fell(msgspec.Struct, frozen=True, tag="fell"):
    """What chance was asked for at a paper table, in order: as a seat has typed it, or (-1) as we have drawn
    it."""

    seat: int
    results: list[int]


class Rolls(msgspec.Struct, frozen=True, tag="rolls"):
    """A seat of a paper table wants that from now on these roll."""

    seat: int
    by: Rolling


class Change(msgspec.Struct, frozen=True):
    """An earlier entry, as it should have been: of the round that the entry ``began`` (the beginning of the
    game: its setup; or a decision), another ``action``, or other results at these ``places`` of what fell in
    it. ``more`` are results that are asked for because of that, in order. ``cut``: where the game cannot go
    on as it did, it goes back to there."""

    began: int
    action: str = ""
    places: list[int] = []
    results: list[int] = []
    more: list[int] = []
    cut: bool = False


class CorrectAsked(msgspec.Struct, frozen=True, tag="correct-asked"):
    """A seat asks the others to let an earlier entry be changed."""

    seat: int
    change: Change


class Corrected(msgspec.Struct, frozen=True, tag="corrected"):
    """An earlier entry was changed, and the game played again with it."""

    seat: int
    change: Change


Entry: TypeAlias = (
    Opened
    | Sat
    | Filled
    | Left
    | Began
    | Decided
    | Wished
    | UndoAsked
    | UndoAnswered
    | Undone
    | Handed
    | Returned
    | Voted
    | Said
    | Rematched
    | Fell
    | Rolls
    | CorrectAsked
    | Corrected
)

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def written(entry: Entry) -> str:
    """An entry as the store keeps it; ``read(written(entry)) == entry``."""
    return _ENCODER.encode(entry).decode()


def read(text: str) -> Entry:
    return _DECODER.decode(text)
