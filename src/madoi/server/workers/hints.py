"""Hints: search jobs that evaluate a seat's choices from that seat's knowledge alone."""

from __future__ import annotations

from typing import Final

from madoi.bots import SEARCH_SECONDS
from madoi.core.refusal import Refusal, Refused
from madoi.core.viewer import Seat
from madoi.server.table.search_job import SearchJob
from madoi.server.table.state import Table

_BOT: Final = "strongest"


def allows_hints(table: Table) -> bool:
    """Whether the table agreed on hints, or a player is alone with bots. Never in a deal of the day that
    counts."""
    return not table.is_strict and (table.terms.hints or len(table.people()) < 2)


def hint_job(table: Table, seat: Seat) -> SearchJob:
    """A job that evaluates the seat's current choices. Raises `Refused`, unless the table allows hints or the
    player is alone with bots."""
    if not allows_hints(table):
        raise Refused(Refusal("hint-not-here", "", {}))
    if seat not in table.to_move():
        raise Refused(Refusal("hint-not-asked", "", {}))
    return _job(table, seat, table.started_session.decisions)


def decision_job(table: Table, at: int) -> tuple[Seat, SearchJob]:
    """A job that evaluates decision number ``at`` of a finished game, from the knowledge of the seat that
    made it. Raises `Refused` before the end."""
    session = table.started_session
    if table.phase != "over":
        raise Refused(Refusal("hint-not-over", "", {}))
    if not session.forked_at <= at < session.decisions:
        facts: dict[str, object] = {"first": session.forked_at, "last": session.decisions - 1}
        raise Refused(Refusal("hint-no-decision", "", facts))
    seat = session.deciders()[at]
    return seat, _job(table, seat, at)


def _job(table: Table, seat: Seat, at: int) -> SearchJob:
    return SearchJob(
        table.started_session.record.text(),
        seat,
        _BOT,
        SEARCH_SECONDS / 2,
        f"{table.seed}/hint/{seat}/{at}",
        at,
    )
