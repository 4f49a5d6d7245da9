"""The deal of the day: two devices make the same decisions and stand on one board with the same result."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from madoi.server.transport.static import RUNTIME
from support.browser.boards import BOARDS
from support.browser.people import DESK, PHONE, NewPerson, Person, said
from support.server.service_process import Service

PYTHON_MS = 120_000
"""For what takes a browser long on a busy machine: 7 MB of files, and the start of a Python."""


def say_name(person: Person, name: str) -> None:
    person.page.get_by_role("textbox").fill(name)
    person.page.get_by_role("dialog").get_by_role("button", name=said(person, "web-name-go-on")).click()


def play_the_deal(person: Person, name: str) -> None:
    """From the first page to the end of today's deal of Kasane."""
    person.come()
    person.press(person.page.locator(".today a[href$=daily]"))
    deal = person.page.locator("[data-game=kasane]")
    person.press(deal.locator("button.main"))
    say_name(person, name)
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


@pytest.mark.long  # tests/local and vitest hold the parts
def test_a_deal_is_taken_along_played_without_a_network_and_compared_later(
    browser: Browser, service: Service
) -> None:
    if not (RUNTIME / "manifest.json").exists():
        pytest.skip("the runtime of local tables is built with the client only")
    person = Person(browser, service.address, "en", DESK, worker=True)
    person.forgiven = ("ERR_INTERNET_DISCONNECTED",)
    person.hear_local_tables()
    page = person.page
    deal = page.locator("[data-game=kasane]")
    person.come("/daily")
    deal.get_by_role("button", name=said(person, "daily-take")).click()
    say_name(person, "Tsuge")
    expect(deal).to_contain_text(said(person, "daily-taken"), timeout=PYTHON_MS)
    person.context.set_offline(True)
    person.come("/daily")
    deal.locator("button.main").click()
    person.until(lambda: person.now, PYTHON_MS / 1000)
    assert "/t/local-" in page.url
    BOARDS["kasane"](person).play_on()
    person.context.set_offline(False)
    page.locator(".result .buttons a").first.click()
    own = deal.locator("tr.own")
    expect(own).to_contain_text("Tsuge", timeout=PYTHON_MS)
    expect(own).to_contain_text(said(person, "daily-own-device"))
    person.leave()
