"""A paper table without a connection: what is typed in is kept and sent later."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import Error

from madoi.words import words
from support.browser import phones
from support.browser.boards import Yurikure
from support.browser.people import PHONE, NewPerson, Person
from support.browser.phones import OPTIONS, SHEETS
from support.server.proxy import Proxy

GIRLS = ["akane", "shirakaba", "kuroki", "tsuge", "murafuji", "midorino", "sorai"]


def test_what_is_typed_without_a_line_is_kept_and_sent_when_it_is_back(
    new_person: NewPerson, line: Proxy
) -> None:
    near = new_person()
    opened = near.sit("kasane", 0, people=2, terms={"paper": True, "pace": 0.01})
    far = new_person(size=PHONE, address=f"http://127.0.0.1:{line.port}")
    far.forgiven = ("WebSocket connection", "net::ERR_")
    phones.come_to(far, opened["table"], 1)
    phones.falling(far).wait_for()

    _go_away(far, line)
    for place, result in enumerate((1, 3, 7, 0)):  # the start player, and cards
        _tap_ahead(far, place, result)
    unsent = far.page.locator(".unsent")
    unsent.get_by_text("· 3 · 7 · +1").wait_for()
    unsent.get_by_role("button").click()  # the last one was wrong
    _tap_ahead(far, 3, 0)
    unsent.get_by_text("· 3 · 7 · +1").wait_for()
    with suppress(Error):  # there is nobody to load it from
        far.page.reload()
    far.page.wait_for_url("chrome-error://**")
    line.come_back()
    far.come(f"/t/{opened['table']}")
    near.until(lambda: [one["result"] for one in phones.chance(near)["fell"]] == [1, 3, 7, 0])
    unsent.wait_for(state="detached")
    assert far.page.evaluate("localStorage.getItem('madoi-unsent')") in (None, "{}")

    _go_away(far, line)  # and what the table did not wait for is not used, nor what came after it
    for place, card in enumerate((9, 8)):
        _tap_ahead(far, place, card)
    phones.enter(near, 4)
    _come_back(far, line)
    far.page.get_by_text(words("en").text("web-paper-withdrawn")).wait_for()
    assert far.page.locator(".left li b").all_inner_texts() == ["9", "8"]
    assert [one["result"] for one in phones.chance(near)["fell"]] == [1, 3, 7, 0, 4]

    near.page.locator(".falling .program").click()  # the program lays the rest
    far.until(lambda: far.asked)
    far.page.locator(".columns > button").first.wait_for()
    _go_away(far, line)  # a decision is kept as well
    far.settle()
    far.page.locator(".columns > button").first.click()
    far.page.locator(".choices li button").last.click()
    far.page.get_by_text(words("en").text("web-paper-unsent")).wait_for()
    before = phones.decided(near, 1)
    _come_back(far, line)
    near.until(lambda: phones.decided(near, 1) > before)
    far.page.get_by_text(words("en").text("web-paper-unsent")).wait_for(state="detached")


@pytest.mark.long  # the other test types without a line too
def test_a_whole_sheet_is_filled_without_a_line(new_person: NewPerson, line: Proxy) -> None:
    person = new_person(size=PHONE, address=f"http://127.0.0.1:{line.port}")
    person.forgiven = ("WebSocket connection", "net::ERR_")
    terms = {"paper": True, "rolls": "program", "pace": 0.01}
    person.sit("yurikure", 2, options=OPTIONS, terms=terms)
    person.until_asked()
    board = Yurikure(person)
    board.girl(GIRLS[0]).wait_for()
    _go_away(person, line)
    for pair in SHEETS[0][:2]:
        _place(board, pair)
    board.button("web-undo").click()  # the last pair was wrong
    for pair in SHEETS[0][1:]:
        _place(board, pair)
    person.page.locator(".dock .buttons button.main").click()
    person.page.get_by_text(words("en").text("web-paper-unknown")).wait_for()
    assert not person.now["view"]["handed_in"][0]
    _come_back(person, line)
    person.until(lambda: person.now["view"]["turn"] == 1)
    supported = {frozenset(one["pair"]): one["setup"] for one in person.now["view"]["sheets"][0]["support"]}
    assert supported == {frozenset(pair): 5 - place for place, pair in enumerate(SHEETS[0])}
    person.page.locator(".notices p").wait_for(state="detached")


def _go_away(person: Person, line: Proxy) -> None:
    line.go_away()
    person.page.get_by_text(words("en").text("web-lost")).wait_for()


def _come_back(person: Person, line: Proxy) -> None:
    """And their browser notices it."""
    line.come_back()
    person.page.evaluate("dispatchEvent(new Event('online'))")


def _tap_ahead(person: Person, place: int, result: int) -> None:
    """Without a line: for what is asked now, or so many questions later."""
    asked = phones.chance(person)
    coming = [asked, *asked["ahead"]][place]
    choices = next(one for one in [asked, *asked["ahead"]] if one["what"] == coming["what"])["choices"]
    said = words("en").text(f"web-falls-{coming['what']}", coming["facts"])
    phones.falling(person).locator("h3").filter(has_text=said).wait_for()
    if place == 1:
        person.page.wait_for_timeout(400)  # for another question two taps at once are one
    phones.tap(person, result, phones.falling(person), choices)


def _place(board: Yurikure, pair: tuple[str, str]) -> None:
    for girl in pair:
        board.girl(girl).click()
