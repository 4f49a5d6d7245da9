"""A skill that is waiting or running, as plain data inside the state: it can be copied in the middle of
anything."""

from __future__ import annotations

from typing import Final

from madoi.core.immutable import Immutable
from madoi.games.lily.skills.nodes import Block, Effect, Skill

ON_FIELD: Final = 0
IN_EVENT_AREA: Final = 1
IN_POTENTIAL_AREA: Final = 2
ELSEWHERE: Final = 3  # a special skill
AS_SUPPORT: Final = 4  # an SP skill

OFFERED: Final = 0
PAYING: Final = 1
DOING: Final = 2


class Waiting(Immutable):
    """A skill whose moment has come (LY-9.2)."""

    def __init__(self, seat: int, place: int, card: int, number: int, source: int, subject: int) -> None:
        self.seat = seat  # the player whom the skill calls "you", and who decides
        self.place = place
        self.card = card
        self.number = number  # which skill of the card
        self.source = source  # the number of the character that has it, or -1
        self.subject = subject  # the number of the character it happened to, or -1


class Running:
    """The one skill that is being done: none starts inside another (LY-9.2)."""

    def __init__(self, waiting: Waiting, skill: Skill) -> None:
        self.waiting = waiting
        self.skill = skill
        self.seat = waiting.seat
        self.stage = OFFERED
        self.did = True  # whether the last effect was done: "if you did so", LY-4.2
        self.chosen: list[int] = []  # the characters that were picked last
        self.blocks: list[Block] = []
        self.places: list[int] = []
        self.asking: Effect | None = None  # the effect that waits for an answer
        self.left = 0  # cards looked at on top of the deck that are still to be sorted

    def copy(self) -> Running:
        twin = Running(self.waiting, self.skill)
        twin.stage = self.stage
        twin.did = self.did
        twin.chosen = self.chosen.copy()
        twin.blocks = self.blocks.copy()
        twin.places = self.places.copy()
        twin.asking = self.asking
        twin.left = self.left
        return twin

    @property
    def rule(self) -> str:
        """The rule that lets it act: skills, events, potentials."""
        place = self.waiting.place
        if place == IN_EVENT_AREA:
            return "LY-10.1"
        return "LY-11.1" if place == IN_POTENTIAL_AREA else "LY-9.1"

    def side(self, opponent: bool) -> int:
        """The seat that is meant: "you", or the opponent."""
        return 1 - self.seat if opponent else self.seat

    def enter(self, block: Block) -> None:
        """Do this block next, then what was being done."""
        self.blocks.append(block)
        self.places.append(0)
