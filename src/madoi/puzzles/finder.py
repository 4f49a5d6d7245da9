"""The finder: looks at the decisions of a game for those with one clearly best move.

Every decision is rated move by move, with the budget and then with four times the budget. Most decisions have
no clear answer, and that shows after a few simulations.
"""

from __future__ import annotations

from typing import Final

from madoi.core.action import Decision
from madoi.core.chance import Seeded
from madoi.core.game import Game, View
from madoi.core.session import Session
from madoi.core.viewer import SPECTATOR, Seat
from madoi.puzzles.continuations import continue_with
from madoi.puzzles.level import level_of, weak_bot_share
from madoi.puzzles.move_values import rate_moves
from madoi.puzzles.puzzle import LEAST_GAP, MoveChance, Puzzle, answers, position_text, puzzle_id

LONGER: Final = 4
"""A puzzle keeps its best move with this many times the budget."""
_LEAST_CHANCE: Final = 0.2
"""A game that is nearly lost makes no puzzle."""
_FEW_MOVES: Final = 2


class Finder:
    """Looks at positions of one game, with a budget of ``simulations`` per move."""

    def __init__(self, game: Game, simulations: int) -> None:
        self._game = game
        self._simulations = simulations

    def look(self, session: Session, seed: str, easy: bool) -> Puzzle | None:
        """The puzzle of the position that a game has reached; None: none. ``easy``: also an easy one."""
        seat = session.state.to_move()[0]
        view, decision = session.state.view(seat), session.state.decision(seat)
        if len(decision.actions) < _FEW_MOVES:
            return None
        first = self._rate(view, decision, self._simulations, f"{seed}/1")
        if first is None or (
            len(decision.actions) == _FEW_MOVES and not self._is_seen(view, seat, first, seed)
        ):
            return None
        found = weak_bot_share(self._game, view, decision, answers(first), seed)
        if not easy and level_of(first, found) == "easy":
            return None
        chances = self._rate(view, decision, self._simulations * LONGER, f"{seed}/{LONGER}")
        if chances is None or chances[0].action != first[0].action:
            return None
        level = level_of(chances, found)
        if level == "easy" and not easy:
            return None
        record = position_text(session.record)
        name = puzzle_id(record)
        tempting = next(move for move in chances if move.action not in answers(chances))
        lines = [
            continue_with(self._game, session, seat, move, f"{name}/{number}")
            for number, move in enumerate((chances[0], tempting))
        ]
        return Puzzle(name, record, seat, chances, level, found, lines)

    def _rate(self, view: View, decision: Decision, simulations: int, seed: str) -> list[MoveChance] | None:
        return rate_moves(self._game, view, decision, simulations, seed, LEAST_GAP, _LEAST_CHANCE)

    def _is_seen(self, view: View, seat: Seat, chances: list[MoveChance], seed: str) -> bool:
        """Whether the best move changes what others see. To begin a sheet again that nobody has seen is no
        answer to a question with two answers."""
        world = self._game.imagine(view, Seeded(f"{seed}/seen"))
        before = world.to_move(), world.view(SPECTATOR).data()
        world.play(seat, self._game.parse(chances[0].action))
        return before != (world.to_move(), world.view(SPECTATOR).data())
