"""What a table's menu offers besides the game: the tools of its host, and the report of a problem."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Locator

from support.browser.people import PHONE, NewPerson, Person, said
from support.browser.transports import on_both


def in_menu(person: Person, key: str, **facts: object) -> Locator:
    """A button of the menu, which is opened if need be."""
    if not person.page.locator("#table-menu").is_visible():
        person.press(person.page.locator("[popovertarget=table-menu]"))
    return person.page.locator("#table-menu").get_by_role("button", name=said(person, key, **facts))


def test_a_host_mutes_locks_and_removes(new_person: NewPerson) -> None:
    host, guest = new_person(), new_person(size=PHONE)
    opened = host.sit("kasane", bots=1, people=2)
    guest.come(f"/t/{opened['table']}")
    guest.page.get_by_role("textbox", name=said(guest, "web-name")).fill("Mio")
    guest.page.get_by_role("button", name=said(guest, "web-sit")).first.tap()
    guest.until(lambda: guest.now and guest.seat == 1)

    in_menu(host, "web-host-silence", name="Mio").click()
    guest.until(lambda: guest.now.get("silenced") == [1])
    guest.page.locator("[popovertarget=table-chat]").tap()
    chat = guest.page.locator("#table-chat")
    chat.get_by_role("textbox").fill("Can anybody hear me?")
    chat.get_by_role("button", name=said(guest, "web-say")).tap()
    guest.page.get_by_text(said(guest, "chat-silenced")).wait_for()
    chat.get_by_role("button", name=said(guest, "web-close")).tap()
    in_menu(host, "web-host-unsilence", name="Mio").click()
    guest.until(lambda: not guest.now.get("silenced"))

    in_menu(host, "web-host-lock").click()
    guest.until(lambda: guest.now.get("locked"))
    late = new_person()
    late.forgiven = ("WebSocket",)
    late.come(f"/t/{opened['table']}")
    late.page.get_by_text(said(late, "table-locked")).wait_for()

    in_menu(host, "web-host-remove", name="Mio").click()
    assert not any(message.get("what") == "remove" for message in host.sent), "it asks first"
    in_menu(host, "web-host-remove-sure", name="Mio").click()
    host.until(lambda: host.now["seats"][1]["kind"] == "bot")
    guest.forgiven = ("WebSocket",)
    guest.page.get_by_text(said(guest, "seat-no-secret")).wait_for()
    assert guest.page.get_by_text(said(guest, "web-nothing-about")).count() == 0, "the link is right"


@on_both
def test_a_report_holds_what_was_on_the_screen_and_no_secret(new_person: NewPerson, tmp_path: Path) -> None:
    person = new_person()
    opened = person.sit("kasane", bots=1)
    with person.page.expect_download() as downloading:
        in_menu(person, "web-report").click()
    person.page.get_by_text(said(person, "web-report-done")).wait_for()
    downloading.value.save_as(tmp_path / "report.json")
    text = (tmp_path / "report.json").read_text(encoding="utf-8")
    report = json.loads(text)
    assert report["versions"]["madoi"]
    assert report["page"] == "/t"
    assert report["table"]["now"]["view"] == person.now["view"]
    assert opened["secret"] not in text


def test_keys_are_explained_and_preferences_are_kept(new_person: NewPerson) -> None:
    person = new_person()
    person.sit("kasane", bots=1)
    assert person.until_asked()
    person.page.keyboard.press("?")
    person.page.get_by_role("dialog", name=said(person, "web-shortcuts")).wait_for()
    person.page.keyboard.press("Escape")
    person.page.keyboard.press("p")
    form = person.page.get_by_role("dialog", name=said(person, "web-preferences"))
    form.get_by_role("radio", name=said(person, "web-theme-dark")).check()
    scheme = "getComputedStyle(document.documentElement).colorScheme"
    person.until(lambda: person.page.evaluate(scheme) == "dark")
    person.page.keyboard.press("Escape")
    person.come("/preferences")
    person.page.get_by_role("radio", name=said(person, "web-theme-dark")).wait_for(state="attached")
    assert person.page.get_by_role("radio", name=said(person, "web-theme-dark")).is_checked()
    assert person.page.evaluate(scheme) == "dark"
