"""Taking back: freely where nobody has learnt anything, otherwise when everybody agrees
(docs/decisions/0004)."""

from __future__ import annotations

from madoi.core.game import Seat
from madoi.core.refusal import Refusal, Refused
from madoi.core.session import TakeBackPlan
from madoi.server.table.log import Corrected, UndoAnswered, UndoAsked, Undone
from madoi.server.table.paper import play_again
from madoi.server.table.state import Table, UndoRequest


def free(table: Table, seat: Seat) -> TakeBackPlan | Refusal:
    """Whether the seat may take its last decision back by itself; otherwise what was learnt since.

    What others have decided since without its knowledge does not count and stays: a "no" would tell that they
    have. They can take that back as freely."""
    session = table.playing
    if table.paper is not None and table.paper.pending is not None:
        pending = table.paper.pending
        if pending.seat != seat:
            return Refusal("undo-others", "", {})
        if pending.fallen:
            return Refusal("undo-fell", "", {"what": "@" + pending.fallen[-1].asked.what})
        return TakeBackPlan(session.decisions, [])
    found = session.take_back(seat)
    back = session.free_undo(seat) if isinstance(found, Refusal) else found.back
    if isinstance(found, TakeBackPlan) or isinstance(back, Refusal):
        return found
    keep = list(range(back + 1, session.decisions))
    since = table.decided[back + 1 - session.forked_at :]
    if any(number in table.told[seat] for number in since) or not session.stands_without(back, keep):
        return found
    return TakeBackPlan(back, keep)


def take_back(table: Table, seat: Seat) -> Undone:
    """The seat's last decision, by itself. Raises `Refused` with what was learnt since."""
    _goes_on(table)
    found = free(table, seat)
    if isinstance(found, Refusal):
        raise Refused(found)
    return Undone(seat, found.back, found.keep)


def ask(table: Table, seat: Seat) -> UndoAsked | Undone | Corrected:
    """The seat's last decision and all that came after it, if everybody agrees; machines always do. One
    request at a time, so that nobody agrees to another one than she read."""
    _goes_on(table)
    request = table.undo
    if request is not None:
        is_hers = request.seat == seat and request.change is None
        if is_hers and consenting(table) <= request.agreed:  # who had not agreed plays no longer
            return agreed(table, request)
        raise Refused(Refusal("undo-waiting", "", {"seat": request.seat}))
    back = _last_of(table, seat)
    if back < table.playing.forked_at:
        raise Refused(Refusal("undo-nothing", "", {}))
    if not consenting(table) - {seat}:
        return Undone(seat, back, [])
    return UndoAsked(seat, back)


def _last_of(table: Table, seat: Seat) -> int:
    """How many decisions had been made before the last one of this seat, which may still wait for chance."""
    paper = table.paper
    if paper is not None and paper.pending is not None and paper.pending.seat == seat:
        return table.playing.decisions
    return table.playing.last_of(seat)


def answer(table: Table, seat: Seat, yes: bool) -> UndoAnswered | Undone | Corrected:
    """The seat agrees to what was asked, or does not; the last one who agrees makes it so."""
    request = table.undo
    if request is None or seat in request.agreed:
        raise Refused(Refusal("undo-not-asked", "", {}))
    if yes and consenting(table) <= request.agreed | {seat}:
        return agreed(table, request)
    return UndoAnswered(seat, yes)


def agreed(table: Table, request: UndoRequest) -> Undone | Corrected:
    """What everybody has agreed to. Raises `Refused` for a change that the game can no longer follow."""
    if request.change is not None:
        assert table.paper is not None
        stop = play_again(table.paper, request.change, len(table.entries)).stop
        if stop is not None and not request.change.cut:
            raise Refused(Refusal("correct-stops-hidden", "", {"decision": stop.round}))
        return Corrected(request.seat, request.change)
    return Undone(request.seat, request.back, [])


def consenting(table: Table) -> set[Seat]:
    """Whose consent is needed: everybody's who plays herself."""
    return {seat for seat in table.people() if table.chairs[seat].by_person}


def _goes_on(table: Table) -> None:
    if not table.playing.state.to_move():
        raise Refused(Refusal("game-over", "", {}))
