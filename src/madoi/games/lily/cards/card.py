"""Cards (LY-2): facts and skills, and the pool of cards that a duel is played with."""

from __future__ import annotations

from madoi.core.immutable import Immutable
from madoi.core.refusal import Facts
from madoi.games.lily.cards.card_facts import CHARACTER, COLORS, KINDS, CardFacts, Text, name_bits
from madoi.games.lily.data_types import PrintedCard
from madoi.games.lily.rules.areas import RANGES
from madoi.games.lily.skills.nodes import OF_GRANTS, OF_POWER, Skill


class Card(CardFacts):
    """One card as printed. Two cards with the same title and name are the same card (LY-2.4), and one
    `Card`."""

    def __init__(self, id: str, kind: int, name: str, title: Text, called: Text, flavour: Text) -> None:
        super().__init__(id, kind, name, title, called, flavour)
        self.skills: list[Skill] = []
        # Made by `index_skills`: skills by what the rules ask for.
        self.activated: list[int] = []
        self.continuous: list[list[Skill]] = [[], [], [], []]  # by what they concern
        self.gives_power = False  # whether any of them does: most cards give nothing
        self.gives_grants = False
        self.autos: list[int] = []
        self.specials: list[int] = []
        self.sp: list[int] = []

    def index_skills(self) -> None:
        """Sort the skills, once they are all there, and add what special skills make of the card."""
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
                static.add_names_and_colors(self.names, self.colors)
                self.most_alike = static.most_alike() or self.most_alike
        self.name_bits = name_bits(self.names)
        self.gives_power = len(self.continuous[OF_POWER]) > 0
        self.gives_grants = len(self.continuous[OF_GRANTS]) > 0

    def skill_phrase(self, number: int) -> Facts:
        return self.skills[number].phrase()


def printed(card: Card) -> PrintedCard:
    """All that is printed on a card, as plain data; the skills as phrases for the word catalogues."""
    facts: PrintedCard = {
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
    """All cards that exist for a table, each with a number; cards are numbers everywhere else.

    ``name_share``: at most one card of a deck in this many may have the same name (LY-D15); 0: no limit.
    """

    def __init__(self, cards: list[Card], names: dict[str, Text], name_share: int = 0) -> None:
        self.cards = cards
        self.names = names
        self.name_share = name_share
        self.number_of: dict[str, int] = {card.id: number for number, card in enumerate(cards)}
