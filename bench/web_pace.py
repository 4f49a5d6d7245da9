"""The pace of Yuri-Kure in the browser: prompts and waiting of a person alone with three casual bots.

    python3 run.py web-pace [--games 3] [--turns 5]

The person answers two seconds after a question is on the screen, at normal speed with motion on, and passes
wherever that is possible, on all votes of a Game of Love with the one button for it. Waiting is the time from
an answer until the next question can be read: what the bots take and what the stage plays. Sheets are not
counted. The goal: at most 8 prompts and 60 s of waiting in the first turn, at most 240 s of waiting in five
turns. Runs in real time, so it means something only on a machine that has nothing else to do. Talks to
loopback only.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from playwright.sync_api import Browser

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from support.browser import chromium
from support.browser.boards import Yurikure
from support.browser.launching import FLAGS
from support.browser.measuring import visited_service
from support.browser.people import Person

ANSWER_SECONDS = 2.0
BOTS = 3
PACE_SECONDS = 0.3
"""What the first page asks for a person alone with bots (`botPaceSeconds` in web/src/games)."""
MAX_FIRST_PROMPTS, MAX_FIRST_SECONDS, MAX_SECONDS = 8, 60.0, 240.0
PATIENCE_SECONDS = 300.0


class Pace:
    """Prompts and seconds of waiting, by turn."""

    def __init__(self) -> None:
        self.prompts: dict[int, int] = {}
        self.seconds: dict[int, float] = {}

    def add(self, turn: int, seconds: float) -> None:
        self.prompts[turn] = self.prompts.get(turn, 0) + 1
        self.seconds[turn] = self.seconds.get(turn, 0.0) + seconds


class PassingBoard(Yurikure):
    """Declares what it must, and passes otherwise."""

    def choice(self) -> str:
        return "pass" if "pass" in self.person.actions else super().choice()

    def answer(self) -> None:
        """Pass with the widest button beside the question, where there is one."""
        passes_on = self.page.locator("[data-stage=action-pass-on]")
        if passes_on.count():
            self.put_dice_away()
            self.person.press(passes_on)
            self.person.until(lambda: self.person.now.get("wish"))
        else:
            self.answer_unless_settled()


def play(browser: Browser, address: str, turns: int) -> Pace:
    person = Person(browser, address, motion=True)
    seats = [{"kind": "me", "name": "Rin"}] + [{"kind": "bot", "bot": "casual"}] * BOTS
    body = {"game": "yurikure", "seats": seats, "terms": {"pace": PACE_SECONDS}}
    opened = person.context.request.post(f"{address}/api/tables", data=body).json()
    person.hold(opened["table"], opened["secret"])
    person.come(f"/t/{opened['table']}")
    person.until(lambda: person.now)
    board = PassingBoard(person)
    pace = Pace()
    since = time.monotonic()
    while True:
        person.until(lambda: person.over or is_readable(person), PATIENCE_SECONDS)
        turn = int(person.now["view"]["turn"])
        if person.over or turn > turns:
            return pace
        if person.now["view"]["due"]:
            board.play(board.choice())
        else:
            pace.add(turn, time.monotonic() - since)
            person.page.wait_for_timeout(ANSWER_SECONDS * 1000)
            if is_readable(person):  # others may have settled it
                board.answer()
        since = time.monotonic()


def is_readable(person: Person) -> bool:
    """Whether a question is on the screen, and the stage is empty."""
    return bool(
        len(person.actions) > 1
        and person.page.locator(".layer[data-playing=no]").count()
        and person.page.locator(".question.mine").count()
    )


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--turns", type=int, default=5)
    given = parser.parse_args()
    kept = True
    with visited_service() as (address, browsers):
        browser = browsers.launch(executable_path=chromium.shell(), args=FLAGS)
        for game in range(given.games):
            pace = play(browser, address, given.turns)
            first = pace.prompts.get(1, 0), pace.seconds.get(1, 0.0)
            whole = sum(pace.prompts.values()), sum(pace.seconds.values())
            print(
                f"game {game + 1}: first turn {first[0]} prompts, {first[1]:.0f} s of waiting; "
                f"{max(pace.prompts, default=0)} turns {whole[0]} prompts, {whole[1]:.0f} s",
                flush=True,
            )
            kept &= first[0] <= MAX_FIRST_PROMPTS and first[1] <= MAX_FIRST_SECONDS
            kept &= whole[1] <= MAX_SECONDS
        browser.close()
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
