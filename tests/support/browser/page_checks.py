"""What can be measured of a page: its layout (measure.js), and what axe-core says about it."""

from __future__ import annotations

from functools import cache
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from madoi.words import LANGUAGES
from support.browser.people import DESK, PHONE, Person, Size

TOP = Path(__file__).parents[3]
AXE = TOP / "web" / "node_modules" / "axe-core" / "axe.min.js"
MEASURE = Path(__file__).with_name("measure.js")
GRAVE = ("serious", "critical")


@cache
def axe() -> str:
    if not AXE.exists():
        pytest.fail("axe-core is not there: run npm ci in web (python3 run.py test does it)")
    return AXE.read_text(encoding="utf-8")


def layout(person: Person) -> list[str]:
    """What is wrong with the layout of what they see now."""
    found: list[str] = person.page.evaluate(MEASURE.read_text(encoding="utf-8"))
    return found


def barriers(person: Person) -> list[str]:
    """What would keep somebody out of what they see now: grave findings of axe-core."""
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
    person.page.wait_for_function(
        "([width, height]) => innerWidth === width && innerHeight === height", arg=[size.width, size.height]
    )
    person.settle()  # and the frame after that, in which the page hears of it


def light(person: Person, scheme: str) -> None:
    """Day or night."""
    person.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    person.settle()


def unfold(person: Person, on: bool) -> None:
    """Open all that can be folded, or fold it again."""
    person.page.evaluate("(on) => document.querySelectorAll('details').forEach((one) => (one.open = on))", on)
    person.settle()


LIGHTS = [("light", PHONE), ("dark", DESK), ("dark", PHONE), ("light", DESK)]


class PageChecks:
    """What was found wrong with what a person saw, each thing once."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.found: dict[str, str] = {}
        self.lights = cycle(LIGHTS)

    def keep(self, faults: list[str], when: str) -> None:
        for fault in faults:
            self.found.setdefault(fault, when)

    def measure(self, when: str, languages: list[str] = LANGUAGES) -> None:
        """The layout on a phone."""
        for language in languages:
            self.person.change_language(language)
            self.person.settle()
            self.person.page.locator(".layer > *").last.wait_for(state="detached")  # marks lie over the board
            self.keep(layout(self.person), f"{when}, {language}")

    def examine(self, when: str) -> None:
        """With axe-core: by day on a phone, the next time by night on a desk, then the other way round."""
        scheme, size = next(self.lights)
        light(self.person, scheme)
        resize(self.person, size)
        self.keep(barriers(self.person), f"{when}, {scheme}, {size.width} px")
        resize(self.person, PHONE)

    def nothing(self) -> None:
        assert not self.found, "\n" + "\n".join(f"{fault} ({when})" for fault, when in self.found.items())
