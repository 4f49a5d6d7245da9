"""Tables without a network or a store: a log that is written at times of our own, and what it shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from madoi.core.refusal import Refusal, Refused
from madoi.core.viewer import SPECTATOR, Seat, Viewer
from madoi.server.table import automation
from madoi.server.table.commands import decisions
from madoi.server.table.commands.decisions import Prompt
from madoi.server.table.log import Began, Entry, Opened, Plan, Terms, decode_entry, encode_entry
from madoi.server.table.projection import updates
from madoi.server.table.state import Table
from madoi.server.tokens import hashed

NOON = 1_000_000.0
NAMES = ["Akane", "Shirakaba", "Kuroki", "Tsuge", "Murafuji"]
SEED = "a-seed-that-nobody-was-told"
GAMES = ["kasane", "yurikure", "lily"]
SEATS = {"kasane": 4, "yurikure": 3, "lily": 2}


def secret(seat: Seat) -> str:
    """What the person at this seat holds."""
    return f"the secret of seat {seat}"


def person(seat: Seat) -> Plan:
    return Plan("person", NAMES[seat], "", hashed(secret(seat)))


def bot(name: str = "greedy", called: str = "") -> Plan:
    return Plan("bot", called or name, name)


def people(seats: int) -> list[Plan]:
    return [person(seat) for seat in range(seats)]


class ScriptedTable:
    """A table whose log a test writes, at ``time``. Each entry is read back from its text, as the store would
    give it."""

    def __init__(self, opened: Opened, id: str = "table") -> None:
        self.time = NOON
        self.log = [(self.time, encode_entry(opened))]
        self.id = id
        self.table = self.again()

    def write(self, entry: Entry, after: float = 1.0) -> None:
        """``after`` seconds after the last one."""
        self.time += after
        text = encode_entry(entry)
        self.table.apply(decode_entry(text), self.time)
        self.log.append((self.time, text))

    def begin(self, seed: str = SEED) -> ScriptedTable:
        self.write(Began(seed, self.table.game.version), 0.0)
        return self

    def play(self, seat: Seat, *actions: str, after: float = 1.0) -> None:
        """A person at this seat answers, again and again."""
        for action in actions:
            self.write(decisions.decide(self.table, seat, self.prompt(seat).id, action), after)

    def prompt(self, seat: Seat) -> Prompt:
        asked = decisions.prompt(self.table, seat)
        assert asked is not None, f"{seat} is not asked"
        return asked

    def settle(self, kind: str) -> automation.Due:
        """Write what is due at the table now, which is this, at the time when it is due."""
        due = automation.next_due(self.table)
        assert due is not None
        assert due.kind == kind
        entry = automation.carry_out(self.table, due)
        self.write(entry, max(0.0, due.at - self.time))
        return due

    def again(self) -> Table:
        """The table as a process finds it that reads the log from the store."""
        opened = decode_entry(self.log[0][1])
        assert isinstance(opened, Opened)
        table = Table(self.id, opened, self.log[0][0])
        for at, text in self.log[1:]:
            table.apply(decode_entry(text), at)
        return table

    def update(self, viewer: Viewer, since: int = -1, chat: bool = True) -> Any:
        return msgspec.json.decode(sent_update(self.table, viewer, since, chat))

    def now(self, viewer: Viewer) -> Any:
        return self.update(viewer)["now"]

    def last(self, viewer: Viewer) -> Any:
        """The last news that the viewer was told."""
        return self.update(viewer)["news"][-1]

    def sent(self, viewer: Viewer) -> bytes:
        """All that the viewer was told and sees now, as it is sent."""
        return sent_update(self.table, viewer, -1, True)

    def all_sent(self) -> dict[Viewer, bytes]:
        return {viewer: self.sent(viewer) for viewer in self.table.viewers()}


def sent_update(table: Table, viewer: Viewer, since: int, chat: bool) -> bytes:
    """Everything after a number as one update, also where it is sent in pages."""
    news: list[msgspec.Raw] = []
    while True:
        update = updates.next_update(table, viewer, since, chat)
        since = update.last
        parts = msgspec.json.decode(update.message, type=dict[str, msgspec.Raw])
        news += msgspec.json.decode(parts["news"], type=list[msgspec.Raw])
        if "now" in parts:
            return msgspec.json.encode({"type": "update", "news": news, "now": parts["now"]})


def waiting_table(
    game: str = "kasane",
    seats: Sequence[Plan] = (),
    options: dict[str, str] | None = None,
    terms: Terms | None = None,
) -> ScriptedTable:
    """A table that waits for its players; people hold all seats unless ``seats`` says otherwise."""
    plans = list(seats) or people(SEATS[game])
    return ScriptedTable(Opened(game, options or {}, plans, terms or Terms()))


def started_table(
    game: str = "kasane",
    seats: Sequence[Plan] = (),
    options: dict[str, str] | None = None,
    terms: Terms | None = None,
) -> ScriptedTable:
    """A table where the game has just begun."""
    return waiting_table(game, seats, options, terms).begin()


PAIRS = ["akane shirakaba", "kuroki tsuge", "murafuji midorino", "akane sorai", "kuroki sorai"]
"""A sheet of Yuri-Kure, from 5 points to 1."""


def placed(seat: Seat, pairs: Sequence[str] = PAIRS) -> list[str]:
    return [f"support {pair}" for pair in pairs]


def hand_in(table: ScriptedTable, *seats: Seat) -> None:
    """These fill their sheets and hand them in, one after the other."""
    for seat in seats:
        table.play(seat, *placed(seat), "hand-in")


def mover(table: ScriptedTable) -> Seat:
    """Who decides now, alone."""
    (seat,) = table.table.to_move()
    return seat


def play_on(table: ScriptedTable, decisions: int, after: float = 1.0) -> None:
    """So many mildest choices of people, or of bots where no person is asked."""
    for _ in range(decisions):
        asked = [seat for seat in table.table.to_move() if table.table.seats[seat].by_person]
        if asked:
            table.play(asked[0], table.prompt(asked[0]).decision.default.text, after=after)
        else:
            table.settle("bot")


def until_asked(table: ScriptedTable, seat: Seat) -> None:
    """Mildest choices until this seat alone is asked."""
    while table.table.to_move() != [seat]:
        play_on(table, 1)


def play_out(table: ScriptedTable) -> None:
    """Mildest choices until the game is over."""
    while table.table.phase == "playing":
        play_on(table, 1)


@contextmanager
def refused(code: str) -> Iterator[list[Refusal]]:
    """What is tried inside is refused for this reason; gives the refusal afterwards."""
    found: list[Refusal] = []
    with pytest.raises(Refused) as caught:
        yield found
    found.append(caught.value.refusal)
    assert caught.value.refusal.code == code


def everybody(table: ScriptedTable) -> list[Viewer]:
    return [SPECTATOR, *range(len(table.table.seats))]
