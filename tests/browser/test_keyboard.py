"""Played without a mouse: one can get everywhere, always sees where one is, and is never thrown out of the page."""

from __future__ import annotations

from typing import Any

import pytest

from browser.boards import Kasane, Lily, Yurikure
from browser.conftest import Coming
from browser.people import DESK, Person

pytestmark = pytest.mark.xdist_group("browser-keyboard")

FOCUS = """() => {
  const at = document.activeElement;
  const box = at.getBoundingClientRect();
  const style = getComputedStyle(at);
  return {
    lost: at === document.body,
    page: at.localName === "main",
    ringed: at.matches(":focus-visible") && style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
    inside: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    what: `${at.localName}.${at.className} ${at.textContent.trim().slice(0, 40)}`,
  };
}"""
FARTHEST = 120


class Keys:
    """Somebody who only types."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def press(self, key: str) -> None:
        """One key. Afterwards it can be seen where one is."""
        self.page.keyboard.press(key)
        self.person.settle()
        if key == "Tab" and self.is_at(
            "body"
        ):  # behind the last thing of a page one leaves it, and comes back
            self.page.keyboard.press(key)
        self.look()

    def look(self) -> dict[str, Any]:
        at: dict[str, Any] = self.page.evaluate(FOCUS)
        if at["lost"]:  # what was pressed has gone this moment; where one is now shows with the next picture
            self.page.wait_for_timeout(300)
            at = self.page.evaluate(FOCUS)
        assert not at["lost"], "the focus is lost"
        assert at["page"] or (at["ringed"] and at["inside"]), at
        return at

    def go_to(self, selector: str, key: str = "Tab") -> None:
        """Go on until one is at such a thing."""
        for _ in range(FARTHEST):
            if self.is_at(selector):
                return
            self.press(key)
        raise AssertionError(f"{selector} cannot be reached by {key}; one is at {self.look()}")

    def is_at(self, selector: str) -> bool:
        return bool(self.page.evaluate("(selector) => document.activeElement.matches(selector)", selector))


def start(somebody: Coming, game: str, place: int) -> tuple[Person, Keys]:
    person = somebody(size=DESK)
    person.come()
    person.choose_game(game).wait_for()
    keys = Keys(person)
    keys.press("Tab")
    keys.go_to(f".games > li:nth-child({place}) button.main")
    keys.press("Enter")
    assert person.until_asked()
    keys.look()
    return person, keys


def test_a_whole_game_of_kasane(somebody: Coming) -> None:
    person, keys = start(somebody, "kasane", 1)
    board = Kasane(person)

    def turn() -> None:
        keys.go_to(".columns > button.lit")
        for _ in range(len(board.view["columns"])):  # arrows go from column to column
            if keys.is_at(".columns > button.lit"):
                break
            keys.press("ArrowRight")
        keys.press("ArrowDown")
        keys.press("Enter")

    while person.until_asked():
        person.does(turn)
    board.ending().wait_for()
    assert len(person.played) > 10


@pytest.mark.long
def test_a_sheet_and_some_rounds_of_yurikure(somebody: Coming) -> None:
    person, keys = start(somebody, "yurikure", 2)
    board = Yurikure(person)

    def to_girl(girl: str) -> None:
        place = board.view["order"].index(girl)
        keys.go_to("button.girl")
        for _ in range(len(board.view["order"])):
            if keys.is_at(f"button.girl:nth-of-type({place + 1})"):
                break
            keys.press("ArrowRight")
        keys.press("Enter")

    def decide(action: str) -> None:
        verb, *rest = action.split()
        if verb == "support":
            for girl in rest:
                to_girl(girl)
        elif verb == "hand-in":
            keys.go_to(".dock .buttons button.main")
            keys.press("Enter")
        else:
            keys.go_to(".dock .buttons button:not([aria-disabled=true])")
            keys.press("Enter")

    for _ in range(12):
        assert person.until_asked()
        action = board.choice()
        person.does(lambda action=action: decide(action))  # type: ignore[misc]
    assert board.view["handed_in"][person.seat] or board.view["question"]


@pytest.mark.long
def test_a_duel_of_lily_is_begun(somebody: Coming) -> None:
    person, keys = start(somebody, "lily", 3)
    board = Lily(person)
    for _ in range(8):
        assert person.until_asked()
        before = len(person.played)
        if person.page.locator(".answers button").count():
            keys.go_to(".answers button")
            person.does(lambda: keys.press("Enter"))
        else:
            keys.go_to(".tray .mini, .hand .mini.lit")
            keys.press("Enter")
            keys.go_to(".sheet .offers button:not([aria-disabled])")
            person.does(lambda: keys.press("Enter"))
        assert len(person.played) == before + 1
    assert board.view
