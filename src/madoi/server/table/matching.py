"""Quick matches: who waits at a quick table, and when its game begins. Pure: the only times are those in the
log.

A quick table has as many seats as the game is best with. Its game begins when all are taken. Where there are
enough people for a smaller game, it begins with them after a while that everybody sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from madoi.core.viewer import Seat
from madoi.server import limits
from madoi.server.table.log import BotsWanted, ClockTerms, Left, Pace, Sat, Terms
from madoi.server.table.state import Table

_BOT: Final = "casual"
"""Whom people get who would rather play with bots, and who goes on for those who leave."""


def best_count(counts: Sequence[int]) -> int:
    """How many players a quick match is for: the middle of what the game allows."""
    return sorted(counts)[len(counts) // 2]


def terms_of(pace: Pace) -> Terms:
    """The terms of a quick match. Nobody knows each other, so a bot goes on for who lets a day pass."""
    if pace == "live":
        return Terms(bot=_BOT)
    return Terms(clock=ClockTerms("each", limits.DAILY_MOVE_SECONDS), timeout="bot", bot=_BOT)


def pace_of(terms: Terms) -> Pace:
    is_slow = terms.clock.kind == "each" and terms.clock.seconds >= limits.DAILY_MOVE_SECONDS
    return "daily" if is_slow else "live"


class Company:
    """The people who wait at a quick table."""

    def __init__(self, table: Table) -> None:
        self.sat_at: dict[Seat, float] = {}
        """When each of them sat down."""
        self.wants_bots: set[Seat] = set()
        self.enough_since: float | None = None
        """Since when there are enough of them for a game."""
        self._least = min(table.game.seat_counts)
        self._pace = pace_of(table.terms)
        for applied in table.log:
            self._follow(applied.entry, applied.at)

    def _follow(self, entry: object, at: float) -> None:
        match entry:
            case Sat():
                self.sat_at[entry.seat] = at
            case Left():
                self.sat_at.pop(entry.seat, None)
                self.wants_bots.discard(entry.seat)
            case BotsWanted():
                (self.wants_bots.add if entry.yes else self.wants_bots.discard)(entry.seat)
            case _:
                return
        if len(self.sat_at) < self._least:
            self.enough_since = None
        elif self.enough_since is None:
            self.enough_since = at

    @property
    def begins_at(self) -> float | None:
        """When the game begins with those who are there; None while there are not enough."""
        if self.enough_since is None:
            return None
        return self.enough_since + limits.MATCH_START_SECONDS[self._pace]

    @property
    def agrees_on_bots(self) -> bool:
        return bool(self.sat_at) and self.wants_bots == self.sat_at.keys()

    def leaves_at(self, seat: Seat, away_since: float) -> float:
        """When somebody loses their seat who has not been there since then, or since they sat down."""
        return max(away_since, self.sat_at[seat]) + limits.MATCH_AWAY_SECONDS[self._pace]


def company_of(table: Table) -> Company | None:
    """The people who wait at this table for a quick match; None where no seat is free, or nobody waits for
    one."""
    if not table.opened.quick or table.begun or not any(seat_state.free for seat_state in table.seats):
        return None
    found = table.memo.get("company")
    if not isinstance(found, Company):
        found = table.memo["company"] = Company(table)
    return found
