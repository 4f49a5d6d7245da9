"""The lab's catalogue: the same in three languages, and all that the code asks for."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message
from fluent.syntax.visitor import Visitor

from madoi.words import LANGUAGES


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: object) -> None:  # noqa: N802
        self.names.add(node.id.name)  # type: ignore[attr-defined]


SOURCES = sorted(Path(str(files("madoi.lab"))).rglob("*.py"))


def catalogue(language: str) -> dict[str, set[str]]:
    folder = files("madoi.words") / language
    names = ("lab", "lab-arena", "lab-design")
    text = "\n".join((folder / f"{name}.ftl").read_text(encoding="utf-8") for name in names)
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            assert entry.id.name not in found
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def test_all_languages_have_the_same_keys_and_variables() -> None:
    english = catalogue("en")
    assert all(key.startswith("lab-") for key in english)
    for language in LANGUAGES:
        assert catalogue(language) == english, language


def test_the_code_asks_for_nothing_else() -> None:
    asked: set[str] = set()
    for file in SOURCES:
        asked |= set(re.findall(r'"(lab-[a-z-]+)"', file.read_text(encoding="utf-8")))
    assert len(asked) > 15
    assert asked <= set(catalogue("en"))


def test_no_game_is_named_in_the_lab() -> None:
    from madoi.games import NAMES

    for file in SOURCES:
        code = file.read_text(encoding="utf-8")
        code = re.sub(r'"""(.|\n)*?"""', "", code)
        assert not re.search("|".join(NAMES), code), file.name
