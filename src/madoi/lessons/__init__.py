"""Lessons: first games that explain themselves, made from a record and an author's texts.

Each is a folder with ``lesson.toml`` and ``game.madoi``. Those that come with the program are beside this
module, others anywhere (docs/lessons.md).
"""

from __future__ import annotations

import os
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from madoi.core.record import read
from madoi.core.refusal import Refusal, Refused
from madoi.lessons.check import read_lesson
from madoi.lessons.lesson import Lesson, Script
from madoi.lessons.reader import read_script, record_folder
from madoi.plugins import LESSONS, Registration, registered

_OWN: Final = {
    name: Registration(name, "madoi.lessons")
    for name in (
        "kasane-first",
        "yurikure-sheet",
        "yurikure-couple",
        "yurikure-kiss",
        "lily-fight",
        "lily-couple",
        "lily-counter",
    )
}
NAMES: Final = list(_OWN)
"""Those of Madoi itself, in the order in which they are offered."""

FORMER_NAMES: Final = {"yurikure-first": "yurikure-sheet", "lily-first": "lily-fight"}
"""Links to lessons that were replaced open the first of their successors."""

SCRIPT, RECORD = "lesson.toml", "game.madoi"


def names() -> list[str]:
    """Those of Madoi itself, then those of plugins. Raises `BadOption` for a bad plugin."""
    return list({**_OWN, **registered(LESSONS)})


def shipped_lesson(name: str) -> Lesson:
    """One of `names`. Raises `Refused`."""
    return read_lesson(name, *_texts(_home(name), name))


def glance(name: str) -> tuple[str, Script]:
    """The game and the script of one of `names`, for a list of what there is. Raises `Refused`."""
    script, record = _texts(_home(name), name)
    return read(record).game, read_script(script)


def _home(name: str) -> Traversable:
    """The folder of the package that has this lesson."""
    return files((_OWN.get(name) or registered(LESSONS)[name]).module)


def lesson_in(folder: Path) -> Lesson:
    """The lesson in somebody's folder; its id is the folder's name. Raises `Refused`."""
    place = Path(os.path.abspath(folder))  # a loop of links is a folder without a lesson
    return read_lesson(place.name, *_texts(place.parent, place.name))


def _texts(home: Traversable, name: str) -> tuple[str, str]:
    """The script and the record; a record may belong to a lesson beside it."""
    script = _text(home / name, SCRIPT)
    return script, _text(home / (record_folder(script) or name), RECORD)


def _text(folder: Traversable, file: str) -> str:
    try:
        return (folder / file).read_text(encoding="utf-8")
    except OSError:
        raise Refused(Refusal("lesson-no-file", "", {"folder": str(folder), "file": file})) from None
    except UnicodeDecodeError:
        raise Refused(Refusal("lesson-no-text", "", {"folder": str(folder), "file": file})) from None
