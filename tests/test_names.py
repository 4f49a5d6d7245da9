"""Module names are made of the field's words and of those in docs/glossary.md."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

TOP = Path(__file__).parents[1]
SOURCE = TOP / "src" / "madoi"
CLIENT = TOP / "web" / "src"
GLOSSARY = (TOP / "docs" / "glossary.md").read_text(encoding="utf-8")
FIELD = frozenset((Path(__file__).parent / "support" / "field_words.txt").read_text(encoding="utf-8").split())
"""Words an engineer of this field would search for. A new one needs a reason."""


def our_rows() -> list[list[str]]:
    part = GLOSSARY.split("## Our words")[1].split("## Words of the games")[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in part.splitlines()[4:] if line]


def our_words() -> set[str]:
    games = re.findall(r"\| ([\w, -]+) \|$", GLOSSARY.split("## Words of the games")[1], re.MULTILINE)
    return {word for row in our_rows() for word in row[0].split()} | set(re.findall(r"\w+", " ".join(games)))


def words_of(path: Path) -> list[str]:
    """``table-store.svelte.ts``: table, store. ``LessonGuide.svelte``: lesson, guide."""
    name = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", path.name.partition(".")[0])
    return re.split(r"[_-]", name.lower())


def modules() -> list[Path]:
    found = [path for path in SOURCE.rglob("*.py") if not re.match(r"__|\d", path.name)]
    packages = [path.parent for path in SOURCE.rglob("__init__.py") if path.parent != SOURCE]
    client = [path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte")]
    return [*found, *packages, *client]


def test_modules_are_named_by_known_words() -> None:
    known = FIELD | our_words()
    unknown = {
        path.relative_to(TOP).as_posix(): word
        for path in modules()
        for word in words_of(path)
        if not {word, word.removesuffix("s"), f"{word}s"} & known
    }
    assert unknown == {}, (
        "neither a word of the field (tests/support/field_words.txt) nor in docs/glossary.md"
    )


def test_no_word_is_known_without_need() -> None:
    used = {word for path in modules() for word in words_of(path)}
    assert sorted(FIELD - used) == []


@pytest.mark.parametrize("row", our_rows(), ids=lambda row: row[0])
def test_a_word_of_ours_has_a_meaning_and_names_something(row: list[str]) -> None:
    word, meaning, _, identifier = row
    assert word
    assert meaning
    if identifier:
        assert resolves(identifier.strip("`")), identifier


def resolves(dotted: str) -> bool:
    """Whether ``core.game.Game.appraise`` is a module or something in one."""
    parts = f"madoi.{dotted}".split(".")
    for end in range(len(parts), 0, -1):
        try:
            found: object = importlib.import_module(".".join(parts[:end]))
        except ModuleNotFoundError:
            continue
        for name in parts[end:]:
            found = getattr(found, name, getattr(found, "__annotations__", {}).get(name))
        return found is not None
    return False
