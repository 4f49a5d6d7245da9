"""The append-only log of a table: its entry types, and how they are stored.

A game is its decisions; a table is its entries, numbered from 0 without gaps.
Entries contain secrets, so they are never sent; `madoi.server.table.projection` makes what viewers receive.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from madoi.core.viewer import EVERYTHING

DecidedBy: TypeAlias = Literal["person", "bot", "wish", "forced", "clock"]
"""Who made a decision: the player, a bot at the seat, the player's premove ("wish"), nobody because only one
choice was left, or the clock."""

ChatRoom: TypeAlias = Literal["table", "spectators"]

Phrase: TypeAlias = Literal[
    "love",
    "laugh",
    "wow",
    "cry",
    "think",
    "flower",
    "hello",
    "luck",
    "nice",
    "oh-no",
    "thanks",
    "sorry",
    "moment",
    "back",
    "good-game",
]
"""A reaction (a picture) or a short phrase that somebody sends instead of a text. Everybody reads it in their
own language."""

RolledBy: TypeAlias = Literal["people", "program"]
"""Who rolls dice and draws cards at a paper table: people, who type in the results, or the program."""

Pace: TypeAlias = Literal["live", "daily"]
"""How fast a quick match is: everybody plays at once, or each has a day for a move."""

AbsenceAnswer: TypeAlias = Literal["bot", "wait", "end"]
"""What somebody wants while another player is away: a bot plays on, they wait, or the game ends here."""


class ClockTerms(msgspec.Struct, frozen=True):
    """Time control. ``each``: this many seconds per decision. ``bank``: this many for the whole game, plus
    ``increment`` after every decision. A choice made secretly in several steps (a sheet) counts as one
    decision."""

    kind: Literal["none", "each", "bank"] = "none"
    seconds: float = 0
    increment: float = 0


class Terms(msgspec.Struct, frozen=True):
    """Settings of a table besides the game's own options."""

    public: bool = False
    """Listed in the lobby. Other tables need the link."""
    clock: ClockTerms = ClockTerms()
    timeout: Literal["default", "bot"] = "default"
    """What happens when time is up: the default action, or a bot takes over the seat."""
    bot: str = "greedy"
    """The bot for seats that are filled, abandoned or timed out."""
    pace: float = 0.8
    """About how many seconds a bot waits before it answers."""
    chat: bool = True
    hints: bool = False
    """Everybody may ask for hints. A player alone with bots always may."""
    paper: bool = False
    """A paper table: the game is played on a real table, and its dice and cards can be typed in."""
    rolls: RolledBy = "people"
    """Who rolls at first, at a paper table."""
    corrections: Literal["agreed", "free"] = "agreed"
    """Whether all players must agree before an earlier entry is changed, at a paper table."""
    spectator_delay: float = 0
    """How many seconds later spectators see the game."""


class Plan(msgspec.Struct, frozen=True):
    """One seat as the table was opened: ``open`` to anybody, ``invited`` (needs the invitation whose hash is
    ``key``), ``bot``, or ``person`` (already taken, by the holder of the secret whose hash is ``key``)."""

    kind: Literal["open", "invited", "bot", "person"] = "open"
    name: str = ""
    bot: str = ""
    key: str = ""
    face: str = ""
    """The portrait that a person chose."""


class Said(msgspec.Struct, frozen=True, tag="said"):
    """A chat message from a seat, or from a spectator (-1) to the other spectators: a text, or a phrase."""

    seat: int
    name: str
    text: str
    room: ChatRoom
    phrase: Phrase | Literal[""] = ""


class EveningScore(msgspec.Struct, frozen=True):
    """The games that the same company has finished one after the other, and how many the holder of each seat
    has won."""

    games: int
    wins: list[int]


class DailyDeal(msgspec.Struct, frozen=True):
    """The deal of a day. ``counts``: it is the player's attempt for the board, so there is no undo, no hint
    and no help; otherwise it is practice."""

    day: str
    counts: bool


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The table was opened. ``before`` is the record of the game it continues, after its first ``decisions``,
    with the knowledge of ``viewer`` (a seat, a spectator or everything)."""

    game: str
    options: dict[str, str]
    seats: list[Plan]
    terms: Terms
    before: str = ""
    decisions: int = 0
    viewer: int = EVERYTHING
    source: str = ""
    """The table it continues or is a rematch of."""
    sources: list[str] = []
    """The tables whose games it contains and which went on when it was opened. Its record must wait for all
    of them, also when tables in between have been deleted."""
    package: str = ""
    """The package or file that the game came from, empty for the games of Madoi itself."""
    opener: str = ""
    """A hash that stands for the address it was opened from (`madoi.server.runtime.lobby`)."""
    chat: list[Said] = []
    """What was last said at the table that it is a rematch of, by the seats here."""
    gathers: bool = False
    """The game waits until everybody has come: a rematch among people."""
    evening: EveningScore | None = None
    """The score before this game, by the seats here."""
    daily: DailyDeal | None = None
    """The deal of a day that is played here; None at all other tables."""
    for_evening: str = ""
    """The evening that has a round here (`madoi.evening`)."""
    quick: bool = False
    """A quick match: people who want the same game sit down here (`madoi.server.table.matching`)."""


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    """Somebody took a seat; ``key`` is the hash of their secret. ``options`` are the game options that
    changed with their own entry, such as a deck."""

    seat: int
    name: str
    key: str
    options: dict[str, str] = {}
    face: str = ""


class Filled(msgspec.Struct, frozen=True, tag="filled"):
    """A bot took a free seat."""

    seat: int
    name: str
    bot: str


class Left(msgspec.Struct, frozen=True, tag="left"):
    """The holder left. Before the game the seat is free again; during it they may come back. ``host``: the
    host removed them before the game. ``away``: they waited for a quick match and were not there any more."""

    seat: int
    why: Literal["", "host", "away"] = ""


class BotsWanted(msgspec.Struct, frozen=True, tag="bots-wanted"):
    """A seat that waits for a quick match wants bots on the free seats, or no longer does."""

    seat: int
    yes: bool


class Trimmed(msgspec.Struct, frozen=True, tag="trimmed"):
    """A quick match begins with those who are there: only these seats stay, and are numbered from 0 again."""

    seats: list[int]


class Began(msgspec.Struct, frozen=True, tag="began"):
    """The game began with this seed and version of its rules."""

    seed: str
    version: int


class Decided(msgspec.Struct, frozen=True, tag="decided"):
    """A decision, in the notation of the game."""

    seat: int
    action: str
    how: DecidedBy = "person"
    question: str = ""
    """The question that a person with a choice answered: its key. The time that they took belongs to it."""


class Wished(msgspec.Struct, frozen=True, tag="wished"):
    """A seat set its premove, or cleared it (empty)."""

    seat: int
    wish: str


class Hinted(msgspec.Struct, frozen=True, tag="hinted"):
    """A seat asked for a hint, for the first time. No viewer sees it; the game is not rated for that seat."""

    seat: int


class UndoAsked(msgspec.Struct, frozen=True, tag="undo-asked"):
    """A seat asks the others to let it undo its last decision."""

    seat: int
    back: int


class UndoWithdrawn(msgspec.Struct, frozen=True, tag="undo-withdrawn"):
    """A seat no longer asks for an undo or a correction."""

    seat: int


class UndoAnswered(msgspec.Struct, frozen=True, tag="undo-answered"):
    """A seat agrees to an undo or a correction, or declines."""

    seat: int
    yes: bool


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """Decisions were undone: the first ``back`` stand, and of the later ones those in ``keep``."""

    seat: int
    back: int
    keep: list[int]


class Handed(msgspec.Struct, frozen=True, tag="handed"):
    """A bot took over a seat. ``asked``: the holder wanted it and can return. ``clock``: their time was up,
    they can return. ``absent``: they were away and the others wanted it, they can return. ``vote``: the
    others voted them out, and anybody may sit down. ``host``: the same, by the host of the table. ``opened``:
    a bot goes on, and anybody may sit down in its place."""

    seat: int
    bot: str
    why: Literal["asked", "clock", "absent", "vote", "host", "opened"]

    @property
    def frees_seat(self) -> bool:
        """Whether anybody may sit down now."""
        return self.why in ("vote", "host", "opened")


class Returned(msgspec.Struct, frozen=True, tag="returned"):
    """The holder of a seat plays again."""

    seat: int


class AbsenceAnswered(msgspec.Struct, frozen=True, tag="absence-answered"):
    """A seat says what it wants while the holder of another seat is away."""

    seat: int
    by: int
    answer: AbsenceAnswer


class Arrived(msgspec.Struct, frozen=True, tag="arrived"):
    """The holder of a seat came to a rematch, or came back while the others were asked what to do."""

    seat: int


class Abandoned(msgspec.Struct, frozen=True, tag="abandoned"):
    """The game ended without a result: everybody who was there wanted it while the holder of this seat was
    away."""

    seat: int


class MovedHere(msgspec.Struct, frozen=True, tag="moved-here"):
    """The game came here from a device, or to a device from the service. What the holder of the seat did not
    know is drawn again with this seed: a player who had the log could have read it there."""

    seat: int
    seed: str


class TakenAlong(msgspec.Struct, frozen=True, tag="taken-along"):
    """The only player took the game along to their device. Here it is over."""

    seat: int


class Voted(msgspec.Struct, frozen=True, tag="voted"):
    """A seat votes to replace an absent player; ``name`` is the voter's."""

    seat: int
    by: int
    name: str


class Hosted(msgspec.Struct, frozen=True, tag="hosted"):
    """The host silenced somebody or let them talk again, locked the table or unlocked it, or sent the
    spectators away. ``seat`` is whom it is about; -1: the spectators."""

    by: int
    what: Literal["silence", "unsilence", "lock", "unlock", "remove"]
    seat: int = -1


class Rematched(msgspec.Struct, frozen=True, tag="rematched"):
    """The same players have a rematch at this table, which a seat asked for."""

    table: str
    by: int = -1


class Fell(msgspec.Struct, frozen=True, tag="fell"):
    """Results of chance at a paper table, in order: typed in by a seat, or rolled by the program (-1)."""

    seat: int
    results: list[int]


class Rolls(msgspec.Struct, frozen=True, tag="rolls"):
    """A seat of a paper table changed who rolls from now on."""

    seat: int
    by: RolledBy


class Change(msgspec.Struct, frozen=True):
    """A correction of an earlier round, which began with entry ``began`` (the setup, or a decision): another
    ``action``, or other ``results`` at these ``places`` of its results. ``more`` are the results of further
    questions that follow, in order. ``cut``: drop everything from where the game could not go on."""

    began: int
    action: str = ""
    places: list[int] = []
    results: list[int] = []
    more: list[int] = []
    cut: bool = False


class CorrectAsked(msgspec.Struct, frozen=True, tag="correct-asked"):
    """A seat asks the others to let it correct an earlier entry."""

    seat: int
    change: Change


class Corrected(msgspec.Struct, frozen=True, tag="corrected"):
    """An earlier entry was corrected, and the game replayed."""

    seat: int
    change: Change


Entry: TypeAlias = (
    Opened
    | Sat
    | Filled
    | Left
    | BotsWanted
    | Trimmed
    | Began
    | Decided
    | Wished
    | Hinted
    | UndoAsked
    | UndoWithdrawn
    | UndoAnswered
    | Undone
    | Handed
    | Returned
    | AbsenceAnswered
    | Arrived
    | Abandoned
    | MovedHere
    | TakenAlong
    | Voted
    | Said
    | Hosted
    | Rematched
    | Fell
    | Rolls
    | CorrectAsked
    | Corrected
)

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def encode_entry(entry: Entry) -> str:
    """The text the store keeps; ``decode_entry(encode_entry(entry)) == entry``."""
    return _ENCODER.encode(entry).decode()


def decode_entry(text: str) -> Entry:
    return _DECODER.decode(text)
