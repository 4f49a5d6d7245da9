"""Cards as facts (LY-2): characters, events and potentials, and the pool that a duel is played with."""

from __future__ import annotations

from typing import Final, TypeAlias

from madoi.core.immutable import Immutable
from madoi.core.refusal import Facts
from madoi.games.lily.rules.areas import RANGES
from madoi.games.lily.skills.nodes import Skill

Text: TypeAlias = dict[str, str]
"""The same in every language: a text by language."""

COLORS: Final = ["white-lily", "hexagram", "rhododendron"]
CHARACTER: Final = 0
EVENT: Final = 1
POTENTIAL: Final = 2
KINDS: Final = ["character", "event", "potential"]
NO_COLOR: Final = -1


class Card(Immutable):
    """One card as printed. Two cards with the same title and name are the same card (LY-2.4), and one
    `Card`."""

    def __init__(self, id: str, kind: int, name: str, title: Text, called: Text, flavour: Text) -> None:
        self.id = id
        self.kind = kind
        self.name = name  # what rules compare: a key, the same in every language
        self.title = title
        self.called = called  # the name as people read it
        self.flavour = flavour
        self.color = NO_COLOR
        self.level = 0
        self.power = 0
        self.support = 0
        self.reach = 0
        self.skills: list[Skill] = []
        # Made by `settle`: skills by what the rules ask for.
        self.activated: list[int] = []
        self.continuous: list[list[Skill]] = [[], [], []]  # by what they concern
        self.autos: list[int] = []
        self.specials: list[int] = []
        self.sp: list[int] = []
        self.names: list[str] = [name]
        self.colors: list[int] = []
        self.any_number = False

    def settle(self) -> None:
        """Sort the skills, once they are all there."""
        for number, skill in enumerate(self.skills):
            if skill.type == "activated":
                self.activated.append(number)
            elif skill.type == "sp":
                self.sp.append(number)
            elif skill.type == "special":
                if skill.when is not None:
                    self.specials.append(number)
            elif skill.when is not None:
                self.autos.append(number)
            elif skill.gives:
                for concern in sorted({static.concerns() for static in skill.gives}):
                    self.continuous[concern].append(skill)
        self.colors = [self.color] if self.color >= 0 else []
        for skill in self.skills:
            for static in skill.gives:
                static.mark(self.names, self.colors)
                self.any_number = self.any_number or static.any_number()

    def is_named(self, other: Card) -> bool:
        """Whether the two share a name (LY-2.4; a special skill may add names)."""
        if self.name == other.name:
            return True
        if len(self.names) == 1 and len(other.names) == 1:
            return False
        return any(name in other.names for name in self.names)

    def phrase(self) -> Facts:
        """Title and name, for a sentence."""
        return {"key": "lily-card", "title": dict(self.title), "name": dict(self.called)}


def printed(card: Card) -> Facts:
    """All that is printed on a card, as plain data; the skills as phrases for the word catalogues."""
    facts: Facts = {
        "id": card.id,
        "kind": KINDS[card.kind],
        "name": card.name,
        "title": dict(card.title),
        "called": dict(card.called),
        "flavour": dict(card.flavour),
        "skills": [skill.phrase() for skill in card.skills],
        "skill_types": [skill.type for skill in card.skills],
    }
    if card.kind == CHARACTER:
        facts["color"] = COLORS[card.color]
        facts["level"] = card.level
        facts["power"] = card.power
        facts["support"] = card.support
        facts["range"] = RANGES[card.reach]
    return facts


class Pool(Immutable):
    """All cards that exist for a table, each with a number; cards are numbers everywhere else."""

    def __init__(self, cards: list[Card], names: dict[str, Text]) -> None:
        self.cards = cards
        self.names = names
        self.number_of: dict[str, int] = {card.id: number for number, card in enumerate(cards)}
