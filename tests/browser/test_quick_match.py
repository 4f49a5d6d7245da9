"""Strangers who want the same game find each other."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from support.browser.page_checks import PageChecks
from support.browser.people import PHONE, NewPerson, Person, said


def want(person: Person, name: str, game: str, pace: str = "live") -> None:
    """From the home page into the waiting room."""
    panel = person.page.locator("section[aria-labelledby=match-title]")
    panel.get_by_role("combobox", name=said(person, "match-game")).select_option(
        label=said(person, f"web-game-{game}")
    )
    panel.get_by_role("combobox", name=said(person, "web-tempo")).select_option(pace)
    person.press(panel.get_by_role("button", name=said(person, "match-find")))
    person.page.locator("dialog input").fill(name)
    person.press(person.page.locator("dialog form button.main"))
    person.page.locator(".room").wait_for()


@pytest.mark.long  # tests/server/runtime/test_matchmaker.py brings people together
def test_three_people_who_do_not_know_each_other_play(new_person: NewPerson) -> None:
    first, second, third = new_person("ja", size=PHONE), new_person("zh-Hant"), new_person()
    for person in (first, second, third):
        person.come()
    want(first, "Mio", "kasane")
    expect(first.page.locator(".room [role=status]")).to_have_text(said(first, "match-missing", count=1))
    looking = PageChecks(first)
    looking.examine("waiting for a quick match")
    looking.nothing()
    first.page.get_by_role("button", name=said(first, "web-practice")).tap()
    first.page.locator(".practice .columns").wait_for()

    want(second, "Rin", "kasane")
    expect(first.page.locator(".room [role=timer]")).to_be_visible()
    second.page.locator("[data-bots]").click()
    expect(first.page.locator(".room .company")).to_contain_text(said(first, "match-bots-wanted"))

    # Whoever goes elsewhere leaves the seat at once, and comes back by the line that says who waits.
    second.page.go_back()
    expect(first.page.locator(".room .company .free")).to_have_count(2)
    line = third.page.locator("[data-waiting=kasane]")
    expect(line).to_contain_text(said(third, "match-people", count=1, game=said(third, "web-game-kasane")))
    line.click()
    third.page.locator("dialog input").fill("Aki")
    third.page.locator("dialog form button.main").click()
    second.page.locator("[data-waiting=kasane]").click()
    for person in (first, second, third):
        person.until(lambda person=person: person.now.get("phase") == "playing")  # type: ignore[misc]
    assert sorted(seat["name"] for seat in third.now["seats"]) == ["Aki", "Mio", "Rin"]
    expect(first.page.locator(".practice")).to_have_count(0)
