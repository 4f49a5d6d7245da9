"""Checks a lesson against its record, decision by decision."""

from __future__ import annotations

import re

from madoi.core.record import read
from madoi.core.refusal import Facts, Malformed, Refusal, Refused
from madoi.core.screens import GENERIC_PARTS, screens_of
from madoi.core.session import Session, verify
from madoi.games import find
from madoi.lessons.lesson import AT_END, BadLesson, Lesson, Script, Step, place
from madoi.lessons.reader import read_script


def read_lesson(id: str, text: str, record: str) -> Lesson:
    """A lesson from what stands in its two files. Raises `BadLesson` with every fault."""
    script = read_script(text)
    lesson = Lesson(id, script, _played(record))
    checker = _Checker(lesson)
    checker.check()
    if checker.faults:
        raise BadLesson(checker.faults)
    return lesson


def _played(record: str) -> Session:
    try:
        told = read(record)
        session = verify(find(told.game, told.package), told)
    except Refused as refused:
        raise BadLesson([Refusal("lesson-record", "", {"refusal": refused.refusal})]) from refused
    if session.state.outcome() is None:
        raise BadLesson([Refusal("lesson-record-unfinished", "", {})])
    return session


class _Checker:
    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.session = lesson.session
        self.script: Script = lesson.script
        self.deciders = lesson.session.deciders()
        self.faults: list[Refusal] = []

    def fault(self, code: str, where: Facts, **facts: object) -> None:
        self.faults.append(Refusal(code, "", {"where": where, **facts}))

    def check(self) -> None:
        seats = self.session.settings.seats
        top: Facts = {"key": "lesson-at-top"}
        if self.script.seat >= seats:
            self.fault("lesson-seat", top, seat=self.script.seat, count=seats)
            return
        others = [seat for seat in range(seats) if seat != self.script.seat]
        if sorted(self.script.players) != others:
            self.fault("lesson-players", top, numbers=[seat + 1 for seat in others])
        ends = self.session.decisions if self.script.ends == AT_END else self.script.ends
        if ends > self.session.decisions:
            self.fault("lesson-beyond", top, decisions=self.session.decisions)
            return
        self.script.ends = ends
        made = self.script.begins
        for number, step in enumerate(self.script.steps, 1):
            where = place(number, step)
            if step.after == AT_END:
                step.after = ends
            if self.check_moment(step, where, made):
                self.check_names(step, where)
                if step.decision:
                    self.check_answers(step, where)
                made = max(step.after, step.decision)

    def check_moment(self, step: Step, where: Facts, made: int) -> bool:
        """Whether this step can come after ``made`` decisions."""
        last = self.script.ends
        if max(step.after, step.decision) > last:
            self.fault("lesson-beyond", where, decisions=last)
            return False
        if step.after < made:
            self.fault("lesson-order", where, made=made)
            return False
        if step.decision and self.deciders[step.decision - 1] != self.script.seat:
            self.fault("lesson-not-the-learners", where, number=self.deciders[step.decision - 1] + 1)
            return False
        between = range(made + 1, step.after + 1)
        skipped = [one for one in between if self.deciders[one - 1] == self.script.seat]
        if skipped and not step.skips:
            self.fault("lesson-skipped", where, numbers=skipped)
        if step.skips and not skipped:
            self.fault("lesson-nothing-skipped", where)
        return True

    def check_names(self, step: Step, where: Facts) -> None:
        game = self.session.game
        for rule in step.rules:
            if rule not in game.rules:
                self.fault("lesson-rule", where, id=rule, game=game.name)
        screens = screens_of(game)
        for part in step.shows:
            if part not in screens.furniture:
                self.fault("lesson-part", where, part=part, allowed=screens.furniture)
        patterns = screens.parts or GENERIC_PARTS
        for part in step.point:
            if not any(re.fullmatch(pattern, part) for pattern in patterns):
                self.fault("lesson-part", where, part=part, allowed=patterns)

    def check_answers(self, step: Step, where: Facts) -> None:
        """What is said about choices is so: they are allowed, or are not."""
        expected = self.lesson.expected(step)
        named: list[str] = [expected]
        for text, allowed in [
            *((text, True) for text in step.fine),
            *((text, wrong.allowed) for wrong in step.wrong for text in wrong.actions),
        ]:
            if text in named:
                self.fault("lesson-named-twice", where, action=text)
            named.append(text)
            try:
                action = self.session.game.parse(text)
            except Malformed as malformed:
                self.fault("lesson-action", where, action=text, refusal=malformed.refusal)
                continue
            if action.text != text:
                self.fault("lesson-spelling", where, action=text, right=action.text)
            refusal = self.session.state_at(step.after).why_not(self.script.seat, action)
            if allowed and refusal is not None:
                self.fault("lesson-refused", where, action=text, refusal=refusal)
            elif not allowed and refusal is None:
                self.fault("lesson-allowed", where, action=text)
