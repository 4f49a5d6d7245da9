"""A whole game by taps, two taps after the first page, with its end and a hint: above the fold, with the last position, marked where they are made."""

from __future__ import annotations

from playwright.sync_api import expect

from support.browser.boards import BOARDS
from support.browser.people import PHONE, NewPerson, said
from support.browser.transports import on_both

HINT_OVER_DOCK_PX = """() => document.querySelector(".hint").getBoundingClientRect().bottom
  - document.querySelector("[data-part=dock]").getBoundingClientRect().top"""


@on_both
def test_two_taps_and_a_game_is_played_to_its_end_with_a_hint(new_person: NewPerson) -> None:
    person = new_person(size=PHONE)
    person.come()
    taps = person.count_clicks()
    person.play_now("kasane")
    assert person.until_asked()
    assert taps() <= 2
    page = person.page
    page.get_by_role("button", name=said(person, "web-menu")).click()
    page.get_by_role("button", name=said(person, "web-hint"), exact=True).click()
    page.locator(".hint li").first.wait_for()
    column = page.locator("[data-mark^=column]").first
    expect(column).to_be_in_viewport()
    assert page.evaluate(HINT_OVER_DOCK_PX) <= 0
    page.locator(".hint .head button").click()
    expect(page.locator("[data-mark]")).to_have_count(0)

    BOARDS["kasane"](person).play_on()
    assert len(person.played) > 10
    result = page.locator(".result")
    for part in ("h2", ".margin", ".buttons .main", ".analysis a"):
        expect(result.locator(part)).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-part=columns]")).to_be_in_viewport()
    result.locator(".buttons button").last.click()
    with page.expect_download() as saved:
        page.locator("dialog .row button.main").click()
    assert saved.value.path().read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    assert not person.faults
