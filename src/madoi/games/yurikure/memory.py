"""What a player with a good memory knows beyond the table: what was declared, by whom, and how things stood
then. Everybody saw it."""

from __future__ import annotations

from typing import Final

from madoi.core.game import Fixed, Seat
from madoi.games.yurikure.girls import Circle
from madoi.games.yurikure.love import MOST, Relations
from madoi.games.yurikure.notation import Choice

LONGEST: Final = 60
"""So many declarations are remembered, the latest."""

_DEGREES: Final = MOST + 1


class Stood(Fixed):
    """How things stood between all girls: one number a pair, so that remembering is cheap."""

    def __init__(self, relations: Relations) -> None:
        self._pairs = [
            (relations.couple[pair] * _DEGREES + relations.favor[pair]) * _DEGREES
            + relations.discomfort[pair]
            for pair in range(len(relations.couple))
        ]

    def relations(self, circle: Circle) -> Relations:
        favor = [number // _DEGREES % _DEGREES for number in self._pairs]
        discomfort = [number % _DEGREES for number in self._pairs]
        couple = [number // (_DEGREES * _DEGREES) for number in self._pairs]
        return Relations(circle, favor, discomfort, couple)


class Witnessed(Fixed):
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
        stood: Stood,
        revealed: list[list[int]],
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.girl = girl
        self.choice = choice
        self.actor = actor
        self.pair = pair
        self.stood = stood
        self.revealed = [row.copy() for row in revealed]
