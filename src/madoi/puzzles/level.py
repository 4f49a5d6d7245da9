"""The level of a puzzle: by its gap, its number of moves, and how often a weak bot finds the answer."""

from __future__ import annotations

from typing import Final

from madoi.bots import find as find_bot
from madoi.core.action import Decision
from madoi.core.chance import Seeded
from madoi.core.game import Game, View
from madoi.puzzles.puzzle import Level, MoveChance, lead

_WEAK_BOT: Final = "casual"
_TRIES: Final = 20
_MANY_MOVES: Final = 8
_FEW_MOVES: Final = 4
_LARGE_GAP: Final = 0.3
_OFTEN: Final = 0.5


def weak_bot_share(game: Game, view: View, decision: Decision, answers: list[str], seed: str) -> float:
    """In how many of some tries a weak bot finds one of the answers."""
    bot = find_bot(_WEAK_BOT, game)
    tries = [bot.choose(view, decision, Seeded(f"{seed}/weak/{number}")).text for number in range(_TRIES)]
    return sum(text in answers for text in tries) / _TRIES


def level_of(chances: list[MoveChance], found: float) -> Level:
    """Each of three things makes a puzzle harder: the weak bot misses it, many moves, a small gap."""
    moves = sum(not move.like for move in chances)
    hardness = 2 * (found < _OFTEN) + (moves >= _MANY_MOVES) + (lead(chances) < _LARGE_GAP)
    hardness -= moves < _FEW_MOVES
    return "easy" if hardness < 1 else "medium" if hardness <= 2 else "hard"
