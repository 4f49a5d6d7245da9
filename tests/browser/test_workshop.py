"""The workshop page: a card while its file is edited, and a duel with it in hand."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from madoi.workshop.local_server import serve_locally
from madoi.workshop.set_page import WatchedSet, routes
from support.browser.page_checks import PageChecks
from support.browser.people import DESK, NewPerson

CARD = """[names.nagisa]
ja = "渚"
zh-Hant = "渚"
en = "Nagisa"

[[character]]
id = "my-nagisa-1"
name = "nagisa"
title = { ja = "灯台の見習い", zh-Hant = "燈塔見習生", en = "Apprentice of the Lighthouse" }
color = "white-lily"
level = 1
power = 30
support = 20
range = "1"
"""


def test_a_card_is_seen_while_it_is_written_and_then_tried(new_person: NewPerson, tmp_path: Path) -> None:
    file = tmp_path / "lantern.toml"
    file.write_text(CARD, encoding="utf-8")
    with serve_locally(routes(WatchedSet(tmp_path))) as address:
        person = new_person(size=DESK, address=address)
        looking = PageChecks(person)
        person.come("/workshop")
        expect(person.page.locator(".face .name")).to_have_text("Nagisa")
        expect(person.page.locator(".languages article")).to_have_count(3)
        looking.measure("a card in the workshop")
        looking.examine("a card in the workshop")
        person.change_language("en")
        file.write_text(CARD.replace("power = 30", "power = 35"), encoding="utf-8")
        expect(person.page.locator(".faults li")).to_contain_text("Line 12")
        file.write_text(CARD.replace("power = 30", "power = 40"), encoding="utf-8")
        expect(person.page.locator(".face .numbers b")).to_contain_text("40")
        person.press(person.page.get_by_role("button", name="Try a duel with Nagisa in hand"))
        person.until(lambda: person.now.get("view"))
        assert "my-nagisa-1" in person.now["view"]["players"][0]["hand"]
        looking.nothing()
        person.page.goto("about:blank")  # it asks no more
