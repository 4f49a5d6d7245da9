"""Lessons as they leave: every step with what the learner sees there, and the reason for every "no" that she
can meet, so that a lesson goes on without a line once it is there."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from threading import Lock
from typing import Final

import msgspec

from madoi.core.refusal import Refusal, Refused
from madoi.core.session import Session
from madoi.lessons import NAMES, glance, lesson_in, shipped_lesson
from madoi.lessons.lesson import Lesson, Script, Step
from madoi.server.protocol.common import RefusalData
from madoi.server.protocol.lessons import LessonContent, LessonList, LessonMistake, LessonStep, LessonSummary
from madoi.server.table.projection.replay import retold
from madoi.server.table.projection.snapshot import reasoned

_ENCODER: Final = msgspec.json.Encoder()


class Teacher:
    """The lessons that are given here: those of the program and those in ``folder``, one folder each. A
    lesson is put together when it is first asked for."""

    def __init__(self, folder: str = "") -> None:
        """Raises `Refused` where somebody's own lesson is not right."""
        own = sorted(Path(folder).iterdir()) if folder else []
        self._own = {lesson.id: lesson for lesson in (lesson_in(one) for one in own if one.is_dir())}
        self._given: dict[str, bytes] = {}
        self._listed: LessonList | None = None
        self._one_at_a_time = Lock()

    def listed(self) -> LessonList:
        """All lessons, without playing their games."""
        with self._one_at_a_time:
            if self._listed is None:
                found = {name: glance(name) for name in NAMES}
                found |= {id: (one.session.game.name, one.script) for id, one in self._own.items()}
                self._listed = LessonList([_listed(id, *one) for id, one in found.items()])
            return self._listed

    def given(self, id: str) -> bytes:
        """A lesson, ready to be sent. Raises `Refused` where there is none of this name."""
        with self._one_at_a_time:
            if id not in self._given:
                if id not in self._own and id not in NAMES:
                    raise Refused(Refusal("lesson-none", "", {}))
                lesson = self._own[id] if id in self._own else shipped_lesson(id)
                self._given[id] = _ENCODER.encode(given(lesson))
            return self._given[id]


def _listed(id: str, game: str, script: Script) -> LessonSummary:
    return LessonSummary(id, game, script.minutes, len(script.steps), script.title, script.about)


def given(lesson: Lesson) -> LessonContent:
    """The whole lesson, as the learner's seat may see it."""
    script, session = lesson.script, lesson.session
    reasons = _Reasons()
    steps: list[LessonStep] = []
    made = 0
    for step in script.steps:
        skipped = sum(seat == script.seat for seat in session.deciders()[made : step.after])
        steps.append(_step(lesson, step, skipped, reasons))
        made = max(step.after, step.decision)
    return LessonContent(
        lesson.id,
        script.minutes,
        script.title,
        [script.players.get(seat, {}) for seat in range(session.settings.seats)],
        retold(session, script.seat),
        reasons.all,
        steps,
        script.learnt,
    )


def _step(lesson: Lesson, step: Step, skipped: int, reasons: _Reasons) -> LessonStep:
    return LessonStep(
        step.decision,
        step.after,
        step.title,
        step.text,
        step.why,
        step.other,
        step.point,
        step.rules,
        lesson.expected(step),
        step.fine,
        [LessonMistake(one.actions, one.allowed, one.offer, one.says) for one in step.wrong],
        reasons.of(lesson, step) if step.decision else {},
        skipped,
    )


class _Reasons:
    """Why not: every reason once. What is refused at a step is told by action, or, where all actions that
    begin alike have the same reason, by that beginning and a ``*``; the longest that fits counts."""

    def __init__(self) -> None:
        self.all: list[RefusalData] = []
        self._places: dict[bytes, int] = {}

    def of(self, lesson: Lesson, step: Step) -> dict[str, int]:
        """The reason for every action that the game knows and the learner may not choose here. Cards that
        she does not see lie nowhere where she could try to play them."""
        session, seat = lesson.session, lesson.script.seat
        state = session.state_at(step.after)
        away = _printed(session) - _texts(state.view(seat).data())
        tried = {text for wrong in step.wrong for text in wrong.actions}
        found: list[tuple[list[str], int]] = []
        for action in session.game.vocabulary(session.settings):
            if action.text not in tried and away.intersection(action.text.split()):
                continue
            refusal = state.why_not(seat, action)
            if refusal is not None:
                found.append((action.text.split(), self._place(reasoned(refusal))))
        told: dict[str, int] = {}
        _by_beginning(found, 0, -1, told)
        return told

    def _place(self, reason: RefusalData) -> int:
        key = _ENCODER.encode(reason)
        if key not in self._places:
            self._places[key] = len(self.all)
            self.all.append(reason)
        return self._places[key]


def _printed(session: Session) -> set[str]:
    """What is printed once and for all and can be named: the ids of cards."""
    reference = session.game.reference(session.settings)
    return {name for part in reference.values() if isinstance(part, dict) for name in part}


def _texts(data: object) -> set[str]:
    """All texts in plain data."""
    if isinstance(data, dict):
        return set().union(*(_texts(part) for part in data.values()))
    if isinstance(data, list):
        return set().union(*(_texts(part) for part in data))
    return {data} if isinstance(data, str) else set()


def _by_beginning(found: list[tuple[list[str], int]], depth: int, usual: int, told: dict[str, int]) -> None:
    """Tell of actions that share their first so many words, where the reason is not the usual one."""
    for words, place in found:
        if len(words) == depth and place != usual:
            told[" ".join(words)] = place
    longer = [one for one in found if len(one[0]) > depth]
    if not longer:
        return
    common = Counter(place for _, place in longer).most_common(1)[0][0]
    if common != usual:
        told[" ".join([*longer[0][0][:depth], "*"])] = common
    if all(place == common for _, place in longer):
        return
    groups: dict[str, list[tuple[list[str], int]]] = {}
    for words, place in longer:
        groups.setdefault(words[depth], []).append((words, place))
    for group in groups.values():
        _by_beginning(group, depth + 1, common, told)
