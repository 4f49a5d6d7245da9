"""Every threat of docs/security.md has a test of its number, in the file of its chapter."""

from __future__ import annotations

import re
from pathlib import Path

from support.checkout import TOP

CHAPTERS = re.split(r"^## (.*)$", (TOP / "docs" / "security.md").read_text(encoding="utf-8"), flags=re.M)[1:]


def threats() -> dict[str, list[int]]:
    """The numbers in each chapter's table, by the name of the chapter's tests."""
    found = {
        "test_" + "_".join(re.findall(r"\w+", title.lower())): re.findall(r"^\| S(\d+) \|", text, re.M)
        for title, text in zip(CHAPTERS[::2], CHAPTERS[1::2], strict=True)
    }
    return {name: [int(number) for number in numbers] for name, numbers in found.items() if numbers}


def numbers_in(path: Path) -> list[int]:
    """The numbers of the threats that a module tries."""
    text = path.read_text(encoding="utf-8")
    return sorted({int(number) for number in re.findall(r"^(?:async )?def test_s(\d+)_", text, re.M)})


def test_every_threat_has_a_test_and_every_test_a_threat() -> None:
    numbers = [number for chapter in threats().values() for number in chapter]
    assert numbers == sorted(set(numbers)), "a number is used once, and they rise"
    modules = {path.stem: numbers_in(path) for path in Path(__file__).parent.glob("test_*.py")}
    assert {name: found for name, found in modules.items() if found} == threats()
