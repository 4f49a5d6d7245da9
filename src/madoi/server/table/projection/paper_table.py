"""Projection of a paper table: its open question, results and corrections, as each viewer may know them."""

from __future__ import annotations

from bisect import bisect_left
from itertools import takewhile

import msgspec

from madoi.core.capabilities import paper_support
from madoi.core.chance import ANYBODY
from madoi.core.manual_chance import ChanceNeeded
from madoi.core.refusal import Refusal, Refused
from madoi.core.result_collection import ChanceResult
from madoi.core.viewer import Seat, Viewer
from madoi.server.protocol.common import Line
from madoi.server.protocol.paper import (
    ChanceChoice,
    ChancePreview,
    ChancePrompt,
    ChangeableResult,
    CorrectionSnapshot,
)
from madoi.server.protocol.paper import ChanceResult as ProtocolResult
from madoi.server.protocol.server_messages import Changeable
from madoi.server.table.applied_entry import AppliedEntry
from madoi.server.table.commands.corrections import public_actions_of_bot
from madoi.server.table.commands.rolls import offered_results, paper_of, reporters
from madoi.server.table.paper import Round
from madoi.server.table.projection.event_faces import lines, plain_facts
from madoi.server.table.state import Table


def chance(table: Table, viewer: Viewer) -> ChancePrompt | None:
    """The open question. Only seats that can answer get its choices, which may be hidden from others."""
    paper = table.paper
    if paper is None or paper.question is None or paper.pending is None:
        return None
    asked = paper.question
    return ChancePrompt(
        paper.question_id(),
        asked.what,
        asked.subject,
        asked.against,
        reporters(table, asked),
        _choices(table, viewer, asked),
        [_result(table, viewer, one) for one in paper.pending.results],
        bisect_left(table.visible_entries[viewer], paper.pending.number),
        _ahead(table, viewer, asked),
    )


def _ahead(table: Table, viewer: Viewer, asked: ChanceNeeded) -> list[ChancePreview]:
    """The questions that may follow, for seats that can answer the open one. Of cards that only one seat
    sees, only the questions that are certain: others could reveal hidden cards."""
    assert table.paper is not None
    if viewer not in reporters(table, asked):
        return []
    previewed = table.memo.get("previewed")
    if not isinstance(previewed, list):
        previewed = table.memo["previewed"] = table.paper.preview_questions(table.session)
    if asked.by != ANYBODY:
        previewed = list(takewhile(lambda one: one.sure and one.subject == asked.subject, previewed))
    kinds = {asked.what}
    found: list[ChancePreview] = []
    for one in previewed:
        fresh = [] if one.what in kinds else one.offered
        kinds.add(one.what)
        shown = [
            ChanceChoice(result, paper_support(table.game).describe_result(table.settings, one.what, result))
            for result in fresh
        ]
        found.append(ChancePreview(one.what, one.subject, one.against, shown, one.sure, one.once))
    return found


def alternatives(table: Table, seat: Seat, number: int, id: str) -> Changeable:
    """What the entry that the seat knows by this number can be corrected to: a decision of its own or of a
    bot, or results. Raises `Refused`."""
    paper = paper_of(table)
    visible = table.visible_entries[seat]
    wanted = visible[number] if number < len(visible) else -1
    for index, round in enumerate(paper.all_rounds()):
        if round.number == wanted and not round.is_setup:
            return _decision(table, seat, index, round, id)
        entries = zip(round.results, round.result_entries, strict=True)
        results = [one for one, entry in entries if entry == wanted]
        if results:
            return Changeable(id, fell=[_changeable(table, seat, one) for one in results])
    raise Refused(Refusal("correct-nothing", "", {}))


def _decision(table: Table, seat: Seat, index: int, round: Round, id: str) -> Changeable:
    state = table.started_session.state_at(index - 1)
    actions = state.legal(seat) if round.seat == seat else public_actions_of_bot(table, index, round)
    question = state.question(round.seat)
    return Changeable(
        id,
        question.key,
        plain_facts(question.facts),
        round.action,
        [one.text for one in actions],
        state.view(seat).data(),
        seat=round.seat,
        parts=[one.parts() for one in actions],
    )


def _changeable(table: Table, seat: Seat, one: ChanceResult) -> ChangeableResult:
    choices = _choices(table, seat, one.asked) if one.asked.only_choice is None else []
    return ChangeableResult(_result(table, seat, one), one.asked.against, choices)


def _choices(table: Table, seat: Viewer, asked: ChanceNeeded) -> list[ChanceChoice]:
    return [msgspec.convert(one, ChanceChoice) for one in offered_results(table, seat, asked)]


def results(table: Table, viewer: Viewer, applied: AppliedEntry) -> list[ProtocolResult]:
    return [_result(table, viewer, one) for one in applied.results]


def _result(table: Table, viewer: Viewer, one: ChanceResult) -> ProtocolResult:
    asked = one.asked
    known = asked.known_to(viewer)
    shown = paper_support(table.game).describe_result(table.settings, asked.what, one.result) if known else {}
    return ProtocolResult(
        asked.what, asked.subject, one.result if known else None, shown, asked.only_choice is not None
    )


def correction(table: Table, viewer: Viewer, applied: AppliedEntry) -> CorrectionSnapshot:
    made = applied.correction
    assert made is not None
    known = made.action != "" and (made.is_public or viewer == made.seat)
    return CorrectionSnapshot(
        table.viewer_number(viewer, made.number),
        made.action if known else "",
        [_result(table, viewer, one) for one in made.results],
        made.more,
        made.cut,
        lines(made.events, viewer) if known else [],
    )


def corrected_lines(applied: AppliedEntry, viewer: Viewer) -> list[Line]:
    """The log lines of the rounds that a correction changed for the viewer."""
    found: list[Line] = []
    for round in applied.replayed_rounds:
        after = lines(round.after, viewer)
        if lines(round.before, viewer) != after:
            found += after
    return found
