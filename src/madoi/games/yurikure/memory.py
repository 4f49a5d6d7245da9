"""The public history of a game: each declaration, and the relations at that time.

A player with a good memory knows it.
"""

from __future__ import annotations

from typing import Final

from madoi.core.immutable import Immutable
from madoi.core.viewer import Seat
from madoi.games.yurikure.notation import Choice
from madoi.games.yurikure.rules.girls import Circle
from madoi.games.yurikure.rules.relations import Relations

MOST_REMEMBERED: Final = 60
"""The latest declarations that are remembered."""


class RelationsSnapshot(Immutable):
    """How things stood between all girls: bytes, because much is remembered and little of it looked up."""

    def __init__(self, relations: Relations) -> None:
        self._numbers = bytes(relations.favor + relations.discomfort + relations.couple)

    def relations(self, circle: Circle) -> Relations:
        numbers = list(self._numbers)
        count = circle.pairs
        return Relations(circle, numbers[:count], numbers[count : 2 * count], numbers[2 * count :])


class WitnessedDeclaration(Immutable):
    """A declaration: the seat that made it, for which girl, asked what, in which confession or Game of Love
    (-1: none), how things stood between the girls, and who had revealed what."""

    def __init__(
        self,
        seat: Seat,
        kind: str,
        girl: int,
        choice: Choice,
        actor: int,
        pair: int,
        snapshot: RelationsSnapshot,
        revealed: list[list[int]],
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.girl = girl
        self.text = choice.text
        self.actor = actor
        self.pair = pair
        self.snapshot = snapshot
        self._shown = [bytes(row) for row in revealed]

    def revealed(self) -> list[list[int]]:
        """By seat and girl."""
        return [list(row) for row in self._shown]
