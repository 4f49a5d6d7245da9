"""Statics: what continuous and special skills make true as long as they work."""

from __future__ import annotations

from typing import Final

from madoi.core.refusal import Facts
from madoi.games.lily.cards.card_facts import CHARACTER, COLORS, Text
from madoi.games.lily.rules.base_table import BaseTable
from madoi.games.lily.rules.pieces import Character
from madoi.games.lily.skills.nodes import OF_DEFEAT, OF_GRANTS, OF_POWER, SkillContext, Static
from madoi.games.lily.skills.permissions import bit
from madoi.games.lily.skills.targets import Amount, Filter, Target

INSTEAD: Final = ["hand", "coupling", "deck-top", "deck-bottom", "deck", "removed"]
ANY_NUMBER: Final = 99
"""More than any deck holds."""


class GivesPower(Static):
    """More or less power."""

    def __init__(self, amount: Amount, target: Target) -> None:
        self.amount = amount
        self.target = target

    def concerns(self) -> int:
        return OF_POWER

    def power_for(self, table: BaseTable, context: SkillContext, character: Character) -> int:
        if not self.target.includes(table, context, character):
            return 0
        if context.source is None and context.seat != character.owner and self.target.is_for_all():
            return 0  # an event speaks to each player: a character counts for her own
        return self.amount.value(table, context)

    def phrase(self) -> Facts:
        return self.amount.phrase_of("lily-gives-power", {"target": self.target.phrase()})


class Grants(Static):
    """Something granted or forbidden."""

    def __init__(self, word: str, target: Target) -> None:
        self.word = word
        self.bit = bit(word)
        self.target = target

    def concerns(self) -> int:
        return OF_GRANTS

    def grants(self, table: BaseTable, context: SkillContext, character: Character) -> int:
        return self.bit if self.target.includes(table, context, character) else 0

    def phrase(self) -> Facts:
        target = self.target.phrase()
        if self.word.startswith("no-") and target["key"] == "lily-every-characters":
            # "No character can", not "each character cannot", in languages that say it so.
            return {"key": f"lily-none-{self.word}", "target": {**target, "key": "lily-none-of"}}
        return {"key": f"lily-gives-{self.word}", "target": target}


class Instead(Static):
    """A defeated character's present card goes somewhere else instead of to the trash."""

    def __init__(self, to: str, target: Target) -> None:
        self.to = to
        self.target = target

    def concerns(self) -> int:
        return OF_DEFEAT

    def instead_of_trash(self, table: BaseTable, context: SkillContext, character: Character) -> str:
        return self.to if self.target.includes(table, context, character) else ""

    def phrase(self) -> Facts:
        return {"key": f"lily-gives-instead-{self.to}", "target": self.target.phrase()}


class GivesSupport(Static):
    """Your supports that do not fail count more."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def support_bonus(self, table: BaseTable, context: SkillContext) -> int:
        return self.amount.value(table, context)

    def phrase(self) -> Facts:
        return self.amount.phrase_of("lily-gives-support", {"target": {"key": "lily-target-support"}})


class GivesLevels(Static):
    """More levels in your deployment phase."""

    def __init__(self, number: int) -> None:
        self.number = number

    def extra_levels(self, table: BaseTable, context: SkillContext) -> int:
        return self.number

    def phrase(self) -> Facts:
        return {"key": "lily-gives-budget", "target": {"key": "lily-target-you"}, "number": self.number}


class Cheaper(Static):
    """Cards count fewer levels when you play them."""

    def __init__(self, number: int, wanted: Filter) -> None:
        self.number = number
        self.filter = wanted

    def level_discount(self, table: BaseTable, context: SkillContext, card: int) -> int:
        fits = table.facts(card).kind == CHARACTER and self.filter.matches_card(table, card, context)
        return self.number if fits else 0

    def phrase(self) -> Facts:
        target: Facts = {"key": "lily-every-played", "what": self.filter.phrase("character", many=False)}
        return {"key": "lily-gives-cheaper", "number": self.number, "target": target}


class AlsoNamed(Static):
    """The card has another name too, wherever it is."""

    def __init__(self, name: str, called: Text) -> None:
        self.name = name
        self.called = called

    def add_names_and_colors(self, names: list[str], colors: list[int]) -> None:
        names.append(self.name)

    def phrase(self) -> Facts:
        return {"key": "lily-gives-name", "target": {"key": "lily-target-card"}, "name": dict(self.called)}


class AlsoColored(Static):
    """The card has another colour too, wherever it is."""

    def __init__(self, color: int) -> None:
        self.color = color

    def add_names_and_colors(self, names: list[str], colors: list[int]) -> None:
        colors.append(self.color)

    def phrase(self) -> Facts:
        color = f"@lily-color-{COLORS[self.color]}"
        return {"key": "lily-gives-color", "target": {"key": "lily-target-card"}, "color": color}


class AnyNumber(Static):
    """Any number of the card may be in a deck, LY-5.1 notwithstanding."""

    def most_alike(self) -> int:
        return ANY_NUMBER

    def phrase(self) -> Facts:
        return {"key": "lily-gives-any-number", "target": {"key": "lily-target-you"}}


class AtMost(Static):
    """A limit on how many of the card may be in a deck."""

    def __init__(self, number: int) -> None:
        self.number = number

    def most_alike(self) -> int:
        return self.number

    def phrase(self) -> Facts:
        return {"key": "lily-gives-at-most", "target": {"key": "lily-target-you"}, "number": self.number}
