"""HTTP bodies for lessons: first games that explain themselves. Texts are by language."""

from __future__ import annotations

import msgspec

from madoi.server.protocol.common import RefusalData
from madoi.server.protocol.records import Replay


class LessonSummary(msgspec.Struct, frozen=True):
    """A lesson in the list: about how many ``minutes`` it takes, and how many ``steps`` it has."""

    id: str
    game: str
    minutes: int
    steps: int
    title: dict[str, str]
    about: dict[str, str]


class LessonList(msgspec.Struct, frozen=True):
    """The lessons, in the order in which they are offered."""

    lessons: list[LessonSummary]


class LessonMistake(msgspec.Struct, frozen=True):
    """Choices that the learner might try.

    ``allowed``: whether the rules allow them. ``offer``: how the learner is invited to try (empty: not).
    ``says``: the answer, besides the refusal's reason."""

    actions: list[str]
    allowed: bool
    offer: dict[str, str]
    says: dict[str, str]


class LessonStep(msgspec.Struct, frozen=True):
    """One thing that the learner is told or asked, ``after`` so many decisions.

    ``decision`` > 0: a question. ``expected`` is its answer, ``fine`` are others as good.
    ``skipped``: how many of the learner's decisions were made on the way here.
    ``point`` names parts of the board.
    ``refused`` gives the index into ``reasons`` for every action that is not allowed, by its text or by its
    beginning and a ``*``; the longest match counts."""

    decision: int
    after: int
    title: dict[str, str]
    text: dict[str, str]
    why: dict[str, str]
    other: dict[str, str]
    point: list[str]
    rules: list[str]
    expected: str
    fine: list[str]
    wrong: list[LessonMistake]
    refused: dict[str, int]
    skipped: int


class LessonContent(msgspec.Struct, frozen=True):
    """A whole lesson: a game's replay for the learner (``retold``), and the steps that explain it.

    ``players`` are the names of the others by seat and language. ``reasons`` is what `LessonStep.refused`
    counts. ``learnt`` are lines by language."""

    id: str
    minutes: int
    title: dict[str, str]
    players: list[dict[str, str]]
    retold: Replay
    reasons: list[RefusalData]
    steps: list[LessonStep]
    learnt: dict[str, list[str]]
