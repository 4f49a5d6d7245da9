"""Lily with a mouse and a finger: cards and characters are dragged, and a short tap stays a tap."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from madoi.words import words
from support.browser.boards import Lily
from support.browser.people import DESK, PHONE, NewPerson, Person, Size
from support.browser.transports import on_both

Point = tuple[float, float]
UP_PX = 60
"""A card is drawn upwards out of the hand: sideways the hand is scrolled."""
REST_MS = 60
"""A finger that is lifted while it moves throws the page, and the next tap only stops that: so it rests first."""
ALL_LIT_IN_SIGHT = """() => {
  const dock = document.querySelector("[data-part=dock]").getBoundingClientRect();
  return [...document.querySelectorAll(".spot.lit")].every((spot) => {
    const { top, bottom } = spot.getBoundingClientRect();
    return top >= 0 && bottom <= (dock.top > top ? dock.top + 1 : innerHeight);
  });
}"""
EDGE_PX = 14
"""In a fan only the left edge of a card is free."""


class Pointer:
    """A mouse, or a finger where the screen is touched."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.touches = person.size == PHONE
        self.wire = person.context.new_cdp_session(self.page) if self.touches else None

    def _touch(self, kind: str, *points: Point) -> None:
        assert self.wire
        touching = [{"x": x, "y": y} for x, y in points]
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touching})

    def press(self, at: Point) -> None:
        if self.touches:
            self._touch("touchStart", at)
        else:
            self.page.mouse.move(*at)
            self.page.mouse.down()

    def move(self, start: Point, end: Point, steps: int = 6) -> None:
        for step in range(1, steps + 1):
            x, y = (a + (b - a) * step / steps for a, b in zip(start, end, strict=True))
            if self.touches:
                self._touch("touchMove", (x, y))
            else:
                self.page.mouse.move(x, y)

    def lift(self) -> None:
        if self.touches:
            self._touch("touchEnd")
        else:
            self.page.mouse.up()

    def drag(
        self, start: Point, find_end: Callable[[], Point], look: Callable[[], object] = lambda: None
    ) -> None:
        """The page may scroll when a drag begins, so the end is looked for after that."""
        above = (start[0], start[1] - UP_PX)
        self.press(start)
        self.move(start, above)
        end = find_end()
        self.move(above, end)
        look()
        for _ in range(3):
            self.page.wait_for_timeout(REST_MS)
            self.move(end, end, steps=1)
        self.lift()


def middle(target: Locator) -> Point:
    box = target.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def near_edge(target: Locator) -> Point:
    box = target.bounding_box()
    assert box
    return box["x"] + EDGE_PX, box["y"] + box["height"] / 2


class Hands(Lily):
    """Somebody who drags what can be dragged."""

    DRAGGED = ("deploy", "level", "attack", "move")

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.pointer = Pointer(person)

    def start_and_end(self, action: str) -> tuple[Point, Callable[[], Point]]:
        """An attacker stands at the upper edge of the window: her enemies come into sight when she is dragged."""
        verb, first, second = action.split()[:3]
        there = self.spot("enemy" if verb == "attack" else "own", second)
        if verb in ("attack", "move"):
            here = self.spot("own", first)
            here.evaluate("(spot) => spot.scrollIntoView({ block: 'start' })")
            return middle(here), lambda: middle(there)
        hand = [one for one in self.view["players"][self.person.seat]["hand"] if one is not None]
        return near_edge(self.page.locator(".hand .mini").nth(hand.index(first))), lambda: middle(there)

    def drops(self, action: str) -> set[str]:
        """Where the server lets this card or character go, as the page names areas."""
        first = action.split()[1]
        return {
            f"{'enemy' if other == 'attack' else 'own'}-{there}"
            for other, here, there, *_ in (f"{one} -".split() for one in self.person.actions if " " in one)
            if here == first and other in self.DRAGGED
        }

    def lit(self) -> set[str]:
        lit = self.page.locator(".spot.lit")
        return {str(lit.nth(place).get_attribute("data-drop")) for place in range(lit.count())}

    def drag(self, action: str) -> None:
        start, end = self.start_and_end(action)
        meant = [one for one in self.person.actions if one.split()[:3] == action.split()[:3]]

        def look() -> None:
            expect(self.page.locator(".ghost")).to_be_visible()
            assert self.lit() == self.drops(action)
            assert self.page.evaluate(ALL_LIT_IN_SIGHT), "above the hand, and below the upper edge"

        self.pointer.drag(start, end, look)
        if len(meant) > 1:
            self.page.locator("dialog[open] button:not(.plain)").first.click()

    def gesture(self, action: str) -> None:
        if action.split(maxsplit=1)[0] in self.DRAGGED:
            self.drag(action)
        else:
            super().gesture(action)


def until_offered(board: Hands, verb: str) -> str:
    """Play until such an action is offered."""
    for _ in board.decisions(60):
        if found := [one for one in board.person.actions if one.split()[0] == verb]:
            return found[0]
    raise AssertionError(f"no {verb} was offered")


RIGHT_BELOW_A_LONG_STRIP = """(strip) => {
  const pictures = document.createElement("p");
  pictures.style.cssText = "flex: none; width: 2000px";
  strip.append(pictures);
  const { right } = document.querySelector(".fields").getBoundingClientRect();
  pictures.remove();
  return right;
}"""
"""The right edge of the fields when the strip of what happened since is longer than the page."""


@pytest.mark.parametrize(
    "size", [pytest.param(DESK, marks=pytest.mark.long, id="mouse"), pytest.param(PHONE, id="finger")]
)
def test_drag_deploys_and_attacks_and_nothing_else(new_person: NewPerson, size: Size) -> None:
    person = new_person(size=size)
    person.sit("lily", 1)
    board = Hands(person)

    deploys = until_offered(board, "deploy")
    start, _ = board.start_and_end(deploys)
    board.pointer.press(start)
    board.pointer.lift()
    expect(board.page.locator(".sheet")).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(board.page.locator(".sheet")).to_have_count(0)

    decided, scrolled = len(person.played), []

    def elsewhere() -> Point:
        """When the drag begins, the page scrolls to what is lit; the rest of the drag scrolls nothing."""
        expect(board.page.locator(".ghost")).to_be_visible()
        scrolled.append(person.page.evaluate("scrollY"))
        return middle(person.page.locator("[data-part=phases]"))

    board.pointer.drag(start, elsewhere)
    expect(board.page.locator(".ghost")).to_have_count(0)
    assert [person.page.evaluate("scrollY")] == scrolled
    assert len(person.played) == decided, "dropped elsewhere, nothing is decided"
    expect(board.page.locator(".sheet")).to_have_count(0)

    right = person.page.locator("[data-part=since]").evaluate(RIGHT_BELOW_A_LONG_STRIP)
    assert right <= size.width, "the fields are as wide as the page, however much has happened"
    assert board.play(deploys) == deploys
    attack = until_offered(board, "attack")
    assert board.play(attack).split()[:3] == attack.split()[:3]


@on_both
def test_concede_asks_once_and_ends_the_duel(new_person: NewPerson) -> None:
    person = new_person()
    person.sit("lily", 1)
    assert person.until_asked()
    page = person.page
    page.locator("[popovertarget=table-menu]").click()
    said = words("en")
    page.get_by_role("button", name=said.text("web-concede"), exact=True).click()
    assert not person.over
    page.get_by_role("button", name=said.text("web-concede-sure")).click()
    person.until(lambda: person.over)
    assert person.now["outcome"]["winners"] == [1 - person.seat]
    Hands(person).ending().wait_for()


@on_both
def test_several_cards_of_the_first_hand_are_exchanged_at_once(new_person: NewPerson) -> None:
    person = new_person(size=PHONE)
    person.sit("lily", bots=1)
    board = Lily(person)
    while person.until_asked() and not any(action.startswith("return ") for action in person.actions):
        board.play(board.choice())
    hand = list(board.view["players"][person.seat]["hand"])
    before = len(person.played)
    cards = person.page.locator(".hand .mini")
    confirm = person.page.locator(".answers button")
    keep = words("en").text("web-lily-exchange", {"count": 0})
    expect(confirm).to_have_text(keep)
    for place in (1, 3, 4):
        person.press(cards.nth(place), edge=True)
    person.press(cards.nth(3), edge=True)  # not that one
    expect(confirm).to_have_text(words("en").text("web-lily-exchange", {"count": 2}))
    person.press(confirm)
    person.until(lambda: len(person.played) == before + 3)
    assert person.played[before:] == [f"return {hand[1]}", f"return {hand[4]}", "pass"]
    person.until(lambda: len(board.view["players"][person.seat]["hand"]) >= len(hand))


def test_a_card_is_read_large_by_mouse_and_keys(new_person: NewPerson) -> None:
    person = new_person(size=DESK)
    person.sit("lily", bots=1)
    assert person.until_asked()
    page = person.page
    card, shown, dialog = (
        page.locator(".hand .mini").first,
        page.locator(".preview"),
        page.locator("dialog[open]"),
    )
    page.mouse.move(*near_edge(card))
    expect(shown.locator(".lily-card.whole .text")).to_be_visible()
    page.mouse.move(*near_edge(page.locator(".hand .mini").last))
    expect(shown).to_be_visible()
    page.mouse.move(*middle(page.locator("[data-part=phases]")))
    expect(shown).to_have_count(0)

    card.focus()
    page.keyboard.press("Shift+F10")
    expect(dialog.locator(".lily-card.whole")).to_be_visible()
    expect(dialog).to_contain_text("1/")
    page.keyboard.press("ArrowRight")
    expect(dialog).to_contain_text("2/")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(card).to_be_focused()
    expect(page.locator(".mini.picked")).to_have_count(0)


def test_a_finger_that_holds_a_card_reads_it_and_picks_nothing(new_person: NewPerson) -> None:
    person = new_person(size=PHONE)
    person.sit("lily", bots=1)
    assert person.until_asked()
    page, pointer = person.page, Pointer(person)
    pointer.press(near_edge(page.locator(".hand .mini").first))
    expect(page.locator("dialog[open] .lily-card.whole")).to_be_visible()
    pointer.lift()
    expect(page.locator("dialog[open]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".mini.picked")).to_have_count(0)
    assert page.locator(".preview").count() == 0, "a finger rests on nothing"
