"""Without a connection: after one visit the client opens, with the service gone and the network off; the support sheet is
used there, and nothing leaves the browser."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from madoi.server.transport.static import CATALOGUES, WEB, catalogue_text
from support.browser.page_checks import PageChecks
from support.browser.people import PHONE, NewPerson, Person
from support.browser.service_worker import WORKER
from support.server.service_process import Service, run_services

WRITTEN = {
    "Akane – Kuroki": "5",
    "Tsuge – Sorai": "4",
    "Akane – Sorai": "3",
    "Tsuge – Midorino": "2",
    "Kuroki – Tsuge": "1",
}
PARTS = {
    "/": ".away",
    "/cards": ".found li",
    "/decks": "main h2",
    "/rules/yurikure#YK-6.1": "[id='YK-6.1'] figure",
    "/learn/kasane-first": ".board",
    "/about": "main h1",
    "/t/anything": ".late",
}
"""Pages that this person has never seen, and what they show without a connection."""

SHOWN = "(row) => [row.querySelector('.pair > span:last-child'), row.querySelector('b > span:last-child')].map((one) => one.textContent)"


@pytest.fixture
def fleeting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service of this test alone, to be stopped."""
    if not (WEB / "index.html").exists():
        pytest.skip("the web client is built into the package only")
    yield from run_services(Service("--data", str(tmp_path_factory.mktemp("fleeting"))))


class Sheet:
    """Somebody with the page of the support sheet before them."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def tap(self, *girls: str) -> None:
        for girl in girls:
            self.page.locator("button.girl", has_text=girl).click()

    def lines(self) -> dict[str, str]:
        """The pairs on the sheet, and their points as they are shown."""
        rows = self.page.locator(".panel ul > li > .line").all()
        return dict(row.evaluate(SHOWN) for row in rows)

    def faults(self) -> str:
        return self.page.locator(".panel section").inner_text()

    def choose(self, text: str) -> None:
        self.page.locator("label", has_text=text).click()

    def sum(self) -> str:
        return self.page.locator("tfoot .points").inner_text()

    def load_again(self) -> None:
        """A neighbour sees nothing until this person wants it."""
        self.page.reload()
        lid = self.page.locator(".lid button")
        lid.wait_for()
        assert not self.lines()
        lid.click()


def test_after_one_visit_all_opens_without_the_service(new_person: NewPerson, fleeting: Service) -> None:
    person = new_person(size=PHONE, address=fleeting.address, worker=True, pace=None)
    page = person.page
    # Otherwise the browser gets Python some seconds later, and can open a table by itself.
    person.context.add_init_script("Object.defineProperty(navigator.connection, 'saveData', { value: true })")
    person.come()
    person.choose_game("kasane").wait_for()
    page.evaluate(WORKER)
    replay = f"/replay/{played_out(person)}"
    person.come(replay)
    page.locator(".board").wait_for()
    for beforehand in ("/api/games/lily/stock", "/api/lessons/kasane-first"):
        page.wait_for_function("(address) => caches.match(address)", arg=beforehand)

    cut_off(person, fleeting)
    left: list[str] = []
    person.context.on("request", lambda request: left.append(request.url))
    person.come()
    page.locator(".away a[href='/sheet']").wait_for()
    assert person.choose_game("lily").locator("[data-play]").is_disabled(), "a table needs a connection"
    for language, title in (("ja", "支援点シート"), ("zh-Hant", "支援表"), ("en", "support sheet")):
        person.change_language(language)
        assert title in page.locator(".away").inner_text()
    page.locator(".away a[href='/sheet']").click()
    page.locator(".values").wait_for()
    use(Sheet(person))
    person.come(replay)
    page.locator(".board").wait_for()
    for path, part in PARTS.items():
        person.come(path)
        page.locator(part).first.wait_for()
    assert not [url for url in left if not url.startswith(person.address)]
    assert not person.told


def played_out(person: Person) -> str:
    """A table whose game has ended."""
    wanted = {"game": "kasane", "seats": [{"kind": "bot", "bot": "random"}] * 2, "terms": {"pace": 0}}
    request = person.context.request
    table = str(request.post(f"{person.address}/api/tables", data=wanted).json()["table"])
    address = f"{person.address}/api/tables/{table}"
    person.until(lambda: request.get(address).json()["phase"] == "over")
    return table


def cut_off(person: Person, service: Service) -> None:
    """Neither service nor network."""
    assert service.process is not None
    service.process.terminate()
    service.process.wait()
    person.context.set_offline(True)
    person.forgiven = ("net::ERR_",)  # a browser says so when a service is not there


def use(sheet: Sheet) -> None:
    """Fill a sheet, change it, take it back, find all of it again; then the later points, what is revealed, the end."""
    page = sheet.page
    for pair in (("Akane", "Kuroki"), ("Tsuge", "Sorai"), ("Akane", "Sorai"), ("Midorino", "Tsuge")):
        sheet.tap(*pair)
    assert "Not given yet: 1" in sheet.faults()
    sheet.tap("Kuroki", "Tsuge")
    assert "No rule is broken" in sheet.faults()
    assert sheet.lines() == WRITTEN
    sheet.load_again()
    assert sheet.lines() == WRITTEN

    page.locator(".panel li .line").first.click()
    page.locator(".edit button", has_text="−").click()
    assert sheet.lines()["Akane – Kuroki"] == "4"
    for said in ("4 is given 2 times", "Not given yet: 5"):
        assert said in sheet.faults()
    assert page.locator(".panel section .mark[href$='#YK-2.5']").count()
    sheet.load_again()
    assert sheet.lines()["Akane – Kuroki"] == "4", "edits are kept"
    page.get_by_role("button", name="Undo").click()
    assert sheet.lines() == WRITTEN, "and so is the way back"

    sheet.choose("After turn 3")
    sheet.tap("Akane", "Kuroki")
    assert sheet.lines()["Akane – Kuroki"] == "5+1"
    sheet.choose("Control")
    akane = page.locator(".panel li", has_text="Akane")
    assert "9 hidden" in akane.inner_text()
    sheet.tap("Akane")
    akane.get_by_role("button", name="Revealed by you, More").click()
    assert "you decide" in akane.inner_text()
    assert "8 hidden" in akane.inner_text()
    sheet.choose("Final score")
    sheet.tap("Akane", "Kuroki", "Tsuge", "Sorai")
    assert sheet.sum() == "10"
    page.locator("tbody tr", has_text="Akane").get_by_role("button", name="Fated").click()
    assert sheet.sum() == "6"
    assert "You revealed 1" in page.locator(".panel").inner_text()


POINTS = [
    ("akane", "kuroki", 5, 0),
    ("tsuge", "sorai", 4, 0),
    ("shirakaba", "midorino", 3, 0),
    ("haila", "momozono", 2, 0),
    ("murafuji", "momozono", 5, 0),
    ("akane", "kuroki", 1, 3),
    ("shirakaba", "haila", 4, 6),
]
COUPLES = [("akane", "kuroki"), ("shirakaba", "midorino")]
FAULTY = {
    "terms": {"players": 5, "advanced": False, "orientations": True, "extra": [None, None]},
    "round": 0,
    "points": [{"pair": [one, other], "value": value, "round": after} for one, other, value, after in POINTS],
    "revealed": {"akane": 9, "kuroki": 2},
    "others": {"kuroki": 2, "tsuge": 7},
    "couples": [{"pair": list(pair), "fated": False} for pair in COUPLES],
}


@pytest.mark.long  # another screen, looked at as test_looks.py does
def test_the_sheet_looks_right(new_person: NewPerson) -> None:
    """Nine girls and many faults, covered and open, each of its parts."""
    person = new_person(size=PHONE)
    page = person.page
    looking = PageChecks(person)
    person.come()
    kept = {"madoi-sheets": [{"id": "x", "name": "", "made": 0}], "madoi-sheet-x": {"sheet": FAULTY}}
    for place, thing in kept.items():
        page.evaluate("([place, text]) => localStorage.setItem(place, text)", [place, json.dumps(thing)])
    person.come("/sheet")
    page.locator(".lid").wait_for()
    looking.measure("a covered sheet")
    page.locator(".lid button").click()
    for mode in range(3):
        page.locator("label", has=page.locator("[name=mode]")).nth(mode).click()
        if mode < 2:
            page.locator(".panel .line").first.click()
        page.locator("details summary").click()
        looking.measure(f"part {mode} of a sheet")
        looking.examine(f"part {mode} of a sheet")
    page.locator(".tools [aria-haspopup]").click()
    page.locator("dialog li .plain").click()
    looking.measure("the list of sheets")
    looking.examine("the list of sheets")
    looking.nothing()


RENEWED = """async () => {
  const told = new Promise((done) => navigator.serviceWorker.addEventListener("message", done, { once: true }));
  await (await navigator.serviceWorker.ready).update();
  await told;
}"""
"""Have the browser look for a newer worker, and wait until that one has told the page."""


class Moving(ThreadingHTTPServer):
    """The client's files, served from a folder that can change under it, as when a service is updated."""

    def __init__(self, folder: Path) -> None:
        class Handler(SimpleHTTPRequestHandler):
            def __init__(self, *wanted: Any) -> None:
                super().__init__(*wanted, directory=str(folder))

            def translate_path(self, path: str) -> str:
                known = Path(super().translate_path(path))
                return str(known if known.is_file() or "/api/" in path else folder / "index.html")

            def log_message(self, *_: object) -> None:
                pass

        super().__init__(("127.0.0.1", 0), Handler)
        self.folder = folder
        self.address = f"http://127.0.0.1:{self.server_port}"
        (folder / "words").mkdir()
        for name in CATALOGUES:
            (folder / "words" / f"{name}.ftl").write_bytes(catalogue_text(name))

    def update(self) -> None:
        """Another version: every built file has another name, and the old ones are gone."""
        names = [path.name for path in (self.folder / "assets").iterdir()]
        for path in [*self.folder.glob("assets/*"), self.folder / "index.html", self.folder / "sw.js"]:
            contents = path.read_bytes().replace(b'"version":"', b'"version":"2')
            for name in names:
                contents = contents.replace(name.encode(), f"2{name}".encode())
            path.write_bytes(contents)
            if path.name in names:
                path.rename(path.with_name(f"2{path.name}"))


@pytest.fixture
def moving(tmp_path: Path) -> Iterator[Moving]:
    if not (WEB / "index.html").exists():
        pytest.skip("the web client is built into the package only")
    server = Moving(shutil.copytree(WEB, tmp_path / "web"))
    thread = Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


def test_a_new_version_waits_for_the_next_start(new_person: NewPerson, moving: Moving) -> None:
    person = new_person(address=moving.address, worker=True, pace=None)
    person.forgiven = ("Failed to load resource", "WebSocket connection")  # there is nothing but files
    page = person.page
    person.come()
    page.evaluate(WORKER)
    page.locator("footer a").first.wait_for()
    moving.update()
    place = "history.pushState(null, '', {!r}); dispatchEvent(new PopStateEvent('popstate'))"
    page.evaluate(place.format("/t/x"))
    page.evaluate(RENEWED)
    person.settle()
    notice = page.get_by_text("A new version of Madoi is available.")
    assert not notice.is_visible(), "not during a game"
    page.evaluate(place.format("/"))
    notice.wait_for()
    page.locator("footer a[href='/sheet']").click()
    page.locator(".values").wait_for()  # a part of the old version, which the server has no longer
    page.get_by_role("button", name="Update").click()
    page.wait_for_function("document.querySelector('script[type=module]')?.src.includes('/2index')")
    page.locator(".values").wait_for()
    assert not notice.is_visible()
