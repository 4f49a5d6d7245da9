"""How soon a game starts on one's own device, on a slow phone, and what it costs: bytes, seconds, memory.

    python3 run.py local-start

Somebody visits once, until Python for local tables is on the device. Then the network is off: the browser is
opened anew in a window of 360 by 640 pixels, "Play now" is tapped, and the game is played against quick bots.
That happens three times; the first and the last are printed. A browser keeps the machine code that it has
made from WebAssembly, as on a phone, so a later start is less work. The phone is four times slower than this
machine. A browser slows down only pages, not their workers, so this
stops the processes of the page three quarters of the time. What a second of work then takes is printed too:
more than four seconds on a busy machine. "Work" is the processor time until the game, of all threads: a
busy machine changes it less than seconds. Memory with a search is the most of any
moment. Talks to loopback only, and stops by itself.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, BrowserType
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from madoi.server.transport.static import RUNTIME
from support.browser import chromium
from support.browser.boards import BOARDS
from support.browser.launching import FLAGS
from support.browser.measuring import visited_service
from support.browser.people import PHONE, Person

SLOWER = 4
SLICE_SECONDS = 0.005
"""How long a slowed process may run at a time."""
STARTS = 3
BOT_MOVES = 8
"""How many are timed, at least."""
PYTHON_SECONDS = 300.0
KEPT = "caches.match('/runtime/manifest.json').then((found) => found !== undefined)"
COUNT = """() => {
  let sum = 0;
  for (let number = 0; number < 2e8; number++) sum += number % 7;
  return sum;
}"""
"""Work that takes a page a while."""


class Measured:
    """One game on this device."""

    def __init__(self) -> None:
        self.home_seconds = 0.0
        self.start_seconds = 0.0
        self.work_seconds = 0.0
        self.bot_seconds: list[float] = []
        self.memory_mb = 0.0
        self.memory_searching_mb = 0.0
        self.slowed = 0.0


class Installed:
    """A browser whose files outlive it."""

    def __init__(self, browsers: BrowserType, folder: str) -> None:
        self._browsers = browsers
        self._folder = folder

    def new_context(self, **options: Any) -> BrowserContext:
        return self._browsers.launch_persistent_context(
            self._folder, executable_path=chromium.whole(), args=FLAGS, **options
        )

    @property
    def renderers(self) -> list[int]:
        """The processes that pages and their workers run in."""
        parents, commands = {}, {}
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):  # it has ended
                number = int(folder.name)
                parents[number] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                commands[number] = (folder / "cmdline").read_text()
        ours = {number for number, command in commands.items() if self._folder in command}
        while more := {number for number, parent in parents.items() if parent in ours} - ours:
            ours |= more
        return [number for number in ours if "--type=renderer" in commands[number]]


class Phone(Person):
    """Somebody whose messages carry the time at which they came or went."""

    def __init__(self, browser: Installed, address: str) -> None:
        self.times: list[tuple[float, str]] = []
        self.browser = browser
        super().__init__(browser, address, "en", PHONE, worker=True)
        self.hear_local_tables()

    def _hear(self, frame: str | bytes) -> None:
        super()._hear(frame)
        self.times.append((time.perf_counter(), self.told[-1]["type"]))

    def memory_mb(self) -> float:
        """What pages and workers hold alone, as the system counts it."""
        return sum(map(private_mb, self.browser.renderers))


def private_mb(process: int) -> float:
    rollup = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii")
    kilobytes = [int(line.split()[1]) for line in rollup.splitlines() if line.startswith("Private_")]
    return sum(kilobytes) / 1000


@contextmanager
def slow_down(phone: Phone, times: int) -> Iterator[None]:
    """Let the processes of pages run only a part of the time: all their threads, so workers too."""
    ended = threading.Event()
    processes = phone.browser.renderers

    def send(number: signal.Signals) -> float:
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, number)
        return time.perf_counter()

    def slow() -> None:
        begun, to_rest = time.perf_counter(), 0.0
        while not ended.wait(SLICE_SECONDS):
            stopped = send(signal.SIGSTOP)
            to_rest += (stopped - begun) * (times - 1)
            time.sleep(max(0.0, to_rest))
            begun = send(signal.SIGCONT)
            to_rest -= begun - stopped  # a busy machine wakes this late

    thread = threading.Thread(target=slow)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def processor_seconds(phone: Phone) -> float:
    clocks = [
        (~process << 3) | 2 for process in phone.browser.renderers
    ]  # as Linux numbers those of other processes
    return sum(map(time.clock_gettime, clocks))


def visit(browser: Installed, address: str) -> None:
    phone = Phone(browser, address)
    phone.come()
    phone.until(lambda: phone.page.evaluate(KEPT), PYTHON_SECONDS)
    phone.context.close()


def measure(browser: Installed, address: str, game: str) -> Measured:
    measured = Measured()
    phone = Phone(browser, address)
    phone.forgiven = ("ERR_INTERNET_DISCONNECTED",)
    phone.context.set_offline(True)
    phone.page.goto("about:blank")
    empty_mb = phone.memory_mb()
    phone.come("/madoi.svg")  # its process is the one to slow down
    with slow_down(phone, SLOWER):
        worked, begun = processor_seconds(phone), time.perf_counter()
        phone.page.evaluate(COUNT)
        measured.slowed = (time.perf_counter() - begun) / (processor_seconds(phone) - worked)
        worked, begun = processor_seconds(phone), time.perf_counter()
        phone.come()
        play = phone.choose_game(game).locator("[data-play]:enabled")
        play.wait_for(timeout=PYTHON_SECONDS * 1000)
        measured.home_seconds = time.perf_counter() - begun
        play.click()
        phone.until(lambda: phone.now, PYTHON_SECONDS)
        phone.page.locator(".board button").first.wait_for(timeout=PYTHON_SECONDS * 1000)
        measured.start_seconds = time.perf_counter() - begun
        measured.work_seconds = processor_seconds(phone) - worked
        board = BOARDS[game](phone)
        while len(measured.bot_seconds) < BOT_MOVES and phone.until_asked(PYTHON_SECONDS):
            heard = len(phone.times)
            board.play_on(1)
            phone.until_asked(PYTHON_SECONDS)
            updates = [at for at, kind in phone.times[heard:] if kind in ("update", "changes")]
            # The first one is the person's own decision.
            measured.bot_seconds += [after - before for before, after in pairwise(updates)]
    measured.memory_mb = phone.memory_mb() - empty_mb
    phone.page.get_by_role("button", name="Menu").click()
    phone.page.get_by_role("button", name="Hint", exact=True).click()
    hint = phone.page.locator(".hint li")

    def has_hint() -> bool:
        measured.memory_searching_mb = max(measured.memory_searching_mb, phone.memory_mb() - empty_mb)
        return hint.count() > 0

    phone.until(has_hint, PYTHON_SECONDS)
    phone.context.close()
    return measured


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", nargs="*", default=list(BOARDS), choices=list(BOARDS))
    wanted = parser.parse_args()
    if not Path("/proc/self/smaps_rollup").exists():
        print("This needs the memory map of processes that Linux has (/proc/PID/smaps_rollup).")
        return 2
    manifest = RUNTIME / "manifest.json"
    if not manifest.exists():
        print("There is no runtime for local tables: run `python3 run.py` once, which builds it.")
        return 2
    compressed = json.loads(manifest.read_text(encoding="utf-8"))["compressed"]
    print(f"Python for local tables: {compressed / 1e6:.2f} MB compressed")
    columns = ("of", "slower", "home", "first", "third", "work 1", "work 3", "bot", "max", "MB", "search")
    table = Table(*columns)
    with visited_service() as (address, browsers):
        for game in wanted.games:
            with tempfile.TemporaryDirectory() as folder:
                browser = Installed(browsers, folder)
                print(f"{game} …")
                visit(browser, address)
                starts = [measure(browser, address, game) for _ in range(STARTS)]
            one = starts[-1]
            table.add_row(
                game,
                f"{one.slowed:.1f}",
                f"{one.home_seconds:.1f}",
                *(f"{start.start_seconds:.1f}" for start in (starts[0], one)),
                *(f"{start.work_seconds:.1f}" for start in (starts[0], one)),
                f"{statistics.median(one.bot_seconds):.2f}",
                f"{max(one.bot_seconds):.2f}",
                f"{one.memory_mb:.0f}",
                f"{one.memory_searching_mb:.0f}",
            )
    Console().print(table)
    print("Seconds to the home page, to the game at the first and third start, their work, a bot's move.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
