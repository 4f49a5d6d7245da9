"""Showing a paper table: what is asked, what fell and what was corrected, as each viewer may know it."""

from __future__ import annotations

from bisect import bisect_left

from madoi.core.feeding import Fallen
from madoi.core.game import Event, Viewer
from madoi.core.refusal import Facts
from madoi.server.protocol import ChanceNow, ChoiceNow, CorrectionNow, FallenNow
from madoi.server.rolling import tellers
from madoi.server.table import Table


def chance(table: Table, viewer: Viewer) -> ChanceNow | None:
    """What the table waits for. Only who can answer is given choices: what could fall may be hers to know."""
    paper = table.paper
    if paper is None or paper.asked is None or paper.pending is None:
        return None
    asked = paper.asked
    seats = tellers(table, asked)
    choices = [
        ChoiceNow(result, table.game.fallen(table.settings, asked.what, result)) for result in asked.offered
    ]
    return ChanceNow(
        paper.question_id(),
        asked.what,
        asked.subject,
        asked.against,
        seats,
        choices if viewer in seats else [],
        [_fallen(table, viewer, one) for one in paper.pending.fallen],
    )


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
    action = made.action if made.open or viewer == made.seat else ""
    return CorrectionNow(
        number, action, [_fallen(table, viewer, one) for one in made.fell], made.more, made.cut
    )


def told_anew(table: Table, viewer: Viewer, place: int) -> list[Event]:
    """What the viewer learns from a correction: all of the rounds that now tell her another story."""
    found: list[Event] = []
    for retold in table.retold[place]:
        if _story(retold.before, viewer) != _story(retold.after, viewer):
            found += [event for event in retold.after if event.told_to(viewer)]
    return found


def _story(events: list[Event], viewer: Viewer) -> list[tuple[str, str, Facts]]:
    return [(event.kind, event.rule, event.face(viewer)) for event in events if event.told_to(viewer)]
