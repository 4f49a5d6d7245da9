"""Several people at a table: what they say to each other, who leaves, and playing again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from support.browser.people import PHONE, NewPerson, Person, said

pytestmark = pytest.mark.xdist_group("browser-company")


def sit_together(host: Person, *guests: Person, game: str = "kasane", bots: int = 0, **wanted: object) -> str:
    """A table that the host opens and the guests join. Its id."""
    opened = host.sit(game, bots=bots, people=1 + len(guests), **wanted)
    for seat, guest in enumerate(guests, 1):
        body = {"name": ["Mio", "Aki", "Kei"][seat - 1]}
        path = f"{guest.address}/api/tables/{opened['table']}/seats/{seat}"
        taken = guest.context.request.post(path, data=body).json()
        guest.hold(opened["table"], taken["secret"])
        guest.come(f"/t/{opened['table']}")
    for person in (host, *guests):
        until_playing(person)
    return str(opened["table"])


def until_playing(person: Person) -> None:
    person.until(lambda: person.now.get("phase") == "playing")
    person.settle()


def board_top(person: Person) -> float:
    return float(person.page.locator(".board").evaluate("(board) => board.getBoundingClientRect().top"))


def test_chat_on_a_phone_and_each_in_their_own_language(new_person: NewPerson) -> None:
    host, guest = new_person("ja"), new_person("en", size=PHONE)
    sit_together(host, guest)
    tops = board_top(host), board_top(guest)

    host.page.locator("#table-chat-card summary").click()
    host.page.locator("[data-phrase=hello]").click()
    bubble = guest.page.locator("[data-bubble='0']")
    expect(bubble).to_contain_text(said(guest, "web-phrase-hello"))
    expect(host.page.locator("[data-bubble='0']")).to_contain_text(said(host, "web-phrase-hello"))
    expect(guest.page.locator("[data-unread='1']")).to_be_visible()

    opener = guest.page.locator("[popovertarget=table-chat]")
    opener.tap()
    expect(guest.page.locator("[data-unread]")).to_have_count(0)
    sheet = guest.page.locator("#table-chat")
    expect(sheet.get_by_role("listitem")).to_contain_text(said(guest, "web-phrase-hello"))
    sheet.get_by_role("textbox").fill("nice to meet you")
    sheet.get_by_role("button", name=said(guest, "web-say")).tap()
    expect(host.page.locator("[data-bubble='1']")).to_contain_text("nice to meet you")
    sheet.locator("[data-phrase=flower]").tap()
    expect(sheet).to_be_hidden()
    expect(host.page.locator("[data-bubble='1'] svg")).to_be_visible()
    assert (board_top(host), board_top(guest)) == tops, "nothing moves because of a bubble"

    seat = host.page.locator(".seats > li").nth(1).get_by_role("button")
    seat.click()
    host.page.get_by_role("button", name=said(host, "web-mute-person", name="Mio")).click()
    expect(host.page.locator("#table-chat-card li", has_text="nice to meet you")).to_have_count(0)
    host.page.reload()
    host.until(lambda: host.page.locator("#table-chat-card").count())
    expect(host.page.locator("#table-chat-card li", has_text="nice to meet you")).to_have_count(0)
