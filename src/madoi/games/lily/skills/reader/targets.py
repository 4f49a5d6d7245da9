"""Reads targets and amounts: filters, groups, targets, amounts."""

from __future__ import annotations

from typing import Final

from madoi.games.lily.cards.card_facts import COLORS, KINDS
from madoi.games.lily.skills.reader.fields import CardFileError, Fields
from madoi.games.lily.skills.targets import (
    FILTERS,
    GROUPS,
    REFERENCES,
    WHOSE,
    ZONES,
    Amount,
    Filter,
    Group,
    Target,
)

MOST: Final = 100
_STATIC_REFERENCES: Final = ["self", "leader", "enemy-leader"]


class TargetReader(Fields):
    """Reads `targets`."""

    def filter(self, table: dict[str, object], field: str, static: bool = False) -> Filter:
        found = Filter()
        for name in FILTERS:
            if name not in table:
                continue
            value = table[name]
            here = f"{field}.{name}"
            if static and name in ("power-least", "power-most"):
                raise CardFileError("lily-file-static-power", here)
            found.given[name] = value
            if name in ("other", "column"):
                self.need_character(here)
            if name == "color":
                found.color = COLORS.index(self.word(value, here, COLORS))
            elif name == "named":
                found.named = self.name(value, here, ["self", "leader", "partner"])
                if found.named in self.names:
                    found.given[name] = dict(self.names[found.named])
            elif name == "kind":
                found.kind = KINDS.index(self.word(value, here, KINDS))
            elif name == "row":
                found.row = ["front", "back"].index(self.word(value, here, ["front", "back"]))
            elif name == "column":
                found.column = self.word(value, here, ["same"]) == "same"
            elif name in ("active", "leader", "up", "other"):
                self._truth_filter(found, name, self.truth(value, here))
            else:
                self._number_filter(found, name, self.number(value, here, 0, 1000))
        return found

    def _truth_filter(self, found: Filter, name: str, value: bool) -> None:
        if name == "active":
            found.active = int(value)
        elif name == "leader":
            found.leader = int(value)
        elif name == "up":
            found.up = int(value)
        else:
            found.other = value

    def _number_filter(self, found: Filter, name: str, value: int) -> None:
        found.measures = True
        if name == "level-least":
            found.level_least = value
        elif name == "level-most":
            found.level_most = value
        elif name == "power-least":
            found.power_least = value
        else:
            found.power_most = value

    def group(
        self, name: object, table: dict[str, object], field: str, allowed: list[str], static: bool = False
    ) -> Group:
        opponent = self.is_opponent(table, field)
        return Group(self.word(name, field, allowed), opponent, self.filter(table, field, static))

    def target(self, value: object, field: str, static: bool = False) -> Target:
        if isinstance(value, str):
            references = _STATIC_REFERENCES if static else REFERENCES
            if value == "self":
                self.need_character(field)
            return Target(self.word(value, field, references), None, False, 0, 0)
        table = self.table(value, field)
        if "all" in table:
            self.only(table, field, ["all", *FILTERS])
            group = self.group(table["all"], table, f"{field}.all", GROUPS, static)
            return Target("", group, False, 0, 0)
        if static or "pick" not in table:
            raise CardFileError("lily-file-target", field)
        self.only(table, field, ["pick", "count", "up-to", *FILTERS])
        least, most = self.how_many(table, field)
        return Target("", self.group(table["pick"], table, f"{field}.pick", GROUPS), True, least, most)

    def how_many(self, table: dict[str, object], field: str) -> tuple[int, int]:
        if "up-to" in table:
            return 0, self.number(table["up-to"], f"{field}.up-to", 1, MOST)
        count = self.number(table.get("count", 1), f"{field}.count", 1, MOST)
        return count, count

    def amount(self, value: object, field: str, static: bool = False) -> Amount:
        if not isinstance(value, dict):
            return Amount(self.number(value, field, -1000, 1000), None)
        self.only(value, field, ["each", "times", "whose", *FILTERS])
        times = self.number(value.get("times", 1), f"{field}.times", -1000, 1000)
        group = self.group(value.get("each"), value, f"{field}.each", GROUPS + ZONES, static)
        return Amount(times, self.countable(group, field))

    def countable(self, group: Group, field: str) -> Group:
        """What is counted shows in powers and prompts, so hidden cards are counted only by their number."""
        if group.name in ("hand", "deck") and group.filter.given:
            raise CardFileError("lily-file-hidden", field, {"value": group.name})
        return group

    def is_opponent(self, table: dict[str, object], field: str) -> bool:
        return self.word(table.get("whose", "you"), f"{field}.whose", WHOSE) == "opponent"
