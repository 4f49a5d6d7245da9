"""A game from an installed package, at a web table with two browsers: shown by the generic board, played by taps."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from support.browser.boards import Generic
from support.browser.people import PHONE, NewPerson, Person
from support.games.example import install_toro
from support.server.service_process import Service, run_services

pytestmark = pytest.mark.xdist_group("browser-outside")


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """Madoi with the package installed beside it."""
    service = Service("--data", str(tmp_path_factory.mktemp("data")))
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
