"""The pages of a paper table: they can be read and tapped, and cards are found."""

from __future__ import annotations

from itertools import cycle

import pytest

from madoi.words import LANGUAGES
from support.browser import phones
from support.browser.boards import Yurikure
from support.browser.page_checks import PageChecks
from support.browser.people import PHONE, NewPerson, Person
from support.browser.phones import SETUP


def _is_hers(person: Person) -> bool:
    """Whether they are asked for more than to pass, which they have set beforehand."""
    return len(person.actions) > 1 and not (person.now.get("wish") and "pass" in person.actions)


@pytest.mark.long  # test_looks.py measures the pages of ordinary tables
def test_every_page_of_a_paper_table_can_be_read_and_tapped(new_person: NewPerson) -> None:
    person = new_person(size=PHONE)
    looking = PageChecks(person)
    languages = cycle(LANGUAGES)
    person.come()
    person.page.locator("section[aria-labelledby=beside] button").nth(1).click()
    person.page.locator(".where fieldset").nth(2).wait_for()
    looking.measure("opening a paper table")
    looking.examine("opening a paper table")
    for seat in (1, 2, 3):
        person.page.locator(".seats select").nth(seat).select_option("casual")
    person.page.locator("input[name=corrections]").nth(1).check()
    person.change_language("en")
    person.page.locator("form button.main").click()
    *setup, _ = SETUP  # the page proposes the open procedure, which has no virtual controller
    for place, result in enumerate(setup):
        person.until(lambda: person.now.get("chance"))
        if place in (0, 6):
            looking.measure(f"set-up {place}", [next(languages)])
        person.change_language("en")
        phones.enter(person, result)
    board = Yurikure(person)
    while not person.now.get("chance"):
        person.until(lambda: _is_hers(person) or person.now.get("chance"))
        if _is_hers(person):
            person.settle()
            board.decide(Yurikure.PATIENT)
    looking.measure("a die", [next(languages)])
    looking.examine("a die")
    person.change_language("en")
    asked = phones.chance(person)
    phones.enter(person, 4)
    number = max(person.news)
    fell = [one for one in person.news.values() if one.get("fell")]
    assert fell[-1]["fell"][0]["what"] == asked["what"], number
    sheet = phones.change_entry(person, fell[-1]["number"])
    looking.measure("a correction of a die", [next(languages)])
    person.page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    own = [one for one in person.news.values() if one["what"] == "decided" and one.get("seat") == 0]
    sheet = phones.change_entry(person, own[-1]["number"])
    looking.measure("a correction of a decision", [next(languages)])
    looking.examine("a correction of a decision")
    person.page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    looking.nothing()


@pytest.mark.long  # test_printing.py types a code
def test_a_card_of_lily_is_found_by_its_number_or_its_name(new_person: NewPerson) -> None:
    person = new_person(size=PHONE)
    looking = PageChecks(person)
    person.sit("lily", 1, terms={"paper": True, "pace": 0.01}, options={"decks": "ember,dawn"})
    while (person.now.get("chance") or {}).get("what") != "lily-chance-card":
        person.until(lambda: person.now.get("chance") or len(person.actions) > 1)
        if person.now.get("chance"):
            if phones.chance(person)["what"] == "lily-chance-first":
                phones.enter(person, 0)
            continue
        phones.choose(person, person.actions[0])
    choices = phones.chance(person)["choices"]
    looking.measure("a card of Lily", ["ja"])
    looking.examine("a card of Lily")
    person.change_language("en")
    found = phones.falling(person).locator("ul button")
    assert found.count() == len(choices)
    wanted = choices[len(choices) // 2]["shown"]["card"]
    phones.falling(person).locator("input").fill(wanted["id"])
    assert found.count() == 1
    phones.falling(person).locator("input").fill(wanted["name"]["ja"])
    assert 1 <= found.count() < len(choices)
    asked = phones.chance(person)["id"]
    phones.falling(person).locator("input").press("Enter")
    person.until(lambda: (person.now.get("chance") or {}).get("id") != asked)
    looking.nothing()
