"""What a client says at the WebSocket."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from madoi.core.record import MAX_NAME_CHARS
from madoi.server.protocol import PROTOCOL
from madoi.server.protocol.common import Id, SeatNumber, Secret, Text
from madoi.server.protocol.paper import Result
from madoi.server.table.commands.chat import MOST_CHAT_CHARACTERS
from madoi.server.table.log import RolledBy

MOST_MESSAGE = 4096
"""No message of a client is longer, in bytes."""


class _Message(msgspec.Struct, tag_field="type", frozen=True, forbid_unknown_fields=True):
    """What a client sends. Seats count from 0."""


class _Request(_Message, frozen=True):
    """A message that gets one answer with the same id: `Done`, `RefusedNow`, `Reason`, `Advice` or
    `Changeable`."""

    id: Id


class Hello(_Message, frozen=True, tag="hello"):
    """The first message: which table, as whom, and what was seen last."""

    table: Annotated[str, Meta(max_length=64)]
    protocol: int = PROTOCOL
    secret: Secret = ""
    """Of a seat; without one, a spectator."""
    since: Annotated[int, Meta(ge=-1)] = -1
    """The number of the last news seen."""
    chat: bool = True
    """False: no chat is sent."""


class Play(_Request, frozen=True, tag="play"):
    """Answer the prompt of this id."""

    prompt: Annotated[str, Meta(max_length=64)]
    action: Text


class Why(_Request, frozen=True, tag="why"):
    """Why is this not allowed? The answer is a `Reason`."""

    action: Text


class Wish(_Request, frozen=True, tag="wish"):
    """Answer for me from now on as the prompt offered; empty: ask me again."""

    wish: Annotated[str, Meta(max_length=200)]


class Undo(_Request, frozen=True, tag="undo"):
    """Take my last decision back; with ``ask``, if everybody agrees."""

    ask: bool = False


class Consent(_Request, frozen=True, tag="consent"):
    """Agree to what somebody asked to take back, or do not."""

    yes: bool


class Hand(_Request, frozen=True, tag="hand"):
    """Let a bot play for me."""

    bot: Annotated[str, Meta(max_length=40)]


class Return(_Request, frozen=True, tag="return"):
    """Play again myself."""


class Leave(_Request, frozen=True, tag="leave"):
    """Give my seat up: before the game it is free again, in the game the others may replace me."""


class Vote(_Request, frozen=True, tag="vote"):
    """Replace somebody who has gone."""

    seat: SeatNumber


class Fill(_Request, frozen=True, tag="fill"):
    """Give a free seat, or all of them, to a bot."""

    bot: Annotated[str, Meta(max_length=40)] = ""
    """The table's own, when empty."""
    seat: SeatNumber | None = None


class Say(_Request, frozen=True, tag="say"):
    """Speak: a seat to the table, a spectator to the spectators."""

    text: Annotated[str, Meta(min_length=1, max_length=MOST_CHAT_CHARACTERS)]
    name: Annotated[str, Meta(max_length=MAX_NAME_CHARS)] = ""


class Mute(_Request, frozen=True, tag="mute"):
    """No more chat on this connection, or again."""

    on: bool


class Ping(_Request, frozen=True, tag="ping"):
    """Are you there? For a client whose line would not tell it; the answer is `Done`."""


class Rematch(_Request, frozen=True, tag="rematch"):
    """Play again, the same people and options; everybody is told the table."""


class Hint(_Request, frozen=True, tag="hint"):
    """What would you do here? The answer is an `Advice`. After the game: at any decision, by the number of
    decisions before it."""

    at: Annotated[int, Meta(ge=0)] | None = None


class FellNow(_Request, frozen=True, tag="fell"):
    """At a paper table: what fell, for the question of this id and those that follow at once."""

    chance: Annotated[str, Meta(max_length=64)]
    results: Annotated[list[Result], Meta(min_length=1, max_length=100)]


class RollsNow(_Request, frozen=True, tag="rolls"):
    """At a paper table: from now on these roll."""

    by: RolledBy


class Correct(_Request, frozen=True, tag="correct"):
    """At a paper table: change what I was told as news of this number, the ``action`` of its decision or
    what fell there (null: that stays). ``more``: what is asked for because of that. ``cut``: where the game
    could not have gone on as it did, go back to there."""

    number: Annotated[int, Meta(ge=0)]
    action: Annotated[str, Meta(max_length=200)] = ""
    results: Annotated[list[Result | None], Meta(max_length=100)] = []
    more: Annotated[list[Result], Meta(max_length=100)] = []
    cut: bool = False


class Instead(_Request, frozen=True, tag="instead"):
    """At a paper table: what could stand in the place of the news of this number? The answer is
    `Changeable`."""

    number: Annotated[int, Meta(ge=0)]


Asked: TypeAlias = (
    Hello
    | Play
    | Why
    | Wish
    | Undo
    | Consent
    | Hand
    | Return
    | Leave
    | Vote
    | Fill
    | Say
    | Mute
    | Ping
    | Rematch
    | Hint
    | FellNow
    | RollsNow
    | Correct
    | Instead
)
