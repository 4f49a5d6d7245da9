"""A game from an installed package, at a web table with two browsers: shown by the generic board, played by taps."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from support.browser.boards import Generic
from support.browser.people import PHONE, QUICK, NewPerson, Person
from support.games.example import BOARDS, install_toro
from support.server.service_process import Service, run_services


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """Madoi with the package installed beside it, and a plugin that brings a board."""
    service = Service("--data", str(tmp_path_factory.mktemp("data")), "--plugin", str(BOARDS))
    installed = install_toro(tmp_path_factory.mktemp("installed"))
    service.environment = {"PYTHONPATH": os.pathsep.join([str(installed), os.environ.get("PYTHONPATH", "")])}
    yield from run_services(service)


def raw_keys(person: Person) -> list[str]:
    """What looks like a key of the catalogues in the page."""
    text = person.page.locator("main").inner_text()
    return [word for word in text.split() if word.startswith(("toro-", "web-", "bot-name"))]


def test_two_people_play_it_to_its_end_by_taps(new_person: NewPerson) -> None:
    first, second = new_person(), new_person("ja", PHONE)
    first.come()
    assert first.choose_game("toro").locator("h2").inner_text() == "Toro"
    opened = first.sit("toro", 0, people=2, options={"hand": "3"})
    second.come(f"/t/{opened['table']}")
    second.page.locator("section.board button.main").first.click()
    people = (first, second)
    boards = {first: Generic(first), second: Generic(second)}
    first.until(lambda: first.actions or second.actions)
    while not first.over:
        mover = next((person for person in people if len(person.actions) > 1), None)
        if mover is None:  # a last lantern is floated by the service
            first.until(lambda: first.over or any(len(person.actions) > 1 for person in people))
            continue
        mover.settle()
        boards[mover].play(boards[mover].choice())
    second.until(lambda: second.over)
    first.page.locator(".result").first.wait_for()
    for person in (first, second):
        assert raw_keys(person) == []
        assert person.now["view"]["points"] == [int(points) for points in person.now["outcome"]["points"]]


def test_a_package_brings_its_own_board(new_person: NewPerson) -> None:
    """Drawn again after every decision; where it cannot be loaded, the generic board takes its place."""
    person = new_person()
    person.sit("lanterns", 1, options={"hand": "3"})
    hand = person.page.locator(".lanterns .hand button")
    for _ in range(2):
        person.until_asked()
        person.settle()
        person.until(lambda: hand.all_inner_texts() == person.now["view"]["hand"][0])
        held = person.now["view"]["hand"][0]
        assert person.does(lambda: person.press(hand.first)) == f"float {held[0]}"
    river = person.page.locator(".lanterns .river .lantern")
    person.until(lambda: river.all_inner_texts() == person.now["view"]["river"])
    person.forgiven = ("/boards/lanterns.js", "Failed to load resource")
    person.page.route("**/boards/lanterns.js", lambda route: route.fulfill(status=404))
    person.page.reload()
    person.page.locator(".generic .own").wait_for()
    assert person.page.locator(".lanterns").count() == 0


@pytest.mark.long
def test_it_is_played_at_a_paper_table(new_person: NewPerson) -> None:
    """People draw real lanterns and say which; questions and results are in the game's own words."""
    person = new_person(size=PHONE)
    person.sit("toro", 1, options={"hand": "3"}, terms={"pace": QUICK, "paper": True})
    entry = person.page.locator("section.falling")
    heading = entry.get_by_role("heading")
    drawn: list[str] = []

    def draw(card: str) -> None:
        """Type in a lantern that the real deck gave."""
        question = entry.get_by_role("button", name=card, exact=True)
        question.click()
        question.wait_for(state="detached")
        drawn.append(card)

    for card in ("r5", "y1", "b2"):  # the program draws for the bot
        heading.filter(has_text="You drew a lantern. Which one?").wait_for()
        draw(card)
    person.until_asked()
    assert sorted(person.now["view"]["hand"][0]) == sorted(drawn)
    Generic(person).play("float y1")
    draw("g4")
    person.until(lambda: "g4" in person.now["view"]["hand"][0])
    assert raw_keys(person) == []
