"""Continuation commands: rematches, and tables that continue an earlier game from any point.

They return the first entry of the new table.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from random import SystemRandom
from typing import Literal, TypeAlias, assert_never

import msgspec

from madoi.bots.cast import pick_character
from madoi.core.manual_chance import MANUAL
from madoi.core.record import read
from madoi.core.refusal import Refusal, Refused
from madoi.core.viewer import EVERYTHING, SPECTATOR, Seat, Viewer
from madoi.games import find
from madoi.server import limits
from madoi.server.table.commands.chat import last_messages
from madoi.server.table.commands.seating import seat_of
from madoi.server.table.log import EveningScore, Opened, Plan, Rematched, Terms
from madoi.server.table.seats import SeatState, options_in_order
from madoi.server.table.state import Table

SeatOrder: TypeAlias = Literal["same", "next", "shuffled"]
"""Seats in a rematch: as they are, everybody one seat further, or drawn."""


def rematch_of(table: Table, order: Sequence[Seat]) -> Opened:
    """A rematch: the same people, secrets and options. Seat ``n`` of it belongs to seat ``order[n]`` of this
    table. Among people it waits until everybody has come. Raises `Refused` before the game is over."""
    if table.phase != "over":
        raise Refused(Refusal("table-goes-on", "", {}))
    plans: list[Plan] = []
    for seat_state in table.seats:
        plans.append(_plan_again(table, seat_state, [*table.names(), *(plan.name for plan in plans)]))
    chat = [
        msgspec.structs.replace(said, seat=order.index(said.seat) if said.seat in order else SPECTATOR)
        for said in last_messages(table)
    ]
    score = evening_score(table)
    return Opened(
        table.game.name,
        options_in_order(table.game, table.settings.options, order),
        [plans[seat] for seat in order],
        table.terms,
        source=table.id,
        opener=table.opened.opener,
        chat=chat,
        gathers=not table.terms.paper and sum(plan.kind == "person" for plan in plans) > 1,
        evening=score and EveningScore(score.games, [score.wins[seat] for seat in order]),
    )


def seat_order(table: Table, seats: SeatOrder) -> list[Seat]:
    """Who sits where in a rematch: by the seat here, for each seat there."""
    order = list(range(len(table.seats)))
    match seats:
        case "same":
            pass
        case "next":
            order = order[1:] + order[:1]
        case "shuffled":
            SystemRandom().shuffle(order)
        case _:
            assert_never(seats)
    return order


def evening_score(table: Table) -> EveningScore | None:
    """The score of the evening with this game, as soon as it has a result; None before any has one. A win
    belongs to who won it: somebody who sat down later begins at 0."""
    before = table.opened.evening or EveningScore(0, [0] * len(table.seats))
    outcome = None if table.session is None else table.session.state.outcome()
    wins = [
        won if _is_same_holder(plan, seat_state) else 0
        for won, plan, seat_state in zip(before.wins, table.opened.seats, table.seats, strict=True)
    ]
    if outcome is not None:
        wins = [won + (seat in outcome.winners) for seat, won in enumerate(wins)]
    games = before.games + (outcome is not None)
    return EveningScore(games, wins) if games else None


def _is_same_holder(plan: Plan, seat_state: SeatState) -> bool:
    return plan.kind == seat_state.kind and (plan.kind != "person" or plan.key == seat_state.key)


def announce_rematch(table: Table, id: str, by: Seat) -> Rematched:
    """Tell the players where the rematch is. Raises `Refused` where there is one already."""
    if table.rematch:
        raise Refused(Refusal("table-stale", "", {}))
    return Rematched(id, by)


def _plan_again(table: Table, seat_state: SeatState, taken: list[str]) -> Plan:
    if seat_state.gone and seat_state.kind == "person":  # nobody would wait for them again
        return Plan("bot", pick_character(table.id, taken), seat_state.bot) if seat_state.bot else Plan()
    if seat_state.kind == "person":
        return Plan("person", seat_state.name, "", seat_state.key, seat_state.face)
    # The name of a player who was voted out is still on the seat, which is no longer theirs.
    name = pick_character(table.id, taken) if seat_state.replaced else seat_state.name
    return Plan("bot", name, seat_state.bot)


def continuation_of_table(
    table: Table, plans: list[Plan], terms: Terms, decisions: int | None, number: int | None, secret: str
) -> Opened:
    """A table that continues this one: after the first ``decisions`` of a finished game, or as the holder of
    the secret knew it at ``number``."""
    session = table.started_session
    if table.is_strict and table.phase != "over":
        raise Refused(Refusal("daily-no-copy", "", {}))
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
    return table.earlier_decisions + bisect_right(table.standing_decisions, last)
