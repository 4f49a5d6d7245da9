"""Ratings: switch them on, lose a duel, and stand in the list."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from support.browser.page_checks import PageChecks
from support.browser.people import PHONE, NewPerson, said


@pytest.mark.long  # tests/server/http/test_ratings.py rates games
def test_a_duel_is_rated_for_a_player_who_wants_it(new_person: NewPerson) -> None:
    person = new_person(size=PHONE)
    page = person.page
    person.come("/ratings/lily")
    expect(page.get_by_role("status")).to_be_visible()  # how to take part
    person.come("/preferences")
    person.press(page.locator("[data-rated-switch]"))
    with page.expect_response("**/api/ratings/game") as claimed:
        person.sit("lily", bots=1)
    assert claimed.value.json() == {"state": "open", "before": None, "after": None}
    person.settle()
    person.press(page.locator("[popovertarget=table-menu]"))
    for key in ("web-concede", "web-concede-sure"):
        page.locator("#table-menu").get_by_role("button", name=said(person, key)).click()
    change = page.locator(".result [data-rating=rated]")
    expect(change).to_contain_text("−")
    person.press(change)
    expect(page.locator("li.mine[data-rated=Rin]")).to_be_visible()
    expect(page.locator("li[data-rated=greedy]")).to_be_visible()
    looking = PageChecks(person)
    looking.examine("ratings")
    looking.nothing()
