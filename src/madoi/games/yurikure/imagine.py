"""Sheets that the others may have: all that a seat can be sure of, and nothing more.

A sheet has the values 1 to 5 on allowed pairs and the extra points given so far, and its control is at
least what was revealed (YK-4.1). Everything else is open. Sheets are drawn from all that fit, each about
equally likely: from any one that fits, by many small changes that keep it fitting.
"""

from __future__ import annotations

from typing import Final

from madoi.core.chance import Chance
from madoi.games.yurikure.girls import Circle
from madoi.games.yurikure.sheets import SETUP_VALUES, Sheet

_STIRS: Final = 60
_PATIENCE: Final = 400
_WHAT: Final = "yurikure-chance-imagined"


class Guess:
    """A sheet being guessed: where each value and each extra point lies."""

    def __init__(self, circle: Circle, values: list[int], distinct: int, needed: list[int]) -> None:
        """The first ``distinct`` values must lie on different pairs."""
        self.circle = circle
        self.values = values
        self.distinct = distinct
        self.needed = needed
        self.places: list[int] = []
        self.control: list[int] = []
        self.missing = 0

    def scatter(self, chance: Chance) -> None:
        """Any sheet, whether or not it fits what was revealed."""
        self.places = []
        bag = list(range(self.circle.pairs))
        self.control = [0] * self.circle.girls
        for number in range(len(self.values)):
            if number < self.distinct:
                pair = chance.draw(bag, _WHAT)
            else:
                pair = chance.below(self.circle.pairs, _WHAT)
            self.places.append(pair)
            self._count(pair, self.values[number])
        self.missing = self._lack()

    def stir(self, chance: Chance) -> None:
        """Move one value, or let two change places, unless that fits less well."""
        number = chance.below(len(self.values), _WHAT)
        pair = chance.below(self.circle.pairs, _WHAT)
        before = self.places[number]
        other = -1
        if number < self.distinct:
            for candidate in range(self.distinct):
                if candidate != number and self.places[candidate] == pair:
                    other = candidate
        self._move(number, pair)
        if other >= 0:
            self._move(other, before)
        lack = self._lack()
        if lack <= self.missing:
            self.missing = lack
            return
        if other >= 0:
            self._move(other, pair)
        self._move(number, before)

    def _move(self, number: int, pair: int) -> None:
        self._count(self.places[number], -self.values[number])
        self.places[number] = pair
        self._count(pair, self.values[number])

    def _count(self, pair: int, points: int) -> None:
        self.control[self.circle.first[pair]] += points
        self.control[self.circle.second[pair]] += points

    def _lack(self) -> int:
        lack = 0
        for girl in range(self.circle.girls):
            lack += max(0, self.needed[girl] - self.control[girl])
        return lack


def guess_sheet(circle: Circle, different: bool, extra: int, revealed: list[int], chance: Chance) -> Sheet:
    """A sheet with so many extra points that could have revealed this."""
    values = SETUP_VALUES + [1] * extra
    guess = Guess(circle, values, len(SETUP_VALUES) if different else 0, revealed)
    while True:
        guess.scatter(chance)
        tries = 0
        while guess.missing and tries < _PATIENCE:
            guess.stir(chance)
            tries += 1
        if not guess.missing:
            break
    for _ in range(_STIRS):
        guess.stir(chance)
    sheet = Sheet(circle.pairs)
    for number, value in enumerate(values):
        counted = sheet.setup if number < len(SETUP_VALUES) else sheet.extra
        counted[guess.places[number]] += value
    return sheet


def guess_draft(circle: Circle, values: int, different: bool, chance: Chance) -> list[int]:
    """What somebody who has handed in may have written."""
    bag = list(range(circle.pairs))
    if different:
        return [chance.draw(bag, _WHAT) for _ in range(values)]
    return [chance.below(circle.pairs, _WHAT) for _ in range(values)]
