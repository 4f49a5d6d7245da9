"""Win estimator: each seat's probability of winning from a known state.

For the analysis of finished games. Unlike a bot it sees hidden things, so no table may use it during a game.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from madoi.bots.search import CLOCK_CHECK_SIMULATIONS, Budget, Node, Search
from madoi.core.action import Decision
from madoi.core.chance import Chance, Seeded
from madoi.core.game import Game, State
from madoi.core.search_model import search_model

_WARM_UP_SIMULATIONS: Final = 32
"""The first simulations of a tree only find actions worth trying. They do not count."""
_NODES: Final = 100_000


class _Tree:
    """A search tree with the cut-off of one seat.

    A cut-off may favour a seat, so each different cut-off gets a tree. All trees count alike.
    """

    def __init__(self, search: Search, root: Node) -> None:
        self.search = search
        self.root = root
        self.played = 0


class WinEstimator:
    """The mean result of simulations from one state, in which every seat plays for itself.

    ``simulations`` is the number that count, 0 where the game is over. More can be added at any time.
    """

    def __init__(self, game: Game, state: State, seats: int, seed: str) -> None:
        self._state = state
        self._chance: Chance = Seeded(seed)
        self._decision: Decision | None = None
        self._trees: list[_Tree] = []
        self.simulations = 0
        outcome = state.outcome()
        self._totals: list[float] = [] if outcome is None else outcome.shares.copy()
        if outcome is None:
            self._plant_trees(game, seats)

    def _plant_trees(self, game: Game, seats: int) -> None:
        decision = self._state.decision(self._state.to_move()[0])
        self._decision = decision
        model = search_model(game)
        cut_offs: set[int] = set()
        for seat in range(seats):
            view = self._state.view(seat)
            if model.cut_off(view) not in cut_offs:
                cut_offs.add(model.cut_off(view))
                search = Search(game, Budget(0, 0.0, _NODES))
                self._trees.append(_Tree(search, search.new_tree(view, decision)))

    def run(self, least: int, seconds: float) -> None:
        """Add simulations: at least ``least`` that count, then more until the time is up."""
        end = perf_counter() + seconds
        enough = self.simulations + least
        played = 0
        while self._trees and (
            self.simulations < enough or played % CLOCK_CHECK_SIMULATIONS or perf_counter() < end
        ):
            self._simulate(self._trees[played % len(self._trees)])
            played += 1

    def _simulate(self, tree: _Tree) -> None:
        assert self._decision is not None
        state = self._state.copy()
        state.chance = self._chance
        values = tree.search.simulate(tree.root, self._decision, state, self._chance)
        tree.played += 1
        if tree.played <= _WARM_UP_SIMULATIONS:
            return
        if not self._totals:
            self._totals = [0.0] * len(values)
        for place, value in enumerate(values):
            self._totals[place] += value
        self.simulations += 1

    def shares(self) -> list[float]:
        """Each seat's share of the win, together 1. Call `run` first."""
        return [total / max(1, self.simulations) for total in self._totals]
