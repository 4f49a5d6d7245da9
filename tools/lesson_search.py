"""Searches for games that a lesson can be made of (``python3 run.py lesson-search --help``).

Bots play a game from a seed. Wherever the learner decides, the search tries whether the learner's next
decisions can follow a list of patterns while the others go on as bots. A game where they can is played to its
end by bots and saved: its lesson ``begins`` and ``ends`` there (docs/lessons.md)."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from pathlib import Path

from madoi.bots import find as find_bot
from madoi.bots.bot import Bot
from madoi.core.action import Action
from madoi.core.chance import Seeded
from madoi.core.record import Player
from madoi.core.session import Session, start
from madoi.core.viewer import Seat
from madoi.games import find


class Pattern:
    """One decision of the learner: the actions that may be made, and the events that must then happen before
    the learner decides again."""

    def __init__(self, text: str) -> None:
        action, _, events = text.partition(" => ")
        self.action = re.compile(action.strip())
        self.events = [event.strip() for event in events.split(",") if event.strip()]


class LessonSearch:
    """A game in which the learner's decisions are searched for; bots make all others."""

    def __init__(self, session: Session, seat: Seat, bot: Bot, seed: str) -> None:
        self.session = session
        self.seat = seat
        self.bot = bot
        self.seed = seed

    def step(self) -> None:
        """Let the bot make the next decision, whoever decides."""
        seat = self.session.state.to_move()[0]
        state = self.session.state
        chance = Seeded(f"{self.seed}/{self.session.decisions}")
        self.session.play(seat, self.bot.choose(state.view(seat), state.decision(seat), chance))

    def asked(self) -> bool:
        """Go on to the next decision of the learner."""
        while seats := self.session.state.to_move():
            if self.seat in seats:
                return True
            self.step()
        return False

    def follow(self, patterns: list[Pattern]) -> bool:
        """Make decisions that fit the patterns. Where there are none, nothing has changed."""
        if not patterns:
            return True
        before = self.session.decisions
        for action in self.fitting(patterns[0]):
            self.session.play(self.seat, action)
            self.asked()
            told = [event.kind for events in self.session.events[before + 1 :] for event in events]
            wanted = patterns[0].events
            fits = all((one[1:] not in told) if one[0] == "!" else (one in told) for one in wanted)
            if fits and self.follow(patterns[1:]):
                return True
            self.session.back_to(before)
        return False

    def fitting(self, pattern: Pattern) -> Iterator[Action]:
        state = self.session.state
        if self.seat in state.to_move():
            for action in state.legal(self.seat):
                if pattern.action.fullmatch(action.text):
                    yield action


def search(options: argparse.Namespace, seed: str) -> tuple[Session, int, int] | None:
    """The first part of the game with this seed that fits: the game, and where the part begins and ends."""
    game = find(options.game)
    seat = options.seat - 1
    given = dict(text.split("=", 1) for text in options.option)
    players = [
        Player("You") if one == seat else Player(name, "casual") for one, name in enumerate(options.names)
    ]
    session = start(game, given, players, seed)
    found = LessonSearch(session, seat, find_bot("casual", game), seed)
    patterns = [Pattern(text) for text in options.patterns]
    while found.asked() and session.decisions < options.latest:
        begins = session.decisions
        if found.follow(patterns):
            ends = session.decisions
            while session.state.to_move():
                found.step()
            return session, begins, ends
        found.step()
    return None


def main() -> None:
    parser = argparse.ArgumentParser(prog="run.py lesson-search", description=__doc__)
    parser.add_argument("game")
    parser.add_argument(
        "patterns",
        nargs="+",
        metavar="PATTERN",
        help="a regular expression for a decision; after ' => ' events that must follow, or with ! must not",
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--names", type=lambda text: text.split(","), default=["You", "Nao"])
    parser.add_argument("--seat", type=int, default=1)
    parser.add_argument("--seed", default="lesson", help="seeds are this, a dash, and a number")
    parser.add_argument("--first", type=int, default=0, help="the first number")
    parser.add_argument("--seeds", type=int, default=100)
    parser.add_argument("--latest", type=int, default=80, help="the last decision where a lesson may begin")
    parser.add_argument("--save", type=Path, help="a folder for the records")
    options = parser.parse_args()
    for number in range(options.first, options.first + options.seeds):
        seed = f"{options.seed}-{number}"
        found = search(options, seed)
        if found is None:
            continue
        session, begins, ends = found
        made = [f"{one.seat + 1} {one.text}" for one in session.record.steps[begins:ends]]
        print(f"{seed}: begins = {begins}, ends = {ends}, {session.decisions} decisions", flush=True)
        print("  " + "; ".join(made), flush=True)
        if options.save:
            options.save.mkdir(parents=True, exist_ok=True)
            (options.save / f"{seed}.madoi").write_text(session.record.text(), encoding="utf-8")


if __name__ == "__main__":
    main()
