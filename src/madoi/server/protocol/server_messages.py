"""What the server says at the WebSocket."""

from __future__ import annotations

import msgspec

from madoi.server.protocol.common import Facts, Reasoned
from madoi.server.protocol.paper import ChangeableResult
from madoi.server.table.log import Terms


class Told(msgspec.Struct, tag_field="type", frozen=True, omit_defaults=True):
    """What the server sends."""


class Welcome(Told, frozen=True, tag="welcome"):
    """The answer to `Hello`: who you are here, and what never changes at this table."""

    protocol: int
    version: str
    table: str
    viewer: int
    game: str
    options: dict[str, str]
    terms: Terms
    source: str
    time: float
    """The server's clock, which all times are told by."""


class Update(Told, frozen=True, tag="update"):
    """All that has happened since the last one, and the table now."""

    news: list[msgspec.Raw]
    now: msgspec.Raw


class Here(Told, frozen=True, tag="here"):
    """Who is connected now."""

    seats: list[int]
    spectators: int


class Done(Told, frozen=True, tag="done"):
    """A request was carried out, for good: it is in the book."""

    id: str


class RefusedNow(Told, frozen=True, tag="refused"):
    """A request was not carried out, and nothing has changed. Without an id: the message could not be
    read. With ``store-away`` it may turn out later that it was carried out after all, once: the next update
    tells, and an answer to the same prompt never counts twice."""

    id: str
    refusal: Reasoned


class Reason(Told, frozen=True, tag="reason"):
    """The answer to `Why`; no refusal: it is allowed."""

    id: str
    refusal: Reasoned | None


class Reply(msgspec.Struct, frozen=True):
    """One choice that is likely to follow."""

    seat: int
    action: str


class Considered(msgspec.Struct, frozen=True):
    """One choice: the share of the win it promises, the share of all lines in which it was tried, and what is
    likely to follow."""

    action: str
    worth: float
    tried: float
    then: list[Reply]


class Advice(Told, frozen=True, tag="advice"):
    """The answer to `Hint`: what the seat could do, the best first."""

    id: str
    seat: int
    lines: list[Considered]


class Changeable(Told, frozen=True, tag="changeable"):
    """The answer to `Instead`: of a decision of one's own, or of a bot (``seat``), the question, the
    ``action`` and all that could have been done, with one's view of that moment; or what fell. Of what a bot
    could have done only that which everybody may know."""

    id: str
    question: str = ""
    facts: Facts = {}
    action: str = ""
    actions: list[str] = []
    view: Facts | None = None
    fell: list[ChangeableResult] = []
    seat: int = -1


class Bye(Told, frozen=True, tag="bye"):
    """The server closes this connection; come back after so many seconds."""

    code: str
    again: float
