"""The search model of Yuri-Kure: belief over sheets, prior, and estimate.

Sheets are believed by what their owners did. Choices are weighted by how much the seat wants them.
A simulation that leaves the tree is played to the end of the game by a quick rollout.
"""

from __future__ import annotations

from math import exp
from typing import Final

from madoi.core.action import Action
from madoi.core.chance import Chance
from madoi.core.game import Game, State, View
from madoi.core.search_model import Belief, SearchModel
from madoi.core.viewer import Seat
from madoi.games.yurikure.ai.appraise import desires, reveal_cost
from madoi.games.yurikure.ai.belief import YurikureBelief
from madoi.games.yurikure.ai.interest import Interest, most_revealed_by_others, rival_support
from madoi.games.yurikure.ai.prospects import Prospects
from madoi.games.yurikure.ai.rollout import Rollout
from madoi.games.yurikure.ai.sheet_prior import pair_weights
from madoi.games.yurikure.notation import Choice, Clear, Reveal, Support
from madoi.games.yurikure.rules.pending_action import actor_of, pair_of
from madoi.games.yurikure.rules.procedures.procedure import Procedure
from madoi.games.yurikure.rules.sheets import SheetRound
from madoi.games.yurikure.rules.state import YurikureState
from madoi.games.yurikure.view import YurikureView

_PRIOR_TEMPERATURE: Final = 0.25  # in points of support: the larger, the more even the priors
_UNIFORM_SHARE: Final = 0.2  # this share of the prior is uniform
_NEGLIGIBLE_PRIOR: Final = 0.001  # for actions that are hardly ever sensible


class YurikureSearchModel(SearchModel):
    """Simulations are estimated as soon as they leave the tree."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, 0)

    def belief(self, view: View, chance: Chance) -> Belief:
        assert isinstance(view, YurikureView)
        return YurikureBelief(view, chance)

    def priors(self, state: State, seat: Seat, actions: list[Action]) -> list[float]:
        assert isinstance(state, YurikureState)
        if state.due is not None:
            weights = _sheet_weights(state, state.due, seat, actions)
        else:
            assert state.procedure is not None
            weights = _decision_weights(state, state.procedure, seat, actions)
        total = sum(weights)
        return [weight / total for weight in weights]

    def estimate(self, state: State) -> list[float]:
        """One quick rollout to the end of the game."""
        assert isinstance(state, YurikureState)
        Rollout(state).finish()
        return self.result(state)


def _sheet_weights(state: YurikureState, due: SheetRound, seat: Seat, actions: list[Action]) -> list[float]:
    circle = state.settings.circle
    by_pair = pair_weights(circle, state.relations, due, state.sheets[seat])
    even = _UNIFORM_SHARE * sum(by_pair) / len(actions)
    weights: list[float] = []
    for action in actions:
        if isinstance(action, Support):
            weights.append(by_pair[circle.pair(action.one, action.other)] + even)
        else:
            weights.append(_NEGLIGIBLE_PRIOR if isinstance(action, Clear) else 1.0)
    return weights


def _decision_weights(
    state: YurikureState, procedure: Procedure, seat: Seat, actions: list[Action]
) -> list[float]:
    """Passing, revealing just enough, a little more, or all; declarations by their value."""
    asked = procedure.question
    revealed = state.control.revealed
    desire = desires(state.sheets[seat], rival_support(state.settings.circle, revealed, seat))
    prospects = Prospects(state.settings.circle, state.orientations, state.relations)
    opposed = most_revealed_by_others(revealed, seat)
    interest = Interest(prospects, desire, state.control.own[seat], opposed)
    actor, pair = actor_of(state.pending), pair_of(state.pending)
    gain = 0.0
    if asked.choices:
        best = -1.0e9
        for choice in asked.choices:
            assert isinstance(choice, Choice)
            best = max(best, interest.value_of(prospects.of(asked.kind, asked.girl, choice, actor, pair)))
        if procedure.declared is None:
            otherwise = prospects.of_silence(asked.kind, pair)
        else:
            otherwise = prospects.of(asked.kind, asked.girl, procedure.declared, actor, pair)
        gain = best - interest.value_of(otherwise)
    takes = state.control.controller(asked.girl) != seat
    lowest = state.control.highest(asked.girl) + 1
    most = state.control.own[seat][asked.girl]
    values: list[float] = []
    sensible: list[bool] = []
    for action in actions:
        if isinstance(action, Choice):
            value = interest.value_of(prospects.of(asked.kind, asked.girl, action, actor, pair))
            values.append(value if procedure.declared is None else value - best + gain)
            sensible.append(True)
        elif isinstance(action, Reveal):
            tried = action.girl == asked.girl and takes and action.value in (lowest, lowest + 1, most)
            values.append(gain - reveal_cost(action.value - revealed[seat][action.girl]))
            sensible.append(tried)
        else:
            values.append(0.0)
            sensible.append(True)
    return _weights_by_value(values, sensible)


def _weights_by_value(values: list[float], sensible: list[bool]) -> list[float]:
    best = -1.0e9
    count = 0
    for place, value in enumerate(values):
        if sensible[place]:
            best = max(best, value)
            count += 1
    weights: list[float] = []
    total = 0.0
    for place, value in enumerate(values):
        weight = exp((value - best) / _PRIOR_TEMPERATURE) if sensible[place] else 0.0
        weights.append(weight)
        total += weight
    even = _UNIFORM_SHARE * total / count
    return [
        weight + even if sensible[place] else _NEGLIGIBLE_PRIOR * total
        for place, weight in enumerate(weights)
    ]
