"""The stage in a real browser: what happens is played in order, can be skipped, and nothing on the board moves because a panel
opened. Its logic is tested without a browser in web/src/stage."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from madoi.words import LANGUAGES
from support.browser.boards import Kasane, Yurikure
from support.browser.page_checks import resize
from support.browser.people import DESK, NewPerson, Person, Size

PHONE, TABLET = Size(390, 844), Size(1024, 768)
STILL_PX = 6
"""The tapped card is lifted a little."""
BOXES = """() => Object.fromEntries([...document.querySelectorAll("[data-part], [data-stage]")]
  .filter((one) => one.checkVisibility() && !one.closest(".choices"))
  .map((one) => { const { left, top } = one.getBoundingClientRect();
    return [one.dataset.part ?? one.dataset.stage, [left + scrollX, top + scrollY]]; }))"""


SIZES = """() => Object.fromEntries([...document.querySelectorAll("[data-part]")].map((one) => {
  const { top, bottom } = one.getBoundingClientRect(); return [one.dataset.part, [top, bottom]]; }))"""


LONG_STRIP = """() => { const list = document.querySelector(".strip ol");
  for (let more = 0; more < 30; more++) list.append(list.firstElementChild.cloneNode(true)); }"""
"""As if much had happened since they moved."""
FITS = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
"""On a phone that shows a wide page smaller than it is, taps go astray."""


def moved_since(person: Person, before: dict[str, list[float]]) -> dict[str, list[list[float]]]:
    """What is elsewhere now, with both places."""
    after: dict[str, list[float]] = person.page.evaluate(BOXES)
    return {
        part: [before[part], after[part]]
        for part in before.keys() & after.keys()
        if max(abs(one - other) for one, other in zip(before[part], after[part], strict=True)) > STILL_PX
    }


def playing(person: Person) -> Locator:
    return person.page.locator(".layer[data-playing=yes]")


def prompt(person: Person) -> Locator:
    return person.page.locator(".question.mine")


def seat_among_bots(person: Person) -> Kasane:
    """At a table whose bots answer at once, so that all of their moves are there when the film begins."""
    person.sit("kasane", 3)
    assert person.until_asked()
    return Kasane(person)


def test_the_others_moves_are_played_or_skipped_and_the_question_waits(new_person: NewPerson) -> None:
    person = new_person(motion=True)
    board = seat_among_bots(person)
    board.play(board.choice())
    playing(person).wait_for(state="attached")
    expect(prompt(person)).to_have_count(0)
    person.until(lambda: person.asked)
    expect(prompt(person)).to_have_count(1)
    expect(playing(person)).to_have_count(0)
    expect(person.page.locator(".strip li").first).to_be_visible()

    # The next time a tap skips the film, and decides nothing.
    asked = person.asked
    board.play(board.choice())
    person.until(lambda: person.asked and person.asked != asked)
    playing(person).wait_for(state="attached")
    decided = len(person.played)
    board.columns().first.click()
    expect(playing(person)).to_have_count(0)
    expect(prompt(person)).to_have_count(1)
    expect(person.page.locator(".choices")).to_have_count(0)
    assert len(person.played) == decided


@pytest.mark.parametrize("speed", [pytest.param("off", marks=pytest.mark.long), "reduced"])
def test_nothing_is_played_where_motion_is_not_wanted(new_person: NewPerson, speed: str) -> None:
    person = new_person(motion=speed == "off")
    if speed == "off":
        person.come("/madoi.svg")
        person.page.evaluate("localStorage.setItem('madoi-comfort', JSON.stringify({ speed: 'off' }))")
    board = seat_among_bots(person)
    person.page.evaluate(
        """() => { window.played = 0; new MutationObserver(() => (window.played += document.querySelectorAll(
            ".layer[data-playing=yes]").length)).observe(document.body, { subtree: true, attributes: true, childList: true }); }"""
    )
    for _ in range(3):
        if not person.until_asked():
            break
        board.play(board.choice())
    assert person.page.evaluate("window.played") == 0
    marks = person.page.locator(".layer .mark")
    if speed == "reduced":
        marks.first.wait_for(state="attached")
    else:
        assert marks.count() == 0


@pytest.mark.parametrize("size", [pytest.param(DESK, marks=pytest.mark.long), PHONE], ids=["desk", "phone"])
def test_what_a_decision_needs_is_in_sight_and_stays_there_when_choices_open(
    new_person: NewPerson, size: Size
) -> None:
    person = new_person(size=size)
    board = seat_among_bots(person)
    for part in ("columns", "hand", "robe", "dock", "yaku-kasane", "yaku-yugiri"):
        box = person.page.locator(f"[data-part='{part}']").bounding_box()
        assert box, part
        assert box["y"] >= 0, part
        assert box["y"] + box["height"] <= size.height + STILL_PX, (part, box)
    for language in LANGUAGES:
        person.change_language(language)
        person.settle()
        before = person.page.evaluate(BOXES)
        for column in range(4):
            board.columns().nth(column).dispatch_event("click")
            person.settle()
            moved = moved_since(person, before)
            assert not moved, (language, column, moved)
        board.columns().nth(3).dispatch_event("click")
        person.settle()
    before = person.page.evaluate(BOXES)
    board.play(board.choice())  # now something can be undone, and the others have cards and layers
    assert person.until_asked()
    moved = moved_since(person, before)
    assert not {part for part in moved if not part.startswith("column-")}, moved
    person.page.evaluate(LONG_STRIP)
    assert person.page.evaluate(FITS), "the page is wider than the window"
    resize(person, TABLET)  # between phone and desk: the panel beside the board takes a third
    robe = person.page.locator("[data-part='robe']").bounding_box()
    assert robe
    assert robe["width"] > 200, robe


def hand_in_sheet(person: Person) -> Yurikure:
    """At a table of Yuri-Kure with nine girls, whose bots answer at once."""
    person.sit("yurikure", 4)
    board = Yurikure(person)
    while person.until_asked() and person.now["view"]["due"]:
        board.play(board.choice())
    return board


def test_yurikure_stays_in_sight_and_still(new_person: NewPerson) -> None:
    """Ring, revealed control, own numbers, prompt and buttons, whatever is asked, with nine girls."""
    person = new_person(size=PHONE)
    board = hand_in_sheet(person)
    needed = ["circle", "control", "dock", *(f"girl-{girl}" for girl in person.now["view"]["girls"])]
    first: dict[Size, dict[str, list[float]]] = {}
    for count, language in enumerate(LANGUAGES):
        if not person.until_asked():
            break
        person.change_language(language)
        for size in (DESK, PHONE):
            resize(person, size)
            until = person.page.locator(".dock .until[aria-expanded=false]")
            if until.count():  # the list of answers in advance lies over the board
                until.dispatch_event("click")
                person.settle()
            boxes = person.page.evaluate(SIZES)
            for part in needed:
                top, bottom = boxes[part]
                assert abs(top - first.setdefault(size, boxes)[part][0]) <= STILL_PX, (count, language, part)
                assert bottom <= size.height + STILL_PX, (part, boxes[part])
            if size is PHONE:
                assert boxes["own-control"][1] <= boxes["dock"][0] + STILL_PX
        board.decide(count)
