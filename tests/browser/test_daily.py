"""The deal of the day: two devices make the same decisions and stand on one board with the same result."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from support.browser.boards import BOARDS
from support.browser.people import PHONE, NewPerson, Person, said

pytestmark = pytest.mark.xdist_group("browser-daily")


def play_the_deal(person: Person, name: str) -> None:
    """From the first page to the end of today's deal of Kasane."""
    person.come()
    person.press(person.page.locator(".today a"))
    deal = person.page.locator("[data-game=kasane]")
    person.press(deal.locator("button.main"))
    person.page.get_by_role("textbox").fill(name)
    person.page.get_by_role("dialog").get_by_role("button", name=said(person, "web-name-go-on")).click()
    assert person.until_asked()
    BOARDS["kasane"](person).play_on()


def test_two_devices_with_the_same_decisions_have_the_same_result_on_one_board(new_person: NewPerson) -> None:
    mio, rin = new_person("en"), new_person("ja", size=PHONE)
    play_the_deal(mio, "Mio")
    expect(mio.page.locator(".result .analysis")).to_have_count(0)  # the record is sealed
    play_the_deal(rin, "Rin")
    assert mio.played == rin.played
    assert mio.now["outcome"]["points"] == rin.now["outcome"]["points"]
    assert mio.now["outcome"]["seed"] == ""
    for person in (mio, rin):
        person.press(person.page.locator(".result .buttons a"))
        rows = person.page.locator("[data-game=kasane] tbody tr")
        expect(rows).to_have_count(2)
        expect(rows.locator(".rank")).to_have_text(["1", "1"])
        results = rows.locator("td:last-child").all_inner_texts()
        assert results[0] == results[1]
        expect(person.page.locator("[data-game=kasane] tr.own")).to_have_count(1)
    mio.press(mio.page.locator("[data-game=kasane]").get_by_role("button", name=said(mio, "web-end-share")))
    link = mio.page.locator("dialog input").input_value()
    rin.page.goto(link)
    expect(rin.page.locator(".shared")).to_contain_text("Mio")
