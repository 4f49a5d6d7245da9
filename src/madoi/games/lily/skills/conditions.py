"""Conditions: what must hold for a skill to trigger or be used, or for an ``if`` to take one branch."""

from __future__ import annotations

from madoi.core.refusal import Facts
from madoi.games.lily.rules.base_table import BaseTable
from madoi.games.lily.rules.pieces import PARTNER
from madoi.games.lily.skills.nodes import Condition, SkillContext
from madoi.games.lily.skills.phrases import all_of, grouped, phrases
from madoi.games.lily.skills.targets import Filter, Group


class Count(Condition):
    """A number of characters or cards."""

    def __init__(self, group: Group, least: int, most: int) -> None:
        self.group = group
        self.least = least  # -1: no limit
        self.most = most

    def holds(self, table: BaseTable, context: SkillContext) -> bool:
        number = self.group.count(table, context)
        return self.least <= number and (self.most < 0 or number <= self.most)

    def phrase(self, yes: bool = True) -> Facts:
        least = max(self.least, 0)
        most = self.most
        if self.group.is_leader() and len(self.group.filter.given) > 1 and (least, most) in ((1, -1), (0, 0)):
            leader = "leader" if self.group.name == "allies" else "enemy-leader"
            return self.group.filter.phrase_about(leader, yes == (least == 1))
        if least and most >= 0:
            key = ("lily-count" if yes else "lily-count-not") + ("-exactly" if least == most else "-between")
            facts: Facts = {"number": least} if least == most else {"least": least, "most": most}
            return self.group.phrase_of(key, most != 1, facts)
        if not yes:  # not three or more: two or fewer
            least, most = (0, max(least - 1, 0)) if most < 0 else (most + 1, -1)
        if most == 0:
            return self.group.phrase_of("lily-count-none", True, {})
        key = "lily-count-least" if most < 0 else "lily-count-most"
        number = least if most < 0 else most
        return self.group.phrase_of(key, number != 1, {"number": number})


class Turn(Condition):
    """Whose turn it is."""

    def __init__(self, own: bool) -> None:
        self.own = own

    def holds(self, table: BaseTable, context: SkillContext) -> bool:
        return (table.mover == context.seat) == self.own

    def phrase(self, yes: bool = True) -> Facts:
        return {"key": "lily-turn-own" if self.own == yes else "lily-turn-opponent"}


class Self(Condition):
    """What this character is like."""

    def __init__(self, wanted: Filter) -> None:
        self.filter = wanted

    def holds(self, table: BaseTable, context: SkillContext) -> bool:
        return context.source is not None and self.filter.matches(table, context.source, context)

    def phrase(self, yes: bool = True) -> Facts:
        return self.filter.phrase_about("self", yes)


class Partner(Condition):
    """How a partner lies."""

    def __init__(self, lies: int, opponent: bool) -> None:
        self.lies = lies
        self.opponent = opponent

    def holds(self, table: BaseTable, context: SkillContext) -> bool:
        seat = 1 - context.seat if self.opponent else context.seat
        return table.players[seat].partner_lies == self.lies

    def phrase(self, yes: bool = True) -> Facts:
        key = f"lily-partner-is-{PARTNER[self.lies]}"
        whose = "opponent" if self.opponent else "you"
        return {"key": key if yes else f"{key}-not", "who": f"@lily-partner-of-{whose}"}


class EventLies(Condition):
    """Whether an event lies in the event area."""

    def __init__(self, lies: bool) -> None:
        self.lies = lies

    def holds(self, table: BaseTable, context: SkillContext) -> bool:
        return (table.event >= 0) == self.lies

    def phrase(self, yes: bool = True) -> Facts:
        return {"key": "lily-event-lies" if self.lies == yes else "lily-event-lies-not"}


class More(Condition):
    """More of one than of another."""

    def __init__(self, more: Group, than: Group) -> None:
        self.more = more
        self.than = than

    def holds(self, table: BaseTable, context: SkillContext) -> bool:
        return self.more.count(table, context) > self.than.count(table, context)

    def phrase(self, yes: bool = True) -> Facts:
        return {
            "key": "lily-more" if yes else "lily-more-not",
            "first": self.more.phrase_of("lily-counted", True, {}),
            "second": self.than.phrase_of("lily-counted", True, {}),
        }


class AnyOf(Condition):
    """At least one of several."""

    def __init__(self, conditions: list[Condition]) -> None:
        self.conditions = conditions

    def holds(self, table: BaseTable, context: SkillContext) -> bool:
        return any(condition.holds(table, context) for condition in self.conditions)

    def phrase(self, yes: bool = True) -> Facts:
        parts = [condition.phrase(yes) for condition in self.conditions]
        if not yes:  # none of them
            return all_of(parts)
        return {"key": "lily-either", "what": phrases([grouped(part) for part in parts], "lily-either-or")}


class Not(Condition):
    """The opposite."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def holds(self, table: BaseTable, context: SkillContext) -> bool:
        return not self.condition.holds(table, context)

    def phrase(self, yes: bool = True) -> Facts:
        return self.condition.phrase(not yes)
