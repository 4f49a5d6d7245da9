"""Showing a paper table: what is asked, what fell and what was corrected, as each viewer may know it."""

from __future__ import annotations

from bisect import bisect_left

import msgspec

from madoi.core.chance import Unrolled
from madoi.core.feeding import Fallen
from madoi.core.game import Seat, Viewer
from madoi.core.refusal import Refusal, Refused
from madoi.server.protocol.paper import ChanceNow, ChangeableResult, ChoiceNow, CorrectionNow, FallenNow
from madoi.server.protocol.parts import Line
from madoi.server.protocol.told import Changeable
from madoi.server.rolling import offered, paper_of, tellers
from madoi.server.table import Table
from madoi.server.telling import lines, plain


def chance(table: Table, viewer: Viewer) -> ChanceNow | None:
    """What the table waits for. Only who can answer is given choices: what could fall may be hers to know."""
    paper = table.paper
    if paper is None or paper.asked is None or paper.pending is None:
        return None
    asked = paper.asked
    return ChanceNow(
        paper.question_id(),
        asked.what,
        asked.subject,
        asked.against,
        tellers(table, asked),
        _choices(table, viewer, asked),
        [_fallen(table, viewer, one) for one in paper.pending.fallen],
    )


def instead(table: Table, seat: Seat, number: int, id: str) -> Changeable:
    """What could stand in the place of the news of this number: of a decision of the seat's own, or of what
    fell. Raises `Refused`."""
    paper = paper_of(table)
    told = table.told[seat]
    place = told[number] if number < len(told) else -1
    for index, round in enumerate(paper.all_rounds()):
        if round.number == place and round.seat >= 0:
            if round.seat != seat:
                raise Refused(Refusal("correct-not-yours", "", {}))
            return _decision(table, seat, index, round.action, id)
        results = [one for one, entry in zip(round.fallen, round.entries, strict=True) if entry == place]
        if results:
            return Changeable(id, fell=[_changeable(table, seat, one) for one in results])
    raise Refused(Refusal("correct-nothing", "", {}))


def _decision(table: Table, seat: Seat, round: int, action: str, id: str) -> Changeable:
    state = table.playing.state_at(round - 1)
    question = state.question(seat)
    actions = [one.text for one in state.legal(seat)]
    return Changeable(id, question.key, plain(question.facts), action, actions, state.view(seat).data())


def _changeable(table: Table, seat: Seat, one: Fallen) -> ChangeableResult:
    return ChangeableResult(_fallen(table, seat, one), one.asked.against, _choices(table, seat, one.asked))


def _choices(table: Table, seat: Viewer, asked: Unrolled) -> list[ChoiceNow]:
    return [msgspec.convert(one, ChoiceNow) for one in offered(table, seat, asked)]


def fell(table: Table, viewer: Viewer, place: int) -> list[FallenNow]:
    """What this entry of the book told."""
    return [_fallen(table, viewer, one) for one in table.fallen[place]]


def _fallen(table: Table, viewer: Viewer, one: Fallen) -> FallenNow:
    asked = one.asked
    known = asked.known_to(viewer)
    shown = table.game.fallen(table.settings, asked.what, one.result) if known else {}
    return FallenNow(asked.what, asked.subject, one.result if known else None, shown)


def correction(table: Table, viewer: Viewer, place: int) -> CorrectionNow:
    """What this entry of the book asks to change, or changed."""
    made = table.corrections[place]
    told = table.told[viewer]
    number = bisect_left(told, made.number) if made.number in told else -1
    known = made.action != "" and (made.open or viewer == made.seat)
    return CorrectionNow(
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
