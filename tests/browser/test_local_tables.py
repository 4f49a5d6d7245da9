"""Tables on one's own device: without a network, games against bots begin, go on after a reload, and end with a record
that can be verified."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from madoi.core.record import read
from madoi.core.session import verify
from madoi.games import find
from madoi.server.transport.static import RUNTIME
from support.browser.boards import BOARDS
from support.browser.people import DESK, QUICK, Person
from support.games.lily.own_set import OWN
from support.server.service_process import Service

pytestmark = pytest.mark.xdist_group("browser-local")

FILES = "caches.open('madoi-runtime').then((kept) => kept.keys()).then((files) => files.length)"
FILE_COUNT = 8
"""The manifest, and what it lists."""
PYTHON_SECONDS = 120.0
"""For what takes a browser long on a busy machine: 7 MB of files, and the start of a Python."""


@pytest.fixture(scope="module")
def alone(browser: Browser, service: Service) -> Iterator[Person]:
    """Somebody in a train, who was here once. Python starts once for all tests: they stay in one page."""
    if not (RUNTIME / "manifest.json").exists():
        pytest.skip("the runtime of local tables is built with the client only")
    person = Person(browser, service.address, "en", DESK, pace=QUICK, worker=True)
    person.forgiven = ("ERR_INTERNET_DISCONNECTED",)
    person.hear_local_tables()
    person.come()
    person.until(lambda: person.page.evaluate(FILES) == FILE_COUNT, PYTHON_SECONDS)
    person.context.set_offline(True)
    person.come()
    yield person
    person.leave()


def leave_table(person: Person) -> None:
    if "/t/" in person.page.url:
        person.page.locator(".bar button.brand").click()


def begin(person: Person, game: str) -> None:
    """From any page into a new game."""
    leave_table(person)
    person.now = {}
    person.play_now(game)
    assert "/t/local-" in person.page.url


def record_of(person: Person) -> str:
    """The record that the page offers to save."""
    link = person.page.locator("a[download][href^=blob]")
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
    assert "/t/local-" in page.url
    assert BOARDS[game](person).play_on(2) == 2


def test_a_whole_game_with_undo_hint_record_analysis_and_continuing(alone: Person) -> None:
    begin(alone, "kasane")
    board = BOARDS["kasane"](alone)
    board.play_on(2)
    alone.until_asked()
    before = alone.actions
    board.play(board.choice())
    alone.until_asked()
    alone.page.get_by_role("button", name="Undo").first.click()
    alone.until(lambda: alone.actions == before)
    alone.page.get_by_role("button", name="Menu").click()
    assert not alone.page.get_by_role("button", name="Lock the table").count(), "nobody else can come"
    alone.page.get_by_role("button", name="Hint", exact=True).click()
    alone.page.locator(".hint li").first.wait_for(timeout=PYTHON_SECONDS * 1000)
    alone.page.locator(".hint .head button").click()
    board.play_on()
    assert alone.over
    text = record_of(alone)
    assert verify(find("kasane"), read(text)).record.text() == text
    play_on_from_a_replay(alone, "kasane")


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


@pytest.mark.parametrize("game", ["yurikure", "lily"])
def test_other_games_begin(alone: Person, game: str) -> None:
    begin(alone, game)
    assert BOARDS[game](alone).play_on(4) == 4


def test_a_game_goes_on_after_a_reload(alone: Person) -> None:
    begin(alone, "kasane")
    BOARDS["kasane"](alone).play_on(2)
    alone.until_asked()
    asked, address = alone.actions, alone.page.url
    alone.come("/mine")
    alone.page.locator(f"main li a[href='/t/{address.rpartition('/')[2]}']").wait_for()
    alone.now = {}
    alone.page.goto(address)
    alone.until_asked()
    assert alone.actions == asked


def test_a_game_moves_to_the_service_to_a_friend_and_back(
    alone: Person, browser: Browser, service: Service
) -> None:
    """Begun without a connection, opened to a second browser; and a table of the service is taken along."""
    alone.come()
    begin(alone, "kasane")
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


@pytest.mark.long
@pytest.mark.parametrize("game", ["yurikure", "lily"])
def test_a_whole_game_of_the_others(alone: Person, game: str) -> None:
    begin(alone, game)
    BOARDS[game](alone).play_on()
    text = record_of(alone)
    assert verify(find(game), read(text)).record.text() == text
    play_on_from_a_replay(alone, game)
