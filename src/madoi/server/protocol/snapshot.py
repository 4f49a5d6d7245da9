"""A table as one viewer may know it: what happened (`News`), and its state (`Snapshot`)."""

from __future__ import annotations

from typing import Literal

import msgspec

from madoi.server.protocol.common import Facts, Line, RefusalData
from madoi.server.protocol.paper import ChancePrompt, ChanceResult, CorrectionSnapshot
from madoi.server.table.log import AbsenceAnswer, DecidedBy, EveningScore, Phrase, RolledBy


class ChatMessage(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody said at the table before this rematch."""

    seat: int
    name: str
    text: str = ""
    phrase: Phrase | Literal[""] = ""


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened, as one viewer may know it. Each viewer's news are numbered 0, 1, 2, …"""

    number: int
    at: float
    what: str
    seat: int = -1
    name: str = ""
    text: str = ""
    bot: str = ""
    why: str = ""
    by: int = -1
    """The seat that wanted it, where that is another one."""
    how: DecidedBy | None = None
    yes: bool | None = None
    table: str = ""
    taken_back: list[int] = []
    """The numbers of the news that were undone."""
    lines: list[Line] = []
    fell: list[ChanceResult] = []
    correction: CorrectionSnapshot | None = None
    phrase: Phrase | Literal[""] = ""
    """The reaction or short phrase that somebody sent instead of a text."""
    chat: list[ChatMessage] = []
    """What was last said before a rematch was opened."""


class AbsenceOpinion(msgspec.Struct, frozen=True):
    """What a seat wants to happen while the holder of another is away."""

    seat: int
    answer: AbsenceAnswer


class SeatSnapshot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat: who holds it, and who plays. ``left``: seconds on its stopped clock; ``until``: when its time
    is up."""

    kind: Literal["open", "invited", "person", "bot"]
    name: str = ""
    bot: str = ""
    gone: bool = False
    vacant: bool = False
    votes: int = 0
    left: float | None = None
    until: float | None = None
    face: str = ""
    """The portrait that a person chose."""
    overdue: bool = False
    """The holder's time ran out, and they have not decided anything since."""
    awaited: bool = False
    """A rematch waits for the holder to come."""
    absence: list[AbsenceOpinion] = []
    """What the others want to happen while the holder is away."""
    replaced: bool = False
    """A bot plays in place of somebody who was voted out; ``name`` is still theirs."""


class PromptSnapshot(msgspec.Struct, frozen=True):
    """A decision that the viewer is asked for: the id to answer with, the question, the actions, the
    ``default`` when time is up, and the premoves on offer (``wishes``).

    ``parts`` are the parsed actions, in the same order; the game's ``data_types`` has their type.
    ``wish_facts`` are the facts for the sentence of each premove. ``automatic``: a premove or the only choice
    answers by itself, so there is no need to ask."""

    id: str
    question: str
    facts: Facts
    actions: list[str]
    default: str
    wishes: list[str]
    parts: list[Facts]
    wish_facts: list[Facts] = []
    automatic: bool = False


class OutOfTurnSnapshot(msgspec.Struct, frozen=True):
    """What the viewer may do although nobody waits for it, such as an interruption: the id to answer with
    (as a prompt's), the actions, and their ``parts``."""

    id: str
    actions: list[str]
    parts: list[Facts]


class UndoSnapshot(msgspec.Struct, frozen=True):
    """Undo: why the viewer cannot undo alone (null: can), which seat asks for it, and who has agreed.

    ``correction``: the seat asks to change an earlier entry instead."""

    refusal: RefusalData | None
    seat: int = -1
    agreed: list[int] = []
    correction: CorrectionSnapshot | None = None


class OutcomeSnapshot(msgspec.Struct, frozen=True):
    """How the game ended. The seed is public now; that of a deal of the day is not, and empty."""

    points: list[float]
    winners: list[int]
    seed: str


class MatchSnapshot(msgspec.Struct, frozen=True):
    """People wait for a quick match. It takes at least this many (``least``), and begins when all seats are
    taken, or with those who are there (``begins_at``; null: there are not enough). ``bots``: the seats that
    want bots on the free seats; they come when everybody wants them."""

    least: int
    begins_at: float | None
    bots: list[int]


class Snapshot(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table as the viewer may see it, after the news of this number."""

    number: int
    phase: Literal["waiting", "playing", "over"]
    seats: list[SeatSnapshot]
    to_move: list[int] = []
    view: Facts | None = None
    prompt: PromptSnapshot | None = None
    wish: str = ""
    undo: UndoSnapshot | None = None
    commitment: str = ""
    outcome: OutcomeSnapshot | None = None
    open: Facts | None = None
    """Everything, when the game is over."""
    rematch: str = ""
    chance: ChancePrompt | None = None
    rolls: RolledBy | None = None
    out_of_turn: OutOfTurnSnapshot | None = None
    wish_facts: Facts = {}
    """For the sentence of ``wish``."""
    locked: bool = False
    """The host has locked the table: nobody else may sit down or look on."""
    silenced: list[int] = []
    """The seats that the host has silenced; -1: the spectators."""
    abandoned: bool = False
    """The game was ended without a result."""
    taken_along: bool = False
    """It goes on elsewhere: its only player took it along to their device."""
    evening: EveningScore | None = None
    """The games that this company has finished, and who has won how many; with this one when it is over."""
    match: MatchSnapshot | None = None
    """People wait here for a quick match."""
