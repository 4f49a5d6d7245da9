"""Showing: all that leaves for a viewer is made here, from views and from what events tell that viewer.

Nothing of a book's entry is passed on as it is: each kind of news is put together field by field.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Literal

import msgspec

from madoi.core.game import EVERYTHING, SPECTATOR, Seat, Viewer
from madoi.core.refusal import Refusal
from madoi.server.protocol import PROTOCOL
from madoi.server.protocol.common import RefusalData
from madoi.server.protocol.my_tables import GameResult, MyTable
from madoi.server.protocol.server_messages import Update, Welcome
from madoi.server.protocol.snapshot import (
    News,
    OutcomeSnapshot,
    PromptSnapshot,
    SeatSnapshot,
    Snapshot,
    UndoSnapshot,
)
from madoi.server.protocol.tables import TableSummary
from madoi.server.table.commands import undo
from madoi.server.table.commands.decisions import prompt, wishes
from madoi.server.table.log import (
    Began,
    CorrectAsked,
    Corrected,
    Decided,
    Entry,
    Fell,
    Filled,
    Handed,
    How,
    Opened,
    Rematched,
    Rolls,
    Said,
    Sat,
    UndoAnswered,
    Undone,
    Voted,
    Wished,
)
from madoi.server.table.projection import event_faces, paper_table
from madoi.server.table.projection.event_faces import plain
from madoi.server.table.state import Table
from madoi.version import version_text

_ENCODER = msgspec.json.Encoder()


def welcome(table: Table, viewer: Viewer, time: float) -> Welcome:
    return Welcome(
        PROTOCOL,
        version_text(),
        table.id,
        viewer,
        table.game.name,
        table.settings.options,
        table.terms,
        source(table),
        time,
    )


def update(table: Table, viewer: Viewer, since: int, chat: bool) -> bytes:
    """All that the viewer was told after the news of this number, and the table now, ready to be sent.
    Made once for all connections of the viewer that are as far."""
    key = ("update", viewer, since, chat)
    made = table.memo.get(key)
    if not isinstance(made, bytes):
        told = table.told[viewer]
        numbers = range(max(0, since + 1), len(told))
        entries = [(number, table.entries[told[number]]) for number in numbers]
        fresh = [
            msgspec.Raw(_ENCODER.encode(news(table, viewer, number)))
            for number, entry in entries
            if chat or not isinstance(entry, Said)
        ]
        made = _ENCODER.encode(Update(fresh, _encoded_now(table, viewer)))
        table.memo[key] = made
    return made


def _encoded_now(table: Table, viewer: Viewer) -> msgspec.Raw:
    made = table.memo.get(("now", viewer))
    if not isinstance(made, bytes):
        made = table.memo["now", viewer] = _ENCODER.encode(now(table, viewer))
    return msgspec.Raw(made)


def now(table: Table, viewer: Viewer) -> Snapshot:
    """The table as the viewer may see it."""
    number = len(table.told[viewer]) - 1
    seats = [seat_now(table, seat) for seat in range(len(table.chairs))]
    session = table.session
    rolls = None if table.paper is None else table.paper.by
    if session is None:
        asked = _undo(table, viewer)
        chance = paper_table.chance(table, viewer)
        return Snapshot(
            number, table.phase, seats, undo=asked, rematch=table.rematch, chance=chance, rolls=rolls
        )
    state = session.state
    outcome = state.outcome()
    return Snapshot(
        number,
        table.phase,
        seats,
        table.to_move(),
        state.view(viewer).data(),
        _prompt(table, viewer),
        "" if viewer == SPECTATOR else table.chairs[viewer].wish,
        _undo(table, viewer),
        table.commitment,
        None if outcome is None else OutcomeSnapshot(outcome.points, outcome.winners, session.record.seed),
        None if outcome is None else state.view(EVERYTHING).data(),
        table.rematch,
        paper_table.chance(table, viewer),
        rolls,
    )


def seat_now(table: Table, seat: int) -> SeatSnapshot:
    """A seat, as everybody may see it."""
    chair = table.chairs[seat]
    clock = table.clocks
    until = clock.deadline(seat) if chair.by_person else None
    left = clock.stands_at(seat) if until is None else None
    votes = len(table.votes.get(seat, ()))
    return SeatSnapshot(chair.kind, chair.name, chair.bot, chair.gone, chair.vacant, votes, left, until)  # type: ignore[arg-type]


def _prompt(table: Table, viewer: Viewer) -> PromptSnapshot | None:
    asked = None if viewer == SPECTATOR else prompt(table, viewer)
    if asked is None or table.chairs[viewer].bot:
        return None
    decision = asked.decision
    question = decision.question
    return PromptSnapshot(
        asked.id,
        question.key,
        plain(question.facts),
        asked.actions,
        decision.default.text,
        wishes(table, viewer, asked),
    )


def _undo(table: Table, viewer: Viewer) -> UndoSnapshot | None:
    request = table.undo
    played = table.phase == "playing" and table.session is not None
    if viewer == SPECTATOR or not (played or request):
        return None
    free = undo.free(table, viewer) if played else Refusal("undo-nothing", "", {})
    refusal = reasoned(free) if isinstance(free, Refusal) else None
    if request is None:
        return UndoSnapshot(refusal)
    correction = None if request.change is None else paper_table.correction(table, viewer, request.number)
    return UndoSnapshot(refusal, request.seat, sorted(request.agreed), correction)


def news(table: Table, viewer: Viewer, number: int) -> News:
    """One thing that the viewer was told, as she was told it."""
    place = table.told[viewer][number]
    entry = table.entries[place]
    lines = event_faces.lines(table.happened.get(place, []), viewer)
    at = table.times[place]
    if isinstance(entry, Decided):
        # Others cannot tell what was wished beforehand or forced from what was thought about.
        seen: How = "person" if entry.how in ("wish", "forced") and viewer != entry.seat else entry.how
        return News(number, at, "decided", entry.seat, how=seen, lines=lines)
    if isinstance(entry, Fell):
        fell = paper_table.fell(table, viewer, place)
        return News(number, at, "fell", entry.seat, lines=lines, fell=fell)
    if isinstance(entry, (Opened, Began)):
        return News(number, at, "opened" if isinstance(entry, Opened) else "began", lines=lines)
    if isinstance(entry, Rematched):
        return News(number, at, "rematched", table=entry.table)
    return _seat_news(table, viewer, number, at, entry)


def _seat_news(table: Table, viewer: Viewer, number: int, at: float, entry: Entry) -> News:
    assert not isinstance(entry, (Opened, Began, Rematched))
    what = str(entry.__struct_config__.tag)
    seat = entry.seat
    if isinstance(entry, Sat):
        return News(number, at, what, seat, entry.name)
    if isinstance(entry, Filled):
        return News(number, at, what, seat, entry.name, bot=entry.bot)
    if isinstance(entry, Handed):
        return News(number, at, what, seat, bot=entry.bot, why=entry.why)
    if isinstance(entry, Said):
        return News(number, at, what, seat, entry.name, entry.text, why=entry.room)
    if isinstance(entry, Wished):
        return News(number, at, what, seat, text=entry.wish)
    if isinstance(entry, UndoAnswered):
        return News(number, at, what, seat, yes=entry.yes)
    if isinstance(entry, Undone):
        return News(number, at, what, seat, taken_back=_taken_back(table, viewer, number))
    if isinstance(entry, Rolls):
        return News(number, at, what, seat, why=entry.by)
    if isinstance(entry, (CorrectAsked, Corrected)):
        return _correction_news(table, viewer, number, at, entry)
    if isinstance(entry, Voted):
        return News(number, at, what, seat, entry.name)
    return News(number, at, what, seat)  # left, undo-asked, returned


def _taken_back(table: Table, viewer: Viewer, number: int) -> list[int]:
    places = table.told[viewer]
    return [bisect_left(places, place) for place in table.taken_back[places[number]] if place in places]


def _correction_news(
    table: Table, viewer: Viewer, number: int, at: float, entry: CorrectAsked | Corrected
) -> News:
    place = table.told[viewer][number]
    correction = paper_table.correction(table, viewer, place)
    if isinstance(entry, CorrectAsked):
        return News(number, at, "correct-asked", entry.seat, correction=correction)
    return News(
        number,
        at,
        "corrected",
        entry.seat,
        taken_back=_taken_back(table, viewer, number),
        lines=paper_table.told_anew(table, viewer, place),
        correction=correction,
    )


def reasoned(refusal: Refusal) -> RefusalData:
    return RefusalData(refusal.code, refusal.rule, plain(refusal.facts))


def source(table: Table) -> str:
    """The table that this one continues or plays again, if whoever comes here may look at it: not where it
    was continued from what one player knows, and not where everybody can come here and only those who have
    the link can go there."""
    opened = table.opened
    shown = opened.viewer == EVERYTHING and not (opened.before and opened.terms.public)
    return opened.source if shown else ""


def listed(table: Table) -> TableSummary:
    """The table as somebody sees it who has its link, or who looks into the lobby."""
    seats = [seat_now(table, seat) for seat in range(len(table.chairs))]
    return TableSummary(
        table.id, table.game.name, table.settings.options, table.phase, seats, table.terms, source(table)
    )


def mine(table: Table, seat: Seat) -> MyTable:
    """The table at a glance, for who holds this seat."""
    outcome = None if table.session is None else table.session.state.outcome()
    asked = _waits_for(table, seat)
    told = table.told[seat][-1]
    last = table.decided[-1] if outcome is not None and table.decided else told
    since = table.clocks.asked[seat] if asked == "decision" else table.times[told]
    return MyTable(
        table.id,
        table.game.name,
        seat,
        table.phase,
        [seat_now(table, number) for number in range(len(table.chairs))],
        table.terms,
        table.to_move(),
        asked,
        since if asked else None,
        table.times[last],
        bool(table.opened.before),
        None if outcome is None else GameResult(outcome.points, outcome.winners),
        table.rematch,
    )


def _waits_for(table: Table, seat: Seat) -> Literal["", "decision", "chance", "consent"]:
    """What the table waits for from the holder of a seat."""
    request = table.undo
    if table.phase == "over" or not table.chairs[seat].by_person:
        return ""
    if seat in table.to_move():
        return "decision"
    chance = paper_table.chance(table, seat)
    if chance is not None and seat in chance.seats and table.paper is not None and table.paper.by == "people":
        return "chance"
    return "consent" if request is not None and seat not in request.agreed else ""
