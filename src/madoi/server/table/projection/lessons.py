"""Projection of lessons: every step with what the learner sees there, and every refusal they can get.

So a loaded lesson needs no connection."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from madoi.core.capabilities import reference_data
from madoi.core.session import Session
from madoi.lessons.lesson import Lesson, Step
from madoi.server.protocol.common import RefusalData
from madoi.server.protocol.lessons import LessonContent, LessonMistake, LessonStep
from madoi.server.table.projection.replay import build_replay
from madoi.server.table.projection.snapshot import refusal_data

_ENCODER: Final = msgspec.json.Encoder()


def lesson_content(lesson: Lesson, next_lesson: str = "") -> LessonContent:
    script, session = lesson.script, lesson.session
    reasons = _Reasons()
    steps: list[LessonStep] = []
    made = script.begins
    for step in script.steps:
        skipped = sum(seat == script.seat for seat in session.deciders()[made : step.after])
        steps.append(_step(lesson, step, skipped, reasons))
        made = max(step.after, step.decision)
    return LessonContent(
        lesson.id,
        script.minutes,
        script.title,
        [script.players.get(seat, {}) for seat in range(session.settings.seats)],
        build_replay(session, script.seat, script.begins, script.ends),
        reasons.all,
        steps,
        script.learnt,
        next_lesson,
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
        reasons.at_step(lesson, step) if step.decision else {},
        skipped,
        lesson.hidden(step),
    )


class _Reasons:
    """Reasons for refusals, each kept once.

    A step maps refused actions to reasons. Where all actions with the same beginning have the same reason,
    the beginning and a ``*`` stand for them. The longest match counts."""

    def __init__(self) -> None:
        self.all: list[RefusalData] = []
        self._indexes: dict[bytes, int] = {}

    def at_step(self, lesson: Lesson, step: Step) -> dict[str, int]:
        """The reason for every action of the game that is not allowed here. Actions with cards that the
        learner does not see are left out."""
        session, seat = lesson.session, lesson.script.seat
        state = session.state_at(step.after)
        unseen = _printed(session) - _texts(state.view(seat).data())
        tried = {text for wrong in step.wrong for text in wrong.actions}
        found: list[tuple[list[str], int]] = []
        for action in session.game.vocabulary(session.settings):
            if action.text not in tried and unseen.intersection(action.text.split()):
                continue
            refusal = state.why_not(seat, action)
            if refusal is not None:
                found.append((action.text.split(), self._index(refusal_data(refusal))))
        reasons: dict[str, int] = {}
        _group_by_beginning(found, 0, -1, reasons)
        return reasons

    def _index(self, reason: RefusalData) -> int:
        key = _ENCODER.encode(reason)
        if key not in self._indexes:
            self._indexes[key] = len(self.all)
            self.all.append(reason)
        return self._indexes[key]


def _printed(session: Session) -> set[str]:
    reference = reference_data(session.game, session.settings)
    return {name for part in reference.values() if isinstance(part, dict) for name in part}


def _texts(data: object) -> set[str]:
    if isinstance(data, dict):
        return set().union(*(_texts(part) for part in data.values()))
    if isinstance(data, list):
        return set().union(*(_texts(part) for part in data))
    return {data} if isinstance(data, str) else set()


def _group_by_beginning(
    found: list[tuple[list[str], int]], depth: int, usual: int, reasons: dict[str, int]
) -> None:
    """Add actions that share their first ``depth`` words, where the reason is not the usual one."""
    for words, reason in found:
        if len(words) == depth and reason != usual:
            reasons[" ".join(words)] = reason
    longer = [one for one in found if len(one[0]) > depth]
    if not longer:
        return
    common = Counter(reason for _, reason in longer).most_common(1)[0][0]
    if common != usual:
        reasons[" ".join([*longer[0][0][:depth], "*"])] = common
    if all(reason == common for _, reason in longer):
        return
    groups: dict[str, list[tuple[list[str], int]]] = {}
    for words, reason in longer:
        groups.setdefault(words[depth], []).append((words, reason))
    for group in groups.values():
        _group_by_beginning(group, depth + 1, common, reasons)
