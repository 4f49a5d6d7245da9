"""Replays a record step by step, forwards and backwards, from any seat's view; and verifies it."""

from __future__ import annotations

from pathlib import Path

from madoi.core.capabilities import reference_data
from madoi.core.game import Game
from madoi.core.record import Record
from madoi.core.refusal import BadRecord, Refusal, Refused
from madoi.core.session import Session, replay, verify
from madoi.core.viewer import EVERYTHING, SPECTATOR, Viewer
from madoi.terminal.boards import board_for
from madoi.terminal.files import in_file
from madoi.terminal.screen import Left, Screen
from madoi.terminal.seats import shown_names

SPECTATOR_WORD = "spectator"
EVERYTHING_WORD = "all"


def parse_viewer(text: str, session: Session) -> Viewer:
    """Whose eyes are meant: a seat's number, a player's name, ``spectator`` or ``all``; all only when
    the game has ended. Raises `Refused`."""
    names = [name.casefold() for name in session.record.names]
    if text == SPECTATOR_WORD:
        return SPECTATOR
    if text == EVERYTHING_WORD:
        if session.state.outcome() is None:
            raise Refused(Refusal("replay-not-ended", "", {}))
        return EVERYTHING
    if text.isdecimal() and 1 <= int(text) <= len(names):
        return int(text) - 1
    if text.casefold() in names:
        return names.index(text.casefold())
    facts: dict[str, object] = {"text": text, "count": len(names)}
    raise Refused(Refusal("replay-viewer", "", facts))


class Replay:
    """A place in a record, and the eyes it is seen with."""

    def __init__(self, session: Session, screen: Screen, viewer: Viewer) -> None:
        self.session = session
        self.screen = screen
        self.viewer = viewer
        self.at = 0
        self.names = shown_names(session.record.players, screen.words)
        self.printed = reference_data(session.game, session.settings)

    def print_log(self) -> None:
        """The whole story at once."""
        for number in range(len(self.session.events)):
            self.happenings(number)

    def run(self) -> None:
        self.screen.say("replay-help", "dim")
        try:
            self.show()
            while True:
                answer = self.screen.ask(self.screen.text("replay-prompt"))
                try:
                    self.answer(answer)
                except Refused as refused:
                    self.screen.refuse(refused.refusal, self.names)
        except (Left, KeyboardInterrupt):
            return

    def answer(self, answer: str) -> None:
        word, _, rest = answer.partition(" ")
        last = len(self.session.events) - 1
        if word in ("", "n", "next"):
            self.go(self.at + 1)
        elif word in ("p", "b", "back"):
            self.go(self.at - 1)
        elif word == "start":
            self.go(0)
        elif word == "end":
            self.go(last)
        elif word.isdecimal() and not rest:
            self.go(int(word))
        elif word in ("q", "quit", "exit"):
            raise Left
        elif word in ("seat", "as") and rest:
            self.look_as(rest)
        elif answer in (SPECTATOR_WORD, EVERYTHING_WORD):
            self.look_as(answer)
        else:
            self.screen.say("replay-help")

    def look_as(self, text: str) -> None:
        self.viewer = parse_viewer(text, self.session)
        self.show()

    def go(self, place: int) -> None:
        last = len(self.session.events) - 1
        if not 0 <= place <= last:
            raise Refused(Refusal("replay-no-place", "", {"number": place, "most": last}))
        self.at = place
        self.show()

    def show(self) -> None:
        self.screen.clear()
        last = len(self.session.events) - 1
        if self.viewer == SPECTATOR:
            eyes = self.screen.text("replay-eyes-spectator")
        elif self.viewer == EVERYTHING:
            eyes = self.screen.text("replay-eyes-all")
        else:
            eyes = self.names[self.viewer]
        self.screen.say("replay-place", "bold", number=self.at, most=last, eyes=eyes)
        self.happenings(self.at)
        board = board_for(self.session.game, self.screen.words, self.names, self.printed)
        data = self.session.state_at(self.at).view(self.viewer).data()
        self.screen.show_table(board.draw(data), board.reference(data))

    def happenings(self, number: int) -> None:
        if number > 0:
            step = [step for step in self.session.record.steps if step.seat >= 0][number - 1]
            self.screen.line(f"{number}  {self.names[step.seat]}: {step.text}")
        for event in self.session.events[number]:
            if not event.told_to(self.viewer):
                continue
            text = self.screen.words.event(event, self.viewer, self.names)
            self.screen.line(f"    {text} [{event.rule}]", "dim")


def open_replay(game: Game, record: Record, path: Path) -> Session:
    """The record, played again. Raises `Refused`, with the file's name."""
    try:
        return replay(game, record)
    except BadRecord as bad:
        raise in_file(path, bad.refusal) from None


def verify_file(game: Game, record: Record, path: Path, screen: Screen) -> bool:
    """Check a record and say what was found; whether it is a true record."""
    try:
        session = verify(game, record)
    except Refused as refused:
        screen.line(screen.words.refusal(in_file(path, refused.refusal).refusal, record.names), "red")
        return False
    facts: dict[str, object] = {"path": str(path), "decisions": session.decisions}
    unchecked = sum(1 for step in record.steps if not step.check) + (not record.header_check)
    outcome = session.state.outcome()
    if outcome is None:
        screen.say("verify-unfinished", "yellow", **facts)
    else:
        screen.say("verify-good", "green", **facts, points=" ".join(session.record.points))
    if unchecked:
        screen.say("verify-unchecked", "yellow", count=unchecked)
    if record.commitment:
        screen.say("verify-seed", "dim", commitment=record.commitment)
    else:
        screen.say("verify-no-commitment", "dim")
    return True
