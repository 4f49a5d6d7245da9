"""Tables against machines, by clicks alone, with both transports: those of the service, and those on one's own device
without a network. They begin, go on after a reload, end with a record that can be verified, and move."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser

from madoi.core.record import read
from madoi.core.session import verify
from madoi.games import find
from madoi.server.transport.static import RUNTIME
from support.browser.boards import BOARDS
from support.browser.people import DESK, PYTHON_SECONDS, QUICK, NewPerson, Person
from support.browser.transports import SERVICE, WORKER, each_game_on_both
from support.games.lily.own_set import OWN
from support.server.service_process import Service

FIRST_DECISIONS: Final = {SERVICE: 12, WORKER: 4}

AtHome = Callable[[], Person]


@pytest.fixture(scope="module")
def alone(browser: Browser, service: Service) -> Iterator[Person]:
    """Somebody in a train, who was here once. Python starts once for all tests: they stay in one page."""
    if not (RUNTIME / "manifest.json").exists():
        pytest.skip("the runtime of local tables is built with the client only")
    person = Person(browser, service.address, "en", DESK, pace=QUICK, worker=True)
    person.go_offline()
    yield person
    person.leave()


@pytest.fixture
def at_home(transport: str, request: pytest.FixtureRequest) -> AtHome:
    """Somebody on the first page. Their tables run where the transport says."""

    def coming() -> Person:
        if transport == WORKER:
            person: Person = request.getfixturevalue("alone")
            leave_table(person)
        else:
            new_person: NewPerson = request.getfixturevalue("new_person")
            person = new_person()
            person.come()
        person.now = {}
        return person

    return coming


def leave_table(person: Person) -> None:
    if "/t/" in person.page.url:
        person.page.locator(".bar button.brand").click()


def is_at_own_table(person: Person) -> bool:
    """Whether they are where their tables run."""
    return ("/t/local-" in person.page.url) == person.on_device


def record_of(person: Person) -> str:
    """The record that the page offers to save."""
    link = person.page.locator("[data-record]")
    link.wait_for(state="attached")
    with person.page.expect_download() as saved:
        link.evaluate("(link) => link.click()")
    return saved.value.path().read_text(encoding="utf-8")


def play_on_from_a_replay(person: Person, game: str) -> None:
    """From the end of a game to its analysis, and from there into the game again."""
    page = person.page
    page.get_by_role("link", name="Analysis").first.click()
    page.locator(".replay .bar").wait_for()
    page.locator(".chances > summary").click()
    page.get_by_role("button", name="Analyze").click()
    page.locator(".chances svg[role=img]").wait_for(timeout=PYTHON_SECONDS * 1000)
    page.get_by_role("button", name="Step forward", exact=True).click()
    person.now = {}
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Continue", exact=True).click()
    person.until(lambda: person.now)
    assert is_at_own_table(person)
    assert BOARDS[game](person).play_on(2) == 2


@each_game_on_both()  # the whole games begin with the same clicks
def test_two_clicks_and_one_is_in_a_game(at_home: AtHome, transport: str, game: str) -> None:
    person = at_home()
    clicks = person.count_clicks()
    person.play_now(game)
    assert person.until_asked()
    assert clicks() <= 2
    assert is_at_own_table(person)
    first = FIRST_DECISIONS[transport]
    assert BOARDS[game](person).play_on(first) == first


# test_endings.py plays a whole game with the service; tests/local plays one on a device with undo, hint, a record that
# can be verified, its analysis and continuing.
@each_game_on_both()
def test_a_whole_game_with_its_record_analysis_and_continuing(at_home: AtHome, game: str) -> None:
    person = at_home()
    person.play_now(game)
    board = BOARDS[game](person)
    board.play_on(2)
    if game == "kasane":
        undo_and_ask_for_a_hint(person)
    board.play_on()
    board.ending().wait_for()
    assert person.over
    assert person.now["outcome"]["points"]
    text = record_of(person)
    assert verify(find(game), read(text)).record.text() == text
    play_on_from_a_replay(person, game)


def undo_and_ask_for_a_hint(person: Person) -> None:
    page, board = person.page, BOARDS["kasane"](person)
    person.until_asked()
    before = person.actions
    board.play(board.choice())
    person.until_asked()
    page.get_by_role("button", name="Undo").first.click()
    person.until(lambda: person.actions == before)
    page.get_by_role("button", name="Menu").click()
    assert not (person.on_device and page.get_by_role("button", name="Lock the table").count()), (
        "nobody can come"
    )
    page.get_by_role("button", name="Hint", exact=True).click()
    page.locator(".hint li").first.wait_for(timeout=PYTHON_SECONDS * 1000)
    page.locator(".hint .head button").click()


@pytest.mark.parametrize("transport", [pytest.param(SERVICE, marks=pytest.mark.long), WORKER], indirect=True)
def test_a_game_with_undo_and_a_hint_goes_on_after_a_reload(at_home: AtHome) -> None:
    person = at_home()
    person.play_now("kasane")
    BOARDS["kasane"](person).play_on(2)
    undo_and_ask_for_a_hint(person)
    person.until_asked()
    asked, address = person.actions, person.page.url
    person.come("/mine")
    person.page.locator(f"main li a[href='/t/{address.rpartition('/')[2]}']").wait_for()
    person.now = {}
    person.page.goto(address)
    person.until_asked()
    assert person.actions == asked


@pytest.mark.long  # a whole game on the device is above
def test_a_lesson_and_a_deck_with_one_s_own_cards(alone: Person) -> None:
    page = alone.page
    leave_table(alone)
    page.get_by_role("link", name="Learn").first.click()
    page.get_by_role("button", name="Start").first.click()
    page.get_by_role("region", name="Guide").wait_for()
    page.locator("section.board").wait_for()
    page.get_by_role("link", name="Decks").first.click()
    page.get_by_role("link", name="Cards").first.click()
    page.locator("section input[type=file]").set_input_files(
        {"name": "lantern.toml", "mimeType": "text/plain", "buffer": OWN.encode()}
    )
    page.locator("li[data-id=my-nagisa-1]").wait_for(timeout=PYTHON_SECONDS * 1000)
    page.get_by_role("link", name="Decks").first.click()
    page.locator(".ready button").first.click()
    page.locator(".browser li[data-id=my-nagisa-1] .more").click()
    page.locator(".browser li[data-id=w101] .fewer").click()
    page.locator("#deck-leader").select_option("my-nagisa-1")
    page.locator("#deck-partner").select_option("w102")
    alone.now = {}
    page.get_by_role("button", name="Play now").click()
    alone.until(lambda: alone.now)
    welcome = [message for message in alone.told if message["type"] == "welcome"][-1]
    assert "my-nagisa-1" in welcome["options"]["decks"]
    assert "Apprentice of the Lighthouse" in welcome["options"]["set"]
    assert BOARDS["lily"](alone).play_on(4) == 4


def test_a_game_moves_to_the_service_to_a_friend_and_back(
    alone: Person, browser: Browser, service: Service
) -> None:
    """Begun without a connection, opened to a second browser; and a table of the service is taken along."""
    alone.come()
    alone.now = {}
    alone.play_now("kasane")
    board = BOARDS["kasane"](alone)
    board.play_on(2)
    alone.until_asked()
    view = alone.now["view"]
    alone.context.set_offline(False)
    alone.page.get_by_role("button", name="Menu").click()
    alone.page.get_by_role("button", name="Invite others").click()
    link = alone.page.get_by_role("dialog").locator("input")
    link.wait_for(timeout=PYTHON_SECONDS * 1000)
    assert "/t/local-" not in alone.page.url
    alone.until(lambda: alone.now["seats"][1].get("vacant"))
    assert alone.now["view"] == view
    friend = Person(browser, service.address, "en", DESK)
    friend.page.goto(link.input_value())
    friend.page.get_by_role("button", name="Play along").click()
    alone.until(lambda: alone.now["seats"][1]["kind"] == "person")
    friend.leave()
    alone.page.keyboard.press("Escape")
    alone.come()
    alone.now = {}
    alone.play_now("kasane")
    alone.until_asked()
    view, there = alone.now["view"], alone.page.url
    alone.page.get_by_role("button", name="Menu").click()
    alone.page.get_by_role("button", name="Take it along").click()
    alone.until(lambda: "/t/local-" in alone.page.url, PYTHON_SECONDS)
    alone.context.set_offline(True)
    alone.until(lambda: alone.now.get("prompt") is not None and alone.now["view"] == view, PYTHON_SECONDS)
    assert board.play_on(2) == 2
    alone.context.set_offline(False)
    looking = Person(browser, there, "en", DESK)
    looking.come("")
    looking.page.get_by_text("The game goes on elsewhere").wait_for()
    looking.leave()
    alone.context.set_offline(True)
