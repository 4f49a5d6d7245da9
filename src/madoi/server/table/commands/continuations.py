"""Continuation commands: rematches, and tables that continue an earlier game from any point.

They return the first entry of the new table.
"""

from __future__ import annotations

from bisect import bisect_right

from madoi.bots.cast import pick_character
from madoi.core.manual_chance import MANUAL
from madoi.core.record import read
from madoi.core.refusal import Refusal, Refused
from madoi.core.viewer import EVERYTHING, SPECTATOR, Viewer
from madoi.games import find
from madoi.server import limits
from madoi.server.table.commands.chat import last_messages
from madoi.server.table.commands.seating import seat_of
from madoi.server.table.log import Opened, Plan, Rematched, Terms
from madoi.server.table.seats import SeatState
from madoi.server.table.state import Table


def rematch_of(table: Table) -> Opened:
    """A rematch: the same seats, secrets and options. Raises `Refused` before the game is over."""
    if table.phase != "over":
        raise Refused(Refusal("table-goes-on", "", {}))
    plans: list[Plan] = []
    for seat_state in table.seats:
        plans.append(_plan_again(table, seat_state, [*table.names(), *(plan.name for plan in plans)]))
    return Opened(
        table.game.name,
        table.settings.options,
        plans,
        table.terms,
        source=table.id,
        opener=table.opened.opener,
        chat=last_messages(table),
    )


def announce_rematch(table: Table, id: str) -> Rematched:
    """Tell the players where the rematch is. Raises `Refused` where there is one already."""
    if table.rematch:
        raise Refused(Refusal("table-stale", "", {}))
    return Rematched(id)


def _plan_again(table: Table, seat_state: SeatState, taken: list[str]) -> Plan:
    if seat_state.kind == "person":
        return Plan("person", seat_state.name, "", seat_state.key, seat_state.face)
    # The name of a player who was voted out is still on the seat, which is no longer theirs.
    name = pick_character(table.id, taken) if seat_state.vacant else seat_state.name
    return Plan("bot", name, seat_state.bot)


def continuation_of_table(
    table: Table, plans: list[Plan], terms: Terms, decisions: int | None, number: int | None, secret: str
) -> Opened:
    """A table that continues this one: after the first ``decisions`` of a finished game, or as the holder of
    the secret knew it at ``number``."""
    session = table.started_session
    if table.terms.paper or terms.paper:
        raise Refused(Refusal("fork-unseeded", "", {}))
    if len(plans) != len(table.seats):
        raise Refused(Refusal("seats-wrong", "", {"given": len(plans), "allowed": [len(table.seats)]}))
    viewer, most = seat_of(table, secret) if secret else SPECTATOR, session.decisions
    count = most if number is None else _decisions_at(table, viewer, number)
    if table.phase == "over":
        viewer, most = EVERYTHING, session.decisions - 1
        count = min(count, most) if decisions is None else decisions
    if not session.forked_at <= count <= most:
        raise Refused(Refusal("continue-no-moment", "", {"number": count, "most": most}))
    return Opened(
        table.game.name,
        table.settings.options,
        plans,
        terms,
        session.record.text(),
        count,
        viewer,
        table.id,
        table.opened.sources if table.phase == "over" else [*table.opened.sources, table.id],
    )


def continuation_of_record(text: str, over: bool, plans: list[Plan], terms: Terms, decisions: int) -> Opened:
    """A table that continues a verified record after its first ``decisions``. ``over``: the game was over."""
    record = read(text)
    made = sum(step.seat >= 0 for step in record.steps)
    if record.chance == MANUAL or terms.paper:
        raise Refused(Refusal("fork-unseeded", "", {}))
    if made > limits.MAX_IMPORTED_DECISIONS:
        raise Refused(Refusal("continue-too-long", "", {"most": limits.MAX_IMPORTED_DECISIONS}))
    count = len(record.players)
    if len(plans) != count:
        raise Refused(Refusal("seats-wrong", "", {"given": len(plans), "allowed": [count]}))
    first = record.forks[-1].decisions if record.forks else 0
    most = made - 1 if over else made
    if not first <= decisions <= most:
        raise Refused(Refusal("continue-no-moment", "", {"number": decisions, "most": most}))
    options = find(record.game, record.package).settings(record.options, count).options
    return Opened(record.game, options, plans, terms, text, decisions)


def _decisions_at(table: Table, viewer: Viewer, number: int) -> int:
    """How many of the standing decisions had been made at the viewer's entry ``number``. Decisions that the
    viewer does not know of do not count. Raises `Refused` where something that they knew then was undone
    since."""
    visible = table.visible_entries[viewer]
    if number >= len(visible):
        raise Refused(Refusal("continue-no-moment", "", {"number": number, "most": len(visible) - 1}))
    last = visible[number]
    undone = [taken for later in table.log[last + 1 :] for taken in later.taken_back]
    if any(taken <= last and viewer in table.log[taken].visible_to for taken in undone):
        raise Refused(Refusal("continue-taken-back", "", {}))
    return table.started_session.forked_at + bisect_right(table.standing_decisions, last)
