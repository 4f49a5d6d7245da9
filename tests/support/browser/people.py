"""Somebody before a browser: what they see and do, and all that their browser was sent."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Position, Response, WebSocket

from madoi.client import whole_update
from madoi.words import words

Data = dict[str, Any]

PATIENCE = 30.0
"""Seconds for something that should happen soon, on a machine that may be busy."""

POLL_MS = 30
"""How often a condition is looked at. Each look costs the driver more than a millisecond of work."""

QUICK = 0.01
"""The pace of machines at tables that are opened from here."""
NO_ANALYSIS = """
if (location.protocol.startsWith("http") && !localStorage.getItem("madoi-comfort"))
  localStorage.setItem("madoi-comfort", JSON.stringify({ autoAnalysis: false }));
"""
"""What a person has chosen who does not want every game analysed."""
WITH_PACE = """{
const OPENS = /^\\/api\\/(tables|daily\\/.*\\/play)$/;
const send = window.fetch;
window.fetch = (path, init) => {
  if (!OPENS.test(path) || init?.method !== "POST") return send(path, init);
  const wanted = JSON.parse(init.body);
  if (!wanted.seats) return send(path, { ...init, body: JSON.stringify({ ...wanted, pace: PACE_SECONDS }) });
  const seats = wanted.seats.map((seat) => (seat.kind === "bot" ? { ...seat, bot: "greedy" } : seat));
  const terms = { ...wanted.terms, pace: PACE_SECONDS };
  return send(path, { ...init, body: JSON.stringify({ ...wanted, seats, terms }) });
};
}"""
"""Opens tables whose machines neither wait nor think. A route of Playwright would do, but then every request of
every page goes through the driver and nothing is cached: two to three times the work of loading a page."""
WITH_LOCAL_TABLES = """{
const { Worker } = window;
let tables;
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    if (given[1]?.name === "madoi-tables") tables = window.localTables = this;
    this.addEventListener("message", ({ data }) => data.type === "message" && window.hearLocal(data.text));
  }
  postMessage(message) {
    if (message.type === "message") window.sendLocal(message.text);
    if (message.path === "/api/tables") {
      const wanted = JSON.parse(message.body);
      wanted.terms.pace = 0;
      message = { ...message, body: JSON.stringify(wanted) };
    } else if (message.path?.endsWith("/play")) {
      message = { ...message, body: JSON.stringify({ ...JSON.parse(message.body), pace: 0 }) };
    }
    super.postMessage(message);
  }
};
window.askLocal = (path, body) => new Promise((done) => {
  const id = -Date.now();
  tables.addEventListener("message", ({ data }) => data.id === id && done(data.body));
  tables.postMessage({ type: "request", id, path, body });
});
}"""
"""Hears what tables on the device tell their page, and has their machines answer at once."""
HAS_PYTHON = "caches.match('/runtime/manifest.json').then((found) => found !== undefined)"
"""Whether all files of Python are on the device: the manifest comes last."""
PYTHON_SECONDS = 120.0
"""For what takes a browser long on a busy machine: 7 MB of files, and the start of a Python."""
NO_WORKER = "Service Worker registration blocked"
"""What Playwright says where it keeps a page from having a worker."""


SETTLED = """new Promise((done) => {
  const look = () => requestAnimationFrame(() =>
    setTimeout(() => (document.querySelector(".layer[data-playing=yes]") ? look() : done())));
  look();
})"""


class Size(NamedTuple):
    """Of a window, in CSS pixels."""

    width: int
    height: int


EDGE_PX = 12
PHONE = Size(360, 640)
DESK = Size(1280, 800)


class QuestionGone(AssertionError):
    """A question was settled before the answer was sent."""


class Contexts(Protocol):
    """What opens a browser of somebody's own: Playwright's, or one whose files are kept."""

    @property
    def new_context(self) -> Callable[..., BrowserContext]: ...


class Person:
    """A browser of their own (nothing is shared with another person's) with one page.

    ``told`` and ``sent`` are the messages of their WebSockets, ``faults`` what went wrong in their page. Machines at
    tables that they open answer at once, if ``pace`` does not say otherwise. The client's worker (web/worker) is
    there only with ``worker``: what it answers would be seen by no route and counted by no measure. Finished games are
    analysed by themselves only with ``analyses``: it takes the processor from all other tests.
    """

    def __init__(
        self,
        browser: Contexts,
        address: str,
        language: str = "en",
        size: Size = DESK,
        scheme: str = "light",
        motion: bool = False,
        pace: float | None = QUICK,
        worker: bool = False,
        analyses: bool = False,
    ) -> None:
        self.address = address
        self.language = language
        self.size = size
        self.context = browser.new_context(
            viewport={"width": size.width, "height": size.height},
            locale=language,
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size == PHONE,
            is_mobile=size == PHONE,
            service_workers="allow" if worker else "block",
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        if not analyses:
            self.context.add_init_script(NO_ANALYSIS)
        self.told: list[Data] = []
        self.sent: list[Data] = []
        self.responses: list[Response] = []
        self.faults: list[str] = []
        self.forgiven: tuple[str, ...] = ()  # what a browser may write into its console, in part
        self.on_device = False  # whether tables run there, and not at the service
        self.now: Data = {}
        self.news: dict[int, Data] = {}  # by number: what is told again in other words stands here once
        if pace is not None:
            self.context.add_init_script(WITH_PACE.replace("PACE_SECONDS", str(pace)))
        self.page: Page = self.context.new_page()
        self.page.on("websocket", self._listen)
        self.page.on("response", self._keep)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._heed)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def _hear(self, frame: str | bytes) -> None:
        message = whole_update(json.loads(frame), self.now)
        self.told.append(message)
        if message["type"] == "update":
            self.now = message["now"]
            self.news.update((one["number"], one) for one in message["news"])

    def _keep(self, response: Response) -> None:
        self.responses.append(response)

    def _heed(self, message: ConsoleMessage) -> None:
        forgiven = (*self.forgiven, NO_WORKER)
        if message.type in ("error", "warning") and not any(part in message.text for part in forgiven):
            self.faults.append(f"{message.text} {message.location['url']}")

    def hear_local_tables(self) -> None:
        """Keep the messages of tables on their own device like those of WebSockets, and open some there."""
        self.context.expose_function("hearLocal", self._hear)
        self.context.expose_function("sendLocal", lambda text: self.sent.append(json.loads(text)))
        self.context.add_init_script(WITH_LOCAL_TABLES)

    def go_offline(self) -> None:
        """Their first visit, until Python is on their device; then the network is gone, and tables are there."""
        self.forgiven = ("ERR_INTERNET_DISCONNECTED",)
        self.hear_local_tables()
        self.come()
        self.until(lambda: self.page.evaluate(HAS_PYTHON), PYTHON_SECONDS)
        self.context.set_offline(True)
        self.on_device = True
        self.come()

    # What they do.

    def come(self, path: str = "/") -> None:
        """Open an address of the service."""
        self.page.goto(self.address + path)

    def leave(self) -> None:
        """Close everything. Nothing may have gone wrong in the page."""
        self.context.close()
        assert not self.faults, "\n".join(self.faults)

    def press(self, target: Locator, edge: bool = False) -> None:
        """With a finger on a phone, with the mouse on a desk. ``edge``: near its left edge, where it shows under others
        in a fan."""
        at: Position | None = {"x": EDGE_PX, "y": EDGE_PX} if edge else None
        if self.size == PHONE:
            target.tap(position=at)
        else:
            target.click(position=at)

    def count_clicks(self) -> Callable[[], int]:
        """Gives how often they have clicked since, as long as no page is loaded."""
        self.page.evaluate(
            "{ let clicks = 0; addEventListener('click', () => (window.clicks = ++clicks), true); }"
        )
        return lambda: int(self.page.evaluate("window.clicks"))

    def choose_game(self, game: str) -> Locator:
        """The part of the first page that is about a game."""
        return self.page.locator(f".games > li[data-game={game}]")

    def play_now(self, game: str) -> None:
        """From the first page into a game against machines."""
        self.choose_game(game).locator("[data-play]").click()
        self.until(lambda: self.now)

    def sit(self, game: str, bots: int, people: int = 1, **wanted: object) -> Data:
        """Take the first seat of a table that is opened without clicks, and look at it."""
        seats = [{"kind": "me", "name": "Rin"}, *[{"kind": "open"}] * (people - 1)]
        seats += [{"kind": "bot", "bot": "greedy"}] * bots
        body = {"game": game, "seats": seats, "terms": {"pace": QUICK}, **wanted}
        opened: Data = self._open_on_device(body) if self.on_device else self._open(body)
        self.hold(opened["table"], opened["secret"])
        self.come(f"/t/{opened['table']}")
        self.until(lambda: self.now)
        return opened

    def _open(self, body: Data) -> Data:
        opened: Data = self.context.request.post(f"{self.address}/api/tables", data=body).json()
        return opened

    def _open_on_device(self, body: Data) -> Data:
        self.until(lambda: self.page.evaluate("window.localTables !== undefined"), PYTHON_SECONDS)
        asked = "([path, body]) => window.askLocal(path, body)"
        opened: Data = json.loads(self.page.evaluate(asked, ["/api/tables", json.dumps(body)]))
        return opened

    def hold(self, table: str, secret: str) -> None:
        """A seat is theirs, as if they had sat down by clicks in a page that is gone. Any address of the service does
        for that, and a picture is there at once."""
        self.come("/madoi.svg")
        kept = json.dumps({table: secret})
        self.page.evaluate("(kept) => localStorage.setItem('madoi-seats', kept)", kept)

    def speak(self, language: str) -> None:
        """Choose a language, wherever the switch is; on a phone it is in the menu of a table."""
        switch = self.page.locator(f"nav button[lang={language}]:visible")
        menu = self.page.locator("[popovertarget=table-menu]")
        hidden = switch.count() == 0
        if hidden:
            menu.click()
        switch.click()
        if hidden:
            menu.click()
        self._hears(language)

    def change_language(self, language: str) -> None:
        """The same in no time, where it is not the switch that is looked at."""
        self.page.locator(f"nav button[lang={language}]").first.dispatch_event("click")
        self._hears(language)

    def _hears(self, language: str) -> None:
        self.page.wait_for_selector(f"html[lang={language}]", state="attached")
        self.language = language

    # What they are told.

    @property
    def seat(self) -> int:
        """Where they sit at the table they were last welcomed at."""
        welcome = [message for message in self.told if message["type"] == "welcome"][-1]
        return int(welcome["viewer"])

    @property
    def asked(self) -> Data | None:
        prompt: Data | None = self.now.get("prompt")
        return prompt

    def is_still_asked(self, asked: Data | None) -> bool:
        return bool(asked and self.asked and self.asked["id"] == asked["id"])

    @property
    def is_set_up(self) -> bool:
        """Whether the page answers what is asked now from the deck that was chosen before."""
        welcome = [message for message in self.told if message["type"] == "welcome"][-1]
        is_leader = (self.asked or {}).get("question") in ("lily-question-leader", "lily-question-partner")
        return is_leader and "terms" in welcome and not welcome["terms"].get("paper")

    @property
    def actions(self) -> list[str]:
        """What they may do now."""
        return list(self.asked["actions"]) if self.asked else []

    @property
    def over(self) -> bool:
        return self.now.get("phase") == "over"

    @property
    def played(self) -> list[str]:
        """All that they have decided by their clicks, whether it was taken or not."""
        return [message["action"] for message in self.sent if message["type"] == "play"]

    def until(self, holds: Callable[[], object], seconds: float = PATIENCE) -> None:
        """Wait until this holds, while messages come in."""
        deadline = time.monotonic() + seconds
        while not holds():
            assert time.monotonic() < deadline, f"waited {seconds:.0f} s in vain; asked: {self.asked}"
            self.page.wait_for_timeout(POLL_MS)

    def settle(self) -> None:
        """Wait until the page shows what it was told, and the stage is empty."""
        self.page.evaluate(SETTLED)

    def until_asked(self, seconds: float = PATIENCE) -> bool:
        """Wait until they have a choice, or the game is over; says which. Where there is only one thing to do, or
        their premove, the service does it for them, and quickly where machines are quick."""

        def is_asked() -> bool:
            return len(self.actions) > 1 and not (self.asked or {}).get("automatic") and not self.is_set_up

        self.until(lambda: is_asked() or self.over, seconds)
        self.settle()
        return not self.over

    def does(self, gestures: Callable[[], object]) -> str:
        """What these gestures decide: they must send one decision, which must be taken. Raises `QuestionGone` when
        others have settled the question first."""
        before, heard = len(self.played), len(self.told)
        asked = self.asked
        gestures()
        self.until(lambda: len(self.played) > before or not self.is_still_asked(asked))
        if len(self.played) == before:
            raise QuestionGone(f"was asked {asked}, is asked {self.asked}")
        number = next(message["id"] for message in reversed(self.sent) if message["type"] == "play")
        # A page that was loaded again counts its requests from one: an older answer may have the same number.
        self.until(lambda: any(message.get("id") == number for message in self.told[heard:]))
        answer = next(message for message in self.told[heard:] if message.get("id") == number)
        assert answer["type"] == "done", (asked, self.played[-1], answer)
        assert len(self.played) == before + 1
        return self.played[-1]


def said(person: Person, key: str, **facts: object) -> str:
    return words(person.language).text(key, facts)


class NewPerson(Protocol):
    """Somebody comes to the service."""

    def __call__(
        self,
        language: str = "en",
        size: Size = DESK,
        scheme: str = "light",
        motion: bool = False,
        pace: float | None = QUICK,
        address: str = "",
        worker: bool = False,
    ) -> Person: ...
