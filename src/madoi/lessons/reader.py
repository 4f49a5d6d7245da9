"""Reads a lesson's file (TOML) and checks its form. `check` compares it with the record."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from madoi.core.refusal import Facts, Refusal
from madoi.lessons.lesson import AT_END, BadLesson, Script, Step, Text, Wrong, place
from madoi.words import LANGUAGES

_TOP: Final = ["seat", "minutes", "record-of", "begins", "ends", "player", "step", "end"]
_STEP: Final = ["decision", "after", "point", "shows", "rules", "fine", "played-for-you", "wrong"]
_END: Final = ["played-for-you", "point", "shows", "rules"]
_WRONG: Final = ["action", "allowed"]
_SAID: Final = ["title", "text", "why", "other"]
_LONGEST: Final = {
    "title": 60,
    "text": 420,
    "why": 300,
    "other": 300,
    "offer": 120,
    "says": 300,
    "about": 300,
}
"""The letters that fit a phone without scrolling; of Japanese and Chinese half as many."""
_LESSON_NAME: Final = re.compile(r"[\w-]+")
_MOST_MINUTES: Final = 60
_MOST_DECISION: Final = 100_000


def read_script(text: str) -> Script:
    """What somebody wrote. Raises `BadLesson` with every fault of its form."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadLesson([Refusal("lesson-toml", "", {"reason": str(error)})]) from None
    reader = _Reader()
    script = reader.script(data)
    if reader.faults:
        raise BadLesson(reader.faults)
    return script


def record_folder(text: str) -> str:
    """The name of the lesson beside this one whose record it shares; empty where it has its own."""
    try:
        name = tomllib.loads(text).get("record-of", "")
    except tomllib.TOMLDecodeError:
        return ""
    return name if isinstance(name, str) and _LESSON_NAME.fullmatch(name) else ""


class _Reader:
    """Takes the file apart and goes on after a fault, so that its author learns of all of them."""

    def __init__(self) -> None:
        self.faults: list[Refusal] = []
        self.languages = LANGUAGES
        """Those that the lesson has a title in; everything must be there in each of them."""

    def fault(self, code: str, where: Facts, **facts: object) -> None:
        self.faults.append(Refusal(code, "", {"where": where, **facts}))

    def script(self, data: dict[str, Any]) -> Script:
        top: Facts = {"key": "lesson-at-top"}
        self.known(data, [*_TOP, *LANGUAGES], top)
        self.languages = [language for language in LANGUAGES if language in data] or LANGUAGES
        seat = self.number(data, "seat", top, 1, 16)
        script = Script(seat - 1, self.number(data, "minutes", top, 1, _MOST_MINUTES))
        if "record-of" in data and not _LESSON_NAME.fullmatch(str(data["record-of"])):
            self.fault("lesson-kind", top, field="record-of")
        if "begins" in data:
            script.begins = self.number(data, "begins", top, 0, _MOST_DECISION)
        if "ends" in data:
            script.ends = self.number(data, "ends", top, script.begins + 1, _MOST_DECISION)
        script.title = self.said(data, "title", top)
        script.about = self.said(data, "about", top)
        self.known_said(data, ["title", "about"], top)
        for one in self.tables(data, "player", top):
            self.player(script, one)
        for number, one in enumerate(self.tables(data, "step", top), 1):
            script.steps.append(self.step(one, number))
        end = data.get("end")
        at_end: Facts = {"key": "lesson-at-end"}
        if isinstance(end, dict):
            script.steps.append(self.end(script, end, at_end))
        else:
            self.fault("lesson-missing", top, field="end")
        return script

    def player(self, script: Script, data: dict[str, Any]) -> None:
        where: Facts = {"key": "lesson-at-player"}
        self.known(data, ["seat", *LANGUAGES], where)
        seat = self.number(data, "seat", where, 1, 16) - 1
        names: Text = {}
        for language in self.languages:
            name = data.get(language)
            if isinstance(name, str) and name.strip():
                names[language] = name.strip()
            else:
                self.fault("lesson-language", where, field=str(seat + 1), language=language)
        if seat in script.players:
            self.fault("lesson-twice", where, field=str(seat + 1))
        script.players[seat] = names

    def step(self, data: dict[str, Any], number: int) -> Step:
        where: Facts = {"key": "lesson-at-step", "number": number}
        if ("decision" in data) == ("after" in data):
            self.fault("lesson-decision-or-after", where)
            step = Step(0, 0)
        elif "decision" in data:
            decision = self.number(data, "decision", where, 1, _MOST_DECISION)
            step = Step(decision, decision - 1)
        else:
            step = Step(0, self.number(data, "after", where, 0, _MOST_DECISION))
        where = place(number, step)
        asks = [] if step.decision else ["fine", "wrong"]
        self.known(data, [field for field in [*_STEP, *LANGUAGES] if field not in asks], where)
        self.known_said(data, _SAID if step.decision else ["title", "text", "why"], where)
        self.filled(step, data, where)
        step.other = self.said(data, "other", where, required=False)
        step.fine = self.list_of(data, "fine", where)
        step.wrong = [self.wrong(one, where) for one in self.tables(data, "wrong", where)]
        return step

    def end(self, script: Script, data: dict[str, Any], where: Facts) -> Step:
        step = Step(0, AT_END)
        self.known(data, [*_END, *LANGUAGES], where)
        self.known_said(data, ["title", "text", "why", "learnt"], where)
        self.filled(step, data, where)
        for language in self.languages:
            said = data.get(language)
            learnt = said.get("learnt") if isinstance(said, dict) else None
            if isinstance(learnt, list) and learnt and all(isinstance(line, str) and line for line in learnt):
                script.learnt[language] = learnt
            else:
                self.fault("lesson-language", where, field="learnt", language=language)
        if len({len(lines) for lines in script.learnt.values()}) > 1:
            self.fault("lesson-learnt", where)
        return step

    def filled(self, step: Step, data: dict[str, Any], where: Facts) -> None:
        """What every step has."""
        step.title = self.said(data, "title", where)
        step.text = self.said(data, "text", where)
        step.why = self.said(data, "why", where, required=False)
        step.point = self.list_of(data, "point", where)
        step.shows = self.list_of(data, "shows", where)
        step.rules = self.list_of(data, "rules", where)
        step.skips = self.flag(data, "played-for-you", where)

    def wrong(self, data: dict[str, Any], where: Facts) -> Wrong:
        self.known(data, [*_WRONG, *LANGUAGES], where)
        self.known_said(data, ["offer", "says"], where)
        if "allowed" not in data:
            self.fault("lesson-missing", where, field="wrong.allowed")
        actions = self.list_of(data, "action", where)
        if not actions:
            self.fault("lesson-missing", where, field="wrong.action")
        allowed = self.flag(data, "allowed", where)
        offer = self.said(data, "offer", where, required=False)
        says = self.said(data, "says", where, required=False)
        if not says and (allowed or not offer):
            self.fault("lesson-missing", where, field="wrong.says")
        return Wrong(actions, allowed, offer, says)

    def known(self, data: dict[str, Any], fields: list[str], where: Facts) -> None:
        for field in data:
            if field not in fields:
                self.fault("lesson-unknown", where, field=field, allowed=fields)

    def known_said(self, data: dict[str, Any], fields: list[str], where: Facts) -> None:
        for language in self.languages:
            said = data.get(language)
            if said is not None and not isinstance(said, dict):
                self.fault("lesson-kind", where, field=language)
            elif said is not None:
                self.known(said, fields, where)

    def said(self, data: dict[str, Any], field: str, where: Facts, required: bool = True) -> Text:
        """A text in all languages of the lesson, or, where it may be left out, in none."""
        found: Text = {}
        for language in self.languages:
            said = data.get(language)
            text = said.get(field) if isinstance(said, dict) else None
            if isinstance(text, str) and text.strip():
                found[language] = text.strip()
                most = _LONGEST[field] if language == "en" else _LONGEST[field] // 2
                if len(found[language]) > most:
                    facts: Facts = {"field": field, "language": language, "length": len(found[language])}
                    self.fault("lesson-long", where, **facts, most=most)
        for language in self.languages:
            if language not in found and (required or found):
                self.fault("lesson-language", where, field=field, language=language)
        return found

    def number(self, data: dict[str, Any], field: str, where: Facts, least: int, most: int) -> int:
        value = data.get(field)
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        self.fault("lesson-number", where, field=field, least=least, most=most)
        return least

    def flag(self, data: dict[str, Any], field: str, where: Facts) -> bool:
        value = data.get(field, False)
        if not isinstance(value, bool):
            self.fault("lesson-kind", where, field=field)
        return value is True

    def list_of(self, data: dict[str, Any], field: str, where: Facts) -> list[str]:
        """A text, or a list of texts."""
        value = data.get(field, [])
        found = [value] if isinstance(value, str) else value
        if not isinstance(found, list) or not all(isinstance(one, str) and one for one in found):
            self.fault("lesson-kind", where, field=field)
            return []
        return found

    def tables(self, data: dict[str, Any], field: str, where: Facts) -> list[dict[str, Any]]:
        value = data.get(field, [])
        if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
            self.fault("lesson-kind", where, field=field)
            return []
        return value
