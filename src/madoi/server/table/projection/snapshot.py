"""Projection of a table: the snapshot and the news of one viewer, from views and event faces.

No log entry is sent as it is: each kind of news is made field by field.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Literal, assert_never

import msgspec

from madoi.core.capabilities import Concession
from madoi.core.refusal import Refusal
from madoi.core.viewer import EVERYTHING, SPECTATOR, Seat, Viewer
from madoi.server import limits
from madoi.server.protocol import PROTOCOL
from madoi.server.protocol.common import RefusalData
from madoi.server.protocol.my_tables import GameResult, MyTable
from madoi.server.protocol.server_messages import Welcome
from madoi.server.protocol.snapshot import (
    AbsenceOpinion,
    ChatMessage,
    MatchSnapshot,
    News,
    OutcomeSnapshot,
    OutOfTurnSnapshot,
    PromptSnapshot,
    SeatSnapshot,
    Snapshot,
    UndoSnapshot,
)
from madoi.server.protocol.tables import TableSummary
from madoi.server.table.applied_entry import AppliedEntry
from madoi.server.table.commands import undo
from madoi.server.table.commands.continuations import evening_score
from madoi.server.table.commands.decisions import (
    is_answered_for,
    out_of_turn,
    premove_facts,
    premoves,
    prompt,
)
from madoi.server.table.log import (
    Abandoned,
    AbsenceAnswered,
    Arrived,
    Began,
    BotsWanted,
    CorrectAsked,
    Corrected,
    Decided,
    DecidedBy,
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
from madoi.server.table.matching import company_of
from madoi.server.table.projection import event_faces, paper_table
from madoi.server.table.projection.event_faces import plain_facts
from madoi.server.table.state import Table
from madoi.version import version_text


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
        table.game.capability(Concession) is not None,
        time,
        table.opened.daily,
        table.opened.for_evening,
    )


def table_snapshot(table: Table, viewer: Viewer) -> Snapshot:
    return msgspec.structs.replace(
        _game_snapshot(table, viewer),
        locked=table.locked,
        silenced=sorted(table.silenced),
        abandoned=table.abandoned,
        taken_along=table.taken_along,
        evening=evening_score(table),
        match=_match(table),
    )


def _match(table: Table) -> MatchSnapshot | None:
    company = company_of(table)
    if company is None:
        return None
    begins_at = None if company.begins_at is None else shown_time(company.begins_at)
    return MatchSnapshot(min(table.game.seat_counts), begins_at, sorted(company.wants_bots))


class _PublicPart:
    """What a snapshot shows to every viewer alike."""

    def __init__(self, table: Table) -> None:
        session = table.session
        self.phase = table.phase
        self.seats = [seat_snapshot(table, seat) for seat in range(len(table.seats))]
        self.to_move = table.to_move()
        outcome = None if session is None else session.state.outcome()
        self.outcome: OutcomeSnapshot | None = None
        self.everything: Mapping[str, Any] | None = None
        if session is not None and outcome is not None:
            # Others may not have played the deal of the day yet.
            seed = "" if table.opened.daily else session.record.seed
            self.outcome = OutcomeSnapshot(outcome.points, outcome.winners, seed)
            self.everything = session.state.view(EVERYTHING).data()


def _public_part(table: Table) -> _PublicPart:
    made = table.memo.get("public")
    if not isinstance(made, _PublicPart):
        made = table.memo["public"] = _PublicPart(table)
    return made


def _game_snapshot(table: Table, viewer: Viewer) -> Snapshot:
    number = len(table.visible_entries[viewer]) - 1
    public = _public_part(table)
    session = table.session
    rolls = None if table.paper is None else table.paper.rolled_by
    if session is None:
        asked = _undo(table, viewer)
        chance = paper_table.chance(table, viewer)
        return Snapshot(
            number, public.phase, public.seats, undo=asked, rematch=table.rematch, chance=chance, rolls=rolls
        )
    return Snapshot(
        number,
        public.phase,
        public.seats,
        public.to_move,
        session.state.view(viewer).data(),
        _prompt(table, viewer),
        "" if viewer == SPECTATOR else table.seats[viewer].premove,
        _undo(table, viewer),
        table.commitment,
        public.outcome,
        public.everything,
        table.rematch,
        paper_table.chance(table, viewer),
        rolls,
        _out_of_turn(table, viewer),
        {} if viewer == SPECTATOR else premove_facts(table, table.seats[viewer].premove),
    )


def seat_snapshot(table: Table, seat: Seat) -> SeatSnapshot:
    seat_state = table.seats[seat]
    clock = table.clocks
    until = clock.deadline(seat) if seat_state.by_person else None
    left = clock.stopped_at(seat) if until is None else None
    votes = len(table.votes.voters(seat))
    return SeatSnapshot(
        seat_state.kind,
        seat_state.name,
        seat_state.bot,
        seat_state.gone,
        seat_state.vacant,
        votes,
        None if left is None else shown_time(left),
        None if until is None else shown_time(until),
        seat_state.face,
        seat_state.overdue,
        table.is_awaited(seat),
        [AbsenceOpinion(by, answer) for by, answer in sorted(table.absences.answers(seat).items())],
        seat_state.replaced,
    )


def _prompt(table: Table, viewer: Viewer) -> PromptSnapshot | None:
    asked = None if viewer == SPECTATOR else prompt(table, viewer)
    if asked is None or table.seats[viewer].bot:
        return None
    decision = asked.decision
    question = decision.question
    offered = premoves(table, viewer, asked)
    state = table.started_session.state
    return PromptSnapshot(
        asked.id,
        question.key,
        plain_facts(question.facts),
        asked.actions,
        decision.default.text,
        offered,
        [state.action_parts(viewer, action) for action in decision.actions],
        [premove_facts(table, premove) for premove in offered],
        is_answered_for(table, viewer, asked),
    )


def _out_of_turn(table: Table, viewer: Viewer) -> OutOfTurnSnapshot | None:
    offered = None if viewer == SPECTATOR or table.seats[viewer].bot else out_of_turn(table, viewer)
    if offered is None:
        return None
    parts = [action.parts() for action in offered.actions]
    return OutOfTurnSnapshot(offered.id, [action.text for action in offered.actions], parts)


def _undo(table: Table, viewer: Viewer) -> UndoSnapshot | None:
    request = table.consent_request
    played = _public_part(table).phase == "playing" and table.session is not None
    if viewer == SPECTATOR or not (played or request):
        return None
    free = undo.free_undo(table, viewer) if played else Refusal("undo-nothing", "", {})
    refusal = refusal_data(free) if isinstance(free, Refusal) else None
    if request is None:
        return UndoSnapshot(refusal)
    correction = None
    if request.change is not None:
        correction = paper_table.correction(table, viewer, table.log[request.number])
    return UndoSnapshot(refusal, request.seat, sorted(request.agreed), correction)


def news(table: Table, viewer: Viewer, number: int) -> News:
    """The entry that the viewer knows by this number, as they may know it."""
    applied = table.log[table.visible_entries[viewer][number]]
    entry, at = applied.entry, shown_time(applied.at)
    match entry:
        case Decided():
            # Others cannot tell a premove or a forced choice from a considered decision.
            is_masked = entry.how in ("wish", "forced") and viewer != entry.seat
            how: DecidedBy = "person" if is_masked else entry.how
            lines = event_faces.lines(applied.events, viewer)
            return News(number, at, "decided", entry.seat, how=how, lines=lines)
        case Fell():
            lines = event_faces.lines(applied.events, viewer)
            results = paper_table.results(table, viewer, applied)
            return News(number, at, "fell", entry.seat, lines=lines, fell=results)
        case Began():
            return News(number, at, "began", lines=event_faces.lines(applied.events, viewer))
        case Opened():
            said = [ChatMessage(one.seat, one.name, one.text, one.phrase) for one in entry.chat]
            return News(number, at, "opened", chat=said)
        case Rematched():
            return News(number, at, "rematched", table=entry.table, by=entry.by)
        case Hosted():
            return News(number, at, "hosted", entry.seat, why=entry.what)
        case Said():
            why, phrase = entry.room, entry.phrase
            return News(number, at, "said", entry.seat, entry.name, entry.text, why=why, phrase=phrase)
        case Wished():
            return News(number, at, "wished", entry.seat, text=entry.wish)
        case (
            Sat() | Filled() | Left() | Handed() | Returned() | Voted() | BotsWanted() | Trimmed() | Hinted()
        ):
            return _seat_news(number, at, entry)
        case AbsenceAnswered() | Arrived() | Abandoned() | MovedHere() | TakenAlong():
            return _company_news(number, at, entry)
        case (
            UndoAsked() | UndoAnswered() | UndoWithdrawn() | Undone() | CorrectAsked() | Corrected() | Rolls()
        ):
            return _change_news(table, viewer, number, applied, entry)
        case _:
            assert_never(entry)


def _seat_news(
    number: int,
    at: float,
    entry: Sat | Filled | Left | Handed | Returned | Voted | BotsWanted | Trimmed | Hinted,
) -> News:
    match entry:
        case Sat():
            return News(number, at, "sat", entry.seat, entry.name)
        case Filled():
            return News(number, at, "filled", entry.seat, entry.name, bot=entry.bot)
        case Left():
            return News(number, at, "left", entry.seat, why=entry.why)
        case Handed():
            return News(number, at, "handed", entry.seat, bot=entry.bot, why=entry.why)
        case Returned():
            return News(number, at, "returned", entry.seat)
        case Voted():
            return News(number, at, "voted", entry.seat, entry.name)
        case BotsWanted():
            return News(number, at, "bots-wanted", entry.seat, yes=entry.yes)
        case Trimmed():
            return News(number, at, "trimmed")
        case Hinted():
            raise AssertionError("no viewer sees it")
        case _:
            assert_never(entry)


def _company_news(
    number: int, at: float, entry: AbsenceAnswered | Arrived | Abandoned | MovedHere | TakenAlong
) -> News:
    match entry:
        case AbsenceAnswered():
            return News(number, at, "absence-answered", entry.seat, why=entry.answer, by=entry.by)
        case Arrived():
            return News(number, at, "arrived", entry.seat)
        case Abandoned():
            return News(number, at, "abandoned", entry.seat)
        case MovedHere():
            return News(number, at, "moved-here", entry.seat)
        case TakenAlong():
            return News(number, at, "taken-along", entry.seat)
        case _:
            assert_never(entry)


def _change_news(
    table: Table,
    viewer: Viewer,
    number: int,
    applied: AppliedEntry,
    entry: UndoAsked | UndoAnswered | UndoWithdrawn | Undone | CorrectAsked | Corrected | Rolls,
) -> News:
    at = shown_time(applied.at)
    match entry:
        case UndoAsked():
            return News(number, at, "undo-asked", entry.seat)
        case UndoWithdrawn():
            return News(number, at, "undo-withdrawn", entry.seat)
        case UndoAnswered():
            return News(number, at, "undo-answered", entry.seat, yes=entry.yes)
        case Undone():
            taken_back = _taken_back(table, viewer, applied)
            return News(number, at, "undone", entry.seat, taken_back=taken_back)
        case CorrectAsked():
            correction = paper_table.correction(table, viewer, applied)
            return News(number, at, "correct-asked", entry.seat, correction=correction)
        case Corrected():
            return News(
                number,
                at,
                "corrected",
                entry.seat,
                taken_back=_taken_back(table, viewer, applied),
                lines=paper_table.corrected_lines(applied, viewer),
                correction=paper_table.correction(table, viewer, applied),
            )
        case Rolls():
            return News(number, at, "rolls", entry.seat, why=entry.by)
        case _:
            assert_never(entry)


def _taken_back(table: Table, viewer: Viewer, applied: AppliedEntry) -> list[int]:
    """The viewer's own numbers of what was undone, where they knew of it."""
    numbers = (table.viewer_number(viewer, number) for number in applied.taken_back)
    return [number for number in numbers if number >= 0]


def shown_time(seconds: float) -> float:
    """A time as people may see it, in coarse steps. Finer ones would show which answers are alike."""
    return math.floor(seconds * limits.SHOWN_TIMES_PER_SECOND) / limits.SHOWN_TIMES_PER_SECOND


def refusal_data(refusal: Refusal) -> RefusalData:
    return RefusalData(refusal.code, refusal.rule, plain_facts(refusal.facts))


def source(table: Table) -> str:
    """The table that this one continues or is a rematch of, if visitors may see it: not where it was
    continued from one player's knowledge, and no private table from a public one."""
    opened = table.opened
    shown = opened.viewer == EVERYTHING and not (opened.before and opened.terms.public)
    return opened.source if shown else ""


def table_summary(table: Table) -> TableSummary:
    """The table as the lobby shows it, and to anybody with its link."""
    seats = [seat_snapshot(table, seat) for seat in range(len(table.seats))]
    if table.terms.spectator_delay:  # the lobby is no way to see early whose turn it is
        seats = [msgspec.structs.replace(seat, left=None, until=None) for seat in seats]
    return TableSummary(
        table.id, table.game.name, table.settings.options, table.phase, seats, table.terms, source(table)
    )


def my_table(table: Table, seat: Seat) -> MyTable:
    outcome = None if table.session is None else table.session.state.outcome()
    asked = _waits_for(table, seat)
    last_seen = table.log[table.visible_entries[seat][-1]]
    decisions = table.standing_decisions
    last = table.log[decisions[-1]] if outcome is not None and decisions else last_seen
    since = table.clocks.asked_since[seat] if asked == "decision" else last_seen.at
    return MyTable(
        table.id,
        table.game.name,
        seat,
        table.phase,
        [seat_snapshot(table, number) for number in range(len(table.seats))],
        table.terms,
        table.to_move(),
        asked,
        shown_time(since) if asked and since is not None else None,
        shown_time(last.at),
        bool(table.opened.before),
        None if outcome is None else GameResult(outcome.points, outcome.winners),
        table.rematch,
    )


def _waits_for(table: Table, seat: Seat) -> Literal["", "decision", "chance", "consent"]:
    request = table.consent_request
    if table.phase == "over" or not table.seats[seat].by_person:
        return ""
    if seat in table.to_move():
        return "decision"
    chance = paper_table.chance(table, seat)
    if (
        chance is not None
        and seat in chance.seats
        and table.paper is not None
        and table.paper.rolled_by == "people"
    ):
        return "chance"
    return "consent" if request is not None and seat not in request.agreed else ""
