"""The lesson catalogue: all lessons that this server offers, encoded when first asked for."""

from __future__ import annotations

from pathlib import Path
from threading import Lock
from typing import Final

import msgspec

from madoi.core.refusal import Refusal, Refused
from madoi.lessons import FORMER_NAMES, glance, lesson_in, names, shipped_lesson
from madoi.lessons.lesson import Script
from madoi.server.protocol.lessons import LessonList, LessonSummary
from madoi.server.table.projection.lessons import lesson_content

_ENCODER: Final = msgspec.json.Encoder()


class LessonCatalogue:
    """The lessons of the program and of plugins, and those in ``folder``, one folder each."""

    def __init__(self, folder: str = "") -> None:
        """Raises `Refused` for an invalid lesson in the folder."""
        own = sorted(Path(folder).iterdir()) if folder else []
        self._own = {lesson.id: lesson for lesson in (lesson_in(one) for one in own if one.is_dir())}
        self._encoded: dict[str, bytes] = {}
        self._list: LessonList | None = None
        self._lock = Lock()

    def list_lessons(self) -> LessonList:
        """All lessons, without playing their games."""
        with self._lock:
            if self._list is None:
                found = {name: glance(name) for name in names()}
                found |= {id: (one.session.game.name, one.script) for id, one in self._own.items()}
                self._list = LessonList([_summary(id, *one) for id, one in found.items()])
            return self._list

    def encoded_lesson(self, id: str) -> bytes:
        """A lesson as JSON, also by a name it had before. Raises `Refused` for an unknown name."""
        listed = self.list_lessons().lessons
        with self._lock:
            if id not in self._own:
                id = FORMER_NAMES.get(id, id)
            if id not in self._encoded:
                if id not in self._own and id not in names():
                    raise Refused(Refusal("lesson-none", "", {}))
                lesson = self._own[id] if id in self._own else shipped_lesson(id)
                same_game = [one.id for one in listed if one.game == lesson.session.game.name]
                following = same_game[same_game.index(id) + 1 :]
                content = lesson_content(lesson, following[0] if following else "")
                self._encoded[id] = _ENCODER.encode(content)
            return self._encoded[id]


def _summary(id: str, game: str, script: Script) -> LessonSummary:
    return LessonSummary(id, game, script.minutes, len(script.steps), script.title, script.about)
