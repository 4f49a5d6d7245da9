"""Hints: what a bot that searches thinks of the choices of a seat, from that seat's knowledge alone; after
the game, of any decision that was made in it."""

from __future__ import annotations

from typing import Final

from madoi.bots import SEARCH_SECONDS
from madoi.core.game import Seat
from madoi.core.refusal import Refusal, Refused
from madoi.server.table.search_job import SearchJob
from madoi.server.table.state import Table

_BOT: Final = "strongest"


def hint(table: Table, seat: Seat) -> SearchJob:
    """Think about what the seat is asked now. Raises `Refused`: hints are for who plays alone with bots, or
    where the table has agreed on them."""
    if not table.terms.hints and len(table.people()) > 1:
        raise Refused(Refusal("hint-not-here", "", {}))
    if seat not in table.to_move():
        raise Refused(Refusal("hint-not-asked", "", {}))
    return _job(table, seat, table.playing.decisions)


def review(table: Table, at: int) -> tuple[Seat, SearchJob]:
    """Think about the decision that was made after so many, as whoever made it could. Raises `Refused`: the
    game must be over."""
    session = table.playing
    if table.phase != "over":
        raise Refused(Refusal("hint-not-over", "", {}))
    if not session.forked_at <= at < session.decisions:
        facts: dict[str, object] = {"first": session.forked_at, "last": session.decisions - 1}
        raise Refused(Refusal("hint-no-decision", "", facts))
    seat = session.deciders()[at]
    return seat, _job(table, seat, at)


def _job(table: Table, seat: Seat, at: int) -> SearchJob:
    return SearchJob(
        table.playing.record.text(), seat, _BOT, SEARCH_SECONDS / 2, f"{table.seed}/hint/{seat}/{at}", at
    )
