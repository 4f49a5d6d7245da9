"""The finder: looks at the decisions of a game for those with one clearly best move.

Cheap searches go first: most decisions have no clear answer, and a small search sees that. What passes is
rated move by move, with the budget and then with four times the budget.
"""

from __future__ import annotations

from typing import Final

from madoi.bots.search import Budget, Search
from madoi.core.action import Decision
from madoi.core.chance import Seeded
from madoi.core.game import Game, View
from madoi.core.session import Session
from madoi.core.viewer import SPECTATOR, Seat
from madoi.puzzles.continuations import continue_with
from madoi.puzzles.level import level_of, weak_bot_share
from madoi.puzzles.move_values import rate_moves
from madoi.puzzles.puzzle import LEAST_GAP, MoveChance, Puzzle, position_text, puzzle_id

LONGER: Final = 4
"""A puzzle keeps its best move with this many times the budget."""
_SCREENS: Final = ((64, 3, 0.08), (256, 6, 0.12))
"""Searches that let a position pass: simulations in all, tries that make a move count, and the least lead."""
_LEAST_SHARE: Final = 0.5
"""… in which the best move had at least this share of the tries."""
_LEAST_CHANCE: Final = 0.2
"""A game that is nearly lost makes no puzzle."""
_FEW_MOVES: Final = 2
_COIN_TOSS: Final = 0.5
"""A question with two answers is easy, unless a weak bot finds the right one more seldom than this."""


class Finder:
    """Looks at positions of one game, with a budget of ``simulations`` per move."""

    def __init__(self, game: Game, simulations: int) -> None:
        self._game = game
        self._simulations = simulations

    def look(self, session: Session, seed: str, easy: bool) -> Puzzle | None:
        """The puzzle of the position that a game has reached; None: none. ``easy``: also an easy one."""
        seat = session.state.to_move()[0]
        view, decision = session.state.view(seat), session.state.decision(seat)
        if len(decision.actions) < _FEW_MOVES or not self._passes_screens(view, decision, seed, easy):
            return None
        chances = self._rate_twice(view, decision, seed)
        if chances is None:
            return None
        answers = [chances[0].action, *(move.action for move in chances if move.like == chances[0].action)]
        found = weak_bot_share(self._game, view, decision, answers, seed)
        level = level_of(chances, found)
        if level == "easy" and not easy:
            return None
        record = position_text(session.record)
        name = puzzle_id(record)
        tempting = next(move for move in chances if move.action not in answers)
        lines = [
            continue_with(self._game, session, seat, move, f"{name}/{number}")
            for number, move in enumerate((chances[0], tempting))
        ]
        return Puzzle(name, record, seat, chances, level, found, lines)

    def _passes_screens(self, view: View, decision: Decision, seed: str, easy: bool) -> bool:
        best = ""
        for simulations, tries, least in _SCREENS:
            search = Search(self._game, Budget(simulations, float("inf")))
            found = search.search(view, decision, Seeded(f"{seed}/screen/{simulations}")).actions
            others = [move.value for move in found[1:] if move.visit_share * simulations >= tries]
            behind = max(others, default=0.0)
            lead = found[0].value - behind
            if found[0].value < _LEAST_CHANCE or found[0].visit_share < _LEAST_SHARE or lead < least:
                return False
            best = found[0].action.text
        if len(decision.actions) > _FEW_MOVES:
            return True
        if not self._is_seen(view, decision.seat, best, seed):
            return False
        return easy or weak_bot_share(self._game, view, decision, [best], seed) < _COIN_TOSS

    def _is_seen(self, view: View, seat: Seat, text: str, seed: str) -> bool:
        """Whether this move changes what others see. To begin a sheet again that nobody has seen is no answer
        to a question with two answers."""
        world = self._game.imagine(view, Seeded(f"{seed}/seen"))
        before = world.to_move(), world.view(SPECTATOR).data()
        world.play(seat, self._game.parse(text))
        return before != (world.to_move(), world.view(SPECTATOR).data())

    def _rate_twice(self, view: View, decision: Decision, seed: str) -> list[MoveChance] | None:
        """The chances with four times the budget, where the same move leads clearly both times."""
        first = rate_moves(self._game, view, decision, self._simulations, f"{seed}/1", LEAST_GAP)
        if first is None:
            return None
        longer = self._simulations * LONGER
        second = rate_moves(self._game, view, decision, longer, f"{seed}/{LONGER}", LEAST_GAP)
        return second if second is not None and second[0].action == first[0].action else None
