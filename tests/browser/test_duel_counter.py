"""The duel counter: one phone between two players, two linked phones, and no connection."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from support.browser.page_checks import PageChecks
from support.browser.people import PHONE, NewPerson, Person


def _side(person: Person, seat: int) -> Locator:
    return person.page.locator(f"[data-seat='{seat}']")


def _tap(person: Person, seat: int, name: str) -> None:
    person.press(_side(person, seat).get_by_role("button", name=name, exact=True))


def _next(person: Person, seat: int, times: int = 1) -> None:
    for _ in range(times):
        _tap(person, seat, "Next phase")


def _to_second_turn(person: Person) -> None:
    """The first player begins, couples one card and ends the turn; the second is in the action phase."""
    _tap(person, 0, "I go first")
    _tap(person, 0, "Couple the top card (+1)")
    _next(person, 0, 4)
    _tap(person, 0, "End turn")
    _next(person, 1, 4)


def test_a_battle_step_by_step_on_one_phone(new_person: NewPerson) -> None:
    person = new_person(size=PHONE)
    looking = PageChecks(person)
    person.come("/counter")
    looking.measure("who goes first")
    _to_second_turn(person)
    looking.measure("an action phase")
    _tap(person, 1, "Attack")
    _tap(person, 1, "Power, more")
    _tap(person, 1, "Continue")
    looking.measure("a Sange counter")
    looking.examine("a Sange counter")
    person.change_language("en")
    _tap(person, 0, "No")
    _tap(person, 0, "Support, more")
    _tap(person, 0, "fails")
    _tap(person, 1, "Continue")
    _tap(person, 0, "No")
    _tap(person, 1, "Continue")
    _tap(person, 1, "Critical ×2")
    expect(_side(person, 1).locator("p.sum")).to_have_text("60 × 2 + 10 = 130")
    _tap(person, 1, "Continue")
    _tap(person, 0, "Block")
    _tap(person, 0, "Block")
    _tap(person, 0, "Continue")
    expect(_side(person, 0).locator(".outcome")).to_have_text("leader hit: +1 potential")
    _tap(person, 1, "End the battle")
    expect(_side(person, 0).get_by_role("group", name="Potentials: 1 of 5")).to_be_visible()
    person.press(person.page.get_by_role("button", name="Undo", exact=True))
    expect(_side(person, 0).locator(".outcome")).to_have_text("leader hit: +1 potential")
    turned = _side(person, 1).locator("..").evaluate("(half) => getComputedStyle(half).rotate")
    assert turned == "180deg", "the far half faces its player"
    looking.nothing()


def test_two_phones_count_together_also_after_a_lost_connection(new_person: NewPerson) -> None:
    mio, rin = new_person(size=PHONE), new_person(size=PHONE)
    for person in (mio, rin):
        person.forgiven = ("ERR_INTERNET_DISCONNECTED",)
    mio.come("/counter")
    _to_second_turn(mio)
    mio.press(mio.page.get_by_role("button", name="Menu"))
    mio.press(mio.page.get_by_role("button", name="Link a second phone"))
    link = mio.page.get_by_label("Link for the other phone").input_value()
    mio.page.keyboard.press("Escape")
    rin.come(link.removeprefix(rin.address))
    expect(rin.page.locator(".half.turned")).to_have_count(0)
    _tap(rin, 1, "Attack")
    _tap(rin, 1, "Continue")
    expect(_side(mio, 0).get_by_role("button", name="Sange counter")).to_be_visible()
    _tap(mio, 0, "Sange counter")
    expect(_side(rin, 0).get_by_role("button", name="Power, more")).to_be_visible()
    # In the train: both go on, and agree when the connection is back.
    mio.context.set_offline(True)
    _tap(mio, 0, "Support, more")
    expect(mio.page.get_by_text("Offline: sent later")).to_be_visible()
    expect(_side(mio, 0).locator("p.sum")).to_have_text("50 × 2 + 20 = 120")
    mio.context.set_offline(False)
    expect(_side(rin, 0).locator("p.sum")).to_have_text("50 × 2 + 20 = 120")
    expect(mio.page.get_by_text("Offline: sent later")).to_have_count(0)


@pytest.mark.long  # test_offline.py opens pages without a line
def test_the_counter_opens_and_counts_offline(new_person: NewPerson) -> None:
    person = new_person(size=PHONE, worker=True)
    person.forgiven = ("ERR_INTERNET_DISCONNECTED", "Failed to load resource")
    person.come("/counter")
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    person.context.set_offline(True)
    person.come("/counter")
    _tap(person, 1, "I go first")
    expect(_side(person, 1).get_by_role("button", name="Next phase")).to_be_visible()
