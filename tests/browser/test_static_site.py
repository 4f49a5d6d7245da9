"""A site without a server, from a plain file server under a sub-path: somebody plays, reads and watches."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from madoi.server.static_site import write_site
from madoi.server.transport.static import RUNTIME, WEB
from support.browser.boards import BOARDS
from support.browser.people import DESK, Person
from support.golden import RECORDS
from tools.checkout import ROOT

PYTHON_SECONDS = 120.0


class Quiet(SimpleHTTPRequestHandler):
    """A file server that logs nothing."""

    def log_message(self, *given: object) -> None:
        pass


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site under a sub-path."""
    if not (RUNTIME / "manifest.json").exists() or not (WEB / "index.html").exists():
        pytest.skip("a site needs the built client and its runtime")
    folder: Path = tmp_path_factory.mktemp("host")
    write_site(folder / "games" / "madoi", findings=ROOT / "docs" / "findings", puzzles=1)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/games/madoi"
    server.shutdown()
    server.server_close()
    thread.join()


def test_somebody_plays_reads_and_watches(browser: Browser, site: str) -> None:
    person = Person(browser, site, "en", DESK)
    person.hear_local_tables()
    person.come("/")
    assert person.page.get_by_role("button", name="Play with friends").count() == 0
    person.come("/new/kasane/")
    person.page.get_by_role("button", name="Play now").wait_for()
    assert person.page.get_by_role("button", name="Invite").count() == 0
    person.come("/")
    person.choose_game("kasane").locator("[data-play]").click()
    person.until(lambda: person.now, PYTHON_SECONDS)
    assert "/games/madoi/t/local-" in person.page.url
    assert BOARDS["kasane"](person).play_on(3) == 3
    person.page.locator(".bar button.brand").click()
    person.page.get_by_role("link", name="Rules").click()
    person.page.locator("main a[href$='rules/kasane']").first.click()
    assert person.page.url.endswith("/games/madoi/rules/kasane")
    person.page.reload()
    person.page.get_by_text("KS-1").first.wait_for()
    person.page.get_by_role("link", name="Learn").click()
    person.page.get_by_role("button", name="Start").first.wait_for()
    person.page.get_by_role("link", name="Replay").first.click()
    record = (RECORDS / "kasane-2.madoi").read_bytes()
    person.page.locator("input[type=file]").set_input_files(
        {"name": "game.madoi", "mimeType": "text/plain", "buffer": record}
    )
    person.page.get_by_role("button", name="Share this moment").click(timeout=PYTHON_SECONDS * 1000)
    link = person.page.get_by_label("Link to this moment").input_value()
    assert link.startswith(f"{site}/replay")
    person.page.keyboard.press("Escape")
    person.page.get_by_role("link", name="Findings").click()
    person.page.get_by_role("heading", name="What is known about these games").wait_for()
    person.page.goto(link)  # the record is in its fragment
    person.page.locator(".replay .bar").wait_for(timeout=PYTHON_SECONDS * 1000)
    person.leave()


@pytest.mark.long  # tests/local plays the deal, vitest compares results
def test_the_deal_of_the_day_needs_no_server(browser: Browser, site: str) -> None:
    person = Person(browser, site, "en", DESK)
    person.hear_local_tables()
    person.come("/daily/")
    page = person.page
    deal = page.locator("[data-game=kasane]")
    deal.locator("button.main").click()
    page.get_by_role("textbox").fill("Mio")
    page.get_by_role("dialog").get_by_role("button").last.click()
    person.until(lambda: person.now, PYTHON_SECONDS)
    BOARDS["kasane"](person).play_on()
    page.locator(".result .buttons a").first.click()
    deal.locator(".place").wait_for(timeout=PYTHON_SECONDS * 1000)
    deal.get_by_role("button", name="Share").click()
    page.goto(page.locator("dialog input").input_value())
    page.locator(".shared").get_by_text("Mio").wait_for()
    person.leave()
