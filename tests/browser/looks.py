"""What can be measured of a page: its layout (measure.js), and what axe-core says about it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from browser.people import Person, Size

TOP = Path(__file__).parents[2]
AXE = TOP / "web" / "node_modules" / "axe-core" / "axe.min.js"
MEASURE = Path(__file__).with_name("measure.js")
GRAVE = ("serious", "critical")


@cache
def axe() -> str:
    if not AXE.exists():
        pytest.fail("axe-core is not there: run npm ci in web (python3 run.py test does it)")
    return AXE.read_text(encoding="utf-8")


def layout(person: Person) -> list[str]:
    """What is wrong with the layout of what she sees now."""
    found: list[str] = person.page.evaluate(MEASURE.read_text(encoding="utf-8"))
    return found


def barriers(person: Person) -> list[str]:
    """What would keep somebody out of what she sees now: grave findings of axe-core."""
    page = person.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    result: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{violation['impact']} {violation['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for violation in result["violations"]
        if violation["impact"] in GRAVE
        for node in violation["nodes"]
    ]


def resize(person: Person, size: Size) -> None:
    person.page.set_viewport_size({"width": size.width, "height": size.height})
    person.settle()


def light(person: Person, scheme: str) -> None:
    """Day or night."""
    person.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    person.settle()


def unfold(person: Person, on: bool) -> None:
    """Open all that can be folded, or fold it again."""
    person.page.evaluate("(on) => document.querySelectorAll('details').forEach((one) => (one.open = on))", on)
    person.settle()
