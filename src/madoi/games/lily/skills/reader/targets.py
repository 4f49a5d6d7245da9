"""Reads targets and amounts: filters, groups, targets, amounts."""

from __future__ import annotations

from typing import Final

from madoi.games.lily.cards.card_facts import COLORS, EVENT, KINDS, POTENTIAL
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
    Zones,
)

MOST: Final = 100
_STATIC_REFERENCES: Final = ["self", "leader", "enemy-leader"]
_BATTLE_REFERENCES: Final = ["attacker", "attacked"]
_MEASURES: Final = ["level-least", "level-most", "power-least", "power-most"]
CARD_FILTERS: Final = ["color", *_MEASURES, "named", "kind"]
_BELOW: Final = ["below-least", "below-most"]
CHARACTER_FILTERS: Final = ["color", *_MEASURES, "named", "row", "active", "leader", *_BELOW]
ON_FIELD_FILTERS: Final = [*CHARACTER_FILTERS, "other", "column"]
_USEFUL: Final[dict[str, list[str]]] = {
    "allies": ON_FIELD_FILTERS,
    "enemies": [*CHARACTER_FILTERS, "column"],
    "characters": ON_FIELD_FILTERS,
    "hand": CARD_FILTERS,
    "trash": CARD_FILTERS,
    "coupling": [*CARD_FILTERS, "up"],
    "deck": CARD_FILTERS,
    "potentials": ["named", "up"],
}
"""The filters that say something about the members of a group or the cards of a zone."""


class TargetReader(Fields):
    """Reads `targets`."""

    def filter(self, table: dict[str, object], field: str, useful: list[str], static: bool = False) -> Filter:
        """A filter, of which only ``useful`` ones mean something here."""
        found = Filter()
        for name in FILTERS:
            if name in table:
                here = f"{field}.{name}"
                if name not in useful:
                    self.refuse("lily-file-unused", here, useful)
                if static and name in ("power-least", "power-most"):
                    raise CardFileError("lily-file-static-power", here)
                found.given[name] = table[name]
                self._read_filter(found, name, table[name], here)
        if _takes_nothing(found):
            self.refuse("lily-file-never", field, [])
        return found

    def _read_filter(self, found: Filter, name: str, value: object, here: str) -> None:
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
        found.measures = found.measures or name in _MEASURES
        found.counts_below = found.counts_below or name in _BELOW
        if name == "below-least":
            found.below_least = value
        elif name == "below-most":
            found.below_most = value
        elif name == "level-least":
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
        known = self.word(name, field, allowed)
        if known in GROUPS and "whose" in table:
            self.refuse("lily-file-unused", f"{field}.whose", _USEFUL[known])
        return Group(known, self.is_opponent(table, field), self.filter(table, field, _USEFUL[known], static))

    def target(self, value: object, field: str, static: bool = False) -> Target:
        if isinstance(value, str):
            references = _STATIC_REFERENCES if static else REFERENCES
            if value == "self":
                self.need_character(field)
            if value == "subject" and not self.has_subject:
                self.refuse("lily-file-no-subject", field, [])
            if value in _BATTLE_REFERENCES:
                self.need_battle(field)
            if value == "chosen" and not self.has_chosen:
                self.refuse("lily-file-none-chosen", field, [])
            return Target(self.word(value, field, references), None, False, 0, 0)
        table = self.table(value, field)
        if "all" in table:
            self.only(table, field, ["all", *FILTERS])
            group = self.group(table["all"], table, f"{field}.all", GROUPS, static)
            return Target("", group, False, 0, 0)
        if static or "pick" not in table:
            raise CardFileError("lily-file-target", field)
        self.only(table, field, ["pick", "count", "up-to", "by", *FILTERS])
        least, most = self.how_many(table, field)
        self.has_chosen = True
        group = self.group(table["pick"], table, f"{field}.pick", GROUPS)
        theirs = "by" in table and self.word(table["by"], f"{field}.by", ["opponent"]) == "opponent"
        return Target("", group, True, least, most, theirs)

    def how_many(self, table: dict[str, object], field: str) -> tuple[int, int]:
        if "up-to" in table:
            if "count" in table:
                self.refuse("lily-file-unused", f"{field}.count", ["up-to"])
            return 0, self.number(table["up-to"], f"{field}.up-to", 1, MOST)
        count = self.number(table.get("count", 1), f"{field}.count", 1, MOST)
        return count, count

    def amount(self, value: object, field: str, static: bool = False) -> Amount:
        if not isinstance(value, dict):
            return Amount(self.number(value, field, -1000, 1000), None)
        self.only(value, field, ["each", "times", "whose", *FILTERS])
        times = self.number(value.get("times", 1), f"{field}.times", -1000, 1000)
        return Amount(times, self.counted(value.get("each"), value, f"{field}.each", static))

    def counted(self, name: object, table: dict[str, object], field: str, static: bool = False) -> Group:
        """A group or zone whose members are counted, or a list of zones that are counted together."""
        if not isinstance(name, list):
            return self._countable(self.group(name, table, field, GROUPS + ZONES, static), field)
        if len(name) < 2 or any(name.count(one) > 1 for one in name):
            self.refuse("lily-file-zones", field, [])
        zones = [self.group(one, table, field, ZONES, static) for one in name]
        if not zones:
            raise CardFileError("lily-file-empty", field)
        return Zones([self._countable(zone, field) for zone in zones])

    def _countable(self, group: Group, field: str) -> Group:
        """What is counted shows in powers and prompts, so hidden cards are counted only by their number."""
        if group.name in ("hand", "deck") and group.filter.given:
            raise CardFileError("lily-file-hidden", field, {"value": group.name})
        return group

    def is_opponents(self, table: dict[str, object], field: str) -> bool:
        """Whether the opponent decides."""
        return "who" in table and self.word(table["who"], f"{field}.who", ["opponent"]) == "opponent"

    def is_opponent(self, table: dict[str, object], field: str) -> bool:
        return self.word(table.get("whose", "you"), f"{field}.whose", WHOSE) == "opponent"


def _takes_nothing(wanted: Filter) -> bool:
    """Whether no card or character can pass."""
    if wanted.level_least > wanted.level_most or wanted.power_least > wanted.power_most:
        return True
    if wanted.below_least > wanted.below_most:
        return True
    if wanted.up == 0 and len(wanted.given) > 1:  # a face-down card gives no fact (LY-3.2)
        return True
    of_characters = wanted.measures or wanted.color >= 0
    return wanted.kind == POTENTIAL or (wanted.kind == EVENT and of_characters)
