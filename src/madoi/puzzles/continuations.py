"""Continuations: what could follow a move, played by bots in a world that fits what the seat knows."""

from __future__ import annotations

from typing import Final

from madoi.bots import find as find_bot
from madoi.bots.win_estimator import WinEstimator
from madoi.core.chance import Seeded
from madoi.core.game import Game
from madoi.core.record import Step
from madoi.core.session import Session
from madoi.core.viewer import Seat
from madoi.puzzles.puzzle import Continuation, MoveChance

_BOT: Final = "strong:32"
_WORLDS: Final = 2
_OWN_CHOICES: Final = 2
"""A line ends before the seat's third real choice, …"""
_MOST_DECISIONS: Final = 24
"""… or after this many decisions, forced ones included."""
_ESTIMATE_SIMULATIONS: Final = 64


def continue_with(game: Game, session: Session, seat: Seat, move: MoveChance, seed: str) -> Continuation:
    """What could follow a move. Of two worlds, it is the one that ends nearest to the move's chance, so
    that luck tells no other story than the numbers."""
    lines = [_play(game, session, seat, move, f"{seed}/{world}") for world in range(_WORLDS)]
    return min(lines, key=lambda line: line[0])[1]


def _play(
    game: Game, session: Session, seat: Seat, move: MoveChance, seed: str
) -> tuple[float, Continuation]:
    """A line in one world, and how far its end is from the move's chance."""
    fork = session.fork(session.decisions, seat, session.record.players, seed)
    bot = find_bot(_BOT, game)
    chances = [Seeded(f"{seed}/bot/{number}") for number in range(session.settings.seats)]
    fork.play(seat, game.parse(move.action))
    steps = [Step(seat, move.action).to_line()]
    own = 0
    while fork.state.to_move() and len(steps) < _MOST_DECISIONS:
        mover = fork.state.to_move()[0]
        decision = fork.state.decision(mover)
        own += mover == seat and len(decision.actions) > 1
        if own > _OWN_CHOICES:
            break
        action = bot.choose(fork.state.view(mover), decision, chances[mover])
        fork.play(mover, action)
        steps.append(Step(mover, action.text).to_line())
    estimator = WinEstimator(game, fork.state, session.settings.seats, f"{seed}/end")
    estimator.run(_ESTIMATE_SIMULATIONS, 0.0)
    return abs(estimator.shares()[seat] - move.chance), Continuation(seed, steps)
