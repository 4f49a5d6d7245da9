"""Undo commands: free where nobody has learnt anything, otherwise by consent (docs/decisions/0004)."""

from __future__ import annotations

from madoi.core.refusal import Refusal, Refused
from madoi.core.session import TakeBackPlan
from madoi.core.viewer import Seat
from madoi.server.table.consent import ConsentRequest
from madoi.server.table.log import Corrected, UndoAnswered, UndoAsked, Undone, UndoWithdrawn
from madoi.server.table.paper_correction import replay_with_change
from madoi.server.table.state import Table


def free_undo(table: Table, seat: Seat) -> TakeBackPlan | Refusal:
    """How the seat can undo its last decision without consent; a refusal says what was learnt since.

    Later decisions that the seat does not know of stay, and do not prevent the undo: a refusal would reveal
    them. Their makers can undo them as freely."""
    session = table.started_session
    if table.is_strict:
        return Refusal("daily-no-undo", "", {})
    if table.paper is not None and table.paper.pending is not None:
        pending = table.paper.pending
        if pending.seat != seat:
            return Refusal("undo-others", "", {})
        if pending.results:
            return Refusal("undo-fell", "", {"what": "@" + pending.results[-1].asked.what})
        return TakeBackPlan(session.decisions, [])
    found = session.take_back(seat)
    back = session.free_undo(seat) if isinstance(found, Refusal) else found.back
    if isinstance(found, TakeBackPlan) or isinstance(back, Refusal):
        return found
    keep = list(range(back + 1, session.decisions))
    since = [table.log[number] for number in table.standing_decisions[back + 1 - table.earlier_decisions :]]
    if any(seat in one.visible_to for one in since) or not session.stands_without(back, keep):
        return found
    return TakeBackPlan(back, keep)


def take_back(table: Table, seat: Seat) -> Undone:
    """Undo the seat's last decision without consent. Raises `Refused` with the reason why not."""
    _refuse_after_end(table)
    found = free_undo(table, seat)
    if isinstance(found, Refusal):
        raise Refused(found)
    return Undone(seat, found.back, found.keep)


def ask(table: Table, seat: Seat) -> UndoAsked | Undone | Corrected:
    """Ask the others to undo the seat's last decision and all that came after it. Bots always agree. There is
    one request at a time, so that nobody agrees to the wrong one."""
    _refuse_after_end(table)
    if table.is_strict:
        raise Refused(Refusal("daily-no-undo", "", {}))
    request = table.consent_request
    if request is not None:
        is_own = request.seat == seat and request.change is None
        if is_own and consent_needed(table) <= request.agreed:  # those who had not agreed no longer play
            return carry_out(table, request)
        raise Refused(Refusal("undo-waiting", "", {"seat": request.seat}))
    back = _decisions_before_last(table, seat)
    session = table.started_session
    if back < session.forked_at:
        raise Refused(Refusal("undo-forked" if session.record.forks else "undo-nothing", "", {}))
    if not consent_needed(table) - {seat}:
        return Undone(seat, back, [])
    return UndoAsked(seat, back)


def _decisions_before_last(table: Table, seat: Seat) -> int:
    """The number of decisions before the last one of this seat, which may still wait for chance."""
    paper = table.paper
    if paper is not None and paper.pending is not None and paper.pending.seat == seat:
        return table.started_session.decisions
    return table.started_session.last_of(seat)


def answer(table: Table, seat: Seat, yes: bool) -> UndoAnswered | Undone | Corrected:
    """Agree to a request, or decline it, also after having agreed. The last agreement carries it out."""
    request = table.consent_request
    if request is None or seat == request.seat or (yes and seat in request.agreed):
        raise Refused(Refusal("undo-not-asked", "", {}))
    if yes and consent_needed(table) <= request.agreed | {seat}:
        return carry_out(table, request)
    return UndoAnswered(seat, yes)


def withdraw(table: Table, seat: Seat) -> UndoWithdrawn:
    """Take back your own request to undo or to correct."""
    request = table.consent_request
    if request is None or request.seat != seat:
        raise Refused(Refusal("undo-not-asked", "", {}))
    return UndoWithdrawn(seat)


def carry_out(table: Table, request: ConsentRequest) -> Undone | Corrected:
    """The entry for a request that everybody agreed to. Raises `Refused` for a correction that no longer
    fits the game."""
    if request.change is not None:
        assert table.paper is not None
        stop = replay_with_change(table.paper, request.change, len(table.log)).stop
        if stop is not None and not request.change.cut:
            raise Refused(Refusal("correct-stops-hidden", "", {"decision": stop.round}))
        return Corrected(request.seat, request.change)
    return Undone(request.seat, request.back, [])


def consent_needed(table: Table) -> set[Seat]:
    """The seats that must agree: those where a person plays."""
    return {seat for seat in table.people() if table.seats[seat].by_person}


def _refuse_after_end(table: Table) -> None:
    if table.abandoned or not table.started_session.state.to_move():
        raise Refused(Refusal("game-over", "", {}))
