"""Place model: a search model for positions that cannot be won any more.

A search that only counts wins cannot tell lost choices apart.
This one counts the place at the end, and the points.
"""

from __future__ import annotations

from typing import Final

from madoi.core.action import Action
from madoi.core.chance import Chance
from madoi.core.event import Outcome
from madoi.core.game import State, View
from madoi.core.search_model import Belief, SearchModel
from madoi.core.viewer import Seat

_PLACE_WEIGHT: Final = 0.8
"""How much the place counts; the rest are the points, which decide between equal places."""


class PlaceModel(SearchModel):
    """The search model of a game, with places and points as the result. Simulations run to the end."""

    def __init__(self, model: SearchModel) -> None:
        super().__init__(model.game)
        self._model = model

    def belief(self, view: View, chance: Chance) -> Belief:
        return self._model.belief(view, chance)

    def chance_key(self, state: State, seat: Seat) -> int:
        return self._model.chance_key(state, seat)

    def priors(self, state: State, seat: Seat, actions: list[Action]) -> list[float]:
        return self._model.priors(state, seat, actions)

    def roll_out(self, state: State, seat: Seat, chance: Chance, choices: int, cut_off: int) -> bool:
        return self._model.roll_out(state, seat, chance, choices, cut_off)

    def result(self, state: State) -> list[float]:
        outcome = state.outcome()
        assert outcome is not None
        return place_values(outcome)


def place_values(outcome: Outcome) -> list[float]:
    """What the end is worth to each seat: 1 for winning alone with the most points, 0 for the last place
    without points."""
    seats = range(len(outcome.points))
    merits = [(outcome.shares[seat] > 0.0, outcome.points[seat]) for seat in seats]
    most = max(1.0, *outcome.points)
    values: list[float] = []
    for seat in seats:
        behind = 0.0
        for other in seats:
            if merits[other] < merits[seat]:
                behind += 1.0
            elif other != seat and merits[other] == merits[seat]:
                behind += 0.5
        place = behind / max(1, len(merits) - 1)
        values.append(_PLACE_WEIGHT * place + (1.0 - _PLACE_WEIGHT) * max(0.0, outcome.points[seat]) / most)
    return values
