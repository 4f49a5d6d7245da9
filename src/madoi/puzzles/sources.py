"""Sources of positions: games that bots play for the purpose, and records of games that were played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from madoi.bots import find as find_bot
from madoi.bots import without_budget
from madoi.core.chance import Seeded
from madoi.core.game import Game
from madoi.core.record import Player, Record
from madoi.core.session import Session, replay_steps, start
from madoi.core.settings import with_recommended

_BOTS: Final = ("greedy", "casual", "beginner")
"""Mixed strength: mistakes lead to positions in which something can be won or saved. All are quick: the time
is better spent on looking at positions than on bots that think."""


def self_played(game: Game, number: int, seed: str, skip: int = 0) -> Iterator[Session]:
    """The game of this number, before each decision. The same seed gives the same games.

    ``skip`` percent of it, its beginning, are left out.
    """
    whole = _play(game, number, seed)
    for session in recorded(game, whole.record):
        if 100 * session.decisions >= skip * whole.decisions:
            yield session


def _play(game: Game, number: int, seed: str) -> Session:
    own_seed = f"{seed}/{number}"
    chance = Seeded(f"{own_seed}/line-up")
    seats = game.seat_counts[number % len(game.seat_counts)]
    names = [_BOTS[chance.below(len(_BOTS), "bot-choice")] for _ in range(seats)]
    options = with_recommended({}, game.options)
    for option in game.options:
        if option.words:
            words = [option.words[chance.below(len(option.words), "bot-choice")] for _ in range(seats)]
            options[option.name] = ",".join(words)
    players = [Player(f"{seat + 1}", without_budget(name)) for seat, name in enumerate(names)]
    session = start(game, options, players, own_seed)
    bots = [find_bot(name, game) for name in names]
    chances = [Seeded(f"{own_seed}/bot/{seat}") for seat in range(seats)]
    while session.state.to_move():
        seat = session.state.to_move()[0]
        session.play(
            seat, bots[seat].choose(session.state.view(seat), session.state.decision(seat), chances[seat])
        )
    return session


def recorded(game: Game, record: Record) -> Iterator[Session]:
    """A game that was played, before each decision, without the players' names. Raises `BadRecord`."""
    record.players = [Player(f"{seat + 1}", player.kind) for seat, player in enumerate(record.players)]
    seeds = [*(fork.seed for fork in record.forks), record.seed]
    seen = -1
    for session in replay_steps(game, record):
        if session.state.to_move() and session.decisions > seen:
            session.record.seed = seeds[len(session.record.forks)]
            yield session
        seen = session.decisions
