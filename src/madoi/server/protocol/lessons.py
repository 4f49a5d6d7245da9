"""HTTP bodies for lessons: first games that explain themselves. Texts are by language."""

from __future__ import annotations

import msgspec

from madoi.server.protocol.common import RefusalData
from madoi.server.protocol.records import Replay


class LessonSummary(msgspec.Struct, frozen=True):
    """A lesson in the list, with the ``minutes`` it takes and the number of ``steps``."""

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
    """Wrong choices that the learner might try.

    ``allowed``: the rules allow them. ``offer``: the invitation to try one (empty: none).
    ``says``: the answer, besides the refusal's reason."""

    actions: list[str]
    allowed: bool
    offer: dict[str, str]
    says: dict[str, str]


class LessonStep(msgspec.Struct, frozen=True):
    """One explanation or question of a lesson, ``after`` this number of decisions.

    ``decision`` > 0: a question. ``expected`` is its answer, ``fine`` are others as good.
    ``skipped``: the number of the learner's decisions that are played automatically before it.
    ``point`` names parts of the board; ``hidden`` those that are not shown yet.
    ``refused`` maps every action that is not allowed to its index in ``reasons``. Keys are texts, or
    beginnings of texts with a ``*``; the longest match counts."""

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
    hidden: list[str]


class LessonContent(msgspec.Struct, frozen=True):
    """A whole lesson: a game's replay for the learner (``retold``), and the steps that explain it.

    ``players`` are the names of the others by seat and language. ``reasons`` are refusals, for
    `LessonStep.refused`. ``learnt`` is a summary by language. ``next_lesson``: the id of the game's next
    lesson, empty after the last."""

    id: str
    minutes: int
    title: dict[str, str]
    players: list[dict[str, str]]
    retold: Replay
    reasons: list[RefusalData]
    steps: list[LessonStep]
    learnt: dict[str, list[str]]
    next_lesson: str
