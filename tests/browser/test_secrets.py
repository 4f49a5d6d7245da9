"""Three people at one table of Yuri-Kure, each before a browser of their own: what one of them wrote on their sheet is in
nobody else's page, neither in what was sent to it nor anywhere in its memory."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from madoi.words import words
from support.browser.boards import Yurikure
from support.browser.page_memory import Memory
from support.browser.people import DESK, PHONE, NewPerson, Person
from support.browser.taint import each_knows_only_her_own, on_sheet

pytestmark = pytest.mark.xdist_group("browser-secrets")

NAMES = ["Aki", "Yui", "Rin"]


def friends(new_person: NewPerson) -> list[Person]:
    """One opens a table, the others come by its link and sit down."""
    first, *others = [new_person(size=size) for size in (DESK, PHONE, PHONE)]
    first.come("/new/yurikure#settings")
    first.page.locator("input[name=count][value='3']").check()
    first.page.get_by_role("textbox").first.fill(NAMES[0])
    first.page.locator("form button.main").click()
    first.page.wait_for_url("**/t/*")
    for person, name in zip(others, NAMES[1:], strict=True):
        person.page.goto(first.page.url)
        person.page.get_by_role("textbox", name=words("en").text("web-name")).fill(name)
        person.page.get_by_role("button", name=words("en").text("web-sit")).first.click()
        person.until(lambda person=person: person.now and person.seat >= 0)  # type: ignore[misc]
    people = sorted([first, *others], key=lambda person: person.seat)
    for person in people:
        person.until_asked()
    assert [seat["name"] for seat in people[0].now["seats"]] == NAMES
    return people


def test_what_is_on_a_sheet_is_in_no_other_page(new_person: NewPerson) -> None:
    people = friends(new_person)
    boards = [Yurikure(person, seed=name) for person, name in zip(people, NAMES, strict=True)]
    pairs = list(combinations(boards[0].view["girls"], 2))
    Random("sheets").shuffle(pairs)
    sheets = [pairs[seat * 5 : seat * 5 + 5] for seat in range(len(NAMES))]
    for board, sheet in zip(boards, sheets, strict=True):
        for one, other in sheet:
            board.play(_offered(board, f"support {one} {other}", f"support {other} {one}"))
        board.play("hand-in")
    played = 0
    while played < 6:
        for board in boards:
            if len(board.person.actions) > 1:
                board.person.settle()
                board.answer_unless_settled()
                played += 1
        people[0].page.wait_for_timeout(20)
    each_knows_only_her_own(people, [on_sheet(sheet) for sheet in sheets])


def test_memory_shows_even_what_no_name_leads_to(new_person: NewPerson) -> None:
    """The search of the other test can fail."""
    person = new_person()
    person.come()
    person.page.evaluate("window.keeper = ((hidden) => () => hidden)({ pair: ['akane', 'tsuge'], setup: 5 })")
    person.page.evaluate("window.other = ((told) => () => told)(['a text ', 'of its own'].join(''))")
    memory = Memory(person)
    assert {"pair": ["akane", "tsuge"], "setup": 5} in memory.objects_with("pair", "setup")
    assert "a text of its own" in memory.texts()


def _offered(board: Yurikure, *spellings: str) -> str:
    return next(action for action in spellings if action in board.person.actions)
