"""Absence commands: what happens while somebody is away, and that they are back.

Somebody is away who has left, is not connected, or whose time ran out without an answer of their own. A bot
plays on if more than half of the others who are there want it; the game ends if all of them do. Otherwise the
table waits.
"""

from __future__ import annotations

from collections.abc import Collection

from madoi.core.refusal import Refusal, Refused
from madoi.core.viewer import Seat
from madoi.server.table.commands.seating import find_seat
from madoi.server.table.log import Abandoned, AbsenceAnswer, AbsenceAnswered, Arrived, Handed
from madoi.server.table.state import Table


def answer_absence(
    table: Table, by: Seat, seat: Seat, answer: AbsenceAnswer, connected: Collection[Seat]
) -> AbsenceAnswered | Handed | Abandoned:
    """Say what to do about an absent player; the last answer that is needed does it. ``connected``: the seats
    whose holders are there. The holder keeps the seat, and can return to it."""
    find_seat(table, seat)
    _refuse_where_nobody_waits(table, answer)
    if by == seat or not is_away(table, seat, connected):
        raise Refused(Refusal("vote-here", "", {"seat": seat}))
    others = _others_there(table, seat, connected) | {by}
    answers = {**table.absences.answers(seat), by: answer}
    wanted = [answers.get(other) for other in others]
    if answer == "bot" and 2 * wanted.count("bot") > len(others):
        return Handed(seat, table.terms.bot, "absent")
    if answer == "end" and wanted.count("end") == len(others):
        return Abandoned(seat)
    if table.absences.answers(seat).get(by) == answer:
        raise Refused(Refusal("vote-twice", "", {}))
    return AbsenceAnswered(seat, by, answer)


def is_away(table: Table, seat: Seat, connected: Collection[Seat]) -> bool:
    """Whether a person should decide for this seat, and is not there."""
    seat_state = table.seats[seat]
    if not seat_state.by_person:
        return False
    if not table.begun:
        return table.is_awaited(seat)
    return seat_state.gone or seat_state.overdue or seat not in connected


def is_news(table: Table, seat: Seat) -> bool:
    """Whether the table should know that the holder of this seat has just connected."""
    return table.is_awaited(seat) or (bool(table.absences.answers(seat)) and not table.seats[seat].gone)


def arrive(table: Table, seat: Seat) -> Arrived:
    """The holder of a seat is there. Raises `Refused` where the table knows it."""
    if not is_news(table, seat):
        raise Refused(Refusal("table-stale", "", {}))
    return Arrived(seat)


def _others_there(table: Table, seat: Seat, connected: Collection[Seat]) -> set[Seat]:
    """The players whose answers count: those at the table, except who is away."""
    return {
        other
        for other in table.people()
        if other != seat
        and other in connected
        and table.seats[other].by_person
        and not table.seats[other].gone
    }


def _refuse_where_nobody_waits(table: Table, answer: AbsenceAnswer) -> None:
    """At a paper table people see each other; before a rematch there is nothing to end."""
    gathers = table.opened.gathers and not table.begun
    if table.terms.paper or not (table.phase == "playing" or (gathers and answer != "end")):
        raise Refused(Refusal("table-not-playing", "", {}))
