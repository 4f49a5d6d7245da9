"""WebSocket messages from the server. A new one is a class here, and a member of `ServerMessage`."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from madoi.server.protocol.common import Facts, RefusalData
from madoi.server.protocol.paper import ChangeableResult
from madoi.server.table.log import DailyDeal, Terms


class _Message(msgspec.Struct, tag_field="type", frozen=True, omit_defaults=True):
    """A message from the server."""


class Welcome(_Message, frozen=True, tag="welcome"):
    """The answer to `Hello`: who you are here, and what never changes at this table."""

    protocol: int
    version: str
    table: str
    viewer: int
    game: str
    options: dict[str, str]
    terms: Terms
    source: str
    concedes: bool
    """Whether the game can be conceded."""
    time: float
    """The server's clock. All times are by this clock."""
    daily: DailyDeal | None = None
    """The deal of a day that is played here."""
    evening: str = ""
    """The evening that has a round here."""


class Update(_Message, frozen=True, tag="update"):
    """All news since the last update, and the table after them."""

    news: list[msgspec.Raw]
    now: msgspec.Raw


class Changes(_Message, frozen=True, tag="changes"):
    """All news since the last update, and what they changed in the table that it showed.

    ``now``: the parts of the snapshot that are new, but for the view. ``view``: the entries of the view that
    are new. ``gone``: the parts of the snapshot that it has no more."""

    news: list[msgspec.Raw]
    now: dict[str, msgspec.Raw]
    view: dict[str, msgspec.Raw] = {}
    gone: list[str] = []


class History(_Message, frozen=True, tag="history"):
    """A page of news that the client has missed, where they do not fit into one update. More follow, and then
    an update."""

    news: list[msgspec.Raw]


class Presence(_Message, frozen=True, tag="here"):
    """Who is connected now. ``names``: what spectators are called, as far as they say so."""

    seats: list[int]
    spectators: int
    names: list[str] = []


class Done(_Message, frozen=True, tag="done"):
    """A command was carried out, and its entry is durable."""

    id: str


class CommandRefused(_Message, frozen=True, tag="refused"):
    """A command was not carried out, and nothing has changed. Without an id: the message could not be read.

    After ``store-away`` the command may have been carried out after all: the next update shows it.
    An answer to the same prompt never counts twice."""

    id: str
    refusal: RefusalData


class Reason(_Message, frozen=True, tag="reason"):
    """The answer to `Why`. No refusal: the action is allowed."""

    id: str
    refusal: RefusalData | None


class ExpectedAction(msgspec.Struct, frozen=True):
    """An action that is likely to follow, and the same taken apart (``parts``)."""

    seat: int
    action: str
    parts: Facts


class ActionValue(msgspec.Struct, frozen=True):
    """What a search found about one action. ``parts``: the action taken apart.

    ``worth``: the expected share of the win. ``tried``: its share of all simulations.
    ``then``: what is likely to follow."""

    action: str
    worth: float
    tried: float
    then: list[ExpectedAction]
    parts: Facts


class Advice(_Message, frozen=True, tag="advice"):
    """The answer to `Hint`: the seat's actions, the best first.

    ``goal``: what ``worth`` counts: the win, or, where the game is as good as lost, place and points."""

    id: str
    seat: int
    lines: list[ActionValue]
    goal: Literal["win", "place"] = "win"


class Changeable(_Message, frozen=True, tag="changeable"):
    """The answer to `Instead`: what can be changed about an earlier entry.

    For your own decision or a bot's (``seat``): the question, the ``action``, the alternatives, and your view
    at that time. Of a bot's decision only what everybody may know. For chance results: ``fell``."""

    id: str
    question: str = ""
    facts: Facts = {}
    action: str = ""
    actions: list[str] = []
    view: Facts | None = None
    fell: list[ChangeableResult] = []
    seat: int = -1
    parts: list[Facts] = []
    """The actions taken apart, in the same order."""


class Bye(_Message, frozen=True, tag="bye"):
    """The server closes this connection. Reconnect after ``again`` seconds."""

    code: str
    again: float


ServerMessage: TypeAlias = (
    Welcome
    | History
    | Update
    | Changes
    | Presence
    | Done
    | CommandRefused
    | Reason
    | Advice
    | Changeable
    | Bye
)
