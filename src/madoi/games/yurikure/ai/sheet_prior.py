"""The prior over sheets (YK-2.5, YK-3.2): the next value or point goes more often where it is worth more."""

from __future__ import annotations

from math import exp, fsum, log
from typing import Final

from madoi.core.chance import Chance
from madoi.games.yurikure.ai.interest import shared_value, support_value
from madoi.games.yurikure.rules.girls import Circle
from madoi.games.yurikure.rules.relations import Relations
from madoi.games.yurikure.rules.sheets import SETUP_VALUES, Sheet, SheetRound

_KEENNESS: Final = 4.0  # the larger, the more surely the best pair is taken
_FINE: Final = 4096


def pick_by_weight(weights: list[float], chance: Chance) -> int:
    """One of the places, by weight."""
    left = sum(weights) * (chance.below(_FINE, "bot-choice") + 0.5) / _FINE
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0.0:
            return place
    return len(weights) - 1


def pair_weights(circle: Circle, relations: Relations, due: SheetRound, sheet: Sheet) -> list[float]:
    """How readily the next value or point is put on each pair: weights, 0 where it is not allowed."""
    weights: list[float] = []
    for pair in range(circle.pairs):
        if due.different and pair in sheet.draft:
            weights.append(0.0)
        else:
            value = support_value(circle, relations, sheet.draft, pair, due.is_setup, sheet.total(pair))
            weights.append(exp(_KEENNESS * value))
    return weights


def fill_draft(circle: Circle, relations: Relations, due: SheetRound, sheet: Sheet, chance: Chance) -> None:
    """Fill the draft to its end."""
    while len(sheet.draft) < len(due.values):
        sheet.draft.append(pick_by_weight(pair_weights(circle, relations, due, sheet), chance))


class SheetPrior:
    """How likely a setup sheet is to be written, by where its values lie."""

    def __init__(self, circle: Circle, opening: Relations, different: bool) -> None:
        self.circle = circle
        self.different = different
        nobody = SheetRound(SETUP_VALUES, different, True, "")
        self._alone = pair_weights(circle, opening, nobody, Sheet(circle.pairs))
        self._total = fsum(self._alone)
        self._shared = [exp(_KEENNESS * shared_value(number)) for number in range(2 * len(SETUP_VALUES) + 1)]

    def likelihood(self, places: list[int]) -> float:
        """The logarithm, for the values 5, 4, 3, 2, 1 on these pairs."""
        circle = self.circle
        first, second = circle.first, circle.second
        free = self._alone.copy()  # what each pair weighs by itself, 0 where it may not be chosen again
        chosen = [0] * circle.girls  # how many of the pairs before have this girl
        found = 1.0
        for number in range(len(SETUP_VALUES)):
            total = self._total
            if number > 0:
                total = 0.0
                for pair in range(circle.pairs):
                    total += free[pair] * self._shared[chosen[first[pair]] + chosen[second[pair]]]
            place = places[number]
            found *= free[place] * self._shared[chosen[first[place]] + chosen[second[place]]] / total
            if self.different:
                free[place] = 0.0
            chosen[first[place]] += 1
            chosen[second[place]] += 1
        return log(found)
