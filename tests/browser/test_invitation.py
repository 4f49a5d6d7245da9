"""A friend is invited with one tap, sees who invites them to what, and joins."""

from __future__ import annotations

from playwright.sync_api import expect

from support.browser.page_checks import PageChecks
from support.browser.people import DESK, PHONE, NewPerson, said


def test_a_friend_comes_by_a_link(new_person: NewPerson) -> None:
    host, guest = new_person(size=PHONE), new_person(size=DESK)
    host.come()
    host.choose_game("kasane").get_by_role("button", name=said(host, "web-with-friends")).tap()
    host.page.locator("dialog input").fill("Mio")
    host.page.locator("dialog form button.main").tap()
    link = host.page.locator(".waiting input[readonly]").input_value()
    assert link.endswith("?lang=en")

    guest.page.goto(link)
    expect(guest.page.locator(".invitation h2")).to_have_text(
        said(guest, "web-invites-you", name="Mio", game=said(guest, "web-game-kasane"))
    )
    expect(guest.page.locator(".invitation .primer li")).to_have_count(4)
    expect(host.page.locator(".opened")).to_have_text(said(host, "web-link-opened", count=1))
    looking = PageChecks(guest)
    looking.examine("an invitation")
    looking.nothing()

    # While they wait, the host plays a deal against bots; it gives way to the game.
    host.page.get_by_role("button", name=said(host, "web-practice")).tap()
    host.page.locator(".practice .columns").wait_for()
    guest.page.get_by_role("textbox", name=said(guest, "web-name")).fill("Rin")
    guest.page.get_by_role("button", name=said(guest, "web-sit")).first.click()
    guest.page.locator(".table[data-phase=playing] .columns").wait_for()
    host.page.locator(".table[data-phase=playing] .columns").wait_for()
    expect(host.page.locator(".practice")).to_have_count(0)
    assert sorted(seat["name"] for seat in guest.now["seats"]) == ["Mio", "Rin"]
