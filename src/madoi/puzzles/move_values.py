"""Move values: the winning chance of every move of a decision, for the seat that decides.

A bot's search spends its time on the best move. Here every move that is still in question gets the same
number of simulations, in the same imagined worlds with the same later chance, so that they can be compared.
Only the view is used, so the values tell nothing about what is hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from madoi.bots.search import Budget, Search
from madoi.core.action import Action, Decision
from madoi.core.chance import Seeded
from madoi.core.game import Game, View
from madoi.core.search_model import Belief
from madoi.core.viewer import EVERYTHING
from madoi.puzzles.puzzle import MoveChance, lead

_FIRST_LOOK: Final = 8
"""Moves are compared after this many simulations each, and then whenever their number has doubled."""
_EARLY_SHARE: Final = 2 / 3
"""Before the end, the best move has to lead by this share of what it has to lead by at the end. Few positions
have a clear answer, and most of the others are left after the first looks."""
_HOPELESS: Final = 0.1
_HOPELESS_NOISE: Final = 1.5
"""A move is dropped where it is behind by `_HOPELESS` and this many times the largest standard error."""
_LARGEST_ERROR: Final = 0.5
"""The largest standard error of a chance after one simulation."""
_NODES: Final = 200_000
_EFFECT_WORLDS: Final = 2


def rate_moves(
    game: Game,
    view: View,
    decision: Decision,
    simulations: int,
    seed: str,
    least: float = 0.0,
    least_chance: float = 0.0,
) -> list[MoveChance] | None:
    """The winning chance of every move, the best first. ``simulations``: for each move in question.

    None: the best move does not lead by ``least``, or has less than ``least_chance``. Where that shows early,
    the rest is saved.
    """
    chance = Seeded(seed)
    search = Search(game, Budget(0, 0.0, _NODES))
    belief = search.model.belief(view, chance)
    groups = _by_effect(decision, belief, seed)
    if len(groups) == 1:
        return None
    rated = {group[0].text: [0.0, 0] for group in groups}
    actions = {group[0].text: group[0] for group in groups}
    single = {
        text: Decision(decision.seat, decision.question, [action], action) for text, action in actions.items()
    }
    root = search.new_tree(view, decision)
    search.simulate(root, decision, belief.draw(chance), chance)  # gives the root all its moves
    left, played = list(actions), 0
    while played < simulations:
        for number in range(played, min(simulations, max(_FIRST_LOOK, 2 * played))):
            world = belief.draw(chance)
            for text in left:
                state = world.copy()
                state.chance = Seeded(f"{seed}/{number}")
                rated[text][0] += search.simulate(root, single[text], state, chance)[decision.seat]
                rated[text][1] += 1
        played = int(rated[left[0]][1])
        values = sorted((rated[text][0] / played for text in left), reverse=True)
        noise = _LARGEST_ERROR / sqrt(played)
        if values[0] < least_chance - noise or values[0] - values[1] < _EARLY_SHARE * least:
            return None
        enough = min(values[0] - _HOPELESS - _HOPELESS_NOISE * noise, values[1])  # the second best stays
        left = [text for text in left if rated[text][0] / played >= enough]
    moves: list[MoveChance] = []
    for group in groups:
        total, count = rated[group[0].text]
        moves.append(MoveChance(group[0].text, round(total / count, 4)))
        moves += [MoveChance(action.text, moves[-1].chance, group[0].text) for action in group[1:]]
    moves.sort(key=lambda move: -move.chance)  # stable: those like a move stay behind it
    return moves if lead(moves) >= least and moves[0].chance >= least_chance else None


def _by_effect(decision: Decision, belief: Belief, seed: str) -> list[list[Action]]:
    """The moves, those together that lead to the same table in a few imagined worlds."""
    worlds = [belief.draw(Seeded(f"{seed}/effect/{number}")) for number in range(_EFFECT_WORLDS)]
    groups: list[tuple[Sequence[object], list[Action]]] = []
    for action in decision.actions:
        effect: list[object] = []
        for number, world in enumerate(worlds):
            state = world.copy()
            state.chance = Seeded(f"{seed}/effect/{number}/later")
            state.play(decision.seat, action)
            effect += [state.to_move(), state.view(EVERYTHING).data()]
        same = next((group for known, group in groups if known == effect), None)
        if same is None:
            groups.append((effect, [action]))
        else:
            same.append(action)
    return [group for _, group in groups]
