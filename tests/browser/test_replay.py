"""Looking back: records replayed with everybody's eyes, ways through a game, links, playing on, checking."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from madoi.core.record import read
from madoi.core.session import Session, verify
from madoi.core.testing import dump
from madoi.core.viewer import EVERYTHING, SPECTATOR, Viewer
from madoi.games import find
from madoi.words import LANGUAGES
from support.browser.page_checks import PageChecks
from support.browser.people import PHONE, NewPerson, Person
from support.games.secrets import SECRETS
from support.golden import RECORDS

BROUGHT = {"kasane": "kasane-2", "yurikure": "yurikure-4", "lily": "lily-2"}
OWN = {
    "kasane": ".others .facts .one",
    "yurikure": ".side .sheet",
    "lily": ".side .cell:has-text('hand')",
}
"""Where a board shows what others hold, if it may: hands, sheets."""


def brought(person: Person, name: str) -> Session:
    """Open a record from a file."""
    path = RECORDS / f"{name}.madoi"
    person.come("/replay")
    person.page.locator("input[type=file]").set_input_files(path)
    person.page.locator(".replay .bar").wait_for()
    record = read(path.read_text(encoding="utf-8"))
    return verify(find(record.game), record)


def look_as(person: Person, viewer: Viewer) -> None:
    person.page.locator(".head select").select_option(str(viewer))
    person.until(lambda: f"as={'open' if viewer == EVERYTHING else viewer + 1}" in person.page.url)


def place_of(person: Person) -> int:
    return int(person.page.locator(".replay").get_attribute("data-place") or -1)


def slide(person: Person, place: int) -> None:
    person.page.locator(".bar input[type=range]").evaluate(
        "(slider, place) => { slider.value = place; slider.dispatchEvent(new Event('input', { bubbles: true })); }",
        place,
    )
    person.until(lambda: place_of(person) == place)
    person.settle()


def told(person: Person) -> list[dict[str, Any]]:
    """What the page was sent, game by game as it was told again."""
    return [one.json() for one in person.responses if "/replay" in one.url and "/api/" in one.url and one.ok]


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == "kasane" else pytest.mark.long) for game in BROUGHT]
)
def test_a_record_is_looked_back_at_with_everybody_s_eyes(new_person: NewPerson, game: str) -> None:
    person = new_person()
    session = brought(person, BROUGHT[game])
    hidden = SECRETS[game]
    middle = session.decisions // 2
    shown: dict[Viewer, tuple[int, str]] = {}
    for viewer in [EVERYTHING, *range(session.settings.seats), SPECTATOR]:
        look_as(person, viewer)
        person.page.keyboard.press("Home")
        person.until(lambda: place_of(person) == 0)
        at = [moment["decisions"] for moment in told(person)[-1]["moments"]]
        slide(person, max(place for place, decisions in enumerate(at) if decisions <= middle))
        board = person.page.locator("section.board")
        shown[viewer] = (board.locator(OWN[game]).count(), board.inner_text())
    others = {viewer: count for viewer, (count, _) in shown.items()}
    own = 1 if game == "yurikure" else 0
    assert others.pop(EVERYTHING) > own, "with everything open, everything is shown"
    assert others.pop(SPECTATOR) == 0
    assert set(others.values()) == {own}, "a seat is shown what is its own"
    assert shown[EVERYTHING][1] != shown[SPECTATOR][1]

    games = {one["viewer"]: one for one in told(person)}
    assert set(games) == set(shown)
    looked_for = 0
    for viewer, given in games.items():
        for moment in given["moments"][:-1] if viewer != EVERYTHING else []:
            sent = dump(moment)
            for secret in hidden(session.state_at(moment["decisions"]), viewer):
                assert secret not in sent, f"{viewer} was sent {secret}"
                looked_for += 1
    assert looked_for > 20

    person.page.keyboard.press("End")
    expect(person.page.locator("section.board .ending")).to_be_visible()


@pytest.mark.long  # chapters.test.ts and replay-table.svelte.test.ts test the ways
def test_ways_through_a_game_and_a_link_to_a_moment_of_it(new_person: NewPerson) -> None:
    person = new_person()
    opened = person.sit("kasane", 2, seats=[{"kind": "bot", "bot": "greedy"}] * 3)
    person.until(lambda: person.over)
    page = person.page
    page.get_by_role("link", name="Analysis").click()
    page.locator(".replay .bar").wait_for()
    assert f"/replay/{opened['table']}" in page.url
    last = int(page.locator(".bar input[type=range]").get_attribute("max") or 0)

    page.get_by_role("button", name="Step forward", exact=True).click()
    assert place_of(person) == 1
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert place_of(person) == 2
    page.keyboard.press("PageDown")
    second = place_of(person)
    expect(page.locator("section.board .title")).to_contain_text("Round 2")
    page.get_by_label("Go to").select_option(label="Round 3")
    assert place_of(person) > second
    page.keyboard.press("PageUp")
    assert place_of(person) == second
    page.locator("ol[tabindex] a:not(.mark)").nth(5).click()
    assert place_of(person) < second
    expect(page.locator("ol [aria-current=step]").first).to_be_visible()

    slide(person, last - 2)
    page.get_by_role("button", name=re.compile("^Speed")).click()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press(" ")
    person.until(lambda: place_of(person) == last)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Play on from here")).to_have_attribute("aria-disabled", "true")

    look_as(person, 1)
    slide(person, 9)
    page.get_by_role("button", name="Share this moment").click()
    link = page.get_by_label("Link to this moment").input_value()
    page.keyboard.press("Escape")
    other = new_person(size=PHONE)
    other.come(link.removeprefix(person.address))
    other.page.locator(".replay .bar").wait_for()
    assert place_of(other) == 9
    assert other.page.locator(".head select").input_value() == "1"

    page.get_by_role("button", name="Check record").click()
    expect(page.get_by_text("This record is valid.")).to_be_visible()
    expect(page.get_by_text(f"{last} decisions, all replayed")).to_be_visible()

    before = page.locator("section.board .columns").inner_text()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Continue", exact=True).click()
    page.wait_for_url("**/t/*")
    person.until(lambda: person.now.get("phase") == "playing" and person.seat == 1)
    assert page.locator("section.board .columns").inner_text() == before


@pytest.mark.long  # record-link.test.ts makes and reads the links
def test_a_record_is_passed_on_in_a_link_and_kept_on_the_device(new_person: NewPerson) -> None:
    person = new_person(size=PHONE)
    brought(person, "kasane-2")
    look_as(person, EVERYTHING)
    slide(person, 7)
    person.page.get_by_role("button", name="Share this moment").click()
    link = person.page.get_by_label("Link to this moment").input_value()
    other = new_person()
    other.come(link.removeprefix(person.address))
    other.page.locator(".replay .bar").wait_for()
    assert (place_of(other), other.page.locator(".head select").input_value()) == (7, str(EVERYTHING))
    other.page.get_by_role("button", name="Play on from here").click()
    other.page.get_by_role("button", name="Continue", exact=True).click()
    other.page.wait_for_url("**/t/*")
    other.until(lambda: other.now.get("phase") == "playing")

    broken = other
    broken.come(link.removeprefix(person.address)[:-40])
    expect(broken.page.get_by_text("This link is incomplete")).to_be_visible()
    wrong = (RECORDS / "kasane-2.madoi").read_text(encoding="utf-8").replace("take 4", "take 3", 1)
    broken.forgiven = ("400",)
    broken.page.get_by_text("Paste the text", exact=True).click()
    broken.page.locator("textarea").fill(wrong)
    broken.page.get_by_role("button", name="Watch").click()
    expect(broken.page.get_by_role("alert").last).to_contain_text("line")
    assert broken.page.locator("textarea").input_value() == wrong, "nothing is lost"

    # Offline it opens again, for the viewers that were shown before.
    person.page.keyboard.press("Escape")
    person.come("/replay")
    person.forgiven = ("ERR_INTERNET_DISCONNECTED", "Failed to load resource")
    person.page.locator("main li a").wait_for()
    person.context.set_offline(True)
    person.page.locator("main li a").click()
    person.page.locator(".replay .bar").wait_for()
    expect(person.page.locator("section.board .others")).to_be_visible()


CHANCES = {
    "points": [
        {"decisions": number, "shares": [0.5 - number / 48, 0.5 + number / 48], "lines": 200}
        for number in range(0, 25, 4)
    ],
    "turnings": [
        {
            "before": 11,
            "decisions": 12,
            "was": [0.42, 0.58],
            "now": [0.2, 0.8],
            "lines": [{"key": "kasane-took", "rule": "KS-2.1", "facts": {"seat": 0, "column": 3, "card": 9}}],
            "fell": True,
            "seat": 0,
            "action": "take 2",
            "worth": 0.31,
            "best": "take 1",
            "best_parts": find("kasane").parse("take 1").parts(),
            "best_worth": 0.44,
        }
    ],
    "done": 1.0,
    "waiting": 0,
}


def test_the_chances_are_worked_out_when_wanted_and_lead_to_what_decided_the_game(
    new_person: NewPerson,
) -> None:
    person = new_person()
    brought(person, "kasane-2")
    page = person.page
    page.locator(".chances > summary").click()
    page.get_by_role("button", name="Analyze").click()
    page.locator(".chances progress").wait_for()
    page.locator(".chances svg[role=img]").wait_for()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Continue the analysis")).to_be_visible()

    answer = json.dumps(CHANCES)

    def told_at_once(route: Route) -> None:
        route.fulfill(body=answer, content_type="application/json")

    page.route("**/review", told_at_once)
    page.get_by_role("button", name="Continue the analysis").click()
    page.locator(".turnings a:not(.mark)").click()
    assert place_of(person) == 12
    expect(page.locator(".turnings")).to_contain_text("42 % → 20 %")
    expect(page.locator(".turnings")).to_contain_text("A strong bot would choose: take from column 1 (44%)")
    page.get_by_text("In numbers").click()
    page.locator(".numbers a").nth(1).click()
    assert place_of(person) == 4
    looking = PageChecks(person)
    page.set_viewport_size({"width": PHONE.width, "height": PHONE.height})
    looking.measure("chances")
    looking.examine("chances")
    looking.nothing()


@pytest.mark.long  # another screen, looked at as test_looks.py does
def test_replays_can_be_read_and_tapped_in_every_language(new_person: NewPerson) -> None:
    person = new_person(size=PHONE)
    looking = PageChecks(person)
    for game, name in BROUGHT.items():
        session = brought(person, name)
        look_as(person, 0)
        slide(person, session.decisions // 3)
        person.page.locator("aside details summary").first.click()
        looking.measure(f"a replay of {game}", LANGUAGES if game == "yurikure" else ["en"])
        look_as(person, EVERYTHING)
        looking.measure(f"a replay of {game} with everything open", ["ja"])
        if game != "lily":
            looking.examine(f"a replay of {game}")
        person.change_language("en")
    person.come("/replay")
    person.page.locator("main li a").first.wait_for()
    looking.measure("choosing a replay")
    looking.examine("choosing a replay")
    looking.nothing()
