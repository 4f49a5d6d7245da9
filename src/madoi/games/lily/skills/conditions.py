"""Conditions: what must hold for a skill to trigger, to be used, or to go one way or the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from madoi.core.refusal import Facts
from madoi.games.lily.skills.skill import Condition, Who
from madoi.games.lily.skills.targets import Filter, Group
from madoi.games.lily.table import PARTNER

if TYPE_CHECKING:
    from madoi.games.lily.table import Table


class Count(Condition):
    """So many characters or cards."""

    def __init__(self, group: Group, least: int, most: int) -> None:
        self.group = group
        self.least = least  # -1: no limit
        self.most = most

    def holds(self, table: Table, who: Who) -> bool:
        number = self.group.count(table, who)
        return self.least <= number and (self.most < 0 or number <= self.most)

    def phrase(self) -> Facts:
        said: Facts = {"what": self.group.phrase()}
        if self.most == 0:
            return {"key": "lily-count-none", **said}
        if self.most < 0:
            return {"key": "lily-count-least", "number": self.least, **said}
        if self.least < 0:
            return {"key": "lily-count-most", "number": self.most, **said}
        return {"key": "lily-count-between", "least": self.least, "most": self.most, **said}


class Turn(Condition):
    """Whose turn it is."""

    def __init__(self, own: bool) -> None:
        self.own = own

    def holds(self, table: Table, who: Who) -> bool:
        return (table.mover == who.seat) == self.own

    def phrase(self) -> Facts:
        return {"key": "lily-turn-own" if self.own else "lily-turn-opponent"}


class Self(Condition):
    """What this character is like."""

    def __init__(self, takes: Filter) -> None:
        self.filter = takes

    def holds(self, table: Table, who: Who) -> bool:
        return who.source is not None and self.filter.takes(table, who.source, who)

    def phrase(self) -> Facts:
        return {"key": "lily-self-is", "what": self.filter.phrase("lily-noun-character")}


class Partner(Condition):
    """How a partner lies."""

    def __init__(self, lies: int, opponent: bool) -> None:
        self.lies = lies
        self.opponent = opponent

    def holds(self, table: Table, who: Who) -> bool:
        seat = 1 - who.seat if self.opponent else who.seat
        return table.players[seat].partner_lies == self.lies

    def phrase(self) -> Facts:
        return {"key": f"lily-partner-is-{PARTNER[self.lies]}-{'opponent' if self.opponent else 'you'}"}


class EventLies(Condition):
    """Whether an event lies in the event area."""

    def __init__(self, lies: bool) -> None:
        self.lies = lies

    def holds(self, table: Table, who: Who) -> bool:
        return (table.event >= 0) == self.lies

    def phrase(self) -> Facts:
        return {"key": "lily-event-lies" if self.lies else "lily-no-event-lies"}


class Not(Condition):
    """The opposite."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def holds(self, table: Table, who: Who) -> bool:
        return not self.condition.holds(table, who)

    def phrase(self) -> Facts:
        return {"key": "lily-not", "what": self.condition.phrase()}
