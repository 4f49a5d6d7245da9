"""The search model of Lily: belief, cut-off, prior, rollout policy and estimate.

Simulations begin with a random deal of the opponent's hand and both decks (`imagine`).
They end with the other player's next turn, and the win model estimates the rest.
"""

from __future__ import annotations

from math import exp
from typing import Final

from madoi.core.action import Action
from madoi.core.chance import Chance, PlayoutChance
from madoi.core.game import Game, State, View
from madoi.core.search_model import SearchModel
from madoi.core.viewer import Seat
from madoi.games.lily.ai.appraise import appraise_answers, needs_lookahead
from madoi.games.lily.ai.evaluate import lives
from madoi.games.lily.ai.rollout import rollout_values
from madoi.games.lily.ai.win_model import win_probability
from madoi.games.lily.notation import LilyAction
from madoi.games.lily.rules.battle import attack_power, critical_power, defence_power, targets
from madoi.games.lily.rules.choice import ACT, BLOCK, COUPLE, CRITICAL, DEPLOY
from madoi.games.lily.rules.choice import EVENT as EVENT_PHASE
from madoi.games.lily.rules.pieces import Battle
from madoi.games.lily.rules.piles import card_of
from madoi.games.lily.rules.state import LilyState
from madoi.games.lily.rules.table import Table
from madoi.games.lily.view import LilyView

_HORIZON: Final = 1_000  # choices; the cut-off comes first
_FIRST_CUT_OFF: Final = 3  # turns: both players have had their first one
_PRIOR_TEMPERATURE: Final = 1.0  # in the unit of `evaluate`: the larger, the more even the priors
_PRIOR_SEED: Final = 1  # priors need no chance of their own
_SKILL_BONUS: Final = 1.0  # a skill may bring more than can be seen one step later
_LEADER_FACTOR: Final = 8.0  # a deck is built around its leader
_UNIFORM_SHARE: Final = 0.1  # this share of the prior is uniform


class LilySearchModel(SearchModel):
    """Simulations go on to the end of the opponent's next turn, or of this turn if it is the opponent's.

    Before the first turn they go on until both have had theirs.
    """

    def __init__(self, game: Game) -> None:
        super().__init__(game, _HORIZON)

    def cut_off(self, view: View) -> int:
        assert isinstance(view, LilyView)
        table = view.table
        if table.turn == 0:
            return _FIRST_CUT_OFF
        return table.turn + (2 if table.mover == view.viewer else 1)

    def progress(self, state: State) -> int:
        assert isinstance(state, LilyState)
        return state.table.turn

    def chance_key(self, state: State, seat: Seat) -> int:
        assert isinstance(state, LilyState)
        return _chance_key(state.table)

    def priors(self, state: State, seat: Seat, actions: list[Action]) -> list[float]:
        assert isinstance(state, LilyState)
        values = _prior_values(state.table, seat, _said(actions))
        best = max(values)
        weights = [exp((one - best) / _PRIOR_TEMPERATURE) for one in values]
        total = sum(weights)
        uniform = _UNIFORM_SHARE / len(actions)
        return [uniform + (1.0 - _UNIFORM_SHARE) * weight / total for weight in weights]

    def rollout_action(self, state: State, seat: Seat, actions: list[Action], chance: Chance) -> Action:
        assert isinstance(state, LilyState)
        values = rollout_values(state.table, seat, _said(actions), chance)
        best = 0
        for place in range(1, len(values)):
            if values[place] > values[best]:
                best = place
        return actions[best]

    def estimate(self, state: State) -> list[float]:
        assert isinstance(state, LilyState)
        first = win_probability(state.table)
        return [first, 1.0 - first]


def _said(actions: list[Action]) -> list[LilyAction]:
    found: list[LilyAction] = []
    for action in actions:
        assert isinstance(action, LilyAction)
        found.append(action)
    return found


def _prior_values(table: Table, seat: int, actions: list[LilyAction]) -> list[float]:
    """As at a glance, but what skills and potentials do is tried out."""
    values = rollout_values(table, seat, actions, PlayoutChance(_PRIOR_SEED))
    choice = table.choice
    if choice is None:
        return [_LEADER_FACTOR * one for one in values]
    if not needs_lookahead(choice.kind) or choice.kind in (DEPLOY, EVENT_PHASE):
        return values
    if choice.kind != ACT:
        return appraise_answers(table, seat, actions)
    for place, one in enumerate(actions):
        if one.verb in ("skill", "potential"):
            values[place] = _SKILL_BONUS + appraise_answers(table, seat, [one])[0]
    return values


# Chance keys.


def _chance_key(table: Table) -> int:
    choice = table.choice
    if choice is None:
        return 0
    kind = choice.kind
    battle = table.battle
    if kind == ACT:
        return _who_stands(table)
    if kind == COUPLE:
        return card_of(table.players[choice.seat].deck.top[-1])
    if battle is None:
        return 0
    if kind == CRITICAL:
        return _critical_key(table, battle)
    if kind == BLOCK:
        target = table.character(choice.candidates[0])
        assert target is not None
        return 1 if attack_power(table, battle) >= defence_power(table, battle, target) else 0
    return 0


def _who_stands(table: Table) -> int:
    """Who is still there."""
    found = 0
    for seat in (0, 1):
        for stands in table.players[seat].field:
            found = found * 2 + (1 if stands is not None else 0)
        found = found * 8 + lives(table, seat)
    return found


def _critical_key(table: Table, battle: Battle) -> int:
    """For each target: whether she is defeated anyway, by a critical, or not at all."""
    before = attack_power(table, battle)
    after = critical_power(table, battle)
    found = 0
    for target in targets(table, battle):
        against = defence_power(table, battle, target)
        found = found * 3 + (2 if before >= against else 1 if after >= against else 0)
    return found
