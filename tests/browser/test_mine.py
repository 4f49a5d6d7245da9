"""My games in a real browser: what waits, what was played, taken to another device."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator

from support.browser.boards import BOARDS
from support.browser.page_checks import PageChecks
from support.browser.people import PHONE, Data, NewPerson, Person, said

GAMES = {
    f"t{number}": {
        "table": f"t{number}",
        "game": game,
        "at": 1_790_000_000 + 90_000 * number,
        "seat": 0,
        "seats": [
            {"kind": "person", "name": "Rin", "bot": "casual" if number == 7 else ""},
            *(
                {"kind": "bot", "name": bot, "bot": bot}
                if bot
                else {"kind": "person", "name": "Mio", "bot": ""}
                for bot in others
            ),
        ],
        "points": points,
        "winners": winners,
        "paper": number == 3,
        "continued": number == 6,
    }
    for number, (game, others, points, winners) in enumerate(
        [
            ("kasane", ["casual", "casual", "casual"], [21, 30, 12, 8], [1]),
            ("kasane", ["casual", "casual", "casual"], [40, 30, 12, 8], [0]),
            ("kasane", ["strong", "casual", ""], [17, 17, 12, 8], [0, 1]),
            ("yurikure", ["", ""], [5, 9, 2], [1]),
            ("lily", ["strongest"], [1, 0], [0]),
            ("lily", [""], [0.5, 0.5], []),
            ("kasane", ["casual"], [40, 2], [0]),
            ("kasane", ["casual"], [40, 2], [0]),
        ]
    )
}
"""What a browser keeps after some evenings."""


def go_home(person: Person) -> None:
    person.come()
    person.choose_game("kasane").wait_for()


def section(person: Person, heading: str) -> Locator:
    return person.page.locator("section", has=person.page.locator(f"#{heading}"))


def test_what_waits_and_what_was_played(new_person: NewPerson) -> None:
    rin = new_person()
    opened = rin.sit("kasane", 1)
    rin.until_asked()
    go_home(rin)
    strip = rin.page.locator(f"nav a[href='/t/{opened['table']}']")
    assert "Your turn: Colors of Kasane" in strip.inner_text()
    assert rin.page.title() == "(1) Madoi 円居"
    assert "turn-waiting" in str(rin.page.locator("link[rel=icon]").get_attribute("href"))
    rin.page.get_by_role("link", name="1 game in progress").click()
    assert "Your turn" in section(rin, "running").inner_text()
    section(rin, "running").locator(f"a[href='/t/{opened['table']}']").click()
    BOARDS["kasane"](rin).play_on()
    rin.until(lambda: "outcome" in rin.now)
    outcome: Data = rin.now["outcome"]
    rin.page.wait_for_function("localStorage.getItem('madoi-finished')")
    rin.come("/mine")
    over = section(rin, "over")
    over.locator("li").wait_for()
    assert f"{outcome['points'][0]:.0f} points" in over.inner_text()
    place = (
        "Shared first place"
        if outcome["winners"] == [0, 1]
        else f"Place {2 - int(0 in outcome['winners'])} of 2"
    )
    assert place in over.inner_text()
    won = int(0 in outcome["winners"])
    assert f"1 game, {won} won" in rin.page.locator(".cards").inner_text()
    assert over.get_by_role("link", name="Replay").get_attribute("href") == f"/replay/{opened['table']}"
    over.get_by_role("button", name=said(rin, "web-rematch")).click()
    rin.page.wait_for_url(lambda url: "/t/" in url and opened["table"] not in url)
    again = rin.page.url.rpartition("/")[2]
    rin.until_asked()
    rin.come("/mine")
    there = section(rin, "running").locator(f"a[href='/t/{again}']")
    there.wait_for()
    remove = section(rin, "running").get_by_role("button")
    remove.click()
    remove.click()
    there.wait_for(state="detached")
    assert again not in rin.page.evaluate("localStorage.getItem('madoi-seats')")
    rin.page.get_by_role("button", name="Undo").click()
    there.wait_for()
    assert again in rin.page.evaluate("localStorage.getItem('madoi-seats')")


@pytest.mark.long  # device-transfer.test.ts and test_transfers.py test both ends
def test_everything_goes_along_to_another_device(new_person: NewPerson) -> None:
    rin = new_person()
    opened = rin.sit("kasane", 1)
    table = opened["table"]
    rin.page.evaluate("(kept) => localStorage.setItem('madoi-finished', kept)", json.dumps(GAMES))
    rin.come("/mine")
    rin.page.get_by_role("button", name="Move to another device").click()
    rin.page.get_by_role("button", name="Create link").click()
    link = rin.page.get_by_label("Link for your other device", exact=True).input_value()
    assert len(link) < 120
    assert opened["secret"] not in link
    assert rin.page.get_by_role("img", name=said(rin, "web-moving-qr")).is_visible()

    phone = new_person(size=PHONE, language="ja")
    phone.come()
    phone.page.evaluate(
        "(kept) => localStorage.setItem('madoi-finished', kept)", json.dumps({"t0": GAMES["t0"]})
    )
    phone.page.goto(link)
    arrival = section(phone, "arrival")
    arrival.locator("li").first.wait_for()
    assert "#" not in phone.page.url
    shown = arrival.inner_text()
    assert said(phone, "web-moving-part-seats", count=1) in shown
    assert said(phone, "web-moving-part-finished", count=len(GAMES) - 1) in shown
    assert said(phone, "web-moving-known", count=1) in shown
    assert phone.page.evaluate("localStorage.getItem('madoi-seats')") is None, "nothing unasked"
    phone.page.reload()
    arrival.get_by_role("button", name=said(phone, "web-moving-take"), exact=True).click()
    there = phone.page.locator(f"a[href='/t/{table}']")
    there.click()
    phone.until_asked()
    assert phone.seat == 0

    rin.forgiven = ("404",)
    rin.page.goto(link)  # a second time
    rin.page.get_by_text(said(rin, "parcel-none")).wait_for()

    phone.come("/mine")
    phone.page.get_by_role("button", name=said(phone, "web-mine-forget")).click()
    phone.page.get_by_role("dialog").get_by_role("button", name=said(phone, "web-mine-forget-sure")).click()
    phone.page.get_by_text(said(phone, "web-mine-forgotten")).wait_for()
    kept = "Object.keys(localStorage).filter((key) => /seats|finished/.test(key))"
    assert phone.page.evaluate(kept) == []
    phone.page.get_by_role("button", name=said(phone, "web-mine-undo")).click()
    there.wait_for()
    assert list(phone.page.evaluate("JSON.parse(localStorage.getItem('madoi-seats'))")) == [table]


@pytest.mark.long  # another screen, looked at as test_looks.py does
def test_my_games_can_be_read_everywhere(new_person: NewPerson) -> None:
    person = new_person(size=PHONE)
    person.sit(
        "yurikure", 2, terms={"pace": 0.01, "clock": {"kind": "bank", "seconds": 172_800, "increment": 3600}}
    )
    person.until_asked()
    person.page.evaluate("(kept) => localStorage.setItem('madoi-finished', kept)", json.dumps(GAMES))
    person.page.evaluate(
        "localStorage.setItem('madoi-seats', JSON.stringify({...JSON.parse(localStorage.getItem('madoi-seats')), gone: 'x', t0: 'y'}))"
    )
    looking = PageChecks(person)
    person.come("/mine")
    person.page.locator("#running").wait_for()
    person.page.locator("#over").wait_for()
    looking.measure("my games")
    looking.examine("my games")
    person.change_language("en")
    shown = person.page.locator(".cards").inner_text()
    assert "3 games, 2 won (67%)" in shown, "what was continued and what a bot ended is left out"
    assert "By luck alone it would be 33%" in shown, "one of four, one of four, two of four"
    assert said(person, "web-stat-uncounted", count=2) in shown
    lost = person.page.get_by_text(said(person, "web-mine-lost", count=1))
    lost.locator("xpath=..").get_by_role("button").click()
    lost.wait_for(state="detached")
    person.page.get_by_role("button", name="Move to another device").click()
    person.page.get_by_role("button", name="Create link").click()
    link = person.page.get_by_label("Link for your other device", exact=True).input_value()
    looking.measure("to another device")
    looking.examine("to another device")
    other = new_person(size=PHONE)
    other.page.goto(link)
    other.page.locator("#arrival + p + ul").wait_for()
    arriving = PageChecks(other)
    arriving.measure("arrived")
    arriving.examine("arrived")
    go_home(person)
    person.page.locator("nav.calls").wait_for()
    looking.measure("the first page with a table that waits")
    looking.examine("the first page with a table that waits")
    arriving.nothing()
    looking.nothing()
