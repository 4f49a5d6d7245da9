"""An evening among friends: one link, a round, and standings that everybody sees."""

from __future__ import annotations

from playwright.sync_api import expect

from support.browser.page_checks import PageChecks
from support.browser.people import PHONE, NewPerson, Person, said


def name_oneself(person: Person, name: str) -> None:
    person.page.locator("dialog input").fill(name)
    person.press(person.page.locator("dialog form button.main"))


def test_an_evening_of_one_round(new_person: NewPerson) -> None:
    host, guest, third = new_person(), new_person("ja", size=PHONE), new_person("zh-Hant")
    host.come("/evening")
    page = host.page
    page.get_by_role("combobox", name=said(host, "evening-game")).select_option("lily")
    for _ in range(2):
        page.get_by_role("group", name=said(host, "evening-rounds")).get_by_role("button").first.click()
    page.get_by_role("button", name=said(host, "evening-open")).click()
    name_oneself(host, "Rin")
    page.wait_for_url("**/evening/*")
    link = page.locator("input[readonly]").input_value()
    expect(page.locator("[data-start]")).to_be_disabled()

    guest.page.goto(link)
    guest.press(guest.page.locator("[data-join]"))
    name_oneself(guest, "Mio")
    expect(page.locator("[data-player]")).to_have_count(2)
    page.locator("[data-start]").click()
    host.press(page.locator("[data-table]"))
    guest.come("/mine")
    guest.press(guest.page.locator("[data-evening] .main"))  # the round that waits
    for person in (host, guest):
        person.until(lambda person=person: person.now.get("phase") == "playing")  # type: ignore[misc]

    third.page.goto(link)
    watch = third.page.get_by_role("link", name=said(third, "evening-watch"))
    watch.click()
    third.until(lambda: third.now.get("phase") == "playing")
    assert third.seat == -1
    third.page.go_back()

    host.settle()
    host.press(page.locator("[popovertarget=table-menu]"))
    page.locator("#table-menu").get_by_role("button", name=said(host, "web-concede")).click()
    page.locator("#table-menu").get_by_role("button", name=said(host, "web-concede-sure")).click()
    page.get_by_role("link", name=said(host, "web-evening-back")).click()
    for person in (host, third):
        expect(person.page.locator(".evening [role=status]")).to_have_text(said(person, "evening-is-over"))
        expect(person.page.locator("[data-player]").first).to_contain_text("Mio")
        expect(person.page.locator("[data-player]").first.locator("td").nth(1)).to_have_text("1")
    looking = PageChecks(host)
    looking.examine("the end of an evening")
    looking.nothing()
