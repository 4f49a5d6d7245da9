"""How people write their sheets (YK-2.5, YK-3.2): the next value or point goes rather where it is worth
more."""

from __future__ import annotations

from math import exp, log
from typing import Final

from madoi.core.chance import Chance
from madoi.games.yurikure.girls import Circle
from madoi.games.yurikure.interest import support_worth
from madoi.games.yurikure.love import Relations
from madoi.games.yurikure.sheets import SETUP_VALUES, Round, Sheet

_KEENNESS: Final = 4.0  # the larger, the more surely the best pair is taken
_FINE: Final = 4096


def pick(weights: list[float], chance: Chance) -> int:
    """One of the places, by weight."""
    left = sum(weights) * (chance.below(_FINE, "bot-choice") + 0.5) / _FINE
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0.0:
            return place
    return len(weights) - 1


def inclinations(circle: Circle, relations: Relations, due: Round, sheet: Sheet) -> list[float]:
    """How readily the next value or point is put on each pair: weights, 0 where it is not allowed."""
    weights: list[float] = []
    for pair in range(circle.pairs):
        if due.different and pair in sheet.draft:
            weights.append(0.0)
        else:
            worth = support_worth(circle, relations, sheet.draft, pair, due.is_setup, sheet.total(pair))
            weights.append(exp(_KEENNESS * worth))
    return weights


def write(circle: Circle, relations: Relations, due: Round, sheet: Sheet, chance: Chance) -> None:
    """Fill the draft to its end."""
    while len(sheet.draft) < len(due.values):
        sheet.draft.append(pick(inclinations(circle, relations, due, sheet), chance))


class Habit:
    """How likely a setup sheet is to be written, by where its values lie."""

    def __init__(self, circle: Circle, opening: Relations, different: bool) -> None:
        self.circle = circle
        self.different = different
        nobody = Round(SETUP_VALUES, different, True, "")
        self._alone = inclinations(circle, opening, nobody, Sheet(circle.pairs))
        self._shared = [exp(_KEENNESS * 0.25 * number) for number in range(3)]

    def likelihood(self, places: list[int]) -> float:
        """The logarithm, but for a constant, for the values 5, 4, 3, 2, 1 on these pairs."""
        circle = self.circle
        chosen = [0] * circle.girls  # how many of the pairs before have this girl
        taken: list[int] = []
        found = 0.0
        for number in range(len(SETUP_VALUES)):
            total = 0.0
            mine = 0.0
            for pair in range(circle.pairs):
                if self.different and pair in taken:
                    continue
                shared = chosen[circle.first[pair]] + chosen[circle.second[pair]]
                weight = self._alone[pair] * self._shared[min(2, shared)]
                total += weight
                if pair == places[number]:
                    mine = weight
            found += log(mine / total)
            pair = places[number]
            taken.append(pair)
            chosen[circle.first[pair]] += 1
            chosen[circle.second[pair]] += 1
        return found
