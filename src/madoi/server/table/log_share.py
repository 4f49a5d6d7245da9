"""The shares of a table's log: the game always has room, whatever people do besides.

Decisions and results of chance have a part of the log that nothing else can take. Of the rest each seat has
an equal share, and the spectators have one together; chat takes half of a share at most.
"""

from __future__ import annotations

from collections import Counter
from typing import assert_never

from madoi.core.refusal import Refusal, Refused
from madoi.core.viewer import SPECTATOR, Viewer
from madoi.server import limits
from madoi.server.table.log import (
    Abandoned,
    AbsenceAnswered,
    Arrived,
    Began,
    BotsWanted,
    CorrectAsked,
    Corrected,
    Decided,
    Entry,
    Fell,
    Filled,
    Handed,
    Hinted,
    Hosted,
    Left,
    MovedHere,
    Opened,
    Rematched,
    Returned,
    Rolls,
    Said,
    Sat,
    TakenAlong,
    Trimmed,
    UndoAnswered,
    UndoAsked,
    Undone,
    UndoWithdrawn,
    Voted,
    Wished,
)


class LogShares:
    """How much of its log each part has used."""

    def __init__(self, seats: int) -> None:
        self._share = limits.MAX_SIDE_ENTRIES // (seats + 1)
        self._game_entries = 0
        self._side_entries: Counter[Viewer] = Counter()
        self._chat_entries: Counter[Viewer] = Counter()

    @property
    def game_is_full(self) -> bool:
        return self._game_entries >= limits.MAX_GAME_ENTRIES

    def check(self, entry: Entry) -> None:
        """Raises `Refused` when the part of the log that this entry belongs to is full."""
        viewer = _owner(entry)
        if viewer is None:
            if self.game_is_full:
                raise Refused(Refusal("table-full", "", {"most": limits.MAX_GAME_ENTRIES}))
        elif isinstance(entry, Said):
            if self._chat_entries[viewer] >= self._share // 2:
                raise Refused(Refusal("chat-full", "", {}))
        elif self._side_entries[viewer] >= self._share // 2:
            raise Refused(Refusal("table-share-full", "", {"most": self._share // 2}))

    def add(self, entry: Entry) -> None:
        viewer = _owner(entry)
        if viewer is None:
            self._game_entries += 1
        elif isinstance(entry, Said):
            self._chat_entries[viewer] += 1
        else:
            self._side_entries[viewer] += 1


def _owner(entry: Entry) -> Viewer | None:
    """The seat, or the spectators, whose share an entry takes from; None for the game's own."""
    match entry:
        case Decided() | Fell() | Began() | Opened() | Filled() | Rematched() | Abandoned():
            return None
        case MovedHere() | TakenAlong() | Trimmed():
            return None
        case Handed():
            return entry.seat if entry.why == "asked" else None
        case Said():
            return SPECTATOR if entry.room == "spectators" else entry.seat
        case Voted() | Hosted() | AbsenceAnswered():
            return entry.by
        case Wished() | UndoAsked() | UndoAnswered() | Undone() | CorrectAsked() | Corrected():
            return entry.seat
        case Sat() | Left() | Returned() | Rolls() | Arrived() | UndoWithdrawn() | BotsWanted() | Hinted():
            return entry.seat
        case _:
            assert_never(entry)
