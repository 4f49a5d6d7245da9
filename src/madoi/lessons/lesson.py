"""A lesson: a record, and texts for its decisions.

`Script` is the file as its author wrote it (`reader`), `Lesson` the same with its game, after all its claims
were checked (`check`). docs/lessons.md describes the file.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from madoi.core.refusal import Facts, Refusal, Refused
from madoi.core.session import Session
from madoi.core.viewer import Seat

Text: TypeAlias = dict[str, str]
"""The same by language; empty where the author wrote nothing."""

AT_END: Final = -1
"""The number of decisions of a step that comes after the lesson's part of the game."""


class Wrong:
    """Something else that the learner might do: ``actions`` that are ``allowed`` or not, what is answered
    (``says``), and, where they are invited to try it, in which words (``offer``)."""

    def __init__(self, actions: list[str], allowed: bool, offer: Text, says: Text) -> None:
        self.actions = actions
        self.allowed = allowed
        self.offer = offer
        self.says = says


class Step:
    """One thing that the lesson tells the learner.

    ``decision`` is the number of the decision asked for, 0 where they only read.
    ``after`` is how many decisions have been made by then.
    ``fine`` are answers as good as the recorded one; ``other`` is the reply to any other choice.
    ``skips``: decisions of the learner are made for them on the way here.
    ``shows`` are parts of the board that appear now, because they are needed for the first time.
    """

    def __init__(self, decision: int, after: int) -> None:
        self.decision = decision
        self.after = after
        self.title: Text = {}
        self.text: Text = {}
        self.why: Text = {}
        self.other: Text = {}
        self.point: list[str] = []
        self.rules: list[str] = []
        self.fine: list[str] = []
        self.skips = False
        self.shows: list[str] = []
        self.wrong: list[Wrong] = []


class Script:
    """A lesson as it was written. ``players`` are the names of the others, by seat; ``learnt`` is what the
    learner knows at the end, a text a line; the last of ``steps`` is the end.

    ``begins`` and ``ends`` are numbers of decisions of the record: the lesson is about what happens between.
    """

    def __init__(self, seat: Seat, minutes: int) -> None:
        self.seat = seat
        self.minutes = minutes
        self.begins = 0
        self.ends = AT_END
        self.title: Text = {}
        self.about: Text = {}
        self.players: dict[Seat, Text] = {}
        self.steps: list[Step] = []
        self.learnt: dict[str, list[str]] = {}


class Lesson:
    """A script and the game it is about; all that it says of the game is so."""

    def __init__(self, id: str, script: Script, session: Session) -> None:
        self.id = id
        self.script = script
        self.session = session

    def hidden(self, step: Step) -> list[str]:
        """Parts of the board that a later step shows for the first time."""
        later = self.script.steps[self.script.steps.index(step) + 1 :]
        return sorted({part for one in later for part in one.shows})

    def expected(self, step: Step) -> str:
        """What the learner does in the record at this step; empty where they only read."""
        made = [one.text for one in self.session.record.steps if one.seat >= 0]
        return made[step.decision - 1] if step.decision else ""


class BadLesson(Refused):
    """A lesson that cannot be given, with everything that is wrong with it."""

    def __init__(self, faults: list[Refusal]) -> None:
        super().__init__(faults[0])
        self.faults = faults


def place(number: int, step: Step) -> Facts:
    """Where a fault is, as a phrase: a step by its number and what it belongs to."""
    if step.after == AT_END:
        return {"key": "lesson-at-end"}
    if step.decision:
        return {"key": "lesson-at-decision", "number": number, "decision": step.decision}
    return {"key": "lesson-at-moment", "number": number, "after": step.after}
