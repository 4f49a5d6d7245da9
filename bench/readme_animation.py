"""The moving picture in the README: part of a real game of Colors of Kasane, recorded in Chromium.

    python bench/readme_animation.py                 writes docs/images/kasane-play.webp
    python bench/readme_animation.py --frames DIR    also writes every frame as PNG, to look at

Needs a built web client, Chromium and Pillow (which comes with matplotlib). Run it again after the interface
has changed, and look at the frames before you commit: every run is another game.
"""

from __future__ import annotations

import argparse
import io
import sys
import time
from pathlib import Path

from PIL import Image, ImageChops
from playwright.sync_api import FloatRect, Locator

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from support.browser import chromium
from support.browser.boards import Kasane
from support.browser.launching import FLAGS
from support.browser.measuring import visited_service
from support.browser.people import Person, Size

TARGET = Path(__file__).resolve().parent.parent / "docs" / "images" / "kasane-play.webp"
WINDOW = Size(1280, 1000)
BOARD: FloatRect = {"x": 0, "y": 54, "width": 920, "height": 700}
"""The part that is shown: names, board and point table, without the log beside them."""
SEATS = [{"kind": "me", "name": "Rin"}] + [
    {"kind": "bot", "bot": "casual", "name": name} for name in ("Mio", "Sora", "Aki")
]
MOST_BYTES = 2_000_000
UNSEEN_DECISIONS = 4
"""Made before the recording begins: with an empty hand there is little to choose."""
BOT_SECONDS = 0.5
LONGEST_FRAME_MS = 1_100
LAST_FRAME_MS = 3_500
POINTER = """
addEventListener("mousemove", ({ clientX, clientY }) => {
  let arrow = document.getElementById("pointer");
  if (!arrow) {
    arrow = Object.assign(document.createElement("div"), { id: "pointer" });
    arrow.style.cssText =
      "position:fixed;z-index:9999;pointer-events:none;width:18px;height:26px;background:#211d1a;" +
      "clip-path:polygon(0 0,0 78%,27% 60%,46% 100%,63% 92%,45% 54%,80% 54%)";
    document.documentElement.append(arrow);
  }
  arrow.style.left = `${clientX}px`;
  arrow.style.top = `${clientY}px`;
});
"""
"""A screenshot has no mouse pointer of its own."""


class Film:
    """Screenshots of a page, each with how long it was seen; one that looks like the last prolongs it."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self.frames: list[Image.Image] = []
        self.milliseconds: list[float] = []
        self._taken = time.monotonic()

    def shoot(self) -> None:
        frame = Image.open(io.BytesIO(self._person.page.screenshot(clip=BOARD))).convert("RGB")
        now = time.monotonic()
        if self.frames:
            self.milliseconds[-1] += (now - self._taken) * 1000
        self._taken = now
        if not self.frames or ImageChops.difference(frame, self.frames[-1]).getbbox():
            self.frames.append(frame)
            self.milliseconds.append(0)

    def shoot_for(self, seconds: float) -> None:
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            self.shoot()

    def press(self, target: Locator) -> None:
        """Point, so that one sees where, then click."""
        target.hover()
        self.shoot_for(0.5)
        target.click()
        self.shoot_for(0.8)

    def decide(self, board: Kasane) -> None:
        """Make a decision while the camera runs, then watch the others until it is our turn again."""
        action = board.choice()
        column = int(action.split()[1]) - 1
        offered = [one for one in self._person.actions if int(one.split()[1]) - 1 == column]
        self.press(board.columns().nth(column))
        self.press(board.offers().nth(board.place_of(action, offered)))
        while not (len(self._person.actions) > 1 or self._person.over):
            self.shoot()
        self.shoot_for(0.6)

    def save(self, path: Path) -> None:
        """As small as it must be, and no worse."""
        durations = [round(min(one, LONGEST_FRAME_MS)) for one in self.milliseconds]
        durations[-1] = LAST_FRAME_MS
        for quality in range(80, 20, -10):
            self.frames[0].save(
                path,
                save_all=True,
                append_images=self.frames[1:],
                duration=durations,
                loop=0,
                quality=quality,
                method=6,
            )
            if path.stat().st_size <= MOST_BYTES:
                size = f"{path.stat().st_size / 1000:.0f} kB, {len(durations)} frames"
                print(f"{path.name}: {size}, {sum(durations) / 1000:.0f} s, quality {quality}")
                return
        raise SystemExit("The film is too long for 2 MB: record fewer decisions.")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--frames", type=Path, metavar="DIR", help="also write every frame as PNG")
    parser.add_argument("--decisions", type=int, default=4, help="how many decisions to record (default: 4)")
    parser.add_argument("--to", type=Path, default=TARGET, metavar="FILE", help="where the picture goes")
    wanted = parser.parse_args()
    with visited_service() as (address, browsers):
        browser = browsers.launch(executable_path=chromium.whole(), args=FLAGS)
        person = Person(browser, address, size=WINDOW, motion=True)
        person.context.add_init_script(POINTER)
        film = record(person, wanted.decisions)
        person.leave()
    if wanted.frames:
        for number, frame in enumerate(film.frames):
            frame.save(wanted.frames / f"{number:03}.png")
    film.save(wanted.to)
    return 0


def record(person: Person, decisions: int) -> Film:
    """Play a game, and record some of its decisions."""
    person.sit("kasane", bots=3, seats=SEATS, terms={"pace": BOT_SECONDS})
    board = Kasane(person)
    for count in board.decisions():
        if count == UNSEEN_DECISIONS:
            break
    film = Film(person)
    film.shoot_for(1)
    for _ in range(decisions):
        film.decide(board)
    return film


if __name__ == "__main__":
    sys.exit(main())
