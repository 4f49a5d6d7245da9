"""How soon a first visitor sees a board: requests, bytes and seconds on a slow phone, over 3G and 4G.

    python3 run.py first-load

A new browser without a cache opens the link of a table in a window of 360 by 640 pixels, until the board can
be tapped. The profiles are fixed: the processor is slowed down by so much, the line has so much delay and so
many bits per second. Requests and bytes mean the same on every machine; seconds only on one that has nothing
else to do. Talks to loopback only, and stops by itself.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from support.browser import chromium
from support.browser.boards import BOARDS
from support.browser.launching import FLAGS
from support.browser.measuring import visited_service
from support.browser.people import PHONE

BOTS = {"kasane": 3, "yurikure": 3, "lily": 1}
BOARD = ".board button"
WAIT_MILLISECONDS = 120_000


class Profile:
    """A phone and a line: how many times slower, milliseconds of delay, bits per second each way."""

    def __init__(self, slower: float, delay: float, down: float, up: float) -> None:
        self.slower = slower
        self.delay = delay
        self.down = down
        self.up = up


PROFILES = {
    "this machine": Profile(1, 0, 0, 0),
    "slow phone, 4G": Profile(4, 70, 9_000_000, 9_000_000),
    "slow phone, 3G": Profile(4, 300, 1_600_000, 750_000),
}
"""Those of Lighthouse for mobile: the phone is four times slower; 3G is its "slow 4G", 4G its "fast"."""


class Loaded:
    """What a first look at a table needed."""

    def __init__(self) -> None:
        self.sizes: dict[str, float] = {}
        self.paths: dict[str, str] = {}
        self.seconds = 0.0

    @property
    def kilobytes(self) -> float:
        return sum(self.sizes.values()) / 1000


def first_look(browser: Browser, address: str, game: str, profile: Profile) -> Loaded:
    context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, service_workers="block")
    seats = [{"kind": "me", "name": "Aki"}, *[{"kind": "bot", "bot": "casual"}] * BOTS[game]]
    opened = context.request.post(f"{address}/api/tables", data={"game": game, "seats": seats}).json()
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    loaded = Loaded()

    def came(event: dict[str, Any]) -> None:
        address = urlsplit(event["response"]["url"])
        if address.scheme != "data":  # a drawing inside another file
            loaded.paths[event["requestId"]] = address.path

    def ended(event: dict[str, Any]) -> None:
        if event["requestId"] in loaded.paths:
            loaded.sizes[event["requestId"]] = event["encodedDataLength"]

    devtools.on("Network.responseReceived", came)
    devtools.on("Network.loadingFinished", ended)
    devtools.send("Network.enable")
    if profile.down:
        line = {"downloadThroughput": profile.down / 8, "uploadThroughput": profile.up / 8}
        devtools.send(
            "Network.emulateNetworkConditions", {"offline": False, "latency": profile.delay, **line}
        )
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": profile.slower})
    begun = time.perf_counter()
    page.goto(f"{address}/t/{opened['table']}")
    page.locator(BOARD).first.wait_for(timeout=WAIT_MILLISECONDS)
    loaded.seconds = time.perf_counter() - begun
    page.wait_for_load_state("networkidle")
    context.close()
    return loaded


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", nargs="*", default=list(BOARDS), choices=list(BOARDS))
    parser.add_argument("--files", action="store_true", help="also name every file")
    wanted = parser.parse_args()
    table = Table("game", "profile", "requests", "kB", "seconds to a board")
    with visited_service() as (address, browsers):
        browser = browsers.launch(executable_path=chromium.whole(), args=FLAGS)
        for game in wanted.games:
            for name, profile in PROFILES.items():
                loaded = first_look(browser, address, game, profile)
                row = [f"{loaded.kilobytes:.0f}", f"{loaded.seconds:.1f}"]
                table.add_row(game, name, str(len(loaded.sizes)), *row)
            if wanted.files:
                for id, size in loaded.sizes.items():
                    print(f"{size:9,.0f} {loaded.paths.get(id, '')}")
        browser.close()
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
