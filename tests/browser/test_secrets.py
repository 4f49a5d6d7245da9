"""Two people and a bot at one table of Yuri-Kure, each person before a browser of their own: what one of them wrote on
their sheet is not in the other's page, neither in what was sent to it nor anywhere in its memory."""

from __future__ import annotations

from itertools import combinations
from random import Random

from madoi.words import words
from support.browser.boards import Yurikure
from support.browser.page_memory import Memory
from support.browser.people import PHONE, NewPerson, Person
from support.browser.taint import each_knows_only_her_own, on_sheet

NAMES = ["Rin", "Yui"]


def friends(new_person: NewPerson) -> list[Person]:
    """One opens a table with a bot, the other comes by its link and sits down. By seat."""
    rin, yui = new_person(), new_person(size=PHONE)
    table = rin.sit("yurikure", bots=1, people=2)["table"]
    yui.come(f"/t/{table}")
    yui.page.get_by_role("textbox", name=words("en").text("web-name")).fill(NAMES[1])
    yui.page.get_by_role("button", name=words("en").text("web-sit")).first.click()
    yui.until(lambda: yui.now and yui.seat >= 0)
    people = [rin, yui]
    for person in people:
        person.until_asked()
    assert [seat["name"] for seat in rin.now["seats"][:2]] == NAMES
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
