"""WebSocket messages from clients. A new command is a class here, and a member of `ClientMessage`."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from madoi.core.record import MAX_NAME_CHARS
from madoi.server import limits
from madoi.server.protocol import PROTOCOL
from madoi.server.protocol.common import BotName, Id, SeatNumber, Secret, TableId, Text
from madoi.server.protocol.paper import ResultNumber
from madoi.server.table.commands.continuations import SeatOrder
from madoi.server.table.log import AbsenceAnswer, Phrase, RolledBy


class _Message(msgspec.Struct, tag_field="type", frozen=True, forbid_unknown_fields=True):
    """A message from a client. Seats count from 0."""


class _Command(_Message, frozen=True):
    """A message that gets one answer with the same id: `Done`, `CommandRefused`, `Reason`, `Advice` or
    `Changeable`."""

    id: Id


class Hello(_Message, frozen=True, tag="hello"):
    """The first message: which table, as whom, and the last news received."""

    table: TableId
    protocol: int = PROTOCOL
    secret: Secret = ""
    """The secret of a seat; empty for a spectator."""
    since: Annotated[int, Meta(ge=-1)] = -1
    """The number of the last news received."""
    chat: bool = True
    """False: send no chat."""
    name: Annotated[str, Meta(max_length=MAX_NAME_CHARS)] = ""
    """What a spectator is called: the players see who watches."""


class Play(_Command, frozen=True, tag="play"):
    """Answer the prompt with this id."""

    prompt: Annotated[str, Meta(max_length=limits.MAX_PROMPT_ID_CHARACTERS)]
    action: Text


class Why(_Command, frozen=True, tag="why"):
    """Ask why an action is not allowed. The answer is a `Reason`."""

    action: Text


class Wish(_Command, frozen=True, tag="wish"):
    """Set a premove, one of the prompt's ``wishes``: it answers for me from now on. Empty: ask me again."""

    wish: Annotated[str, Meta(max_length=limits.MAX_ACTION_CHARACTERS)]


class Undo(_Command, frozen=True, tag="undo"):
    """Undo my last decision; with ``ask``, if everybody agrees."""

    ask: bool = False


class Consent(_Command, frozen=True, tag="consent"):
    """Agree to a request to undo or to correct, or decline it."""

    yes: bool


class Withdraw(_Command, frozen=True, tag="withdraw"):
    """Take back my own request to undo or to correct."""


class Hand(_Command, frozen=True, tag="hand"):
    """Let a bot play for me."""

    bot: BotName


class Return(_Command, frozen=True, tag="return"):
    """Play again myself, instead of the bot."""


class Concede(_Command, frozen=True, tag="concede"):
    """Give the game up, where its rules know that (Lily)."""


class Leave(_Command, frozen=True, tag="leave"):
    """Leave my seat. Before the game it becomes free; during the game the others may replace me."""


class Vote(_Command, frozen=True, tag="vote"):
    """Vote to replace an absent player."""

    seat: SeatNumber


class AnswerAbsence(_Command, frozen=True, tag="absence"):
    """What should happen while the holder of a seat is away: a bot plays on (if more than half of those who
    are there want it), wait, or end the game (if all of them do). The holder can return."""

    seat: SeatNumber
    answer: AbsenceAnswer


class Host(_Command, frozen=True, tag="host"):
    """As the host (the person at the first seat that a person holds): silence a seat or the spectators (-1),
    remove them, or lock the table against others."""

    what: Literal["silence", "unsilence", "lock", "unlock", "remove"]
    seat: Annotated[int, Meta(ge=-1, le=limits.MAX_SEATS - 1)] = -1


class Fill(_Command, frozen=True, tag="fill"):
    """Give a free seat, or all of them, to a bot."""

    bot: BotName = ""
    """The bot's name; empty: the table's own bot."""
    seat: SeatNumber | None = None


class WantBots(_Command, frozen=True, tag="bots"):
    """While I wait for a quick match: whether I want bots on the free seats. They come when all who wait want
    them."""

    yes: bool


class Say(_Command, frozen=True, tag="say"):
    """Chat: a seat talks to the table, a spectator to the spectators."""

    text: Annotated[str, Meta(min_length=1, max_length=limits.MAX_CHAT_CHARACTERS)]
    name: Annotated[str, Meta(max_length=MAX_NAME_CHARS)] = ""


class React(_Command, frozen=True, tag="react"):
    """A reaction or a short phrase, to whom chat would go. Its readers get it in their own language."""

    phrase: Phrase
    name: Annotated[str, Meta(max_length=MAX_NAME_CHARS)] = ""


class Mute(_Command, frozen=True, tag="mute"):
    """Turn chat off on this connection, or on again."""

    on: bool


class Ping(_Command, frozen=True, tag="ping"):
    """Check that the connection still works. The answer is `Done`."""


class Rematch(_Command, frozen=True, tag="rematch"):
    """Open a rematch with the same players and options. Everybody receives the new table's id. Among people
    it begins when all have come."""

    seats: SeatOrder = "same"


class Hint(_Command, frozen=True, tag="hint"):
    """Ask what a bot would do. The answer is an `Advice`.

    After the game, ``at`` asks about any decision, by the number of decisions before it."""

    at: Annotated[int, Meta(ge=0)] | None = None


class EnterResults(_Command, frozen=True, tag="fell"):
    """At a paper table: enter chance results, for the prompt with this id and those that follow at once."""

    chance: Annotated[str, Meta(max_length=limits.MAX_PROMPT_ID_CHARACTERS)]
    results: Annotated[list[ResultNumber], Meta(min_length=1, max_length=limits.MAX_RESULTS)]


class SetRolling(_Command, frozen=True, tag="rolls"):
    """At a paper table: set who rolls from now on."""

    by: RolledBy


class Correct(_Command, frozen=True, tag="correct"):
    """At a paper table: change an earlier entry, by the ``number`` of my news of it.

    Either the ``action`` of its decision, or its ``results`` (null: unchanged).
    ``more`` are results that are needed because of the change.
    ``cut``: where the later game is no longer possible, go back to that point."""

    number: Annotated[int, Meta(ge=0)]
    action: Annotated[str, Meta(max_length=limits.MAX_ACTION_CHARACTERS)] = ""
    results: Annotated[list[ResultNumber | None], Meta(max_length=limits.MAX_RESULTS)] = []
    more: Annotated[list[ResultNumber], Meta(max_length=limits.MAX_RESULTS)] = []
    cut: bool = False


class Instead(_Command, frozen=True, tag="instead"):
    """At a paper table: ask what could replace the entry of this news. The answer is `Changeable`."""

    number: Annotated[int, Meta(ge=0)]


ClientMessage: TypeAlias = (
    Hello
    | Play
    | Why
    | Wish
    | Undo
    | Consent
    | Withdraw
    | Hand
    | Return
    | Concede
    | Leave
    | Vote
    | AnswerAbsence
    | Host
    | Fill
    | WantBots
    | Say
    | React
    | Mute
    | Ping
    | Rematch
    | Hint
    | EnterResults
    | SetRolling
    | Correct
    | Instead
)
