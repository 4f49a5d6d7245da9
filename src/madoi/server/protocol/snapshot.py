"""A table as one viewer may know it: what happened (`News`), and how it stands (`Now`)."""

from __future__ import annotations

from typing import Literal

import msgspec

from madoi.server.protocol.common import Facts, Line, Reasoned
from madoi.server.protocol.paper import ChanceNow, CorrectionNow, FallenNow
from madoi.server.table.log import DecidedBy, RolledBy


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened, as one viewer may know it. Numbers count what this viewer was told, from 0
    without gaps."""

    number: int
    at: float
    what: str
    seat: int = -1
    name: str = ""
    text: str = ""
    bot: str = ""
    why: str = ""
    how: DecidedBy | None = None
    yes: bool | None = None
    table: str = ""
    taken_back: list[int] = []
    """The news of decisions that count no longer."""
    lines: list[Line] = []
    fell: list[FallenNow] = []
    correction: CorrectionNow | None = None


class SeatNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat: who holds it and who plays. ``left``: seconds on its clock when it runs not; ``until``: when
    its time is up."""

    kind: Literal["open", "invited", "person", "bot"]
    name: str = ""
    bot: str = ""
    gone: bool = False
    vacant: bool = False
    votes: int = 0
    left: float | None = None
    until: float | None = None


class PromptNow(msgspec.Struct, frozen=True):
    """What the viewer is asked: the id to answer with, the question, the choices, the one that is taken when
    time is up, and what can be wished for beforehand."""

    id: str
    question: str
    facts: Facts
    actions: list[str]
    default: str
    wishes: list[str]


class UndoNow(msgspec.Struct, frozen=True):
    """Taking back: whether the viewer can by herself (otherwise why not), who asks for it, who has agreed;
    where somebody asks to change an earlier entry instead, what."""

    refusal: Reasoned | None
    seat: int = -1
    agreed: list[int] = []
    correction: CorrectionNow | None = None


class OutcomeNow(msgspec.Struct, frozen=True):
    """How it ended; the seed is open now."""

    points: list[float]
    winners: list[int]
    seed: str


class Now(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table as the viewer may see it now, after the news of this number."""

    number: int
    phase: Literal["waiting", "playing", "over"]
    seats: list[SeatNow]
    to_move: list[int] = []
    view: Facts | None = None
    prompt: PromptNow | None = None
    wish: str = ""
    undo: UndoNow | None = None
    commitment: str = ""
    outcome: OutcomeNow | None = None
    open: Facts | None = None
    """Everything, when the game is over."""
    rematch: str = ""
    chance: ChanceNow | None = None
    rolls: RolledBy | None = None
