"""Playouts: games played to the end without a record. Fast, for statistics and search."""

from __future__ import annotations

from madoi.bots.bot import Bot
from madoi.core.chance import Chance
from madoi.core.event import Event, Outcome
from madoi.core.game import State


def play_randomly(state: State, chance: Chance) -> Outcome:
    """Play the state to its end at random, every legal action equally likely."""
    state.stop_remembering()
    while True:
        movers = state.to_move()
        if not movers:
            outcome = state.outcome()
            assert outcome is not None
            return outcome
        seat = movers[0] if len(movers) == 1 else movers[chance.below(len(movers), "bot-order")]
        actions = state.legal(seat)
        chosen = 0 if len(actions) == 1 else chance.below(len(actions), "bot-choice")
        state.play(seat, actions[chosen])


def play_bots(state: State, bots: list[Bot], chances: list[Chance], events: list[Event]) -> int:
    """Play the state to its end, with one bot and one chance per seat.

    Seats that decide at the same time do so in order. Appends to ``events``.
    Returns the number of decisions.
    """
    decisions = 0
    while True:
        movers = state.to_move()
        if not movers:
            return decisions
        seat = movers[0]
        action = bots[seat].choose(state.view(seat), state.decision(seat), chances[seat])
        events += state.play(seat, action)
        decisions += 1
