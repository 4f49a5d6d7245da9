"""The search model of Kasane: prior and rollout policy.

All cards were taken in the open (KS-4.1), so only the cards to come are imagined.
"""

from __future__ import annotations

from math import exp
from typing import Final

from madoi.core.action import Action
from madoi.core.chance import Chance
from madoi.core.game import Game, State
from madoi.core.search_model import SearchModel
from madoi.core.viewer import Seat
from madoi.games.kasane.ai.appraise import appraise
from madoi.games.kasane.notation import NO_YAKU, Take
from madoi.games.kasane.rules.cards import PLUS_ONE
from madoi.games.kasane.rules.state import KasaneState

_HORIZON: Final = 100  # to the end of the game
_PRIOR_TEMPERATURE: Final = 1.5  # in points: the larger, the more even the priors
_RANDOM_ONE_IN: Final = 6  # one rollout action in so many is random


class KasaneSearchModel(SearchModel):
    """Rollouts go to the end of the game and mostly take the points that are there."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, _HORIZON)

    def priors(self, state: State, seat: Seat, actions: list[Action]) -> list[float]:
        assert isinstance(state, KasaneState)
        values = appraise(state.view(seat), actions)
        best = max(values)
        weights = [exp((value - best) / _PRIOR_TEMPERATURE) for value in values]
        total = sum(weights)
        return [weight / total for weight in weights]

    def rollout_action(self, state: State, seat: Seat, actions: list[Action], chance: Chance) -> Action:
        """The most points at once, ties broken at random."""
        assert isinstance(state, KasaneState)
        if chance.below(_RANDOM_ONE_IN, "bot-choice") == 0:
            return actions[chance.below(len(actions), "bot-choice")]
        best = -1
        tied: list[Action] = []
        for action in actions:
            assert isinstance(action, Take)
            points = _points(state, action)
            if points > best:
                best = points
                tied = [action]
            elif points == best:
                tied.append(action)
        return tied[0] if len(tied) == 1 else tied[chance.below(len(tied), "bot-choice")]


def _points(state: KasaneState, take: Take) -> int:
    """What a move scores at once."""
    if take.yaku == NO_YAKU:
        return 1 if state.columns[take.column][-1] == PLUS_ONE else 0
    table = state.settings.point_table
    place = table.cell_index(take.yaku, take.count)
    return table.cells[place].points[state.taken[place]]
