"""The public history of a game: each declaration, and the relations at that time.

A player with a good memory knows it.
"""

from __future__ import annotations

from typing import Final

from madoi.core.immutable import Immutable
from madoi.core.viewer import Seat
from madoi.games.yurikure.notation import Choice
from madoi.games.yurikure.rules.girls import Circle
from madoi.games.yurikure.rules.relations import MOST, Relations

MOST_REMEMBERED: Final = 60
"""The latest declarations that are remembered."""

_DEGREES: Final = MOST + 1
_ZERO: Final = 48


class RelationsSnapshot(Immutable):
    """How things stood between all girls: one sign a pair, because much is remembered."""

    def __init__(self, relations: Relations) -> None:
        self._signs = _signs(
            [
                (couple * _DEGREES + relations.favor[pair]) * _DEGREES + relations.discomfort[pair]
                for pair, couple in enumerate(relations.couple)
            ]
        )

    def relations(self, circle: Circle) -> Relations:
        pairs = _numbers(self._signs)
        favor = [number // _DEGREES % _DEGREES for number in pairs]
        discomfort = [number % _DEGREES for number in pairs]
        couple = [number // (_DEGREES * _DEGREES) for number in pairs]
        return Relations(circle, favor, discomfort, couple)


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
        self._shown = [_signs(row) for row in revealed]

    def revealed(self) -> list[list[int]]:
        """By seat and girl."""
        return [_numbers(row) for row in self._shown]


def _signs(numbers: list[int]) -> str:
    return "".join([chr(_ZERO + number) for number in numbers])


def _numbers(signs: str) -> list[int]:
    return [ord(sign) - _ZERO for sign in signs]
