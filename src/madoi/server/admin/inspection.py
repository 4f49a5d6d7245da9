"""Inspecting a table or a record at any moment: entries, state, views, and what is due.

For one viewer an inspection contains only what that viewer may know: their own news, view and prompt.
"""

from __future__ import annotations

from typing import Any

import msgspec

from madoi.core.record import Record
from madoi.core.refusal import BadOption, Refusal
from madoi.core.session import Session, replay
from madoi.core.viewer import EVERYTHING, SPECTATOR, Viewer
from madoi.games import find
from madoi.server.table import automation
from madoi.server.table.folding import fold_log
from madoi.server.table.projection import snapshot
from madoi.server.table.state import Table


class InspectedPrompt(msgspec.Struct, frozen=True):
    """What a seat is asked, and what it may answer."""

    seat: int
    question: str
    actions: list[str]


class InspectedStep(msgspec.Struct, frozen=True):
    """The next automatic step."""

    kind: str
    seat: int
    at: float


class Inspection(msgspec.Struct, frozen=True):
    """A table or a record at one moment. ``entries`` are log entries, decisions, or a viewer's news."""

    kind: str
    name: str
    game: str
    options: dict[str, str]
    players: list[str]
    at: int
    last: int
    phase: str
    entries: list[Any]
    to_move: list[int]
    prompts: list[InspectedPrompt]
    due: InspectedStep | None
    view: Any


def inspect_table(
    name: str, entries: list[tuple[float, str]], at: int | None, viewer: Viewer = EVERYTHING
) -> Inspection:
    """A table after its entry ``at``; by default the last. Raises `BadOption`."""
    last = len(entries) - 1
    at = last if at is None else at
    _check_moment(at, last)
    table = fold_log(name, entries[: at + 1])
    _check_viewer(viewer, len(table.seats))
    session = table.session
    due = automation.next_due(table) if viewer == EVERYTHING else None
    return Inspection(
        "table",
        name,
        table.game.name,
        dict(table.settings.options),
        table.names(),
        at if viewer == EVERYTHING else len(table.visible_entries[viewer]) - 1,
        last if viewer == EVERYTHING else len(table.visible_entries[viewer]) - 1,
        table.phase,
        _log_entries(entries[: at + 1]) if viewer == EVERYTHING else _news(table, viewer),
        table.to_move(),
        [] if session is None else _prompts(session, table.to_move(), viewer),
        None if due is None else InspectedStep(due.kind, due.seat, due.at),
        None if session is None else session.state.view(viewer).data(),
    )


def inspect_record(name: str, record: Record, at: int | None, viewer: Viewer = EVERYTHING) -> Inspection:
    """A record after ``at`` decisions; by default after all. Raises `BadOption`."""
    whole = replay(find(record.game, record.package), record)
    at = whole.decisions if at is None else at
    _check_moment(at, whole.decisions)
    _check_viewer(viewer, whole.settings.seats)
    state = whole.state_at(at)
    steps = [step for step in whole.record.steps if step.seat >= 0][:at]
    told: list[Any] = [
        {"number": number, "seat": step.seat, "action": step.text} for number, step in enumerate(steps, 1)
    ]
    if viewer != EVERYTHING:
        told = [
            {"number": number, "key": event.kind, "facts": dict(event.face(viewer))}
            for number, events in enumerate(whole.events[: at + 1])
            for event in events
            if event.told_to(viewer)
        ]
    asked = [] if viewer == SPECTATOR else state.to_move()
    return Inspection(
        "record",
        name,
        record.game,
        dict(whole.settings.options),
        record.names,
        at,
        whole.decisions,
        "over" if state.outcome() is not None else "playing",
        told,
        state.to_move(),
        [
            InspectedPrompt(seat, state.question(seat).key, [one.text for one in state.legal(seat)])
            for seat in asked
            if viewer in (EVERYTHING, seat)
        ],
        None,
        state.view(viewer).data(),
    )


def _check_moment(at: int, last: int) -> None:
    if not 0 <= at <= last:
        raise BadOption(Refusal("replay-no-place", "", {"number": at, "most": last}))


def _check_viewer(viewer: Viewer, seats: int) -> None:
    if viewer >= seats:
        raise BadOption(Refusal("seat-none", "", {"number": viewer + 1, "most": seats}))


def _log_entries(entries: list[tuple[float, str]]) -> list[Any]:
    return [
        {"number": number, "at": at, **msgspec.json.decode(body)} for number, (at, body) in enumerate(entries)
    ]


def _news(table: Table, viewer: Viewer) -> list[Any]:
    count = len(table.visible_entries[viewer])
    return [msgspec.to_builtins(snapshot.news(table, viewer, number)) for number in range(count)]


def _prompts(session: Session, to_move: list[int], viewer: Viewer) -> list[InspectedPrompt]:
    return [
        InspectedPrompt(
            seat, session.state.question(seat).key, [one.text for one in session.state.legal(seat)]
        )
        for seat in to_move
        if viewer in (EVERYTHING, seat)
    ]
