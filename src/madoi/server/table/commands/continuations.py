"""Playing again, and playing on from a moment: tables that come from another table."""

from __future__ import annotations

from bisect import bisect_right

from madoi.core.chance import FED
from madoi.core.game import EVERYTHING, SPECTATOR, Seat, Viewer
from madoi.core.record import read
from madoi.core.refusal import Refusal, Refused
from madoi.games import find
from madoi.server import limits
from madoi.server.runtime.live_table import Place
from madoi.server.table.commands.seating import named, seat_of
from madoi.server.table.log import Entry, Opened, Plan, Rematched, Terms
from madoi.server.table.state import Chair, Table


async def rematch(place: Place, seat: Seat) -> str:
    """The same seats and options once more; the secrets of the seats hold there too. Once a table: who comes
    second is told the table that is there."""
    table = place.table
    if table.phase != "over":
        raise Refused(Refusal("table-goes-on", "", {}))
    async with place.rematching:
        if not table.rematch:
            await _open_again(place)
    return table.rematch


async def _open_again(place: Place) -> None:
    table = place.table
    opened = Opened(
        table.game.name,
        table.settings.options,
        [_kept(table, chair) for chair in table.chairs],
        table.terms,
        source=table.id,
    )
    again = await place.house.open(opened)
    try:
        await place.ask(lambda table: _rematched(table, again.table.id))
    except Refused:
        if not table.rematch:
            raise
        # In another process somebody was faster: there it is played.


def _rematched(table: Table, id: str) -> Entry:
    if table.rematch:
        raise Refused(Refusal("table-stale", "", {}))
    return Rematched(id)


def _kept(table: Table, chair: Chair) -> Plan:
    if chair.kind == "person":
        return Plan("person", chair.name, "", chair.key)
    # Who was voted out has left her name at the seat; it is not hers any more.
    name = named(chair.bot, table.names()) if chair.vacant else chair.name
    return Plan("bot", name, chair.bot)


def continued(
    table: Table, plans: list[Plan], terms: Terms, decisions: int | None, number: int | None, secret: str
) -> Opened:
    """A table that goes on from a moment of this one. Raises `Refused`."""
    session = table.playing
    if table.terms.paper or terms.paper:
        raise Refused(Refusal("fork-unseeded", "", {}))
    if len(plans) != len(table.chairs):
        raise Refused(Refusal("seats-wrong", "", {"given": len(plans), "allowed": [len(table.chairs)]}))
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
    )


def brought(text: str, over: bool, plans: list[Plan], terms: Terms, decisions: int) -> Opened:
    """A table that goes on from a moment of a game that somebody has brought; its record holds, and tells
    whether the game was over. Raises `Refused`."""
    record = read(text)
    made = sum(step.seat >= 0 for step in record.steps)
    if record.chance == FED or terms.paper:
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
    options = find(record.game).settings(record.options, count).options
    return Opened(record.game, options, plans, terms, text, decisions)


def _decisions_at(table: Table, viewer: Viewer, number: int) -> int:
    """How many of the decisions that stand had been made when the viewer was told the news of this number.
    What was taken back since cannot be gone on from; what she was never told of is no part of that moment."""
    told = table.told[viewer]
    if number >= len(told):
        raise Refused(Refusal("continue-no-moment", "", {"number": number, "most": len(told) - 1}))
    place = told[number]
    for undone, gone in table.taken_back.items():
        if undone > place and any(taken <= place and taken in told for taken in gone):
            raise Refused(Refusal("continue-taken-back", "", {}))
    return table.playing.forked_at + bisect_right(table.decided, place)
