"""Showing a paper table: what is asked, what fell and what was corrected, as each viewer may know it."""

from __future__ import annotations

from bisect import bisect_left
from itertools import takewhile

import msgspec

from madoi.core.chance import ANYBODY, Unrolled
from madoi.core.game import Seat, Viewer
from madoi.core.manual_chance import Fallen
from madoi.core.refusal import Refusal, Refused
from madoi.server.protocol.common import Line
from madoi.server.protocol.paper import (
    ChanceChoice,
    ChancePreview,
    ChancePrompt,
    ChanceResult,
    ChangeableResult,
    CorrectionSnapshot,
)
from madoi.server.protocol.server_messages import Changeable
from madoi.server.table.commands.corrections import of_bot
from madoi.server.table.commands.rolls import offered, paper_of, tellers
from madoi.server.table.paper import Round
from madoi.server.table.projection.event_faces import lines, plain
from madoi.server.table.state import Table


def chance(table: Table, viewer: Viewer) -> ChancePrompt | None:
    """What the table waits for. Only who can answer is given choices: what could fall may be hers to know."""
    paper = table.paper
    if paper is None or paper.asked is None or paper.pending is None:
        return None
    asked = paper.asked
    return ChancePrompt(
        paper.question_id(),
        asked.what,
        asked.subject,
        asked.against,
        tellers(table, asked),
        _choices(table, viewer, asked),
        [_fallen(table, viewer, one) for one in paper.pending.fallen],
        bisect_left(table.told[viewer], paper.pending.number),
        _ahead(table, viewer, asked),
    )


def _ahead(table: Table, viewer: Viewer, asked: Unrolled) -> list[ChancePreview]:
    """What may be asked next, for who can answer what is asked now. Of cards that she alone sees only as many
    as come whatever they are: what comes of one may depend on what else there is."""
    assert table.paper is not None
    if viewer not in tellers(table, asked):
        return []
    foreseen = table.memo.get("foreseen")
    if not isinstance(foreseen, list):
        foreseen = table.memo["foreseen"] = table.paper.foresee(table.session)
    if asked.by != ANYBODY:
        foreseen = list(takewhile(lambda one: one.sure and one.subject == asked.subject, foreseen))
    kinds = {asked.what}
    found: list[ChancePreview] = []
    for one in foreseen:
        fresh = [] if one.what in kinds else one.offered
        kinds.add(one.what)
        shown = [
            ChanceChoice(result, table.game.fallen(table.settings, one.what, result)) for result in fresh
        ]
        found.append(ChancePreview(one.what, one.subject, one.against, shown, one.sure, one.once))
    return found


def instead(table: Table, seat: Seat, number: int, id: str) -> Changeable:
    """What could stand in the place of the news of this number: of a decision of the seat's own or of a
    bot's, or of what fell. Raises `Refused`."""
    paper = paper_of(table)
    told = table.told[seat]
    place = told[number] if number < len(told) else -1
    for index, round in enumerate(paper.all_rounds()):
        if round.number == place and round.seat >= 0:
            return _decision(table, seat, index, round, id)
        results = [one for one, entry in zip(round.fallen, round.entries, strict=True) if entry == place]
        if results:
            return Changeable(id, fell=[_changeable(table, seat, one) for one in results])
    raise Refused(Refusal("correct-nothing", "", {}))


def _decision(table: Table, seat: Seat, place: int, round: Round, id: str) -> Changeable:
    state = table.playing.state_at(place - 1)
    actions = state.legal(seat) if round.seat == seat else of_bot(table, place, round)
    question = state.question(round.seat)
    return Changeable(
        id,
        question.key,
        plain(question.facts),
        round.action,
        [one.text for one in actions],
        state.view(seat).data(),
        seat=round.seat,
    )


def _changeable(table: Table, seat: Seat, one: Fallen) -> ChangeableResult:
    choices = _choices(table, seat, one.asked) if one.asked.only is None else []
    return ChangeableResult(_fallen(table, seat, one), one.asked.against, choices)


def _choices(table: Table, seat: Viewer, asked: Unrolled) -> list[ChanceChoice]:
    return [msgspec.convert(one, ChanceChoice) for one in offered(table, seat, asked)]


def fell(table: Table, viewer: Viewer, place: int) -> list[ChanceResult]:
    """What this entry of the book told."""
    return [_fallen(table, viewer, one) for one in table.fallen[place]]


def _fallen(table: Table, viewer: Viewer, one: Fallen) -> ChanceResult:
    asked = one.asked
    known = asked.known_to(viewer)
    shown = table.game.fallen(table.settings, asked.what, one.result) if known else {}
    return ChanceResult(
        asked.what, asked.subject, one.result if known else None, shown, asked.only is not None
    )


def correction(table: Table, viewer: Viewer, place: int) -> CorrectionSnapshot:
    """What this entry of the book asks to change, or changed."""
    made = table.corrections[place]
    told = table.told[viewer]
    number = bisect_left(told, made.number) if made.number in told else -1
    known = made.action != "" and (made.open or viewer == made.seat)
    return CorrectionSnapshot(
        number,
        made.action if known else "",
        [_fallen(table, viewer, one) for one in made.fell],
        made.more,
        made.cut,
        lines(made.events, viewer) if known else [],
    )


def told_anew(table: Table, viewer: Viewer, place: int) -> list[Line]:
    """What the viewer learns from a correction: all of the rounds that now tell her another story."""
    found: list[Line] = []
    for retold in table.retold[place]:
        after = lines(retold.after, viewer)
        if lines(retold.before, viewer) != after:
            found += after
    return found
