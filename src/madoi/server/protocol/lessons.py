"""First games that explain themselves."""

from __future__ import annotations

import msgspec

from madoi.server.protocol.common import Reasoned
from madoi.server.protocol.records import GameRetold


class LessonListed(msgspec.Struct, frozen=True):
    """A lesson that is given here: about how many minutes it takes, how many steps it has. Its texts are by
    language."""

    id: str
    game: str
    minutes: int
    steps: int
    title: dict[str, str]
    about: dict[str, str]


class Lessons(msgspec.Struct, frozen=True):
    """The lessons, in the order in which they are offered."""

    lessons: list[LessonListed]


class LessonWrong(msgspec.Struct, frozen=True):
    """Choices the learner might try, whether they are allowed, how she is invited to it (empty: she is not)
    and what is answered besides the reason."""

    actions: list[str]
    allowed: bool
    offer: dict[str, str]
    says: dict[str, str]


class LessonStep(msgspec.Struct, frozen=True):
    """One thing that the learner is told, or asked (``decision`` > 0: ``expected`` is the answer, ``fine``
    are others as good), ``after`` so many decisions; so many of hers were ``skipped`` on the way here.
    ``point`` names parts of the board. ``refused`` gives the place of the reason for every action that is not
    allowed, by its text or by its beginning with a ``*`` behind it; the longest that fits counts."""

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
    wrong: list[LessonWrong]
    refused: dict[str, int]
    skipped: int


class LessonGiven(msgspec.Struct, frozen=True):
    """A whole lesson: a game ``retold`` as the learner saw it, and the steps in which she is told of it.
    ``players`` are the names of the others by seat and language, ``reasons`` what `LessonStep.refused`
    counts, ``learnt`` lines by language."""

    id: str
    minutes: int
    title: dict[str, str]
    players: list[dict[str, str]]
    retold: GameRetold
    reasons: list[Reasoned]
    steps: list[LessonStep]
    learnt: dict[str, list[str]]
