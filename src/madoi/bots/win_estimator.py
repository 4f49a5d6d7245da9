"""An outlook: how likely each seat is to win from some moment of a game, when all that lies on the table is
known and only what chance will bring is not.

It is for looking back at games that are over: unlike a bot it is given the state, so it belongs at no table.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from madoi.bots.search import Budget, Node, Search
from madoi.core.chance import Chance, Seeded
from madoi.core.game import Decision, Game, State

_LOOKS: Final = 8  # lines between two looks at the clock
_FIRST: Final = 32  # lines of a tree that only find out which choices are worth trying
_NODES: Final = 100_000


class _Tree:
    """Lines that are thought ahead as far as one seat would: where they are cut is to nobody's advantage only
    if every seat's way of cutting them counts as much."""

    def __init__(self, search: Search, root: Node) -> None:
        self.search = search
        self.root = root
        self.played = 0


class Outlook:
    """The shares of the win over lines that a search plays from one moment, where everybody tries what brings
    her most. More lines can be added."""

    def __init__(self, game: Game, state: State, seats: int, seed: str) -> None:
        self._state = state
        self._chance: Chance = Seeded(seed)
        self._decision: Decision | None = None
        self._trees: list[_Tree] = []
        self.lines = 0
        """So many lines count; none where the game is over and known."""
        outcome = state.outcome()
        self._totals: list[float] = [] if outcome is None else outcome.shares.copy()
        if outcome is None:
            self._begin(game, seats)

    def _begin(self, game: Game, seats: int) -> None:
        decision = self._state.decision(self._state.to_move()[0])
        self._decision = decision
        foresight = game.foresight()
        cuts: set[int] = set()
        for seat in range(seats):
            view = self._state.view(seat)
            if foresight.until(view) not in cuts:
                cuts.add(foresight.until(view))
                search = Search(game, Budget(0, 0.0, _NODES))
                self._trees.append(_Tree(search, search.begin(view, decision)))

    def look(self, least: int, seconds: float) -> None:
        """More lines: at least so many that count, then for as long as the time lasts."""
        end = perf_counter() + seconds
        enough = self.lines + least
        played = 0
        while self._trees and (self.lines < enough or played % _LOOKS or perf_counter() < end):
            self._play_line(self._trees[played % len(self._trees)])
            played += 1

    def _play_line(self, tree: _Tree) -> None:
        assert self._decision is not None
        state = self._state.copy()
        state.chance = self._chance
        values = tree.search.play_line(tree.root, self._decision, state, self._chance)
        tree.played += 1
        if tree.played <= _FIRST:
            return
        if not self._totals:
            self._totals = [0.0] * len(values)
        for place, value in enumerate(values):
            self._totals[place] += value
        self.lines += 1

    def shares(self) -> list[float]:
        """Each seat's share of the win, together 1. It must have looked."""
        return [total / max(1, self.lines) for total in self._totals]
