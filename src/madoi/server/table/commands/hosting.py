"""Host commands: silence somebody, remove them, lock the table.

The host is the person at the first seat whose holder has not left. Nobody is more than that: there are no
accounts, and a table goes on when its host leaves.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from madoi.core.refusal import Refusal, Refused
from madoi.core.viewer import SPECTATOR, Seat, Viewer
from madoi.server.table.commands.seating import find_seat
from madoi.server.table.log import Handed, Hosted, Left
from madoi.server.table.state import Table

HostAction: TypeAlias = Literal["silence", "unsilence", "lock", "unlock", "remove"]


def host(table: Table, by: Seat, what: HostAction, whom: Viewer) -> Hosted | Left | Handed:
    """What the host wants, as an entry. Raises `Refused`."""
    if by != table.host():
        raise Refused(Refusal("host-only", "", {}))
    if what in ("lock", "unlock"):
        if table.locked == (what == "lock"):
            raise Refused(Refusal("table-stale", "", {}))
        if table.opened.daily is not None:  # others have not played the deal yet
            raise Refused(Refusal("daily-no-unlock", "", {}))
        return Hosted(by, what)
    if whom == SPECTATOR:
        _refuse_repetition(table, what, whom)
        return Hosted(by, what)
    if find_seat(table, whom).kind != "person" or whom == by:
        raise Refused(Refusal("host-nobody", "", {}))
    if what == "remove":
        return _remove(table, whom)
    _refuse_repetition(table, what, whom)
    return Hosted(by, what, whom)


def _refuse_repetition(table: Table, what: HostAction, whom: Viewer) -> None:
    if what != "remove" and (whom in table.silenced) == (what == "silence"):
        raise Refused(Refusal("table-stale", "", {}))


def _remove(table: Table, seat: Seat) -> Left | Handed:
    """Before the game the seat becomes free; during it a bot takes over, and anybody may sit down."""
    if not table.begun:
        return Left(seat, "host")
    if table.phase != "playing":
        raise Refused(Refusal("table-not-playing", "", {}))
    return Handed(seat, table.terms.bot, "host")


def check_entry(table: Table) -> None:
    """Raise `Refused` where the host has locked the table."""
    if table.locked:
        raise Refused(Refusal("table-locked", "", {}))
