"""How Lily is thought ahead: a turn as a whole, and what the other player answers.

Lines begin with the opponent's hand and both decks dealt anew (`imagine`), are played to the end of the other
player's next turn, and are then estimated (`prospects`). What is done without much thought is what looks best
at a `glance`; where a choice is thought through, what a skill does is tried out once (`judgement`).
"""

from __future__ import annotations

from math import exp
from typing import Final

from madoi.core.chance import Chance, Seeded
from madoi.core.game import Action, Game, Seat, State, View
from madoi.core.search_model import Foresight
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

_FAR: Final = 1_000
_OPENED: Final = 3
_WARMTH: Final = 1.0  # in what `worth` counts: the larger, the more even the leanings
_FOR_NOTHING: Final = 1.0  # a skill may be worth more than can be seen one step later
_SUGGESTED: Final = 8.0  # a deck is built around its leader
_EVEN: Final = 0.1  # so much of the leanings is even, whatever the opinion


class LilyForesight(Foresight):
    """Lines go on to the end of the opponent's next turn; in her turn, to its end; before the first, until
    both have had theirs."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, _FAR)

    def until(self, view: View) -> int:
        assert isinstance(view, LilyView)
        table = view.table
        if table.turn == 0:
            return _OPENED
        return table.turn + (2 if table.mover == view.viewer else 1)

    def moment(self, state: State) -> int:
        assert isinstance(state, LilyState)
        return state.table.turn

    def situation(self, state: State, seat: Seat) -> int:
        assert isinstance(state, LilyState)
        return _situation(state.table)

    def leanings(self, state: State, seat: Seat, actions: list[Action]) -> list[float]:
        assert isinstance(state, LilyState)
        liked = _looked_at(state.table, seat, _said(actions))
        best = max(liked)
        weights = [exp((one - best) / _WARMTH) for one in liked]
        total = sum(weights)
        even = _EVEN / len(actions)
        return [even + (1.0 - _EVEN) * weight / total for weight in weights]

    def likely(self, state: State, seat: Seat, actions: list[Action], chance: Chance) -> Action:
        assert isinstance(state, LilyState)
        liked = rollout_values(state.table, seat, _said(actions), chance)
        best = 0
        for place in range(1, len(liked)):
            if liked[place] > liked[best]:
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


def _looked_at(table: Table, seat: int, actions: list[LilyAction]) -> list[float]:
    """As at a glance, but what skills and potentials do is tried out."""
    liked = rollout_values(table, seat, actions, Seeded("leanings"))
    choice = table.choice
    if choice is None:
        return [_SUGGESTED * one for one in liked]
    if not needs_lookahead(choice.kind) or choice.kind in (DEPLOY, EVENT_PHASE):
        return liked
    if choice.kind != ACT:
        return appraise_answers(table, seat, actions)
    for place, one in enumerate(actions):
        if one.verb in ("skill", "potential"):
            liked[place] = _FOR_NOTHING + appraise_answers(table, seat, [one])[0]
    return liked


# Situations.


def _situation(table: Table) -> int:
    choice = table.choice
    if choice is None:
        return 0
    kind = choice.kind
    battle = table.battle
    if kind == ACT:
        return _standing(table)
    if kind == COUPLE:
        return card_of(table.players[choice.seat].deck.top[-1])
    if battle is None:
        return 0
    if kind == CRITICAL:
        return _how_it_stands(table, battle)
    if kind == BLOCK:
        target = table.character(choice.candidates[0])
        assert target is not None
        return 1 if attack_power(table, battle) >= defence_power(table, battle, target) else 0
    return 0


def _standing(table: Table) -> int:
    """Who is still there."""
    found = 0
    for seat in (0, 1):
        for stands in table.players[seat].field:
            found = found * 2 + (1 if stands is not None else 0)
        found = found * 8 + lives(table, seat)
    return found


def _how_it_stands(table: Table, battle: Battle) -> int:
    """For each target: whether she is defeated anyway, by a critical, or not at all."""
    before = attack_power(table, battle)
    after = critical_power(table, battle)
    found = 0
    for target in targets(table, battle):
        against = defence_power(table, battle, target)
        found = found * 3 + (2 if before >= against else 1 if after >= against else 0)
    return found
